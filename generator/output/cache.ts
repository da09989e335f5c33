/**
 * The speed cache: remembers that certain inputs gave the output that stands on disk, so that a run in which nothing
 * changed loads neither the YAML reader nor a printer. It only ever saves work: each file is still compared with its
 * hash (see `seen-files.ts`), and with any doubt the cache says nothing and the output is rendered. Not committed; safe to delete.
 */
import { createHash } from "node:crypto";
import { posix, relative, resolve } from "node:path";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import { isBuildServer } from "./build-server.js";
import { nothingIfSystem, writeCacheFile } from "./cache-file.js";
import { decodeRecord, encodeRecord, type RememberedFolder } from "./cache-record.js";
import { comparedText } from "./content.js";
import { type Disk, realDisk } from "./disk.js";
import { type LockHashes, printLock, parseLock, readLock } from "./lock.js";
import { below, targetOf } from "./paths.js";
import { outputPlans, type RunPlan, type TargetPlan } from "./run-plan.js";
import { strayPaths } from "./strays.js";
import { type DiskTree, foldersInScope, readTree, type Scope } from "./tree.js";

/** Where and for which run something is remembered. */
export interface CachePlace {
  /** See `cacheFolder`. */
  readonly folder: string;
  readonly out: string;
  readonly scope: Scope;
  /** See `keyOf`. */
  readonly key: string;
}

/** The known facts of a current output. */
export interface CurrentOutput {
  /** The generated files, below the output folder. */
  readonly paths: readonly string[];
  /** The other folders of the run, as the user would write them. */
  readonly others: readonly CurrentFolder[];
  /** The warnings of the run that is remembered, to be shown again. */
  readonly warnings: readonly Diagnostic[];
  /** The revisions of git that the output depends on, and their commits: current only while these are the same. */
  readonly commits: readonly (readonly [revision: string, commit: string])[];
}

/** A folder with a lock of its own that is current. */
export interface CurrentFolder extends Pick<RememberedFolder, "kind" | "target"> {
  readonly folder: string;
  /** How many files it has. */
  readonly count: number;
}

/**
 * True if a run may trust the cache: not `check` on a build server, which is the judge of everybody's work.
 * `ci` is the value of the environment variable `CI`.
 */
export function mayUseCache(command: "generate" | "check", ci: string | undefined): boolean {
  return command === "generate" || !isBuildServer(ci);
}

/**
 * Returns the memory of the output, if the output on disk is exactly that, down to the last file; `undefined` = render it.
 * `withBuilds`: also checks the builds of packages; without it they are ignored.
 */
export function readCurrent(
  place: CachePlace,
  { withBuilds }: { readonly withBuilds: boolean },
  disk: Disk = realDisk,
): CurrentOutput | undefined {
  try {
    const record = decodeRecord(
      comparedText(disk.read(below(place.folder, nameOf(place)))),
      place.key,
    );
    if (record === undefined || (withBuilds && !record.isBuilt)) return undefined;
    const lock = readLock({ out: place.out }, disk).value;
    if (lock.state !== "intact") return undefined;
    const hashes =
      lock.text === record.files ? lock.hashes : hashesInScope(lock.hashes, place.scope);
    if (hashes !== lock.hashes && printLock(hashes) !== record.files) return undefined;

    const folders = foldersInScope(place.scope, hashes.keys(), lock.hashes);
    const tree = treeAsLocked({ out: place.out, folders }, hashes, disk);
    if (tree === undefined) return undefined;
    const strays = strayPaths(tree);
    if (JSON.stringify(strays) !== JSON.stringify(record.strays)) return undefined;
    const others = record.others.filter(({ kind }) => kind === "placed" || withBuilds);
    const current = others.flatMap((each) => currentFolder(place.out, each, disk) ?? []);
    if (current.length < others.length) return undefined;
    const { warnings, commits } = record;
    return { paths: [...hashes.keys()], others: current, warnings, commits };
  } catch (error) {
    return nothingIfSystem(error);
  }
}

/** The files that a run wrote, whatever became of them since. */
export interface LastOutput {
  /** The key of that run. */
  readonly key: string;
  /** Hashes by path below the output folder. */
  readonly files: ReadonlyMap<string, string>;
  /** The same of the folders with locks of their own; paths begin with the folder's name. */
  readonly others: readonly (Pick<RememberedFolder, "kind" | "target"> & {
    readonly hashes: ReadonlyMap<string, string>;
  })[];
  readonly commits: CurrentOutput["commits"];
}

/** Returns what the last run for the place wrote, whatever its key; `undefined` = nothing is known of it. */
export function readLast(place: CachePlace, disk: Disk = realDisk): LastOutput | undefined {
  try {
    const record = decodeRecord(comparedText(disk.read(below(place.folder, nameOf(place)))));
    if (record === undefined) return undefined;
    const { key, files, others, commits } = record;
    return {
      ...{ key, files: onlyHashes(files), commits },
      others: others.map((each) => ({
        ...{ kind: each.kind, target: each.target },
        hashes: onlyHashes(each.files, each.folder),
      })),
    };
  } catch (error) {
    return nothingIfSystem(error);
  }
}

/** A path with two hashes is one of which nothing is known. */
function onlyHashes(files: string, folder?: string): ReadonlyMap<string, string> {
  return new Map(
    [...parseLock(files, folder).hashes].flatMap(([path, [hash, ...more]]) =>
      hash === undefined || more.length > 0 ? [] : [[path, hash] as const],
    ),
  );
}

/** A folder that is as it is remembered; of what else stands there nothing is said. */
function currentFolder(
  base: string,
  { kind, target, above, folder, files }: RememberedFolder,
  disk: Disk,
): CurrentFolder | undefined {
  const out = posix.join(base.replaceAll("\\", "/"), above);
  const lock = readLock({ out, folder }, disk).value;
  if (lock.state !== "intact" || lock.text !== files) return undefined;
  const tree = treeAsLocked({ out, folders: [folder], isShared: true }, lock.hashes, disk);
  if (tree === undefined) return undefined;
  return { kind, target, folder: below(out, folder), count: lock.hashes.size };
}

/** Reads folders; undefined = a file of the lock is missing, is another one, or has two hashes. */
function treeAsLocked(
  given: { readonly out: string; readonly folders: readonly string[]; readonly isShared?: boolean },
  locked: LockHashes,
  disk: Disk,
): DiskTree | undefined {
  const kept = new Map([...locked].map(([path, [hash = ""]]) => [path, { hash }]));
  const { value, diagnostics } = readTree({ ...given, expected: locked.keys(), kept }, disk);
  if (diagnostics.length > 0 || value.leftovers.length > 0) return undefined;
  for (const [path, [hash, ...others]] of locked) {
    const entry = value.entries.get(path);
    if (entry?.kind !== "file" || entry.hash !== hash || others.length > 0) return undefined;
  }
  return value;
}

/**
 * Remembers the output of plans that were carried out or found nothing to do. `warnings` are all that the run gave,
 * except those that are only about the disk as it was; `commits` are those of the revisions that the output depends on. A cache
 * that cannot be written is none.
 */
export function writeCurrent(
  place: CachePlace,
  run: RunPlan,
  {
    warnings,
    commits = new Map(),
  }: {
    readonly warnings: readonly Diagnostic[];
    readonly commits?: ReadonlyMap<string, string>;
  },
  disk: Disk = realDisk,
): void {
  // A file that stays behind turns from `edited-orphan` into `stray-file`: the next run has to say so.
  const plans = outputPlans(run);
  const isSettled = plans.every(({ items }) => items.every(({ action }) => action !== "release"));
  if (!isSettled || hasErrors([...plans.flatMap(({ diagnostics }) => diagnostics), ...warnings])) {
    return;
  }
  const { main, placed, builds } = run;
  const strayWarnings = main.diagnostics.filter(({ code }) => code === "stray-file");
  const record = encodeRecord({
    key: place.key,
    files: printLock(hashesInScope(parseLock(main.lock.after).hashes, place.scope)),
    strays: main.strays,
    others: [
      ...placed.map((each) => rememberedFolder("placed", each, place.out)),
      ...(builds ?? []).map((each) => rememberedFolder("built", each, place.out)),
    ],
    commits: [...commits],
    isBuilt: builds !== undefined,
    warnings: [...warnings, ...strayWarnings],
  });
  try {
    writeCacheFile({ folder: place.folder, name: nameOf(place), content: record }, disk);
  } catch (error) {
    nothingIfSystem(error);
  }
}

function rememberedFolder(
  kind: RememberedFolder["kind"],
  { target, plan: { out, folder = "", lock } }: TargetPlan,
  base: string,
): RememberedFolder {
  const above = relative(base, out).replaceAll("\\", "/");
  return { kind, target, above, folder, files: lock.after };
}

/** One file for each output folder and choice of targets: only the last run counts. */
function nameOf({ out, scope }: CachePlace): string {
  const run = JSON.stringify([resolve(out), scope]);
  return `${createHash("sha256").update(run).digest("hex").slice(0, 16)}.json`;
}

function hashesInScope(hashes: LockHashes, scope: Scope): LockHashes {
  return new Map([...hashes].filter(([path]) => scope === "all" || scope.includes(targetOf(path))));
}
