// Made by endpoint-manifest (typescript-client) from its template json-body.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Bodies of which the manifest shows that they are JSON. */
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";
import type { BodyEncoder } from "./operation.js";

/** Any value of JSON; text becomes a string of JSON. */
export const jsonBody: BodyEncoder = (operation, body, contentType, headers) => {
  const type =
    contentType ?? headers.get("content-type") ?? operation.contentType ?? "application/json";
  putHeaders(headers, operation, { "content-type": type });
  return jsonText(body, `${operation.id}: the body`);
};

/** What JSON has a text for. Of bytes, a form or a `Map` it would say `{}`. */
const writable = /^\[object (?:Object|Array|String|Number|Boolean|Null|Date)\]$/;

/** The JSON of a value; `subject` begins the message where it has none. */
export function jsonText(value: unknown, subject: string): string {
  let cause: unknown;
  try {
    // Whatever its declared type says, not text for a function or a symbol.
    const text: string | undefined = JSON.stringify(value);
    if (text !== undefined && writable.test(Object.prototype.toString.call(value))) return text;
  } catch (error) {
    cause = error;
  }
  throw new InvalidArgumentError(`${subject} cannot be written as JSON`, { cause });
}
