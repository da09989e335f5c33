/** Files of JSON that programs take for settings, with the header that all files have. */
import type { BuiltFile } from "./target.js";

/** A file of JSON. The key `//` is npm's place for a comment; it tells whose file it is, as the headers of other files do. */
export function jsonFile(
  path: string,
  headerLines: (origins: readonly string[]) => readonly string[],
  value: object,
): BuiltFile {
  const commented = { "//": headerLines(["the manifest"]).join(" "), ...value };
  return { kind: "built", path, print: () => `${JSON.stringify(commented, null, 2)}\n` };
}
