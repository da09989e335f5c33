/** The settings of the server in `targets.yaml`: a package, or sources. */
import { z } from "zod";
import { closed, folder, placement, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** The settings that a package and sources have in common. */
const common = {
  handlers: text.optional().meta({
    description:
      "Folder of the handlers that `scaffold` writes, below the project's folder. With it, `check` reports when a run of `scaffold` is due.",
    examples: ["src/handlers"],
  }),
  mock: z
    .boolean()
    .optional()
    .meta({
      description:
        "Whether the server has its own mock (`<package>/mock`, or the file `mock.ts`), for programs and tests. The command `mock` needs none.",
      examples: [true],
    }),
};

/** An npm package. */
const packageShape = closed({
  ...placement,
  as: z
    .literal("package")
    .optional()
    .meta({
      description:
        "Form of the server: `package` is an npm package, `sources` are its TypeScript files alone, for your own build. The default is a package.",
      examples: ["package"],
    }),
  package: textLike("packageName").meta({
    description: "Name of the npm package.",
    examples: ["@acme/library-server"],
  }),
  version: textLike("version").meta({
    description:
      "Version of the package (Semantic Versioning 2.0.0). `diff` says what the next one has to be.",
    examples: ["1.0.0"],
  }),
  license: text.meta({
    description: "License of the package, as npm wants it: an SPDX expression, or `UNLICENSED`.",
    examples: ["MIT"],
  }),
  ...common,
});

/** The TypeScript files alone, in a folder of a project that builds them itself. */
const sourcesShape = closed({
  to: folder,
  as: z.literal("sources").meta({
    description:
      "Form of the server: `sources` are its TypeScript files alone, in the folder `to`, for your own build.",
    examples: ["sources"],
  }),
  ...common,
});

/** Shape of the settings. */
export const settingsShape = z.discriminatedUnion("as", [packageShape, sourcesShape]);

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Settings of a package. */
export type PackageSettings = z.output<typeof packageShape>;

/** Tells whether the output is a package. */
export function isPackage(settings: Settings): settings is PackageSettings {
  return settings.as !== "sources";
}
