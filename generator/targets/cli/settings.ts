/** The settings of the command-line tool in `targets.yaml`: its module, its program, its version. */
import type { z } from "zod";
import { closed, placement } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** Shape of the settings. */
export const settingsShape = closed({
  ...placement,
  module: textLike("goModule").meta({
    description:
      "Path of the Go module of the command-line tool, by which `go install` finds it: where its repository is, with `/v2` and so on from the second major version on.",
    examples: ["github.com/acme/library-cli"],
  }),
  program: textLike("program")
    .optional()
    .meta({
      description:
        "Name of the program, as people type it. Left out, it is the last part of the module's path, without `-cli` and the major version.",
      examples: ["library"],
    }),
  version: textLike("version").meta({
    description:
      "Version of the tool (Semantic Versioning 2.0.0), which a tag of its repository names. `diff` says what the next one has to be.",
    examples: ["1.0.0"],
  }),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Name of the program. */
export function programName({ module, program }: Pick<Settings, "module" | "program">): string {
  if (program !== undefined) return program;
  const parts = module.split("/").filter((part, index) => index === 0 || !/^v\d+$/.test(part));
  const last = (parts.at(-1) ?? "")
    .toLowerCase()
    .replace(/\.v\d+$/, "")
    .replace(/-cli$/, "");
  const words = last.split(/[^a-z0-9]+/).filter((word) => word !== "");
  const name = words.join("-");
  return /^[a-z]/.test(name) ? name : `cli${name === "" ? "" : `-${name}`}`;
}
