/** Whether the output is known to be current: then nothing that is slow to load is loaded at all. */
import { type CachePlace, type CurrentOutput, mayUseCache, readCurrent } from "../output/cache.js";
import { cacheFolder } from "../output/cache-file.js";
import { inputsKey } from "../output/inputs.js";
import { manifestName, type Options } from "./options.js";
import { packageFile, program, templatesFolder } from "./program-files.js";

/** Packages whose version has a say in the output. */
const dependencies = ["prettier", "yaml", "zod"];

/** Where this run would be remembered; undefined = nowhere, so that everything is made anew. */
export function cachePlace({ manifest, out, target }: Options): CachePlace | undefined {
  // The project's own, from wherever the command is run; that of the program where the project has none.
  const folder = cacheFolder(manifest) ?? cacheFolder(program);
  const key = inputsKey({
    settings: JSON.stringify([manifestName(manifest), target]),
    inputs: [manifest, templatesFolder, ...dependencies.map(packageFile)],
    programs: [program],
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

/**
 * Whether the inputs still are what they were when a run began: what was saved while it ran may have been read, or not,
 * and must not be remembered under the key of either.
 */
export function isStillSo(place: CachePlace, options: Options): boolean {
  return cachePlace(options)?.key === place.key;
}
