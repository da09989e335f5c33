// Made by endpoint-manifest (typescript-client) from its template idempotency-key.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Headers of a call that a service takes for one, however often it comes. */
import { defaultHeaders } from "./headers.js";
import type { HeaderFiller } from "./operation.js";

/** Makes what `defaultHeaders` makes, with a key of its own for each call, which all its attempts share. */
export function withIdempotencyKey(
  name: string,
  fixed?: Readonly<Record<string, string>>,
): HeaderFiller {
  return (headers, init) => {
    defaultHeaders({ ...fixed, [name]: crypto.randomUUID() })(headers, init);
  };
}
