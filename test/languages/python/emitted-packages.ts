/** Packages of the Python client in a folder, made of any manifests, for one start of each checker. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderTree } from "../../../generator/output/render.js";
import type { Emission } from "../../../generator/targets/python-client/emission.js";
import { emissionOf, pythonClient } from "../../../generator/targets/python-client/index.js";
import { readTemplate } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";

/** A package: the folder that it is written to, and the manifest that it is made of. */
export interface EmittedPackage {
  readonly name: string;
  readonly manifest: string;
  /** Name of its distribution; left out = that of the folder. */
  readonly distribution?: string;
}

/** Writes a package, and gives the names that are in it. */
export async function writePackage(
  folder: string,
  { name, manifest, distribution = name }: EmittedPackage,
): Promise<Emission> {
  const { model } = loadFolder(manifest).value;
  const settings = settingsOf(distribution);
  const files = pythonClient.emit(model, settings, []).value;
  const { value: tree } = await renderTree([{ target: name, files }], readTemplate);
  for (const { path: file, text } of tree.values()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return emissionOf(model, settings);
}

/** The settings of a package. */
export function settingsOf(distribution: string) {
  return { package: distribution, version: "1.0.0", license: "MIT" };
}
