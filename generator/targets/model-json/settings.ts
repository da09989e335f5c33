/** What `targets.yaml` says of the model's file: nothing but that it is made. */
import type { z } from "zod";
import { closed } from "../../validate/forms.js";

/** Shape of the settings. */
export const settingsShape = closed({});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;
