/** The target's name, and how its files are made. */
import { type FileHead, pythonFile } from "../../emit/python/python-code.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Code } from "../../emit/text/code.js";

/** Name of the target, of its folder and in its files' headers. */
export const targetName = "python-client";

/** A module of the package; `path` is below its folder, without an ending. */
export function sourceFile(
  { module }: { readonly module: string },
  path: string,
  head: FileHead,
  body: () => Code,
): BuiltFile {
  return {
    kind: "built",
    path: `src/${module}/${path}.py`,
    print: () => pythonFile(head, body()),
  };
}
