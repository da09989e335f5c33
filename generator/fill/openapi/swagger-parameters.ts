/** Parameters of OpenAPI 2.0, which are schemas themselves ("Parameter Object"). */
import type { ParameterPlace } from "../../model/message.js";
import type { SourceEntry, SourceNode } from "../sources/source-node.js";
import { impliedScalar, type Told, toldMap, toldScalar } from "../told.js";
import { isKnownField, textIn } from "./fields.js";
import { requiredOf } from "./parameters.js";
import type { Reading } from "./reading.js";
import { keywordKind } from "./schema-keywords.js";
import { keywordsOf } from "./schemas.js";
import { isSingleValue } from "./single-values.js";
import { lost, notShown, prose } from "./values.js";

/** The keys that are no words of its schema. */
const ownKeys: ReadonlySet<string> = new Set([
  ...["name", "in", "description", "required", "collectionFormat"],
]);

/** Returns the facts of a parameter that is not in a body. */
export function swaggerParameter(node: SourceNode, place: ParameterPlace, reading: Reading): Told {
  const { report } = reading;
  const writing = collectionWriting(node, place, reading);
  const isWhole = hasKnownKeysOnly(node);
  const all = [
    ["description", prose(node.get("description"), report)],
    ["required", requiredOf(node.get("required"), { owner: node, place, isWhole }, reading)],
    ["style", writing?.style ?? impliedStyle(node, place)],
    ["explode", writing?.explode],
    ["schema", valueSchema(node, reading)],
  ] as const;
  return all.every(([, each]) => each === undefined) ? notShown(node.at) : toldMap(all, node.at);
}

/** A value without parts is written in the one way that its place has. */
function impliedStyle(node: SourceNode, place: ParameterPlace): Told | undefined {
  return isSingleValue(node) ? impliedScalar(usualStyle(place), node.at) : undefined;
}

function usualStyle(place: ParameterPlace): string {
  return place === "query" || place === "cookie" ? "form" : "simple";
}

/** The schema that a parameter, a header or a part of a form is. */
export function valueSchema(node: SourceNode, reading: Reading): Told {
  return keywordsOf(
    node,
    node.entries().filter((entry) => !isOwn(entry)),
    reading,
  );
}

/** True if no key of a parameter may be one that is misspelt. */
export function hasKnownKeysOnly(node: SourceNode): boolean {
  return node
    .entries()
    .every(
      (entry) => isOwn(entry) || isKnownField(entry.key) || keywordKind(entry.key) !== undefined,
    );
}

/** True if a parameter is a list: one whose items are described is. */
function isListed(node: SourceNode): boolean {
  const type = node.get("type");
  return type === undefined ? node.get("items")?.kind === "map" : type.text() === "array";
}

/** How a list is written of which it is not said. */
function usualFormat(node: SourceNode): string | undefined {
  return hasKnownKeysOnly(node) ? "csv" : undefined;
}

function isOwn({ key }: SourceEntry): boolean {
  return ownKeys.has(key);
}

/** How a list is written; a value of another type has no parts. */
export function collectionWriting(
  node: SourceNode,
  place: ParameterPlace,
  { report }: Pick<Reading, "report">,
): { readonly style: Told; readonly explode: Told } | undefined {
  const format = node.get("collectionFormat");
  if (!isListed(node)) {
    if (format !== undefined) lost(format, report, "It is said of lists alone.");
    return undefined;
  }
  const written = format === undefined ? usualFormat(node) : textIn(format, report);
  const style =
    written === "csv"
      ? usualStyle(place)
      : place === "query"
        ? styles.get(written ?? "")
        : undefined;
  if (style === undefined) {
    if (format !== undefined) lost(format, report, "The manifest knows no style that writes so.");
    return undefined;
  }
  const { at } = format ?? node;
  return { style: toldScalar(style, at), explode: toldScalar(written === "multi", at) };
}

const styles: ReadonlyMap<string, string> = new Map([
  ["multi", "form"],
  ["ssv", "spaceDelimited"],
  ["pipes", "pipeDelimited"],
]);
