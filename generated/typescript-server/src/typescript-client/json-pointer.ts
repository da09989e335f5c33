// Made by endpoint-manifest (typescript-server) from its template json-pointer.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** JSON Pointers (RFC 6901) into answers. */

/** The value that a pointer leads to; `undefined` where it leads nowhere. The empty pointer is the whole. */
export function valueAt(whole: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce((value: unknown, token) => {
      const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
      // Only what the JSON itself has: neither what every object inherits nor the length of an array.
      return typeof value === "object" &&
        value !== null &&
        Object.prototype.propertyIsEnumerable.call(value, key)
        ? Reflect.get(value, key)
        : undefined;
    }, whole);
}
