// Made by endpoint-manifest (typescript-client) from manifest/service.yaml, manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { RateLimit } from "./runtime/pacing.js";

/** The rates of the service, for `pacing(...rateLimits)`. */
export const rateLimits: readonly RateLimit[] = [
  { requests: 180, seconds: 60, per: "application" },
  { requests: 10, seconds: 1 },
  { requests: 5, seconds: 1, per: "operation", operation: "books.lend" },
];
