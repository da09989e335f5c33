// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#headers.
// Not to be edited: fill the manifest in and run `generate`.

import type { ParameterValue } from "./runtime/parameters.js";

/**
 * Headers of every request. Give them with a call, or in `headers` of a client.
 *
 * There may be others, which are not shown.
 */
export interface ServiceHeaders {
  /**
   * Which one.
   *
   * The service needs it with every request.
   */
  "X-Harbour"?: string | undefined;
  "X-Tide"?: ParameterValue | undefined;
}
