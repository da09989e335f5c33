// Made by endpoint-manifest (docs) from its template typescript-client/json-body.ts. Not to be edited: fill the manifest in and run generate.

/** Bodies that are JSON according to the manifest. */
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";
import type { BodyEncoder } from "./operation.js";

/** Any JSON value; text becomes a JSON string. */
export const jsonBody: BodyEncoder = (operation, body, contentType, headers) => {
  const type =
    contentType ?? headers.get("content-type") ?? operation.contentType ?? "application/json";
  putHeaders(headers, operation, { "content-type": type });
  return jsonText(body, `${operation.id}: the body`);
};

/** Values that JSON can represent. Bytes, a form or a `Map` would become `{}`. */
const writable = /^\[object (?:Object|Array|String|Number|Boolean|Null|Date)\]$/;

/** The JSON of a value; `subject` begins the message where it has none. */
export function jsonText(value: unknown, subject: string): string {
  let cause: unknown;
  try {
    // Whatever its declared type, it returns no text for a function or a symbol.
    const text: string | undefined = JSON.stringify(value);
    if (text !== undefined && writable.test(Object.prototype.toString.call(value))) return text;
  } catch (error) {
    cause = error;
  }
  throw new InvalidArgumentError(`${subject} cannot be written as JSON`, { cause });
}
