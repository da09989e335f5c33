/** Schemas that may be null though they have no type to say it with: one more alternative says it. */
import type { SourceNode } from "../sources/source-node.js";
import {
  type Told,
  type ToldEntry,
  toldIn,
  type ToldMap,
  toldList,
  toldMap,
  toldScalar,
} from "../told.js";
import { isAnnotation } from "./schema-keywords.js";
import { isType, nullableWord, nullWord } from "./schema-types.js";
import type { Reading } from "./reading.js";

/** Tells whether values of a schema may be null, where that is known; a schema that says neither leaves it open. */
export function isNullKnown(schema: SourceNode, reading: Reading): boolean {
  const word = nullWord(schema, reading);
  if (word !== undefined && word.boolean() === undefined) return false;
  // Without the type beside it nothing is left of it that would be true.
  const type = schema.get("type");
  return word?.boolean() !== true || type === undefined || isType(type, reading);
}

/**
 * With null among the listed values of a schema that has a `type` and may be null. By the letter such a list refuses null (OpenAPI
 * 3.0.3, "Fixed Fields" of the Schema Object, `nullable`), and services that are described so answer it all the same.
 */
export function withNullListed(told: ToldMap, schema: SourceNode, reading: Reading): ToldMap {
  const word = nullableWord(schema, reading);
  const values = toldIn(told, "enum");
  if (word === undefined || values?.kind !== "list" || values.items.some(isNull)) return told;
  if (toldIn(told, "type") === undefined) return told;
  reading.report.meant(word.at, word.at.path.map(String).at(-1) ?? "nullable", nullIsMeant);
  const longer = toldList([...values.items, toldScalar(null, word.at)], values.at);
  return toldMap(
    told.entries.map(({ key, value }) => [key, key === "enum" ? longer : value] as const),
    told.at,
  );
}

const nullIsMeant = "The list of values beside it does not have null; it is read as one that has.";

/** Returns the facts of a schema that may also be null. A `type` has that already. */
export function withNull(told: ToldMap, schema: SourceNode, reading: Reading): Told {
  const word = nullableWord(schema, reading);
  if (word === undefined) return told;
  const said = told.entries.filter(({ key }) => !isAnnotation(key));
  if (said.some(({ key }) => key === "type")) return told;
  if (said.length === 0 || (said.length === 1 && isListWithNull(said[0]))) return told;
  const nothing = toldMap([["type", toldScalar("null", word.at)]], word.at);
  const union = said.find(({ key }) => key === "anyOf" || key === "oneOf");
  const others = said.filter((each) => each !== union && each.key !== "discriminator");
  if (union?.value.kind === "list" && others.length === 0) {
    const longer = toldList([...union.value.items, nothing], union.value.at);
    return toldMap(
      told.entries.map(({ key, value }) => [key, key === union.key ? longer : value] as const),
      told.at,
    );
  }
  const inner = onlyPart(said) ?? toldMap(said.map(pairOf), told.at);
  return toldMap(
    [
      ...told.entries.filter(({ key }) => isAnnotation(key)).map(pairOf),
      ["anyOf", toldList([inner, nothing], told.at)],
    ],
    told.at,
  );
}

/** An `allOf` of one part, which 3.0 needs to say something beside a reference, is that part. */
function onlyPart(said: readonly ToldEntry[]): Told | undefined {
  const [only, ...others] = said;
  const parts = only?.key === "allOf" && only.value.kind === "list" ? only.value.items : [];
  return others.length === 0 && parts.length === 1 ? parts[0] : undefined;
}

function isNull(told: Told): boolean {
  return told.kind === "scalar" && told.value === null;
}

function isListWithNull(entry: ToldEntry | undefined): boolean {
  return entry?.key === "enum" && entry.value.kind === "list" && entry.value.items.some(isNull);
}

function pairOf({ key, value }: ToldEntry): readonly [string, Told] {
  return [key, value];
}
