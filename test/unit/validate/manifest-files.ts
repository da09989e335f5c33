/** The files of all manifests of this repository, and the kind of each. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "../../../generator/source/document.js";
import type { PlainValue } from "../../../generator/source/plain-value.js";
import { readManifest } from "../../../generator/source/read.js";
import type { FileKind } from "../../../generator/validate/json-schema.js";
import { scenarioNames, scenariosFolder } from "../../golden-tree.js";

/** A file with its kind, which its place tells. */
export interface KindOfFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly value: PlainValue;
}

const tests = join(import.meta.dirname, "../..");
/** Files without a fault. */
export const valid: readonly KindOfFile[] = [
  ...filesIn("specification", join(tests, "specification/manifest")),
  ...scenarioNames().flatMap((name) => filesIn(name, join(scenariosFolder, name))),
];
/** Files of manifests that show a fault, there or elsewhere. */
export const invalid: readonly KindOfFile[] = readdirSync(join(tests, "invalid")).flatMap((name) =>
  filesIn(name, join(tests, "invalid", name, "manifest")),
);

function filesIn(name: string, folder: string): readonly KindOfFile[] {
  return readManifest(folder).value.flatMap((source) => {
    const { value } = parseDocument(source).value;
    if (value === undefined) return [];
    return [{ name: `${name}/${source.file}`, kind: kindOf(source.file), value }];
  });
}

function kindOf(file: string): FileKind {
  if (file === "service.yaml") return "service";
  if (file === "targets.yaml") return "targets";
  if (file.startsWith("shared/")) return "shared";
  return file.startsWith("groups/") ? "group" : "schemas";
}
