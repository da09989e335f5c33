/** The model as JSON text: the form in which it is kept, and in which two states of it are compared. */
import type { SourceRef } from "../source-ref.js";
import type { Parameter, Response } from "./message.js";
import type { ApiModel } from "./model.js";
import { placeText } from "./place.js";

/** A piece of the text. */
export interface ModelPiece {
  readonly print: () => string;
  /** The group or schema whose piece it is; left out = it stands between these. */
  readonly of?: ModelEntry;
}

/** A group or a schema, whose name is unlike that of any other. */
export interface ModelEntry {
  readonly name: string;
  /** The file of the manifest that says all of it. */
  readonly file: string;
}

/**
 * Returns the text. Places are written as text, since they are half of the model and say little by themselves. Shared parts are
 * written once, below `shared`; each use has its name. It is indented by tabs: of two spaces a level, 60 percent of a large model
 * would be spaces.
 */
export function modelText(model: ApiModel): string {
  return modelPieces(model)
    .map(({ print }) => print())
    .join("");
}

/** Returns the pieces of the text, in their order. */
export function modelPieces(model: ApiModel): readonly ModelPiece[] {
  const comment = "Made by endpoint-manifest (model-json) from the manifest. Not to be edited.";
  const words = Object.entries({ "//": comment, ...model }).filter(
    ([, value]) => value !== undefined,
  );
  return [
    { print: () => "{" },
    ...words.flatMap(([key, value], index): readonly ModelPiece[] => [
      { print: () => `${index === 0 ? "" : ","}\n\t${JSON.stringify(key)}: ` },
      ...valuePieces(key, value, model),
    ]),
    { print: () => "\n}\n" },
  ];
}

function valuePieces(key: string, value: unknown, model: ApiModel): readonly ModelPiece[] {
  const entries = entriesOf(key, model);
  if (entries.length === 0) return [{ print: () => textAt(1, value) }];
  return [
    ...entries.flatMap(({ of, value: each }, index): readonly ModelPiece[] => [
      { print: () => `${index === 0 ? "[" : ","}\n\t\t` },
      { print: () => textAt(2, each), of },
    ]),
    { print: () => "\n\t]" },
  ];
}

function entriesOf(
  key: string,
  { groups, schemas }: ApiModel,
): readonly { readonly of: ModelEntry; readonly value: unknown }[] {
  if (key === "groups")
    return groups.map((value) => ({
      value,
      of: { name: `group ${value.id}`, file: value.at.file },
    }));
  if (key === "schemas")
    return schemas.map((value) => ({
      value,
      of: { name: `schema ${value.name}`, file: value.at.file },
    }));
  return [];
}

/** Returns the text of a value, indented as what stands in so many lists. */
function textAt(level: 1 | 2, value: unknown): string {
  const [inLists, before, after] =
    level === 1 ? [[value], "[\n\t", "\n]"] : [[[value]], "[\n\t[\n\t\t", "\n\t]\n]"];
  return JSON.stringify(inLists, withPlaces, "\t").slice(before.length, -after.length);
}

function withPlaces(_key: string, value: unknown): unknown {
  return isSourceRef(value) ? placeAndPart(value) : isUse(value) ? useOf(value) : value;
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
