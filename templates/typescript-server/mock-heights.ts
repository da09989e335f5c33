/** The nesting depth of the smallest values of schemas, which shows where a recursion must end. */
import { schemaNamed } from "./mock-check.js";
import type { MockSchema } from "./mock-data.js";
import { isSchema, type Words, wordsOf } from "./mock-schema.js";

/** Levels of a schema's smallest value below its own; `Infinity` where it never ends or there is none. */
export type HeightOf = (schema: MockSchema) => number;

/**
 * Heights of schemas that refer to others by name. They are found when they are asked for, so more names may be added before a
 * schema that refers to them is asked about.
 */
export function heightsOf(schemas: Readonly<Record<string, MockSchema>>): HeightOf {
  const named = new Map<string, number>();
  const found = new WeakMap<object, number>();
  return (schema) => {
    if (typeof schema === "boolean") return schema ? 0 : Infinity;
    const height = found.get(schema) ?? heightFound(schema, named, schemas);
    found.set(schema, height);
    return height;
  };
}

/** The height of a schema; adds the heights of all names that it reaches. */
function heightFound(
  schema: MockSchema,
  named: Map<string, number>,
  schemas: Readonly<Record<string, MockSchema>>,
): number {
  const open = new Map<string, number>();
  const heightOfName = (name: string): number => {
    if (schemaNamed(schemas, name) === true) return 0;
    const known = named.get(name) ?? open.get(name);
    if (known === undefined) open.set(name, Infinity);
    return known ?? Infinity;
  };
  heightIn(schema, heightOfName);
  // Each round finds heights that are one reference further from an end; names that no round finds have none.
  for (let isChanged = open.size > 0; isChanged;) {
    isChanged = false;
    for (const [name, before] of open) {
      const height = heightIn(schemaNamed(schemas, name), heightOfName);
      isChanged ||= height < before;
      open.set(name, height);
    }
  }
  for (const [name, height] of open) named.set(name, height);
  return heightIn(schema, heightOfName);
}

function heightIn(schema: MockSchema, heightOfName: (name: string) => number): number {
  const words = wordsOf(schema);
  if (!words) return schema === true ? 0 : Infinity;
  const heightOf = (each: MockSchema): number => heightIn(each, heightOfName);
  const { reference, allOf, anyOf, oneOf } = words;
  const heights = [ownHeight(words, heightOf), ...allOf.map(heightOf)];
  if (reference !== undefined) heights.push(heightOfName(reference));
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
