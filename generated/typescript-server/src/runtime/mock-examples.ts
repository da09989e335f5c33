// Made by endpoint-manifest (typescript-server) from its template mock-examples.ts.
// Not to be edited: fill the manifest in and run `generate`.

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
  if (words.some(({ format, pattern }) => format !== undefined || pattern !== undefined)) {
    // What is of a form of its own is made anew, so that the items of a list differ.
    return typeof again === "string" ? undefined : plainExample(again);
  }
  const isListed = words.some(({ values }) => values.length > 0);
  if (typeof again === "string" && !isListed && someWords.test(again)) {
    return { value: `${again} ${Math.floor(variant / count) + 1}` };
  }
  return plainExample(again);
}

/**
 * Words, which a number behind them leaves what they are. A date, a link, a code or an id would no longer be one, also where
 * the schema does not say that it is.
 */
const someWords = /^(?=.*\p{Ll})\p{L}[\p{L}\p{M} .,;!?'’"()&-]*$/u;

function plainExample(again: unknown): Made | undefined {
  return typeof again === "string" || typeof again === "number" || typeof again === "boolean"
    ? { value: again }
    : undefined;
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
