/** The settings of the server in `targets.yaml`: a package, or sources. */
import { z } from "zod";
import { text } from "../../validate/forms.js";
import { npmOutput } from "../../validate/npm-output.js";

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

const { packageShape, settingsShape: shape } = npmOutput(
  { noun: "server", taker: "your own build", example: "@acme/library-server" },
  common,
);

/** Shape of the settings. */
export const settingsShape = shape;

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Settings of a package. */
export type PackageSettings = z.output<typeof packageShape>;

/** Tells whether the output is a package. */
export function isPackage(settings: Settings): settings is PackageSettings {
  return settings.as !== "sources";
}
