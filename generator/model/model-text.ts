/** The model as JSON text: the form in which it is kept, and in which two states of it are compared. */
import type { SourceRef } from "../source-ref.js";
import type { Parameter, Response } from "./message.js";
import type { ApiModel } from "./model.js";
import { placeText } from "./place.js";

/**
 * Returns the text. Places are written as text, since they are half of the model and say little by themselves. Shared parts are
 * written once, below `shared`; each use has its name.
 */
export function modelText(model: ApiModel): string {
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
