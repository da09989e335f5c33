// Made by endpoint-manifest (typescript-client) from manifest/targets.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type EnvironmentOptions, environmentOptions } from "./runtime/environment.js";

/** What the environment says of a client: `SHARED_BASE_URL`, where the platform has it. */
export function optionsFromEnvironment(): EnvironmentOptions {
  return environmentOptions("SHARED");
}
