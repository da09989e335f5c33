/** JSON Pointers to places of answers. */

/** A JSON Pointer (RFC 6901, section 3). */
export function pointer(...names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
