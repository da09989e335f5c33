/** Packages of the Kotlin client in a folder, made of any manifests. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderTree } from "../../../generator/output/render.js";
import type { Emission } from "../../../generator/targets/kotlin-client/emission.js";
import { emissionOf, kotlinClient } from "../../../generator/targets/kotlin-client/index.js";
import type { Settings } from "../../../generator/targets/kotlin-client/settings.js";
import { readTemplate } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";

/** A package: its name, which is its folder's, and the manifest that it is made of. */
export interface EmittedPackage {
  readonly name: string;
  readonly manifest: string;
  /** Its package in Kotlin; left out = one of its name. */
  readonly kotlin?: string;
  /** Its settings; left out = those of its name. */
  readonly settings?: Settings;
}

/** The settings of a package; each has a Kotlin package of its own. */
export function settingsOf(
  name: string,
  kotlin = `com.example.${name.replaceAll(/[^a-z0-9]/g, "")}`,
): Settings {
  return {
    ...{ client: "Example", groupId: "com.example", artifactId: name, version: "1.0.0" },
    package: kotlin,
  };
}

/** What was written: whole paths. */
export interface WrittenPackage {
  readonly emission: Emission;
  readonly sources: readonly string[];
  /** Those that are no copies of the runtime. */
  readonly built: readonly string[];
}

/** Writes a package, and gives the names that are in it and the paths of its sources. */
export async function writePackage(
  folder: string,
  { name, manifest, kotlin, settings = settingsOf(name, kotlin) }: EmittedPackage,
): Promise<WrittenPackage> {
  const { model } = loadFolder(manifest).value;
  const files = kotlinClient.emit(model, settings, []).value;
  const { value: tree } = await renderTree([{ target: name, files }], readTemplate);
  const sources: string[] = [];
  const built: string[] = [];
  const isBuilt = new Set(files.filter(({ kind }) => kind === "built").map(({ path }) => path));
  for (const { path: file, text } of tree.values()) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (!file.endsWith(".kt")) continue;
    sources.push(path);
    if (isBuilt.has(file.slice(name.length + 1))) built.push(path);
  }
  return { emission: emissionOf(model, settings), sources, built };
}
