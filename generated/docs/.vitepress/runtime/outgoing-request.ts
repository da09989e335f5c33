// Made by endpoint-manifest (docs) from its template typescript-client/outgoing-request.ts. Not to be edited: fill the manifest in and run generate.

/** Outgoing requests, and the function that sends them. */

/** A request on its way to `fetch`. */
export interface OutgoingRequest {
  readonly method: string;
  url: string;
  readonly headers: Headers;
  /** Names of headers, in lower case, that hold keys although their names may not show it. They must not be logged. */
  secretHeaders?: readonly string[];
}

/** The platform's `fetch`, or a replacement. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
