/** Models as the target `model-json` prints them, from small manifests, for tests of what changed between two. */
import { compareModels } from "../../../generator/changes/comparison.js";
import type { FactChange, ModelChanges } from "../../../generator/changes/change.js";
import type { ApiModel } from "../../../generator/model/model.js";
import { modelJson } from "../../../generator/targets/model-json/index.js";
import { type ManifestTexts, modelOf } from "../resolve/manifest-text.js";

/** The text of `model.json`. */
export async function modelText(model: ApiModel): Promise<string> {
  const [file] = modelJson.emit(model, {}, []).value;
  if (file?.kind !== "built") throw new Error("the target hands over one file");
  return file.print();
}

/** What changed between two manifests. */
export async function changesBetween(
  before: ManifestTexts,
  after: ManifestTexts,
): Promise<ModelChanges> {
  const [old, now] = await Promise.all([before, after].map((each) => modelText(modelOf(each))));
  const changes = compareModels(old ?? "", now ?? "");
  if (changes === undefined) throw new Error("the models cannot be compared");
  return changes;
}

/** The operation `books.list` of a manifest, in the lines given. */
export function bookGroup(...lines: readonly string[]): ManifestTexts {
  const said = lines.flatMap((text) => text.split("\n")).filter((line) => line !== "");
  const form =
    said.length === 0 ? " not shown\n" : `\n${said.map((line) => `    ${line}\n`).join("")}`;
  return { "groups/books.yaml": `source: handbook\noperations:\n  list:${form}` };
}

/** A change as a line. */
export function lineOf({ kind, place, was, now }: FactChange): string {
  return `${kind} ${place}: ${was} → ${now}`;
}

/** The lines of what changed of the operation `books.list`, its place left out. */
export async function operationLines(
  before: readonly string[],
  after: readonly string[],
): Promise<readonly string[]> {
  const { facts } = await changesBetween(bookGroup(...before), bookGroup(...after));
  return facts.map((each) => lineOf(each).replace("groups/books.yaml#operations.list", ""));
}
