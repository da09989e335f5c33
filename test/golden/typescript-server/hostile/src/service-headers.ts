// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#headers.
// Not to be edited: fill the manifest in and run `generate`.

/** The headers of every request. */
export interface ServiceHeaders {
  /** *\/ */
  readonly "X-Odd!#$%&'*+.^_`|~"?: string;
}
