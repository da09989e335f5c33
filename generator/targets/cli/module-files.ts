/** The files that make the folder a module: `go.mod` and `go.sum`. */
import type { BuiltFile, CopiedFile } from "../../emit/target.js";
import type { Emission } from "./emission.js";
import { headerOf } from "./source-files.js";

/** The modules that the tool needs, with those that these need. `templates/cli/program.sum` has their sums. */
export const requirements: readonly (readonly [module: string, version: string])[] = [
  ["github.com/spf13/cobra", "v1.10.2"],
  ["github.com/spf13/pflag", "v1.0.10"],
  ["github.com/zalando/go-keyring", "v0.2.8"],
  ["golang.org/x/sys", "v0.41.0"],
  ["golang.org/x/term", "v0.40.0"],
];

const indirect: readonly (readonly [module: string, version: string])[] = [
  ["github.com/danieljoos/wincred", "v1.2.3"],
  ["github.com/godbus/dbus/v5", "v5.2.2"],
  ["github.com/inconshreveable/mousetrap", "v1.1.0"],
];

/** The files. */
export function moduleFiles(
  { module }: Pick<Emission, "module">,
  origin: string,
): readonly (BuiltFile | CopiedFile)[] {
  const block = (list: typeof requirements, mark: string): string =>
    `require (\n${list.map(([name, version]) => `\t${name} ${version}${mark}\n`).join("")})\n`;
  return [
    {
      kind: "built",
      path: "go.mod",
      print: () =>
        [headerOf(origin), `module ${module}`, "go 1.24.0", block(requirements, "")].join("\n\n") +
        `\n${block(indirect, " // indirect")}`,
    },
    // No line of it can be a comment.
    { kind: "copied", path: "go.sum", template: "cli/program.sum", header: "" },
  ];
}
