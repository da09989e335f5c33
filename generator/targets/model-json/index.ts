/** The model as JSON: for debugging, as the golden of everything before the targets, and as the example of a target. */
import type { Target } from "../../emit/target.js";
import { modelText } from "../../model/model-text.js";
import { type Settings, settingsShape } from "./settings.js";

/** The one file of the target. */
export const modelFile = "model.json";

/** Target `model-json`. */
export const modelJson: Target<Settings> = {
  name: "model-json",
  summary: "The model that all other targets are made from, as one JSON file.",
  settings: settingsShape,
  emit: (model) => ({
    value: [{ kind: "built", path: modelFile, print: () => modelText(model) }],
    diagnostics: [],
  }),
};
