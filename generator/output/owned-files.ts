/**
 * Writes files that people own: all of them or none, each by a rename, none over anything but the text that its new one was
 * made from. What people own is never deleted.
 */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { type Disk, realDisk } from "./disk.js";
import { writeFault } from "./faults.js";
import { findObstacles } from "./obstacles.js";
import { exactText, type OwnedFolder } from "./owned-folder.js";
import { below, foldedPath } from "./paths.js";
import { unportable } from "./render.js";
import {
  folderRemoval,
  leftoverRemoval,
  outputFolder,
  perform,
  type Workplace,
  stagedFile,
  type Step,
} from "./steps.js";

/** A file to be made or changed. */
export interface OwnedChange {
  /** Below the folder. */
  readonly path: string;
  /** The text that stands there; undefined = nothing does. */
  readonly before: string | undefined;
  readonly text: string;
}

/** Returns the obstacles to changes. Reports `path-taken` and `unportable-name`. */
export function ownedObstacles(
  changes: readonly OwnedChange[],
  folder: OwnedFolder,
): readonly Diagnostic[] {
  return [
    ...obstaclesOf(changes, folder).diagnostics,
    ...created(changes).flatMap(({ path }) => [...twins(path, folder), ...unportable(path)]),
  ];
}

/**
 * Carries changes out that nothing stands in the way of; with a fault nothing is changed, unless the disk fails in the
 * midst of renaming. Reports `cannot-write`, `disk-full`, `path-taken` and `changed-meanwhile`.
 */
export function writeOwnedFiles(
  changes: readonly OwnedChange[],
  folder: OwnedFolder,
  disk: Disk = realDisk,
): readonly Diagnostic[] {
  const place: Workplace = { out: folder.out, disk };
  perform(
    folder.leftovers.map((path) => leftoverRemoval(path, place)),
    place,
  );
  if (changes.length === 0) return [];
  const madeFolders: string[] = [];
  const writes = changes.map(({ path, text }) => stagedFile(path, text, place, madeFolders));
  const makingWay = obstaclesOf(changes, folder).folders.map((path) => folderRemoval(path, place));
  const phases: readonly (() => readonly Diagnostic[])[] = [
    () => performed([outputFolder(place)], place),
    () => changes.flatMap((change) => changedSince(change, place)),
    () => performed([...makingWay, ...writes.map(({ stage }) => stage)], place),
    // Again, because staging takes the time in which an editor saves.
    () => changes.flatMap((change) => changedSince(change, place)),
    () =>
      performed(
        writes.map(({ commit }) => commit),
        place,
      ),
  ];
  for (const phase of phases) {
    const faults = phase();
    if (faults.length === 0) continue;
    const removals = madeFolders.toReversed().map((path) => folderRemoval(path, place));
    perform([...writes.map(({ discard }) => discard), ...removals], place);
    return faults;
  }
  return [];
}

function obstaclesOf(changes: readonly OwnedChange[], folder: OwnedFolder) {
  const wanted = new Map(changes.map((change) => [change.path, change]));
  return findObstacles({ out: folder.out, wanted, onDisk: folder, removals: [] });
}

function created(changes: readonly OwnedChange[]): readonly OwnedChange[] {
  return changes.filter(({ before }) => before === undefined);
}

/** A file that is the same one where case does not count. */
function twins(path: string, { entries, out }: OwnedFolder): readonly Diagnostic[] {
  const twin = [...entries.keys()].find(
    (each) => each !== path && foldedPath(each) === foldedPath(path),
  );
  if (twin === undefined) return [];
  return [
    diagnostic("path-taken", {
      message: `${below(out, path)} has to be written, and ${below(out, twin)} is the same file on some systems`,
      at: { file: below(out, twin), onDisk: true },
      help: "give it another name, then run the command again",
    }),
  ];
}

function changedSince(
  { path, before }: OwnedChange,
  { out, disk }: Workplace,
): readonly Diagnostic[] {
  const file = below(out, path);
  const at = { file, onDisk: true };
  try {
    const entry = disk.look(file);
    // A folder is one that makes way.
    const isNothing = entry === undefined || entry.kind === "folder";
    const now = entry?.kind === "file" ? exactText(disk.read(file)) : undefined;
    if (before === undefined ? !isNothing : now !== before) {
      return [
        diagnostic("changed-meanwhile", {
          message: `${file} changed while the generator ran; nothing was written`,
          at,
          help: "run the command again",
        }),
      ];
    }
    // A rename would replace it all the same; whoever took the right away from it meant it.
    if (entry?.kind !== "file" || (entry.mode & 0o222) !== 0) return [];
    return [
      diagnostic("cannot-write", {
        message: `cannot write ${file}: it is read-only`,
        at,
        help: "make it writable, then run the command again",
      }),
    ];
  } catch (error) {
    return [writeFault(error, file)];
  }
}

function performed(steps: readonly Step[], place: Workplace): readonly Diagnostic[] {
  const fault = perform(steps, place);
  return fault === undefined ? [] : [fault];
}
