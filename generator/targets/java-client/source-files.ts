/** The target's name, and how its files are made. */
import { javaFile } from "../../emit/java/java-code.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Code } from "../../emit/text/code.js";

/** Name of the target, of its folder and in its files' headers. */
export const targetName = "java-client";

/** Folder of the classes of a package. */
export function packageFolder(name: string): string {
  return `src/main/java/${name.replaceAll(".", "/")}`;
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
    path: `${packageFolder(name)}/${className}.java`,
    print: () =>
      javaFile({ target: targetName, package: name, className, origins }, body(), taken()),
  };
}
