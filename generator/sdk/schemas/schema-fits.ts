/** Whether a text or a number is what its schema says of it. */
import type { NumberSchema, StringSchema } from "../../model/schema.js";
import { matchesPattern } from "../../patterns/longest-text.js";

/** Whether a text has the length and the pattern that are wanted. */
export function fitsText(
  text: string,
  { pattern = "", minLength = 0, maxLength = Infinity }: StringSchema,
): boolean {
  // JSON Schema 2020-12, validation, section 6.3: characters are counted, not units of UTF-16.
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength && matches(pattern, text);
}

/** What is not known to match does not. */
function matches(pattern: string, text: string): boolean {
  return pattern === "" || matchesPattern(pattern, text) === true;
}

/** Whether a number is within its bounds, and one of the multiples that are wanted. */
export function fitsNumber(number: number, schema: NumberSchema): boolean {
  const { minimum = -Infinity, maximum = Infinity, integer, multipleOf } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  return (
    number >= minimum &&
    number <= maximum &&
    number > exclusiveMinimum &&
    number < exclusiveMaximum &&
    (!integer || Number.isInteger(number)) &&
    (multipleOf === undefined || Number.isInteger(number / multipleOf))
  );
}
