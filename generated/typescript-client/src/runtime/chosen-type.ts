// Made by endpoint-manifest (typescript-client) from its template chosen-type.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The media type that a call requests, for an operation with several representations. */
import { putHeaders } from "./headers.js";
import type { HeaderFiller } from "./operation.js";

/** Makes a filler that adds the call's own `accept` before the headers that every call has. `id` is the operation's id. */
export function choosing(id: string, others?: HeaderFiller): HeaderFiller {
  return (headers, init) => {
    const { accept } = init;
    if (accept !== undefined) putHeaders(headers, { id }, { accept });
    others?.(headers, init);
  };
}
