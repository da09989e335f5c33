/** Whether the output is known to be current: then nothing that is slow to load is loaded at all. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import {
  type CachePlace,
  cacheFolder,
  type CurrentOutput,
  mayUseCache,
  readCurrent,
} from "../output/cache.js";
import { inputsKey } from "../output/inputs.js";
import { manifestName, type Options } from "./options.js";

/** The generator's own files, and the templates beside them. */
const program = fileURLToPath(new URL("../", import.meta.url));

/** Folder of the templates. */
export const templatesFolder: string = fileURLToPath(new URL("../../templates/", import.meta.url));

/** Packages whose version has a say in the output. */
const dependencies = ["prettier", "yaml", "zod"];

/** Where this run would be remembered; undefined = nowhere, so that everything is made anew. */
export function cachePlace({ manifest, out, target }: Options): CachePlace | undefined {
  // The project's own, from wherever the command is run; that of the program where the project has none.
  const folder = cacheFolder(manifest) ?? cacheFolder(program);
  const key = inputsKey({
    settings: JSON.stringify([manifestName(manifest), target]),
    inputs: [manifest, program, templatesFolder, ...dependencies.map(packageFile)],
  });
  if (folder === undefined || key === undefined) return undefined;
  return { folder, out, scope: target.length === 0 ? "all" : target, key };
}

/** What is remembered of the output, if it stands on disk exactly so. */
export function knownCurrent(
  command: "generate" | "check",
  place: CachePlace | undefined,
  ci: string | undefined,
): CurrentOutput | undefined {
  return place !== undefined && mayUseCache(command, ci) ? readCurrent(place) : undefined;
}

function packageFile(name: string): string {
  return createRequire(import.meta.url).resolve(`${name}/package.json`);
}
