// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#headers.
// Not to be edited: fill the manifest in and run `generate`.

/** The headers of every request. */
export interface ServiceHeaders {
  /**
   * Languages in which names and descriptions are wanted, the preferred one first.
   *
   * @example "sv, en;q=0.8"
   */
  readonly "Accept-Language"?: string;
}
