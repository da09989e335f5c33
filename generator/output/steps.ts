/** The single steps by which the output is changed: lists of them, performed until one fails. */
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type Disk, newFileMode, systemCode } from "./disk.js";
import { writeFault } from "./faults.js";
import { below, foldersAbove } from "./paths.js";
import { temporaryBeside } from "./temporary.js";

/** One change of the disk, and the path below the output folder that a message about it names. */
export interface Step {
  readonly path: string;
  readonly run: () => void;
}

/** Where steps work. */
export interface Workplace {
  /** The output folder. */
  readonly out: string;
  readonly disk: Disk;
}

/** Runs the steps in order up to the first that the file system refuses; `undefined` = all are done. */
export function perform(steps: readonly Step[], place: Workplace): Diagnostic | undefined {
  for (const { path, run } of steps) {
    try {
      run();
    } catch (error) {
      return writeFault(error, below(place.out, path));
    }
  }
  return undefined;
}

/** A file that is written beside its place first and put there by a rename, so that it is old or new at any moment. */
export interface StagedFile {
  readonly stage: Step;
  readonly commit: Step;
  /** Removes what `stage` wrote, if it still stands there. */
  readonly discard: Step;
}

/** A staged file; `createdFolders` takes up the folders that had to be made, the outermost first. */
export function stagedFile(
  path: string,
  content: string | Uint8Array,
  place: Workplace,
  createdFolders: string[],
): StagedFile {
  const { out, disk } = place;
  const file = below(out, path);
  const temporary = below(out, temporaryBeside(path));
  const stage = (): void => {
    makeFoldersAbove(path, place, createdFolders);
    const mode = disk.look(file)?.mode ?? newFileMode;
    disk.write(temporary, content, mode);
  };
  const commit = (): void => {
    try {
      disk.rename(temporary, file);
    } catch (error) {
      if (systemCode(error) !== "ENOENT") throw error;
      // Another run took our temporary file for a leftover, or removed the folder that it had emptied.
      stage();
      disk.rename(temporary, file);
    }
  };
  return {
    stage: { path, run: stage },
    commit: { path, run: commit },
    discard: { path, run: () => ignoring(() => disk.removeFile(temporary)) },
  };
}

/** Removes a file; that another run was faster is no fault. */
export function removal(path: string, { out, disk }: Workplace): Step {
  return {
    path,
    run: () => {
      try {
        disk.removeFile(below(out, path));
      } catch (error) {
        if (systemCode(error) !== "ENOENT") throw error;
      }
    },
  };
}

/** Removes a folder if it is empty; that it is not, or cannot be removed, harms nobody. */
export function folderRemoval(path: string, { out, disk }: Workplace): Step {
  return { path, run: () => ignoring(() => disk.removeFolder(below(out, path))) };
}

/** Removes a temporary file of a killed run; one that another run holds open stays. */
export function leftoverRemoval(path: string, { out, disk }: Workplace): Step {
  return { path, run: () => ignoring(() => disk.removeFile(below(out, path))) };
}

function makeFoldersAbove(path: string, { out, disk }: Workplace, created: string[]): void {
  for (const folder of foldersAbove(path)) {
    if (makeFolder(below(out, folder), disk)) created.push(folder);
  }
}

/** Makes the output folder with those above it, one by one: `--out` may name a new place. */
export function outputFolder({ out, disk }: Workplace): Step {
  const run = (): void => {
    for (const each of missingFolders(out, disk)) makeFolder(each, disk);
  };
  return { path: "", run };
}

/** Those of a folder, and of the folders above it, that are not there: the outermost first. */
export function missingFolders(path: string, disk: Disk): readonly string[] {
  const missing: string[] = [];
  let folder = path.replace(/[/\\]+$/, "");
  while (folder !== "" && disk.look(folder) === undefined) {
    missing.unshift(folder);
    folder = folder.replace(/[/\\]*[^/\\]*$/, "");
  }
  return missing;
}

/** True if it had to be made; another run may make it at the same moment. */
function makeFolder(folder: string, disk: Disk): boolean {
  if (disk.look(folder)?.kind === "folder") return false;
  try {
    disk.makeFolder(folder);
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST" && disk.look(folder)?.kind === "folder") return false;
    throw error;
  }
}

/** Does what harms nobody if the file system refuses it. */
export function ignoring(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
}
