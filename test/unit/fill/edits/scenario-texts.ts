/** The scenarios as texts, and as what a source tells. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Target } from "../../../../generator/fill/edits/proposal.js";
import type { Told } from "../../../../generator/fill/told.js";
import { resolve } from "../../../../generator/resolve/resolve.js";
import { parseDocument, type SourceDocument } from "../../../../generator/source/document.js";
import {
  entriesOf,
  isPlainMap,
  type PlainValue,
} from "../../../../generator/source/plain-value.js";
import { validate } from "../../../../generator/validate/validate.js";
import { scenariosFolder } from "../../../golden-tree.js";

/** A file. */
export interface Text {
  readonly file: string;
  readonly text: string;
}

/** The files of a scenario. */
export function textsOf(scenario: string): readonly Text[] {
  const folder = join(scenariosFolder, scenario);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .map((path) => ({
      file: path.replaceAll("\\", "/"),
      text: readFileSync(join(folder, path), "utf8"),
    }));
}

/** A file, read. */
export function parsed(text: Text): SourceDocument {
  return parseDocument(text).value;
}

/** The model, without places and sources, whatever the order. */
export function modelOf(texts: readonly Text[]): string {
  const { service, groups, schemas } = resolve(validate(texts.map(parsed)).value, "manifest").value;
  return JSON.stringify(bare({ service, groups, schemas }));
}

function bare(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(bare)
      .map((each) => JSON.stringify(each))
      .sort();
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "at" && key !== "sources");
  return Object.fromEntries(entries.map(([key, each]) => [key, bare(each)]));
}

/** The whole file, told. */
/** The whole file, told; of the file itself or of another one. */
export function targetOf({ file, text }: Text, into = file): readonly Target[] {
  const { value } = parsed({ file, text });
  if (file === "targets.yaml" || value === undefined) return [];
  return [{ at: { file: into, path: [], part: "value" }, told: toldOf(value) }];
}

function toldOf(value: PlainValue): Told {
  const at = { file: "truth.yaml", path: [] };
  if (isPlainMap(value)) {
    const entries = entriesOf(value).map(([key, each]) => ({ key, value: toldOf(each) }));
    return { kind: "map", entries, at };
  }
  if (typeof value === "object" && value !== null) {
    return { kind: "list", items: value.map(toldOf), at };
  }
  return { kind: "scalar", value, at };
}
