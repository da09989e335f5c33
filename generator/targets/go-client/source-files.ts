/** The target's name, and how its files are made. */
import { type FileHead, goFile } from "../../emit/go/go-code.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Code } from "../../emit/text/code.js";

/** Name of the target, of its folder and in its files' headers. */
export const targetName = "go-client";

/** A file of the package. `taken` are names of the package that no import may have here. */
export function sourceFile(
  path: string,
  head: FileHead,
  body: () => Code,
  taken: Iterable<string> = [],
): BuiltFile {
  return { kind: "built", path, print: () => goFile(head, body(), taken) };
}
