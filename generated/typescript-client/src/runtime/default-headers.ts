// Made by endpoint-manifest (typescript-client) from its template default-headers.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Headers that the manifest gives to every call of an operation. */
import type { HeaderFiller } from "./operation.js";

/**
 * Makes what puts them into the headers of a call that has none of the same name: the fixed ones, and under the name of
 * `idempotencyKey` a key that all attempts of the call share.
 */
export function defaultHeaders(
  fixed: Readonly<Record<string, string>>,
  idempotencyKey?: string,
): HeaderFiller {
  return (headers) => {
    const all = { ...fixed, ...(idempotencyKey && { [idempotencyKey]: crypto.randomUUID() }) };
    for (const [name, text] of Object.entries(all)) {
      if (!headers.has(name)) headers.set(name, text);
    }
  };
}
