/** The target's name, and how its files are made. */
import { moduleOf, rubyFile } from "../../emit/ruby/ruby-code.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Code } from "../../emit/text/code.js";

/** Name of the target, of its folder and in its files' headers. */
export const targetName = "ruby-client";

/** A file of the gem's module; `path` is below `lib/`, without an ending. */
export function libraryFile(
  { module }: { readonly module: string },
  path: string,
  origins: readonly string[],
  body: () => Code,
): BuiltFile {
  return {
    kind: "built",
    path: `lib/${path}.rb`,
    print: () => rubyFile({ target: targetName, origins }, moduleOf(module, [body()])),
  };
}
