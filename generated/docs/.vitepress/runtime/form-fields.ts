// Made by endpoint-manifest (docs) from its template typescript-client/form-fields.ts. Not to be edited: fill the manifest in and run generate.

/** The properties of a form as they are sent (OpenAPI 3.1.1, section 4.8.15). */
import { jsonText } from "./json-body.js";
import { isJson } from "./media-type.js";
import type { FormPart, Operation } from "./operation.js";
import { entriesOf, singleText } from "./parameters.js";

/** One value under one name. */
export interface FormField {
  readonly name: string;
  readonly value: unknown;
  /** The manifest's entry for the property. */
  readonly part: FormPart | undefined;
  /** Begins the message of an error. */
  readonly subject: string;
}

/** The given properties, in their own order. An array is a field for each item, unless a style says otherwise. */
export function fieldsOf({ id, parts }: Operation, body: unknown): readonly FormField[] {
  return entriesOf(body, `${id}: the body`).flatMap(([name, value]): FormField[] => {
    if (value === undefined) return [];
    const part = parts?.find((each) => each.name === name);
    const subject = `${id}: property "${name}" of the body`;
    const values: unknown[] = Array.isArray(value) && !part?.style ? value : [value];
    return values.map((each) => ({ name, value: each, part, subject }));
  });
}

/** A property with a style: pairs as in a query, joined by `&`; `undefined` = it has no style, or nothing to send. */
export function styledText({ name, value, part, subject }: FormField): string | undefined {
  const { style, explode = false, arrays } = part ?? {};
  const parameter = { in: "query", name, explode, ...(arrays && { arrays }) } as const;
  return style?.({ ...parameter, style }, value, subject);
}

/** The text of a field: a single value as plain text, an array or object as JSON, unless its media type says otherwise. */
export function fieldText({ value, part, subject }: FormField): string {
  const type = part?.contentType;
  const hasParts = typeof value === "object" && value !== null && type === undefined;
  if (hasParts && !Array.isArray(value)) entriesOf(value, subject);
  return hasParts || isJson(type ?? "") ? jsonText(value, subject) : singleText(value, subject);
}
