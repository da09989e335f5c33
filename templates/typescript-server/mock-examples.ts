/** Examples of schemas, as values of answers. */
import type { MockSchema } from "./mock-data.js";
import type { Made, Making } from "./mock-making.js";
import { schemaNamed } from "./mock-check.js";
import { isSchema, type Words, wordsOf } from "./mock-schema.js";

/**
 * An example, if there is one to take: `examples` first, which are made to be shown; then `example`, OpenAPI's older word
 * for one; then `default`, which is a value that the service knows, and so better than one that nobody knows.
 */
export function exampleIn(words: readonly Words[], making: Making): Made | undefined {
  const { dynamic, example, variant } = making;
  if (dynamic) return undefined;
  // The outermost say most: beside a reference, what it refers to in this place.
  const all = words.find(({ examples }) => examples.length > 0)?.examples ?? [];
  const count = all.length;
  if (count === 0) return undefined;
  if (example !== undefined) return { value: all[Math.min(example, count - 1)] };
  if (variant < count) return { value: all[variant] };
  const again = all[variant % count];
  const isFree = words.every(
    ({ format, pattern }) => format === undefined && pattern === undefined,
  );
  if (typeof again === "string") {
    // The items of a list differ, as those of a service do; what is of a form of its own is made anew.
    return isFree ? { value: `${again} ${Math.floor(variant / count) + 1}` } : undefined;
  }
  return typeof again === "number" || typeof again === "boolean" ? { value: again } : undefined;
}

/** The most examples that a schema has, or any that it is made of: so many names there are to ask for. */
export function exampleCount(
  schema: MockSchema,
  schemas: Readonly<Record<string, MockSchema>>,
): number {
  const seen = new Set<MockSchema>();
  const countIn = (each: MockSchema): number => {
    const words = wordsOf(each);
    if (!words || seen.has(each)) return 0;
    seen.add(each);
    const { reference, items, additionalProperties, properties, patternProperties } = words;
    const parts = [
      ...(reference === undefined ? [] : [schemaNamed(schemas, reference)]),
      ...[
        words.allOf,
        words.anyOf,
        words.oneOf,
        words.prefixItems,
        [...properties.values()],
      ].flat(),
      ...patternProperties.map(([, part]) => part),
      ...[items, additionalProperties, words.then, words.else].filter(isSchema),
    ];
    return Math.max(words.examples.length, ...parts.map((part) => countIn(part)));
  };
  return countIn(schema);
}
