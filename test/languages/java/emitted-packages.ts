/** Packages of the Java client in a folder, made of any manifests, for one start of the compiler. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderTree } from "../../../generator/output/render.js";
import type { Emission } from "../../../generator/targets/java-client/emission.js";
import { emissionOf, javaClient } from "../../../generator/targets/java-client/index.js";
import type { Settings } from "../../../generator/targets/java-client/settings.js";
import { templatesFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";

/** A package: its name, which is its folder's, and the manifest that it is made of. */
export interface EmittedPackage {
  readonly name: string;
  readonly manifest: string;
}

/** The settings of a package; each has a Java package of its own. */
export function settingsOf(name: string): Settings {
  return {
    ...{ client: "Example", groupId: "com.example", artifactId: name, version: "1.0.0" },
    package: `com.example.${name.replaceAll(/[^a-z0-9]/g, "")}`,
  };
}

/** Writes a package, and gives the names that are in it and the paths of its sources. */
export async function writePackage(
  folder: string,
  { name, manifest }: EmittedPackage,
  templates: string = templatesFolder,
): Promise<{ readonly emission: Emission; readonly sources: readonly string[] }> {
  const { model } = loadFolder(manifest).value;
  const settings = settingsOf(name);
  const files = javaClient.emit(model, settings, []).value;
  const { value: tree } = await renderTree([{ target: name, files }], templates);
  const sources: string[] = [];
  for (const { path: file, text } of tree.values()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    if (file.endsWith(".java")) sources.push(file);
  }
  return { emission: emissionOf(model, settings), sources };
}

/** What a program says of a folder: nothing where all is well. */
export function saidBy(program: string, given: readonly string[], folder: string): string {
  const { status, stdout, stderr } = spawnSync(program, [...given], {
    ...{ cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 },
  });
  return status !== 0 ? `${stdout}${stderr}` : "";
}
