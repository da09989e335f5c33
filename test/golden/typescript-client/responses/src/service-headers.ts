// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#headers.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Headers of every request. Give them with a call, or in `headers` of a client.
 *
 * There may be others, which are not shown.
 */
export interface ServiceHeaders {
  /**
   * Version that the caller means. Integer.
   *
   * The service needs it with every request.
   */
  "X-Api-Version"?: number | undefined;
}
