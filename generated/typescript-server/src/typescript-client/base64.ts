// Made by endpoint-manifest (typescript-server) from its template base64.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Base64 (RFC 4648). */

/** Bytes as text, in the alphabet of section 4. */
export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Bytes as text, in the alphabet of section 5 and without padding. */
export function base64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
