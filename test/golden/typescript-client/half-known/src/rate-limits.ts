// Made by endpoint-manifest (typescript-client) from manifest/service.yaml, manifest/groups/ships.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { RateLimit } from "./runtime/pacing.js";

/** The rates of the service, for `pacing(...rateLimits)`. */
export const rateLimits: readonly RateLimit[] = [
  { requests: 60, seconds: 60, per: "token" },
  { requests: 5, seconds: 1 },
  { requests: 1, seconds: 60, per: "user", operation: "ships.visits.end" },
];
