/** The model as JSON: for debugging, as the golden of everything before the targets, and as the example of a target. */
import type { Target } from "../../emit/target.js";
import { placeText } from "../../model/place.js";
import type { ApiModel } from "../../model/model.js";
import type { SourceRef } from "../../source-ref.js";

/** The one file of the target. */
export const modelFile = "model.json";

/** Target `model-json`. */
export const modelJson: Target<object> = {
  name: "model-json",
  summary: "The model that all other targets are made from, as one JSON file.",
  emit: (model) => ({
    value: [{ kind: "built", path: modelFile, print: () => printModel(model) }],
    diagnostics: [],
  }),
};

/** Places are written as text, since they are half of the model and say little by themselves. */
function printModel(model: ApiModel): string {
  const withPlaces = (_key: string, value: unknown): unknown =>
    isSourceRef(value) ? placeAndPart(value) : value;
  const comment = "Made by endpoint-manifest (model-json) from the manifest. Not to be edited.";
  return `${JSON.stringify({ "//": comment, ...model }, withPlaces, 2)}\n`;
}

function placeAndPart(at: SourceRef): string {
  const part = at.part === "value" ? "" : ` (${at.part})`;
  return `${placeText("", at)}${part}`;
}

function isSourceRef(value: unknown): value is SourceRef {
  return typeof value === "object" && value !== null && "file" in value && "part" in value;
}
