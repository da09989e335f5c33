/** Schemas that may be null though they have no type to say it with: one more alternative says it. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, type ToldEntry, type ToldMap, toldList, toldMap, toldScalar } from "../told.js";
import { isAnnotation } from "./schema-keywords.js";
import { isType, nullableWord, nullWord } from "./schema-types.js";
import type { Reading } from "./reading.js";
import { lost } from "./values.js";

/** Whether it is known of a schema whether its values may be null; what is neither yes nor no may be either. */
export function isNullKnown(schema: SourceNode, reading: Reading): boolean {
  const word = nullWord(schema, reading);
  if (word !== undefined && word.boolean() === undefined) return false;
  // Without the type beside it nothing is left of it that would be true.
  const type = schema.get("type");
  return word?.boolean() !== true || type === undefined || isType(type, reading);
}

/**
 * What a schema says, and that it may be null. With a `type` that is said there already; a list of values has to have null in it
 * (OpenAPI 3.0.3, "Fixed Fields" of the Schema Object, `nullable`).
 */
export function withNull(told: ToldMap, schema: SourceNode, reading: Reading): Told {
  const word = nullableWord(schema, reading);
  if (word === undefined) return told;
  const said = told.entries.filter(({ key }) => !isAnnotation(key));
  const values = said.find(({ key }) => key === "enum")?.value;
  const hasType = said.some(({ key }) => key === "type");
  if (hasType) {
    const isRefused = values?.kind === "list" && !values.items.some(isNull);
    if (isRefused) lost(word, reading.report, "The list of values beside it does not have null.");
    return told;
  }
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
