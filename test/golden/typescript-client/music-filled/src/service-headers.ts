// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#headers.
// Not to be edited: fill the manifest in and run `generate`.

/** Headers of every request. Give them with a call, or in `headers` of a client. */
export interface ServiceHeaders {
  /** Languages in which names and descriptions are wanted, the preferred one first. */
  "Accept-Language"?: string | undefined;
}
