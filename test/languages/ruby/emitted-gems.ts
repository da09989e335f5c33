/** Gems of the Ruby client in a folder, made of any manifests, for one start of each program that judges them. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderTree } from "../../../generator/output/render.js";
import type { Emission } from "../../../generator/targets/ruby-client/emission.js";
import { emissionOf, rubyClient } from "../../../generator/targets/ruby-client/index.js";
import {
  readTemplate,
  scenarioNames,
  scenariosFolder,
  specifiedManifest,
} from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";

const vectorServices = join(import.meta.dirname, "../../vectors/manifests");

/** A gem: the folder that it is written to, and the manifest that it is made of. */
export interface EmittedGem {
  readonly name: string;
  readonly manifest: string;
  /** Name of the gem; left out = that of the folder, in small letters, digits and `_`. */
  readonly gem?: string;
  /** Name of its module; left out = made from that of the gem. */
  readonly module?: string;
}

/** A gem that is written. */
export interface WrittenGem {
  readonly names: Emission;
  /** Its files of Ruby, beside signatures, that are no copies of the runtime, below the folder of all gems. */
  readonly built: readonly string[];
}

/** Gems of all scenarios, of the services of the vectors, and of a manifest that says only what its source does; each with a name of its own. */
export const gemsOfAll = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  ...readdirSync(vectorServices).map((name) => ({
    name: `vectors-${name}`,
    manifest: join(vectorServices, name),
  })),
  { name: "specified", manifest: specifiedManifest },
].map((each) => ({ ...each, gem: `sdk_${each.name.replaceAll("-", "_")}` }));

/** Writes a gem. */
export async function writeGem(
  folder: string,
  { name, manifest, gem = name.replaceAll("-", "_"), module }: EmittedGem,
): Promise<WrittenGem> {
  const { model } = loadFolder(manifest).value;
  const settings = { ...settingsOf(gem), ...(module !== undefined && { module }) };
  const files = rubyClient.emit(model, settings, []).value;
  const { value: tree } = await renderTree([{ target: name, files }], readTemplate);
  for (const { path: file, text } of tree.values()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const built = files.filter(
    ({ kind, path }) => kind === "built" && !/\.(?:md|rbs|yaml)$/.test(path),
  );
  return {
    names: emissionOf(model, settings),
    built: built.map(({ path }) => join(name, path)),
  };
}

/** The settings of a gem. */
export function settingsOf(gem: string) {
  return { gem, version: "1.0.0", license: "MIT" };
}
