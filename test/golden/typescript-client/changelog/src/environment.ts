// Made by endpoint-manifest (typescript-client) from manifest/targets.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type EnvironmentOptions, environmentOptions } from "./runtime/environment.js";

/** Returns the options of a client that the environment sets: `CHANGELOG_BASE_URL`. */
export function optionsFromEnvironment(): EnvironmentOptions {
  return environmentOptions("CHANGELOG");
}
