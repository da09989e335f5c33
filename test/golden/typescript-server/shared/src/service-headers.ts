// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#headers.
// Not to be edited: fill the manifest in and run `generate`.

/** The headers of every request. */
export interface ServiceHeaders {
  /** Names the request in our logs. */
  readonly "X-Request-Id"?: string;
}
