// Made by endpoint-manifest (typescript-client) from its template json-item.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** One JSON value of a stream. */
import { DecodeError } from "./errors.js";
import type { StreamAnswer } from "./text-lines.js";

/** The value of a JSON text; `what` begins the message where the text is not JSON. */
export function jsonOf(text: string, what: string, [response, request]: StreamAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const start = JSON.stringify(text.slice(0, 100));
    throw new DecodeError(request, response, `${what} is no JSON: ${start}`, cause);
  }
}
