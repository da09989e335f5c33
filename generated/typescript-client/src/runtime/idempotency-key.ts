// Made by endpoint-manifest (typescript-client) from its template idempotency-key.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Headers that let a service count repeated attempts of a call as one. */
import { defaultHeaders } from "./headers.js";
import type { HeaderFiller } from "./operation.js";

/** Makes the filler of `defaultHeaders`, with a new key for each call that all its attempts share. */
export function withIdempotencyKey(
  name: string,
  fixed?: Readonly<Record<string, string>>,
): HeaderFiller {
  return (headers, init) => {
    // An empty key is none: with it, the service would take all calls for one.
    if (headers.get(name) === "") headers.delete(name);
    defaultHeaders({ ...fixed, [name]: crypto.randomUUID() })(headers, init);
  };
}
