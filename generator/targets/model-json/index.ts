/** The model as JSON: for debugging, as the golden of everything before the targets, and as the example of a target. */
import type { Target } from "../../emit/target.js";
import { placeText } from "../../model/place.js";
import type { Parameter, Response } from "../../model/message.js";
import type { ApiModel } from "../../model/model.js";
import type { SourceRef } from "../../source-ref.js";
import { type Settings, settingsShape } from "./settings.js";

/** The one file of the target. */
export const modelFile = "model.json";

/** Target `model-json`. */
export const modelJson: Target<Settings> = {
  name: "model-json",
  summary: "The model that all other targets are made from, as one JSON file.",
  settings: settingsShape,
  emit: (model) => ({
    value: [{ kind: "built", path: modelFile, print: () => printModel(model) }],
    diagnostics: [],
  }),
};

/**
 * Places are written as text, since they are half of the model and say little by themselves. What is said once is written once,
 * below `shared`; each use has its name.
 */
function printModel(model: ApiModel): string {
  const withPlaces = (_key: string, value: unknown): unknown =>
    isSourceRef(value) ? placeAndPart(value) : isUse(value) ? useOf(value) : value;
  const comment = "Made by endpoint-manifest (model-json) from the manifest. Not to be edited.";
  return `${JSON.stringify({ "//": comment, ...model }, withPlaces, 2)}\n`;
}

function placeAndPart(at: SourceRef): string {
  const part = at.part === "value" ? "" : ` (${at.part})`;
  return `${placeText("", at)}${part}`;
}

/** A parameter, a header or an answer that is said elsewhere: its name here, and where it stands. */
type Use = Pick<Parameter, "at" | "shared"> &
  Partial<Pick<Parameter, "name" | "sources"> & Pick<Response, "status">>;

function useOf({ name, status, at, sources, shared }: Use): Use {
  return {
    ...(name !== undefined && { name }),
    ...(status !== undefined && { status }),
    at,
    ...(sources !== undefined && { sources }),
    ...(shared !== undefined && { shared }),
  };
}

function isUse(value: unknown): value is Use {
  if (typeof value !== "object" || value === null || !("shared" in value)) return false;
  return typeof value.shared === "string";
}

function isSourceRef(value: unknown): value is SourceRef {
  return typeof value === "object" && value !== null && "file" in value && "part" in value;
}
