/** The report of the difference between two small manifests. */
import { modelChanges } from "../../../generator/changes/comparison.js";
import {
  type DiffReport,
  diffReport,
  type Side,
  type TargetVersion,
} from "../../../generator/diff/report.js";
import { type ManifestTexts, modelOf } from "../resolve/manifest-text.js";

const versions: readonly TargetVersion[] = [
  { target: "openapi", version: "1.2.3" },
  { target: "typescript-client", audience: "callers", version: "1.2.3", package: "books" },
  {
    target: "typescript-server",
    audience: "implementers",
    version: "0.4.0",
    package: "books-server",
  },
];

/** Compares two manifests as `diff` does; each target has one file, which changes when a fact does. */
export function reported(before: ManifestTexts, after: ManifestTexts): DiffReport {
  const [old, now] = [modelOf(before), modelOf(after)];
  const changes = modelChanges(old, now);
  const file = (text: string) =>
    new Map(
      ["openapi", "typescript-client", "typescript-server"].map((target) => [`${target}/a`, text]),
    );
  const side = (label: string, model: Side["model"], hash: string): Side => ({
    ...{ label, model, versions, files: file(hash) },
  });
  const hash = changes.facts.length === 0 ? "1" : "2";
  return diffReport({ before: side("v1", old, "1"), after: side("v2", now, hash) }, changes, []);
}
