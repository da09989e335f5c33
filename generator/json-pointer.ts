/** JSON Pointers: how a place within a JSON value is written (RFC 6901). */

/** The pointer that leads through names (RFC 6901, section 3). */
export function pointerTo(...names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The names that a pointer leads through (RFC 6901, section 4). */
export function namesOnPointer(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
