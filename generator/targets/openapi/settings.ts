/** What `targets.yaml` says of the description. */
import { z } from "zod";
import { closed, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** Shape of the settings. */
export const settingsShape = closed({
  /** Version of the description itself (`info.version`), which is none of the service's. */
  version: textLike("version"),
  /** Licence of the service's description: an SPDX expression. */
  license: text.optional(),
  /** The version of OpenAPI that it is written in; 3.1 unless said. */
  openapi: z.enum(["3.1", "3.2"]).optional(),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Version of the specification, as a description names it. */
export function specificationOf({ openapi = "3.1" }: Pick<Settings, "openapi">): string {
  return openapi === "3.2" ? "3.2.0" : "3.1.1";
}
