/** What `targets.yaml` says of the server package. */
import { z } from "zod";
import { closed, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** Shape of the settings. */
export const settingsShape = closed({
  /** Name of the npm package. */
  package: textLike("packageName"),
  /** Its version (Semantic Versioning 2.0.0). */
  version: textLike("version"),
  /** Its licence, as npm wants it: an SPDX expression. */
  license: text,
  /** Folder of the handlers that `scaffold` writes, below the project's folder; `check` then looks after them. */
  handlers: text.optional(),
  /** Whether the package has a mock of its own (`<package>/mock`); the command `mock` needs none. */
  mock: z.boolean().optional(),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;
