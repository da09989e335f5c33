// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#headers.
// Not to be edited: fill the manifest in and run `generate`.

import type { OpenValue } from "./runtime/handler.js";

/** The headers of every request. */
export interface ServiceHeaders {
  /** Which one. */
  readonly "X-Harbour": string;
  readonly "X-Tide"?: OpenValue;
}
