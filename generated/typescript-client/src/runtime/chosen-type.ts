// Made by endpoint-manifest (typescript-client) from its template chosen-type.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The media type that a call asks for, of an operation that has several representations. */
import { putHeaders } from "./headers.js";
import type { HeaderFiller } from "./operation.js";

/** Makes what puts the call's own `accept` in, before the headers that every call has. `id` is that of the operation. */
export function choosing(id: string, others?: HeaderFiller): HeaderFiller {
  return (headers, init) => {
    const { accept } = init;
    if (accept !== undefined) putHeaders(headers, { id }, { accept });
    others?.(headers, init);
  };
}
