/** What `targets.yaml` says of the server package. */
import { z } from "zod";
import { closed, placement, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** Shape of the settings. */
export const settingsShape = closed({
  ...placement,
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
  handlers: text.optional().meta({
    description:
      "Folder of the handlers that `scaffold` writes, below the project's folder. With it, `check` says when a run of `scaffold` is due.",
    examples: ["src/handlers"],
  }),
  mock: z
    .boolean()
    .optional()
    .meta({
      description:
        "Whether the package has a mock of its own (`<package>/mock`), for programs and tests. The command `mock` needs none.",
      examples: [true],
    }),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;
