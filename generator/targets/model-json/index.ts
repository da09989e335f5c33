/** The model as JSON: for debugging, as the golden of everything before the targets, and as the example of a target. */
import type { FilePart, StayingPart, Target } from "../../emit/target.js";
import type { Edited } from "../../model/made-of.js";
import { type ModelEntry, modelPieces } from "../../model/model-text.js";
import { type Settings, settingsShape } from "./settings.js";

/** The one file of the target. */
export const modelFile = "model.json";

/** Target `model-json`. */
export const modelJson: Target<Settings> = {
  name: "model-json",
  summary: "The model that all other targets are made from, as one JSON file.",
  settings: settingsShape,
  emit: (model) => ({
    value: [
      {
        kind: "parted",
        path: modelFile,
        parts: () =>
          modelPieces(model).map(({ print, of }): FilePart => ({
            print,
            ...(of && { stays: staying(of) }),
          })),
      },
    ],
    diagnostics: [],
    // A group or a schema stands in one file of the manifest, which says all of it.
    tables: { values: [], haveShapes: false },
  }),
};

function staying({ name, file }: ModelEntry): StayingPart {
  const hasAny = ({ files }: Edited): boolean => files.has(file);
  return { name, madeOf: { texts: hasAny, facts: hasAny } };
}
