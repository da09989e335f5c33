/** The settings of the Go client in `targets.yaml`: its module, its package, its version. */
import type { z } from "zod";
import { closed, placement } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** Shape of the settings. */
export const settingsShape = closed({
  ...placement,
  module: textLike("goModule").meta({
    description:
      "Path of the Go module, by which others require and import it: where its repository is, with `/v2` and so on from the second major version on.",
    examples: ["github.com/acme/library-go"],
  }),
  package: textLike("goPackage")
    .optional()
    .meta({
      description:
        "Name of the package. Left out, it is the last part of the module's path, without `go-`, `-go` and the major version.",
      examples: ["library"],
    }),
  version: textLike("version").meta({
    description:
      "Version of the module (Semantic Versioning 2.0.0), which a tag of its repository names. `diff` says what the next one has to be.",
    examples: ["1.0.0"],
  }),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Name of the package: letters and digits, as Go wants it ("Package names", The Go Blog). */
export function packageName({ module, package: name }: Settings): string {
  if (name !== undefined) return name;
  const parts = module.split("/").filter((part, index) => index === 0 || !/^v\d+$/.test(part));
  const last = (parts.at(-1) ?? "")
    .toLowerCase()
    .replace(/\.v\d+$/, "")
    .replace(/^go-|-go$|\.go$/g, "");
  const letters = last.replaceAll(/[^a-z0-9]/g, "");
  if (/^[a-z]/.test(letters) && !unusable.has(letters)) return letters;
  return `client${letters}`;
}

/** Names that no package can have: keywords, and words that the go command takes for something else. */
const unusable: ReadonlySet<string> = new Set(
  `break case chan const continue default defer else fallthrough for func go goto if import interface map package range
  return select struct switch type var main internal vendor documentation`.split(/\s+/),
);
