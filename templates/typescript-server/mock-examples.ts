/** Examples of schemas, as values of responses. */
import type { MockSchema } from "./mock-data.js";
import type { Made, Making } from "./mock-making.js";
import { schemaNamed } from "./mock-check.js";
import { isSchema, type Words, wordsOf } from "./mock-schema.js";

/**
 * An example, if there is one to use: `examples` first, which are made to be shown; then `example`, OpenAPI's older keyword for
 * one; then `default`, which is at least a value that the service knows.
 */
export function exampleIn(words: readonly Words[], making: Making): Made | undefined {
  const { dynamic, example, variant } = making;
  if (dynamic) return undefined;
  // The outermost examples come first: beside a reference, they describe its target in this place.
  const all = words.find(({ examples }) => examples.length > 0)?.examples ?? [];
  const count = all.length;
  if (count === 0) return undefined;
  if (example !== undefined) return { value: all[Math.min(example, count - 1)] };
  if (variant < count) return { value: all[variant] };
  const again = all[variant % count];
  if (words.some(({ format, pattern }) => format !== undefined || pattern !== undefined)) {
    // A value with a form of its own is made anew, so that the items of a list differ.
    return typeof again === "string" ? undefined : plainExample(again);
  }
  const isListed = words.some(({ values }) => values.length > 0);
  if (typeof again === "string" && !isListed && someWords.test(again)) {
    return { value: `${again} ${Math.floor(variant / count) + 1}` };
  }
  return plainExample(again);
}

/**
 * Words that stay words with a number after them. A date, a link, a code or an id would become invalid, even where the schema
 * does not restrict it.
 */
const someWords = /^(?=.*\p{Ll})\p{L}[\p{L}\p{M} .,;!?'’"()&-]*$/u;

function plainExample(again: unknown): Made | undefined {
  return typeof again === "string" || typeof again === "number" || typeof again === "boolean"
    ? { value: again }
    : undefined;
}

/** The largest number of examples in a schema or any of its parts: callers can request so many by number. */
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
