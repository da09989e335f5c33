/** The inputs of a run, read once, and the place where its output is remembered. */
import type { Reported } from "../diagnostics/diagnostic.js";
import { type CachePlace, type CurrentOutput, mayUseCache, readCurrent } from "../output/cache.js";
import { cacheFolder } from "../output/cache-file.js";
import { runKey } from "../output/inputs.js";
import { SeenFiles } from "../output/seen-files.js";
import type { Scope } from "../output/tree.js";
import { lookAtManifest, type ManifestFile, stateOf } from "../source/read.js";
import { commitOf } from "./git-files.js";
import { manifestName, type Options } from "./options.js";
import { program } from "./program-files.js";
import { knownInputs, programState } from "./program-state.js";

/** The content of a manifest's folder. */
export type ManifestFiles = Reported<readonly ManifestFile[]>;

/** The inputs of a run whose manifest is not read yet. */
export interface UnreadInputs {
  /**
   * Returns where the output of the manifest as it stands is remembered; undefined = nowhere, so that everything is made anew. It
   * reads the files of the manifest whose hashes are not known.
   */
  readonly place: () => CachePlace | undefined;
  /** The files of the output that runs have read. */
  readonly seen: SeenFiles;
  /** Reads the manifest, unless it is given. Files that `place` read are not read again. */
  readonly read: (manifest?: ManifestFiles) => RunInputs;
}

/** The bytes that a run works with. Nothing of it is read a second time. */
export interface RunInputs extends Pick<UnreadInputs, "seen"> {
  readonly manifest: ManifestFiles;
  /** Where what is made of just these bytes is remembered; undefined = nowhere, so that everything is made anew. */
  readonly place: CachePlace | undefined;
  /** Stands for all that the output is made of but the manifest: program, templates, settings. */
  readonly basis: string;
}

/** Returns the inputs of a run. */
export function unreadInputs({ manifest: folder, out, target }: Options): UnreadInputs {
  // The project's own, from wherever the command is run; that of the program where the project has none.
  const cache = cacheFolder(folder) ?? cacheFolder(program);
  const inputs = knownInputs(folder, cache);
  const state = programState(inputs);
  const scope: Scope = target.length === 0 ? "all" : target;
  const settings = JSON.stringify([manifestName(folder), target]);
  const placeOf = (manifest: string | undefined): CachePlace | undefined =>
    cache === undefined || state === undefined || manifest === undefined
      ? undefined
      : { ...{ folder: cache, out, scope }, key: runKey([settings, state, manifest]) };
  const look = lookAtManifest(folder, (path, read) => inputs.hashed(path, read));
  const seen = new SeenFiles(
    cache === undefined || state === undefined
      ? undefined
      : { folder: cache, name: `seen ${JSON.stringify([out, scope])}`, key: state },
  );
  return {
    place: () => {
      const place = placeOf(look.state());
      inputs.keep();
      return place;
    },
    seen,
    read: (manifest = look.read()) => ({
      ...{ manifest, seen },
      basis: runKey([settings, state ?? ""]),
      place: placeOf(stateOf(manifest)),
    }),
  };
}

/** Returns how large a manifest is. */
export function bytesOf({ value }: ManifestFiles): number {
  return value.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

/** An output that is current, and where it is remembered. */
export interface KnownOutput extends CurrentOutput {
  readonly place: CachePlace;
}

/** Returns the remembered output, if it is on disk exactly so. */
export function knownCurrent(
  command: "generate" | "check",
  inputs: Pick<UnreadInputs, "place" | "seen">,
  {
    ci,
    withBuilds,
    manifest,
  }: {
    readonly ci: string | undefined;
    readonly withBuilds: boolean;
    readonly manifest: string;
  },
): KnownOutput | undefined {
  if (!mayUseCache(command, ci)) return undefined;
  const place = inputs.place();
  const known = place && readCurrent(place, { withBuilds }, inputs.seen.disk);
  if (place === undefined || known === undefined) return undefined;
  // A tag may have moved, and a branch does.
  const isSame = known.commits.every(([name, commit]) => commitOf(name, manifest) === commit);
  return isSame ? { ...known, place } : undefined;
}
