// Made by endpoint-manifest (docs) from its template typescript-client/media-type.ts. Not to be edited: fill the manifest in and run generate.

/** Media types (RFC 9110, section 8.3.1), as far as decoding needs them. */

/** `application/json`, and every type with the suffix `+json` (RFC 6839, section 3.1). */
export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type);
}

/** In lower case, without parameters. */
export function bareType(type: string): string {
  return type.replace(/;.*/, "").trim().toLowerCase();
}
