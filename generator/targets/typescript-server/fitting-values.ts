/** Values of answers that keep to what their schemas say of texts and numbers: others would be refused by the server itself. */
import { sampleValue } from "../../emit/typescript/package/sample-values.js";
import type { ValueTree } from "../../emit/typescript/value-tree.js";
import type { NumberSchema, Schema, StringSchema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";

/** A value that a handler may answer; `undefined` where none can be made up that fits. `name` says what it is for. */
export function fittingValue(
  schema: Schema,
  name: string,
  find: FindSchema,
): ValueTree | undefined {
  const side = "response";
  let fits = true;
  const special = (part: Schema, partName: string): undefined => {
    if (part.kind !== "string" && part.kind !== "number") return;
    const value = sampleValue(part, partName, { find, side });
    if (value?.kind !== "literal") return;
    if (part.kind === "string") fits &&= isText(String(value.value), part);
    else fits &&= isNumber(Number(value.value), part);
  };
  const value = sampleValue(schema, name, { find, side, special });
  return fits ? value : undefined;
}

function isText(
  text: string,
  { pattern = "", minLength = 0, maxLength = Infinity }: StringSchema,
): boolean {
  // JSON Schema 2020-12, validation, section 6.3: characters are counted, not units of UTF-16.
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength && matches(pattern, text);
}

/** What cannot be read as a regular expression (ECMA-262, section 22.2.1) matches nothing. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return false;
  }
}

function isNumber(number: number, schema: NumberSchema): boolean {
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
