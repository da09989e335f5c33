/** The nesting depth of the smallest values of schemas, which shows where a recursion must end. */
import { schemaNamed } from "./mock-check.js";
import type { MockSchema } from "./mock-data.js";
import { isSchema, type Words, wordsOf } from "./mock-schema.js";

/** Levels of a schema's smallest value below its own; `Infinity` where it never ends or there is none. */
export type HeightOf = (schema: MockSchema) => number;

/** Heights of schemas that refer to others by name. */
export function heightsOf(schemas: Readonly<Record<string, MockSchema>>): HeightOf {
  let known: ReadonlyMap<string, number> | undefined;
  const found = new WeakMap<object, number>();
  return (schema) => {
    if (typeof schema === "boolean") return schema ? 0 : Infinity;
    known ??= namedHeights(schemas);
    const height = found.get(schema) ?? heightIn(schema, known, schemas);
    found.set(schema, height);
    return height;
  };
}

/** Each round finds schemas that are one reference further from an end; those that no round finds have none. */
function namedHeights(schemas: Readonly<Record<string, MockSchema>>): ReadonlyMap<string, number> {
  const heights = new Map<string, number>();
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [name, schema] of Object.entries(schemas)) {
      const height = heightIn(schema, heights, schemas);
      if (height < (heights.get(name) ?? Infinity)) {
        heights.set(name, height);
        isChanged = true;
      }
    }
  }
  return heights;
}

function heightIn(
  schema: MockSchema,
  named: ReadonlyMap<string, number>,
  schemas: Readonly<Record<string, MockSchema>>,
): number {
  const words = wordsOf(schema);
  if (!words) return schema === true ? 0 : Infinity;
  const heightOf = (each: MockSchema): number => heightIn(each, named, schemas);
  const { reference, allOf, anyOf, oneOf } = words;
  const heights = [ownHeight(words, heightOf), ...allOf.map(heightOf)];
  if (reference !== undefined) {
    const isKnown = schemaNamed(schemas, reference) !== true;
    heights.push(isKnown ? (named.get(reference) ?? Infinity) : 0);
  }
  for (const members of [anyOf, oneOf]) {
    if (members.length > 0) heights.push(Math.min(...members.map(heightOf)));
  }
  return Math.max(...heights);
}

function ownHeight(words: Words, heightOf: HeightOf): number {
  const { types, values, required, minItems = 0, prefixItems, items = true } = words;
  const isFlat = values.length > 0 || types?.some((type) => type !== "object" && type !== "array");
  if (isFlat) return 0;
  const { minContains = 1 } = words;
  const below =
    types?.[0] === "array"
      ? [
          ...prefixItems.slice(0, minItems),
          ...(minItems > prefixItems.length ? [items] : []),
          ...(words.contains !== undefined && minContains > 0 ? [words.contains] : []),
        ]
      : required.map((name) => words.properties.get(name)).filter(isSchema);
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((each) => heightOf(each)));
}
