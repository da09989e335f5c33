// Made by endpoint-manifest (typescript-client) from its template media-type.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Media types (RFC 9110, section 8.3.1), as far as decoding needs them. */

/** `application/json`, and every type with the suffix `+json` (RFC 6839, section 3.1). */
export function isJson(type: string | undefined): boolean {
  return type !== undefined && /^[^;]*[/+]json\s*(?:;|$)/i.test(type);
}
