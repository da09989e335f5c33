/** The settings of the description in `targets.yaml`. */
import { z } from "zod";
import { closed, placement, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** Shape of the settings. */
export const settingsShape = closed({
  ...placement,
  version: textLike("version").meta({
    description:
      "Version of the description itself (`info.version`), which is not the version of the service.",
    examples: ["1.0.0"],
  }),
  license: text.optional().meta({
    description: "License of the description: an SPDX expression.",
    examples: ["MIT"],
  }),
  openapi: z
    .enum(["3.1", "3.2"])
    .optional()
    .meta({
      description: "Version of OpenAPI. The default is 3.1.",
      examples: ["3.2"],
    }),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** True if the description is written in OpenAPI 3.2. */
export function isLaterVersion({ openapi }: Pick<Settings, "openapi">): boolean {
  return openapi === "3.2";
}

/** Version of the specification, as a description names it. */
export function specificationOf({ openapi = "3.1" }: Pick<Settings, "openapi">): string {
  return openapi === "3.2" ? "3.2.0" : "3.1.1";
}
