/** What a mock is made of, kept from one start to the next: then nothing that reads a manifest is loaded at all. */
import { resolve } from "node:path";
import { cacheFolder } from "../output/cache-file.js";
import { runKey } from "../output/inputs.js";
import type { KeptPlace } from "../output/kept-text.js";
import { stateOf } from "../source/read.js";
import { manifestName } from "./options.js";
import { program } from "./program-files.js";
import { programState } from "./program-state.js";
import type { ManifestFiles } from "./run-inputs.js";

/** Where what a mock is made of is kept; undefined = nowhere. `files` are what was read of the manifest's folder. */
export function keptMock(manifest: string, files: ManifestFiles): KeptPlace | undefined {
  const folder = cacheFolder(manifest) ?? cacheFolder(program);
  const state = programState();
  if (folder === undefined || state === undefined) return undefined;
  const settings = JSON.stringify(["mock", manifestName(manifest)]);
  return {
    folder,
    name: `mock ${resolve(manifest)}`,
    key: runKey([settings, state, stateOf(files)]),
  };
}
