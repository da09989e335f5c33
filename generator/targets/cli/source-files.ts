/** The target's name, and how its files in Go are made. */
import { goFile, headerLines } from "../../emit/go/go-code.js";
import { loadProse } from "../../emit/markdown/prose.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Code } from "../../emit/text/code.js";

/** Name of the target, of its folder and in its files' headers. */
export const targetName = "cli";

/** The parts of a file of Go. */
interface SourceFile {
  readonly path: string;
  readonly package: string;
  readonly origin: string;
  readonly docs?: readonly string[];
  readonly body: () => Code;
}

/** A file of Go. */
export function sourceFile({ path, package: name, origin, docs, body }: SourceFile): BuiltFile {
  const head = { package: name, origins: [origin], target: targetName, ...(docs && { docs }) };
  return {
    kind: "built",
    path,
    print: async () => {
      await loadProse();
      return goFile(head, body(), []);
    },
  };
}

/** The lines above a file of another form, without the marks of a comment. */
export function headerTexts(origin: string): readonly string[] {
  return headerLines([origin], targetName).map((line) => line.replace(/^\/\/ /, ""));
}

/** The same above a file of Go. */
export function headerOf(origin: string): string {
  return headerLines([origin], targetName).join("\n");
}
