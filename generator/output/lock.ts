/**
 * The lock: which files the generator wrote, and what it wrote into them. Committed, so that a stale file, a hand
 * edit and somebody else's file are told apart on every machine.
 *
 * One line per file, `<sha256>  <path>`, sorted: the format of `sha256sum --check`, and a merge of two branches is a
 * merge of lines. A path may stand twice, with two hashes: both are ours. That is so after a merge, and while a run
 * writes (then the lock knows the old and the new content of each file, whenever the run is killed).
 *
 * The output folder has one for all folders of targets. A folder that a person chose (`to:`), and one with the build of a
 * package, has its own, whose lines begin below that folder: it speaks of nothing outside.
 */
import type { Diagnostic, Reported } from "../diagnostics/diagnostic.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import { comparedText, withLineFeeds } from "./content.js";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { readFault } from "./faults.js";
import { below, byCodeUnit, pathFault } from "./paths.js";

/** Name of the lock in the output folder. */
export const lockName = "endpoint-manifest.lock";

/** Where a lock stands, and what it speaks for. */
export interface LockPlace {
  /** The folder that paths are below, as the user wrote it. */
  readonly out: string;
  /** Name of the one folder in it that the lock stands in and speaks for; left out = it stands in `out`, for all folders there. */
  readonly folder?: string | undefined;
}

/** The path of a lock below `out`. */
export function lockPath(folder: string | undefined): string {
  return folder === undefined ? lockName : `${folder}/${lockName}`;
}

/** The content of the lock. */
export interface Lock {
  /** `damaged` = some of it is not a lock's text (a merge conflict, a cut file); the lines that are still count. */
  readonly state: "absent" | "intact" | "damaged";
  /** The text as it stands, with LF; `undefined` = there is none. */
  readonly text: string | undefined;
  /** For each path below the output folder the hashes of what the generator wrote there. */
  readonly hashes: LockHashes;
}

/** Hashes by path. */
export type LockHashes = ReadonlyMap<string, readonly string[]>;

/** Reads a lock. Reports `path-taken` and `output-unreadable`; damage is no fault. */
export function readLock({ out, folder }: LockPlace, disk: Disk = realDisk): Reported<Lock> {
  const path = below(out, lockPath(folder));
  try {
    const entry = disk.look(path);
    if (entry === undefined) return { value: parseLock(undefined), diagnostics: [] };
    if (entry.kind !== "file") return { value: parseLock(undefined), diagnostics: [taken(path)] };
    return { value: parseLock(comparedText(disk.read(path)), folder), diagnostics: [] };
  } catch (error) {
    const isGone = systemCode(error) === "ENOENT";
    const diagnostics = isGone ? [] : [readFault(error, path)];
    return { value: parseLock(undefined), diagnostics };
  }
}

function taken(path: string): Diagnostic {
  return diagnostic("path-taken", {
    message: `${path} has to be a file, but a folder, a link or a device stands there`,
    at: { file: path, onDisk: true },
    help: "move it away, then run the command again",
  });
}

/**
 * Reads the text of a lock. Every line stands for itself, so that damage costs no more than the damaged lines. `folder` is the one
 * that the lock speaks for, if it is one; paths then begin with it.
 */
export function parseLock(text: string | undefined, folder?: string): Lock {
  if (text === undefined) return { state: "absent", text, hashes: new Map() };
  const normalised = withLineFeeds(text);
  const hashes = new Map<string, readonly string[]>();
  const lines = normalised.split("\n");
  // The text of a lock ends in a line end and is never empty: without one it was cut.
  let damaged = lines.pop() !== "" || lines.length === 0;
  for (const line of lines) {
    const entry = parseLine(line, folder);
    if (entry === undefined) damaged = true;
    else hashes.set(entry.path, [...(hashes.get(entry.path) ?? []), entry.hash]);
  }
  return { state: damaged ? "damaged" : "intact", text: normalised, hashes };
}

function parseLine(
  line: string,
  folder: string | undefined,
): { readonly path: string; readonly hash: string } | undefined {
  const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
  // A lock is a file that anybody can edit: it must not lead out of the folder.
  if (hash === undefined || path === undefined || pathFault(path) !== undefined) return undefined;
  if (folder !== undefined) return { path: `${folder}/${path}`, hash };
  return path.includes("/") ? { path, hash } : undefined;
}

/** The text of a lock: sorted, each pair of hash and path once; empty without any. `folder` is the one that paths begin with. */
export function printLock(hashes: LockHashes, folder?: string): string {
  const start = folder === undefined ? 0 : folder.length + 1;
  return [...hashes]
    .sort(([left], [right]) => byCodeUnit(left, right))
    .flatMap(([path, ofPath]) =>
      [...new Set(ofPath)].sort().map((hash) => `${hash}  ${path.slice(start)}\n`),
    )
    .join("");
}

/** Both locks in one: what either of them knows. */
export function unionOf(first: LockHashes, second: LockHashes): LockHashes {
  const union = new Map(first);
  for (const [path, hashes] of second) union.set(path, [...(union.get(path) ?? []), ...hashes]);
  return union;
}
