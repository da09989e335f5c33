/** The target's name, and how its files are made. */
import { kotlinFile } from "../../emit/kotlin/kotlin-code.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Code } from "../../emit/text/code.js";

/** Name of the target, of its folder and in its files' headers. */
export const targetName = "kotlin-client";

/** Folder of the files of a package. */
export function packageFolder(name: string): string {
  return `src/main/kotlin/${name.replaceAll(".", "/")}`;
}

/** The file of a class. */
export function classFile(
  {
    package: name,
    className,
    origins,
  }: { readonly package: string; readonly className: string; readonly origins: readonly string[] },
  body: () => Code,
  taken: () => Iterable<string> = () => [],
): BuiltFile {
  return {
    kind: "built",
    path: `${packageFolder(name)}/${className}.kt`,
    print: () =>
      kotlinFile({ target: targetName, package: name, className, origins }, body(), taken()),
  };
}
