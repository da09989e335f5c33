/** The inputs of a run, read once, and the place where its output is remembered. */
import type { Reported } from "../diagnostics/diagnostic.js";
import { type CachePlace, type CurrentOutput, mayUseCache, readCurrent } from "../output/cache.js";
import { cacheFolder } from "../output/cache-file.js";
import { type Disk, realDisk } from "../output/disk.js";
import { runKey, readInputs } from "../output/inputs.js";
import { SeenFiles } from "../output/seen-files.js";
import type { Scope } from "../output/tree.js";
import { type ManifestFile, manifestFiles, stateOf } from "../source/read.js";
import { commitOf } from "./git-files.js";
import { manifestName, type Options } from "./options.js";
import { program, templatesFolder } from "./program-files.js";
import { programState } from "./program-state.js";

/** The content of a manifest's folder. */
export type ManifestFiles = Reported<readonly ManifestFile[]>;

/** The bytes that a run works with. Nothing of it is read a second time. */
export interface RunInputs {
  readonly manifest: ManifestFiles;
  readonly templateReader: Pick<Disk, "read">;
  /** Where what is made of just these bytes is remembered; undefined = nowhere, so that everything is made anew. */
  readonly place: CachePlace | undefined;
  /** Stands for all that the output is made of but the manifest: program, settings, templates. */
  readonly basis: string;
  /** The files of the output that runs have read. */
  readonly seen: SeenFiles;
}

/** Reads them, but for the manifest where it was read already. */
export function runInputs(
  { manifest: folder, out, target }: Options,
  manifest: ManifestFiles = manifestFiles(folder),
): RunInputs {
  // The project's own, from wherever the command is run; that of the program where the project has none.
  const cache = cacheFolder(folder) ?? cacheFolder(program);
  const templates = readInputs([templatesFolder]);
  const state = programState();
  const isKnown = cache !== undefined && state !== undefined;
  const scope: Scope = target.length === 0 ? "all" : target;
  const seen = new SeenFiles(
    isKnown
      ? { folder: cache, name: `seen ${JSON.stringify([out, scope])}`, key: state }
      : undefined,
  );
  if (templates === undefined)
    return { manifest, templateReader: realDisk, place: undefined, basis: "", seen };
  const settings = JSON.stringify([manifestName(folder), target]);
  return {
    manifest,
    templateReader: templates.files,
    basis: runKey([settings, state ?? "", templates.hash]),
    place: isKnown
      ? {
          folder: cache,
          ...{ out, scope },
          key: runKey([settings, state, templates.hash, stateOf(manifest)]),
        }
      : undefined,
    seen,
  };
}

/** Returns how large a manifest is. */
export function bytesOf({ value }: ManifestFiles): number {
  return value.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

/** Returns the remembered output, if it is on disk exactly so. */
export function knownCurrent(
  command: "generate" | "check",
  { place, seen }: Pick<RunInputs, "place" | "seen">,
  {
    ci,
    withBuilds,
    manifest,
  }: {
    readonly ci: string | undefined;
    readonly withBuilds: boolean;
    readonly manifest: string;
  },
): CurrentOutput | undefined {
  if (place === undefined || !mayUseCache(command, ci)) return undefined;
  const known = readCurrent(place, { withBuilds }, seen.disk);
  // A tag may have moved, and a branch does.
  const isSame = known?.commits.every(([name, commit]) => commitOf(name, manifest) === commit);
  return isSame ? known : undefined;
}
