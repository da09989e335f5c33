/** The settings of the model's file in `targets.yaml`: only that it is made, and where. */
import type { z } from "zod";
import { closed, placement } from "../../validate/forms.js";

/** Shape of the settings. */
export const settingsShape = closed({ ...placement });

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;
