/** Decides, without touching the disk, what a run has to do; `apply` does it and `check` reports it. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { type Lock, type LockHashes, lockPath, printLock, unionOf } from "./lock.js";
import { findObstacles } from "./obstacles.js";
import { ownershipWithoutLock } from "./ownership.js";
import { below, byCodeUnit, foldedPath, foldersAbove, targetOf } from "./paths.js";
import type { KeptTree, RenderedTree } from "./render.js";
import type { RenderedFile } from "./rendered-file.js";
import { strayPaths, strayWarnings } from "./strays.js";
import type { DiskFile, DiskTree, Scope } from "./tree.js";

/** The step for one file; `path` is below the output folder. */
export type PlanItem =
  | { readonly action: "same"; readonly path: string }
  | { readonly action: "create"; readonly path: string; readonly file: RenderedFile }
  | UpdateItem
  | DeleteItem
  /** Written by us, no longer wanted, edited by hand since: a person's work, so it stays and is ours no more. */
  | { readonly action: "release"; readonly path: string; readonly before: DiskFile };

/** A file of ours that has to change. The folder is ours whole: edits by hand are overwritten, and it is said. */
export interface UpdateItem {
  readonly action: "update";
  readonly path: string;
  readonly file: RenderedFile;
  readonly before: DiskFile;
  /** It is not what the lock says we wrote. */
  readonly edited: boolean;
}

/** A file of ours that is no longer wanted. */
export interface DeleteItem {
  readonly action: "delete";
  readonly path: string;
  readonly before: DiskFile;
  /** It has to go before anything is written: a wanted file needs its place. */
  readonly first: boolean;
  /** A wanted path that differs in case only: on some systems the two are one file, which must not be deleted. */
  readonly twin?: string;
}

/** All that a run has to do. */
export interface Plan {
  /** The output folder as the user wrote it. */
  readonly out: string;
  /** See `LockPlace.folder`. */
  readonly folder?: string | undefined;
  /** Sorted by path. */
  readonly items: readonly PlanItem[];
  readonly lock: LockChange;
  /** Folders that must go before anything is written, the innermost first; they hold nothing but what is deleted. */
  readonly clearedFolders: readonly string[];
  /** Folders that may have become empty by what is deleted, the innermost first. */
  readonly emptiedFolders: readonly string[];
  /** Temporary files of a killed run. */
  readonly leftovers: readonly string[];
  /** The other files in the folders of the targets: not ours, left alone. */
  readonly strays: readonly string[];
  /** See `PlanInput.left`. */
  readonly left: ReadonlySet<string>;
  /** With an error among them nothing may be written. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The text of the lock; `""` = no lock. */
export interface LockChange {
  /** As it stands; `undefined` = it does not. */
  readonly before: string | undefined;
  /** While files are written: knows the old and the new content of each. */
  readonly during: string;
  readonly after: string;
}

/** The inputs of a plan. */
export interface PlanInput {
  /** The output folder as the user wrote it; only for messages. */
  readonly out: string;
  /** See `LockPlace.folder`. There a person has files, too, which nothing is said of. */
  readonly folder?: string | undefined;
  /** True if what stands at a wanted path makes way whoever wrote it, as it does for a compiler. */
  readonly isBuild?: boolean;
  readonly wanted: RenderedTree;
  /** Files that are wanted, too, and that stand on disk as they are; left out = none. */
  readonly kept?: KeptTree | undefined;
  readonly onDisk: DiskTree;
  readonly lock: Lock;
  /** With some targets only, the lines of the others stay in the lock as they are. So do those of `left`. */
  readonly scope: Scope;
  /** Files of ours that stand there, and that a run over some groups leaves as they are; left out = none. */
  readonly left?: ReadonlySet<string>;
  /** Text near the start of every generated file that can carry it; see `ownership.ts`. */
  readonly mark: string;
}

/**
 * Compares what is wanted with what is there. Reports `foreign-file`, `path-taken`, and the warnings `stray-file`,
 * `edited-orphan` and `lock-damaged`.
 */
export function planOutput(input: PlanInput): Plan {
  const { out, folder, wanted, kept: same = new Map(), onDisk, lock } = input;
  const all = new Map([...wanted, ...same].map(([path, { hash }]) => [path, hash]));
  const inScope = (path: string): boolean =>
    (input.scope === "all" || input.scope.includes(targetOf(path))) &&
    input.left?.has(path) !== true;
  const obsolete = [...lock.hashes.keys()].filter((path) => inScope(path) && !all.has(path));

  const { items: writes, diagnostics: foreign } = planWrites(input);
  const removals = planRemovals(obsolete, all.keys(), input);
  const obstacles = findObstacles({ out, wanted: all, onDisk, removals });
  const items = [
    ...writes,
    ...[...same.keys()].map((path) => ({ action: "same" as const, path })),
    ...removals.map((item) =>
      item.action === "delete" ? { ...item, first: obstacles.first.has(item.path) } : item,
    ),
  ];
  items.sort((left, right) => byCodeUnit(left.path, right.path));

  const strays = strayPaths(onDisk);
  const kept = new Map([...lock.hashes].filter(([path]) => !inScope(path)));
  const after: LockHashes = new Map([
    ...kept,
    ...[...all].map(([path, hash]) => [path, [hash]] as const),
  ]);
  return {
    out,
    ...(folder !== undefined && { folder }),
    items,
    lock: {
      before: lock.text,
      during: printLock(unionOf(lock.hashes, after), folder),
      after: printLock(after, folder),
    },
    clearedFolders: obstacles.folders,
    emptiedFolders: foldersToEmpty(obsolete, onDisk),
    leftovers: onDisk.leftovers,
    strays,
    left: input.left ?? new Set(),
    diagnostics: [
      ...foreign,
      ...obstacles.diagnostics,
      ...damageOf(lock, below(out, lockPath(folder))),
      ...items.flatMap((item) => (item.action === "release" ? [editedOrphan(item.path, out)] : [])),
      ...strayWarnings({
        out,
        // What stands in the way was named already.
        strays: strays.filter(
          (path) => ![...foldersAbove(path), path].some((each) => obstacles.taken.has(each)),
        ),
        ours: [...all.keys(), ...lock.hashes.keys()],
      }),
    ],
  };
}

/** True if the plan leaves the output, the lock included, as it is. */
export function isCurrent(plan: Plan): boolean {
  return !changesLock(plan.lock) && plan.items.every((item) => item.action === "same");
}

/** True if the lock has to be written or deleted. */
export function changesLock(lock: LockChange): boolean {
  return (lock.before ?? "") !== lock.after || (lock.before === "" && lock.after === "");
}

function planWrites(input: PlanInput): {
  readonly items: readonly PlanItem[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const isOurs = input.isBuild === true ? () => true : ownershipWithoutLock(input);
  const items: PlanItem[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [path, file] of input.wanted) {
    const entry = input.onDisk.entries.get(path);
    const locked = input.lock.hashes.get(path);
    if (entry?.kind !== "file") {
      // What else may stand there is found, once for all files, by `findObstacles`.
      items.push({ action: "create", path, file });
    } else if (entry.hash === file.hash) {
      items.push({ action: "same", path });
    } else if (locked !== undefined || isOurs(path, entry)) {
      const edited = locked !== undefined && !locked.includes(entry.hash);
      items.push({ action: "update", path, file, before: entry, edited });
    } else {
      diagnostics.push(foreignFile(below(input.out, path)));
    }
  }
  return { items, diagnostics };
}

type Removal = Extract<PlanItem, { readonly action: "delete" | "release" }>;

/** Only a file that is, byte for byte, what the lock says we wrote is deleted. */
function planRemovals(
  obsolete: readonly string[],
  wanted: Iterable<string>,
  input: PlanInput,
): readonly Removal[] {
  if (obsolete.length === 0) return [];
  const twins = new Map([...wanted].map((path) => [foldedPath(path), path]));
  return obsolete.flatMap((path): readonly Removal[] => {
    const before = input.onDisk.entries.get(path);
    if (before?.kind !== "file") return [];
    const isAsWritten = input.lock.hashes.get(path)?.includes(before.hash) ?? false;
    if (!isAsWritten) return [{ action: "release", path, before }];
    const twin = twins.get(foldedPath(path));
    const common = { action: "delete", path, before, first: false } as const;
    return [twin === undefined ? common : { ...common, twin }];
  });
}

/** Also above files that are gone already: a killed run may have deleted the file and not yet its folder. */
function foldersToEmpty(obsolete: readonly string[], onDisk: DiskTree): readonly string[] {
  const folders = new Set(obsolete.flatMap(foldersAbove));
  return [...folders]
    .filter((folder) => onDisk.entries.get(folder)?.kind === "folder")
    .sort((left, right) => byCodeUnit(right, left));
}

function foreignFile(file: string): Diagnostic {
  return diagnostic("foreign-file", {
    message: `${file} has to be generated, but a file that the generator did not write stands there`,
    at: { file, onDisk: true },
    help: "move it away or delete it, then run the command again",
  });
}

function editedOrphan(path: string, out: string): Diagnostic {
  const file = below(out, path);
  return diagnostic("edited-orphan", {
    message: `${file} is no longer generated, but it was edited by hand, so it stays`,
    at: { file, onDisk: true },
    help: "move what you need of it out of the generated folder, then delete it",
  });
}

function damageOf(lock: Lock, file: string): readonly Diagnostic[] {
  if (lock.state !== "damaged") return [];
  return [
    diagnostic("lock-damaged", {
      message: `${file} is damaged; the lines of it that can be read are used`,
      at: { file, onDisk: true },
      help: "nothing is to be mended by hand: generating writes it anew",
    }),
  ];
}
