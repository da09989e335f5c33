// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { RateLimit } from "./runtime/pacing.js";

/** The rates of the service, for `pacing(...rateLimits)`. */
export const rateLimits: readonly RateLimit[] = [{ requests: 10, seconds: 1, per: "application" }];
