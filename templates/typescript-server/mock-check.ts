/** True if a schema accepts a value: JSON Schema 2020-12 with formats as annotations. It checks the values that a mock makes. */
import { canonicalJson } from "../typescript-client/canonical-json.js";
import type { MockSchema } from "./mock-data.js";
import { isObject, mayMatch, type ValueType, type Words, wordsOf } from "./mock-schema.js";

/** True if a schema accepts a value; `false` where the budget ends before that is known. */
export type Accepts = (schema: MockSchema, value: unknown, budget?: Budget) => boolean;

/** The steps that are left. Schemas that contradict themselves would take any number of steps. */
export interface Budget {
  left: number;
}

/** Steps of one check, unless it has a budget. */
const manySteps = 1_000_000;

/**
 * The parts of an object or array that schemas have evaluated; `unevaluatedProperties` and `unevaluatedItems` apply to the rest.
 */
interface Seen {
  readonly names: Set<string>;
  readonly indexes: Set<number>;
}

/** Maximum nesting depth of schemas, so that one that refers to itself ends. */
const deepest = 500;

/** Makes the check of values for schemas that refer to others by name. */
export function acceptor(schemas: Readonly<Record<string, MockSchema>>): Accepts {
  // An accepted value stays accepted: a whole is checked after its parts, each of which has been checked before.
  const proven = new WeakMap<object, WeakSet<object>>();
  return (schema, value, budget = { left: manySteps }) =>
    accepts(schema, value, { depth: 0, budget }) && budget.left > 0;

  function accepts(
    schema: MockSchema,
    value: unknown,
    { depth, budget, seen }: { depth: number; budget: Budget; seen?: Seen | undefined },
  ): boolean {
    const words = wordsOf(schema);
    if (!words || typeof schema === "boolean") return schema === true;
    const isWhole = typeof value === "object" && value !== null;
    if (isWhole && !seen && proven.get(value)?.has(schema)) return true;
    if (depth > deepest || budget.left-- <= 0) return false;
    const below = { depth: depth + 1, budget };
    const judge: Judge = { value, words, accepts: (each, part) => accepts(each, part, below) };
    const inPlace = (each: MockSchema, own: Seen | undefined): boolean => {
      const its: Seen | undefined = own && { names: new Set(), indexes: new Set() };
      const isAccepted = accepts(each, value, { ...below, seen: its });
      if (isAccepted && own && its) add(its, own);
      return isAccepted;
    };
    const { unevaluatedItems, unevaluatedProperties } = words;
    const looksBack = unevaluatedItems !== undefined || unevaluatedProperties !== undefined;
    const own =
      seen || looksBack ? { names: new Set<string>(), indexes: new Set<number>() } : undefined;
    const isAccepted =
      acceptsType(words, value) &&
      acceptsText(words, value) &&
      acceptsNumber(words, value) &&
      acceptsArray(judge, own) &&
      acceptsObject(judge, own) &&
      acceptsCombined(words, value, schemas, (each) => inPlace(each, own)) &&
      acceptsRest(judge, own);
    if (isAccepted && seen && own) add(own, seen);
    if (isAccepted && isWhole) proven.set(value, (proven.get(value) ?? new WeakSet()).add(schema));
    return isAccepted;
  }
}

/** One value and one schema. */
interface Judge {
  readonly value: unknown;
  readonly words: Words;
  /** Checks a part of the value. */
  readonly accepts: Accepts;
}

function add(from: Seen, to: Seen): void {
  for (const name of from.names) to.names.add(name);
  for (const index of from.indexes) to.indexes.add(index);
}

/** The most specific type of a value. */
export function typeOf(value: unknown): ValueType | undefined {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "boolean";
  return typeof value === "object" ? "object" : undefined;
}

function acceptsType({ types, values }: Words, value: unknown): boolean {
  const type = typeOf(value);
  const isOfType =
    types === undefined ||
    types.some((each) => each === type || (each === "number" && type === "integer"));
  if (!isOfType || values.length === 0) return isOfType;
  const text = canonicalJson(value);
  return values.every((list) => list.some((each) => canonicalJson(each) === text));
}

function acceptsText(
  { minLength = 0, maxLength = Infinity, ...words }: Words,
  value: unknown,
): boolean {
  if (typeof value !== "string") return true;
  if (!mayMatch(words, value)) return false;
  if (minLength === 0 && maxLength === Infinity) return true;
  const { length } = [...value];
  return length >= minLength && length <= maxLength;
}

function acceptsNumber(words: Words, value: unknown): boolean {
  if (typeof value !== "number") return true;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = words;
  return (
    !(minimum !== undefined && value < minimum) &&
    !(maximum !== undefined && value > maximum) &&
    !(exclusiveMinimum !== undefined && value <= exclusiveMinimum) &&
    !(exclusiveMaximum !== undefined && value >= exclusiveMaximum) &&
    (multipleOf === undefined || isMultiple(value, multipleOf))
  );
}

/** True if a number is a multiple, as precisely as 64-bit numbers allow. */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= Math.abs(times) * 2 * Number.EPSILON;
}

function acceptsArray({ value, words, accepts }: Judge, seen: Seen | undefined): boolean {
  if (!Array.isArray(value)) return true;
  const items: readonly unknown[] = value;
  const { prefixItems, items: rest, minItems = 0, maxItems = Infinity, contains } = words;
  if (items.length < minItems || items.length > maxItems) return false;
  const isFine = items.every((item, index) => {
    const schema = prefixItems[index] ?? rest;
    if (schema === undefined) return true;
    seen?.indexes.add(index);
    return accepts(schema, item);
  });
  if (!isFine) return false;
  if (words.uniqueItems && new Set(items.map(canonicalJson)).size < items.length) return false;
  if (contains === undefined) return true;
  const { minContains = 1, maxContains = Infinity } = words;
  const found = items.flatMap((item, index) => (accepts(contains, item) ? [index] : []));
  for (const index of found) seen?.indexes.add(index);
  return found.length >= minContains && found.length <= maxContains;
}

function acceptsObject({ value, words, accepts }: Judge, seen: Seen | undefined): boolean {
  if (!isObject(value)) return true;
  const names = Object.keys(value);
  const { required, minProperties = 0, maxProperties = Infinity, propertyNames } = words;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  return (
    names.length >= minProperties &&
    names.length <= maxProperties &&
    required.every(has) &&
    words.dependentRequired.every(([name, wanted]) => !has(name) || wanted.every(has)) &&
    names.every((name) => {
      if (propertyNames !== undefined && !accepts(propertyNames, name)) return false;
      const schemas = schemasOf(words, name);
      if (schemas.length > 0) seen?.names.add(name);
      return schemas.every((schema) => accepts(schema, value[name]));
    })
  );
}

/** The schemas for a property: by its name, by patterns, or else for all others. */
export function schemasOf(words: Words, name: string): readonly MockSchema[] {
  const named = words.properties.get(name);
  const schemas = words.patternProperties.flatMap(([match, schema]) =>
    match.test(name) ? [schema] : [],
  );
  if (named !== undefined) schemas.push(named);
  const { additionalProperties } = words;
  return schemas.length === 0 && additionalProperties !== undefined
    ? [additionalProperties]
    : schemas;
}

function acceptsCombined(
  words: Words,
  value: unknown,
  schemas: Readonly<Record<string, MockSchema>>,
  accepts: (schema: MockSchema) => boolean,
): boolean {
  const { reference, not, if: condition, then = true, else: otherwise = true } = words;
  if (reference !== undefined && !accepts(schemaNamed(schemas, reference))) return false;
  if (!words.allOf.every(accepts)) return false;
  // Every member is checked, because it may evaluate parts that no other does.
  if (words.anyOf.length > 0 && words.anyOf.filter(accepts).length === 0) return false;
  if (words.oneOf.length > 0 && words.oneOf.filter(accepts).length !== 1) return false;
  if (condition !== undefined && !accepts(accepts(condition) ? then : otherwise)) return false;
  const has = (name: string): boolean => isObject(value) && Object.hasOwn(value, name);
  if (!words.dependentSchemas.every(([name, schema]) => !has(name) || accepts(schema)))
    return false;
  return not === undefined || !accepts(not);
}

/** A named schema; an unknown name accepts anything. */
export function schemaNamed(
  schemas: Readonly<Record<string, MockSchema>>,
  name: string,
): MockSchema {
  return (Object.hasOwn(schemas, name) ? schemas[name] : undefined) ?? true;
}

/** Checks everything that no other keyword has evaluated. */
function acceptsRest({ value, words, accepts }: Judge, seen: Seen | undefined): boolean {
  const { unevaluatedItems, unevaluatedProperties } = words;
  if (seen && unevaluatedItems !== undefined && Array.isArray(value)) {
    const isFine = value.every(
      (item: unknown, index) => seen.indexes.has(index) || accepts(unevaluatedItems, item),
    );
    if (!isFine) return false;
    for (const index of value.keys()) seen.indexes.add(index);
  }
  if (seen && unevaluatedProperties !== undefined && isObject(value)) {
    const isFine = Object.entries(value).every(
      ([name, each]) => seen.names.has(name) || accepts(unevaluatedProperties, each),
    );
    if (!isFine) return false;
    for (const name of Object.keys(value)) seen.names.add(name);
  }
  return true;
}
