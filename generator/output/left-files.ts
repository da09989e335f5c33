/** The files that a run over some groups leaves as they are: those of other groups that stand there and are ours. */
import type { GeneratedFile } from "../emit/target.js";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { readLock } from "./lock.js";
import { below } from "./paths.js";

/** The groups that a run is about, and what stands there of the others. */
export interface ChosenGroups {
  /** Ids of outermost groups. */
  readonly ids: ReadonlySet<string>;
  readonly stands: StandingFiles;
}

/**
 * True if a file of ours stands at a path below the output folder, or below the folder above that of `to`; with `hash`, one that was
 * written with that content.
 */
export type StandingFiles = (to: string | undefined, path: string, hash?: string) => boolean;

/** The files of a target, parted. */
export interface PartedFiles {
  readonly made: readonly GeneratedFile[];
  /** Paths that begin with the target's folder. */
  readonly left: readonly string[];
}

/**
 * Parts the files of a target. A file that is missing is made whatever its group, because files of the whole API refer to it. So the
 * output has all files after any run, and only the contents of some may be old.
 */
export function partFiles(
  files: readonly GeneratedFile[],
  {
    folder,
    to,
    chosen,
  }: {
    /** Its name in paths. */
    readonly folder: string;
    readonly to: string | undefined;
    /** Undefined = all are made. */
    readonly chosen: ChosenGroups | undefined;
  },
): PartedFiles {
  if (chosen === undefined) return { made: files, left: [] };
  const isLeft = (file: GeneratedFile): boolean => {
    const group = file.kind === "built" ? file.group : undefined;
    const isOfOther = group !== undefined && !chosen.ids.has(group);
    return isOfOther && chosen.stands(to, `${folder}/${file.path}`);
  };
  return {
    made: files.filter((file) => !isLeft(file)),
    left: files.filter(isLeft).map(({ path }) => `${folder}/${path}`),
  };
}

/** Looks at a folder and its lock: returns the test for paths below it. See {@link StandingFiles}. */
export function standingFiles(
  place: { readonly out: string; readonly folder?: string | undefined },
  disk: Disk = realDisk,
): (path: string, hash?: string) => boolean {
  const { hashes } = readLock(place, disk).value;
  return (path, hash) => {
    try {
      const written = hashes.get(path);
      const isOurs = written !== undefined && (hash === undefined || written.includes(hash));
      return isOurs && disk.look(below(place.out, path))?.kind === "file";
    } catch (error) {
      // What cannot be looked at is reported by the plan.
      if (systemCode(error) === undefined) throw error;
      return false;
    }
  };
}
