/** Models as the target `model-json` prints them, from small manifests, for tests of what changed between two. */
import { modelChanges } from "../../../generator/changes/comparison.js";
import type { FactChange, ModelChanges } from "../../../generator/changes/change.js";
import { type ManifestTexts, modelOf } from "../resolve/manifest-text.js";

/** The changes between two manifests. */
export function changesBetween(before: ManifestTexts, after: ManifestTexts): ModelChanges {
  return modelChanges(modelOf(before), modelOf(after));
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
export function operationLines(
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const { facts } = changesBetween(bookGroup(...before), bookGroup(...after));
  return facts.map((each) => lineOf(each).replace("groups/books.yaml#operations.list", ""));
}
