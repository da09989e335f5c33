/** Representations of bodies (OpenAPI 3.1.1, sections 4.8.14 and 4.8.15). */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { examplesOf, withExamples } from "./examples.js";
import { fieldsOf, isExtension, isKnownField } from "./fields.js";
import { marksOf } from "./marks.js";
import { arraysOf } from "./parameter-styles.js";
import { mapAt, type Reading } from "./reading.js";
import { schemaAt } from "./schemas.js";
import { fits, flag, flagOr, lost, none, notShown, textOfForm } from "./values.js";

/** Representations by media type; none where a map of them is empty. */
export function contentAt(node: SourceNode, reading: Reading, isOpen = false): Told | undefined {
  const { report } = reading;
  const map = mapAt(node, reading);
  if (map === undefined) return undefined;
  let isComplete = !isOpen;
  const entries = map.entries().flatMap(({ key, node: each }) => {
    if (isExtension(key)) report.extension(each.at, key);
    else if (fits("mediaType", key)) return [[key, representationAt(each, key, reading)] as const];
    else {
      report.add(each.at, key, "It is not a media type.");
      isComplete = false;
    }
    return [];
  });
  const others = isComplete ? [] : [["(others)", notShown(node.at)] as const];
  const all = [...entries, ...others];
  if (entries.length > 0 || isOpen) return toldMap(all, node.at);
  return map.entries().length === 0 ? none(node.at) : undefined;
}

/** True if a media type is a form, of which alone the encoding of its parts is asked. */
export function isForm(mediaType: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded\b)/i.test(mediaType);
}

/** How parts without names are written (OpenAPI 3.2.0, section 4.14.5), for which the manifest has no words. */
const positional = ["prefixEncoding", "itemEncoding"];

function representationAt(node: SourceNode, mediaType: string, reading: Reading): Told {
  const { report } = reading;
  const target = mapAt(node, reading);
  if (target === undefined) return notShown(node.at);
  const fields = fieldsOf(target, report);
  const marks = marksOf(fields, report);
  const whole = fields.take("schema");
  const item = fields.take("itemSchema");
  if (whole !== undefined && item !== undefined) {
    report.add(item.at, "itemSchema", "The schema beside it is taken, which is one of the whole.");
  }
  const schema = whole === undefined ? itemsAt(item, mediaType, reading) : schemaAt(whole, reading);
  const examples = examplesOf(fields, reading);
  const encoding = fields.take("encoding");
  const told = withExamples(schema, examples, reading);
  const isOfParts = isForm(mediaType);
  if (encoding !== undefined && !isOfParts) {
    lost(encoding, report, "Only forms have parts (OpenAPI 3.1.1, section 4.8.14.1).");
  }
  const hasOthers = positional.some((key) => target.get(key) !== undefined);
  const isWhole = fields.close() && !hasOthers && !marks.has("encoding");
  const implied = isWhole ? none(target.at) : undefined;
  const parts = encoding === undefined ? implied : partsAt(encoding, reading);
  const all = [
    ["schema", told],
    ["encoding", isOfParts ? opened(parts, hasOthers || marks.isOpen("encoding")) : undefined],
  ] as const;
  return all.every(([, each]) => each === undefined)
    ? notShown(target.at)
    : toldMap(all, target.at);
}

/**
 * Returns the places of items. For a stream the manifest has the schema of an item; for other sequences, that of the whole
 * (OpenAPI 3.2.0, section 4.14.3).
 */
function itemsAt(
  item: SourceNode | undefined,
  mediaType: string,
  reading: Reading,
): Told | undefined {
  if (item === undefined) return undefined;
  const told = schemaAt(item, reading);
  if (streams.test(mediaType)) return told;
  return toldMap(
    [
      ["type", toldScalar("array", item.at)],
      ["items", told],
    ],
    item.at,
  );
}

const streams =
  /^(?:text\/event-stream|application\/(?:x-)?(?:jsonl|jsonlines|ndjson)|[^;]*[/+]json-seq)\s*(?:;|$)/i;

function opened(parts: Told | undefined, isOpen: boolean): Told | undefined {
  if (!isOpen || parts?.kind !== "map") return parts;
  return toldMap(
    [
      ...parts.entries.map(({ key, value }) => [key, value] as const),
      ["(others)", notShown(parts.at)],
    ],
    parts.at,
  );
}

/** How the parts of a form are written; that none is listed means that all are written as their schemas imply. */
function partsAt(node: SourceNode, reading: Reading): Told | undefined {
  const map = mapAt(node, reading);
  if (map === undefined) return undefined;
  const parts = map.entries().flatMap(({ key, node: part }) => {
    const told = isPartName(key) ? partAt(part, reading) : undefined;
    if (told === undefined) reading.report.add(part.at, key, "Nothing of it can be held.");
    return told === undefined ? [] : [[key, told] as const];
  });
  const isComplete = map.entries().every(({ key }) => isPartName(key));
  const others = isComplete ? [] : [["(others)", notShown(node.at)] as const];
  const all = [...parts, ...others];
  return all.length > 0 ? toldMap(all, node.at) : none(node.at);
}

function isPartName(key: string): boolean {
  return key !== "" && key !== "(others)";
}

const styles: ReadonlySet<string | undefined> = new Set([
  ...["form", "spaceDelimited", "pipeDelimited", "deepObject"],
]);

/** How a part is written; undefined where that is as its schema implies. */
function partAt(node: SourceNode, { report }: Reading): Told | undefined {
  const fields = fieldsOf(node, report);
  const marks = marksOf(fields, report);
  const contentType = textOfForm(fields.take("contentType"), "mediaType", report);
  const style = fields.take("style");
  const explosion = fields.take("explode");
  const arrays = arraysOf(fields, report);
  const reserved = fields.take("allowReserved");
  flag(reserved, report);
  if (reserved?.boolean() === true)
    lost(reserved, report, "The manifest says it of parameters alone.");
  const isWhole = fields.close();
  const isKnown = styles.has(style?.text());
  if (style !== undefined && !isKnown) lost(style, report, "There is no such style of a part.");
  // A style or `explode` alone implies the other (OpenAPI 3.1.1, section 4.8.15.1.2).
  const implied = explosion === undefined || !isWhole ? undefined : "form";
  const name = style === undefined ? implied : isKnown ? style.text() : undefined;
  const exploded =
    style === undefined || name === undefined || !isWhole || marks.has("explode")
      ? undefined
      : toldScalar(name === "form", node.at);
  const told = [
    ["contentType", contentType],
    ["style", name === undefined ? undefined : toldScalar(name, (style ?? node).at)],
    ["explode", flagOr(explosion, exploded, report)],
    ["arrays", arrays],
  ] as const;
  if (told.some(([, each]) => each !== undefined)) return toldMap(told, node.at);
  const saysNothing = node.entries().every(({ key }) => isKnownField(key) && key !== "x-not-shown");
  return isWhole && saysNothing ? undefined : notShown(node.at);
}
