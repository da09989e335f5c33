/** The bounds of a schema in words, for doc comments and documents. */
import type { NumberSchema, Schema } from "../model/schema.js";
import { codeSpan } from "./markdown/text.js";

/** Sentences on what values are allowed; lengths count Unicode code points (JSON Schema 2020-12, validation, section 6). */
export function boundsOf(schema: Schema): readonly string[] {
  switch (schema.kind) {
    case "string":
      return [
        ...range([schema.minLength, schema.maxLength], "character"),
        ...said(schema.format, (format) => `Format: ${codeSpan(format)}.`),
        ...said(schema.pattern, (pattern) => `Pattern: ${codeSpan(pattern)}.`),
        ...said(schema.contentEncoding, (encoding) => `Encoding: ${codeSpan(encoding)}.`),
        ...said(schema.contentMediaType, (type) => `Media type: ${codeSpan(type)}.`),
      ];
    case "number":
      return [
        ...numberRange(schema.integer ? "Integer" : "", [
          ...between(schema),
          ...said(schema.multipleOf, (step) => `a multiple of ${step}`),
        ]),
        ...said(schema.format, (format) => `Format: ${codeSpan(format)}.`),
      ];
    case "array":
      return [
        ...(schema.prefix.length === 0 ? range([schema.minItems, schema.maxItems], "item") : []),
        ...(schema.uniqueItems === true ? ["Unique items."] : []),
      ];
    case "object":
      return range([schema.minProperties, schema.maxProperties], "property");
    case "anyOf": {
      const [only, ...others] = schema.members.filter(({ kind }) => kind !== "null");
      return only !== undefined && others.length === 0 ? boundsOf(only) : [];
    }
    default:
      return [];
  }
}

function said<T>(value: T | undefined, sentence: (value: T) => string): readonly string[] {
  return value === undefined ? [] : [sentence(value)];
}

/** "1 to 20 items.", "At most 20 items." */
function range(
  [least, most]: readonly [number | undefined, number | undefined],
  noun: string,
): readonly string[] {
  const counted = (count: number): string => {
    const plural = noun === "property" ? "properties" : `${noun}s`;
    return `${count} ${count === 1 ? noun : plural}`;
  };
  if (least === undefined) return most === undefined ? [] : [`At most ${counted(most)}.`];
  if (most === undefined) return least === 0 ? [] : [`At least ${counted(least)}.`];
  return [least === most ? `Exactly ${counted(most)}.` : `${least} to ${counted(most)}.`];
}

function between(schema: NumberSchema): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  return [
    ...said(minimum, (bound) => `at least ${bound}`),
    ...said(exclusiveMinimum, (bound) => `above ${bound}`),
    ...said(maximum, (bound) => `at most ${bound}`),
    ...said(exclusiveMaximum, (bound) => `below ${bound}`),
  ];
}

function numberRange(kind: string, bounds: readonly string[]): readonly string[] {
  const parts = [...(kind === "" ? [] : [kind]), ...bounds];
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return [`${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(", ")}.`];
}
