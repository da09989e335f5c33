/** Representations of bodies (OpenAPI 3.1.1, sections 4.8.14 and 4.8.15). */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { examplesOf, withExamples } from "./examples.js";
import { entriesIn, fieldsOf, isExtension } from "./fields.js";
import { marksOf } from "./marks.js";
import type { Reading } from "./reading.js";
import { schemaAt } from "./schemas.js";
import { fits, flag, lost, none, notShown, textOfForm } from "./values.js";

/** Representations by media type; none where a map of them is empty. */
export function contentAt(node: SourceNode, reading: Reading, isOpen = false): Told | undefined {
  const { report } = reading;
  if (node.kind !== "map") return lost(node, report, "A map of media types is expected here.");
  const entries = node.entries().flatMap(({ key, node: each }) => {
    if (isExtension(key)) report.extension(each.at, key);
    else if (!fits("mediaType", key)) report.add(each.at, key, "It is not a media type.");
    else return [[key, representationAt(each, key, reading)] as const];
    return [];
  });
  const others = isOpen ? [["(others)", notShown(node.at)] as const] : [];
  const all = [...entries, ...others];
  if (all.length > 0) return toldMap(all, node.at);
  return node.entries().length === 0 ? none(node.at) : undefined;
}

/** Whether a media type is a form, of which alone the encoding of its parts is asked. */
export function isForm(mediaType: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded\b)/i.test(mediaType);
}

function representationAt(node: SourceNode, mediaType: string, reading: Reading): Told {
  const { report } = reading;
  const target = reading.follow(node);
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
  const parts = isForm(mediaType)
    ? partsAt(encoding, target, reading)
    : encoding &&
      lost(encoding, report, "Only forms have parts (OpenAPI 3.1.1, section 4.8.14.1).");
  fields.close();
  const isKnown = encoding !== undefined || !marks.has("encoding");
  const all = [
    ["schema", told],
    ["encoding", isKnown ? opened(parts, marks.isOpen("encoding")) : undefined],
  ] as const;
  return all.every(([, each]) => each === undefined)
    ? notShown(target.at)
    : toldMap(all, target.at);
}

/** Of a stream the manifest has the schema of an item; of anything else in parts, that of all together (OpenAPI 3.2.0, section 4.14.3). */
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
function partsAt(node: SourceNode | undefined, owner: SourceNode, reading: Reading): Told {
  const parts = entriesIn(node, reading.report).flatMap(({ key, node: part }) => {
    const told = key === "(others)" || key === "" ? undefined : partAt(part, reading);
    if (told === undefined) reading.report.add(part.at, key, "Nothing of it can be held.");
    return told === undefined ? [] : [[key, told] as const];
  });
  return parts.length > 0 ? toldMap(parts, node?.at ?? owner.at) : none(node?.at ?? owner.at);
}

const styles: ReadonlySet<string | undefined> = new Set([
  ...["form", "spaceDelimited", "pipeDelimited", "deepObject"],
]);

function partAt(node: SourceNode, { report }: Reading): Told | undefined {
  const fields = fieldsOf(node, report);
  const marks = marksOf(fields, report);
  const contentType = textOfForm(fields.take("contentType"), "mediaType", report);
  const style = fields.take("style");
  const explode = flag(fields.take("explode"), report);
  const reserved = fields.take("allowReserved");
  flag(reserved, report);
  if (reserved?.boolean() === true)
    lost(reserved, report, "The manifest says it of parameters alone.");
  fields.close();
  const isKnown = styles.has(style?.text());
  if (style !== undefined && !isKnown) lost(style, report, "There is no such style of a part.");
  const name = isKnown ? style?.text() : undefined;
  // A style or `explode` alone implies the other (OpenAPI 3.1.1, section 4.8.15.1.2).
  const written = name ?? (explode === undefined ? undefined : "form");
  const isExploded =
    explode ?? (name === undefined ? undefined : toldScalar(name === "form", node.at));
  const told = [
    ["contentType", contentType],
    ["style", written === undefined ? undefined : toldScalar(written, (style ?? node).at)],
    ["explode", marks.has("explode") ? explode : isExploded],
  ] as const;
  return told.every(([, each]) => each === undefined) ? undefined : toldMap(told, node.at);
}
