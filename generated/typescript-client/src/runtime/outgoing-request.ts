// Made by endpoint-manifest (typescript-client) from its template outgoing-request.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What goes out: a request that is ready to be sent, and what sends it. */

/** A request on its way to `fetch`. */
export interface OutgoingRequest {
  readonly method: string;
  url: string;
  readonly headers: Headers;
  /** Names of headers, in small letters, that hold keys although their names may not tell: not to be logged. */
  secretHeaders?: readonly string[];
}

/** The platform's `fetch`, or a function in its place. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
