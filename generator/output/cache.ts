/**
 * The speed cache: remembers that certain inputs gave the output that stands on disk, so that a run in which nothing
 * changed loads neither the YAML reader nor a printer. It only ever saves work: each file is still compared with its
 * hash, and with any doubt the cache says nothing and the output is rendered. Not committed; safe to delete.
 */
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import { isBuildServer } from "./build-server.js";
import { nothingIfSystem, writeCacheFile } from "./cache-file.js";
import { decodeRecord, encodeRecord } from "./cache-record.js";
import { comparedText } from "./content.js";
import { type Disk, realDisk } from "./disk.js";
import { type LockHashes, printLock, parseLock, readLock } from "./lock.js";
import { below, targetOf } from "./paths.js";
import type { Plan } from "./plan.js";
import { strayPaths } from "./strays.js";
import { foldersInScope, readTree, type Scope } from "./tree.js";

/** Where and for which run something is remembered. */
export interface CachePlace {
  /** See `cacheFolder`. */
  readonly folder: string;
  readonly out: string;
  readonly scope: Scope;
  /** See `keyOf`. */
  readonly key: string;
}

/** What is known of an output that is current. */
export interface CurrentOutput {
  /** The generated files, below the output folder. */
  readonly paths: readonly string[];
  /** The warnings of the run that is remembered, to be shown again. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * Whether a run may trust the cache: not `check` on a build server, which is the judge of everybody's work.
 * `ci` is the value of the environment variable `CI`.
 */
export function mayUseCache(command: "generate" | "check", ci: string | undefined): boolean {
  return command === "generate" || !isBuildServer(ci);
}

/** What is remembered, if the output on disk is exactly that, down to the last file; `undefined` = render it. */
export function readCurrent(place: CachePlace, disk: Disk = realDisk): CurrentOutput | undefined {
  try {
    const record = decodeRecord(
      comparedText(disk.read(below(place.folder, nameOf(place)))),
      place.key,
    );
    if (record === undefined) return undefined;
    const lock = readLock(place.out, disk).value;
    const locked = linesInScope(lock.hashes, place.scope);
    if (lock.state !== "intact" || locked !== record.files) return undefined;

    const { hashes } = parseLock(locked);
    const folders = foldersInScope(place.scope, hashes.keys(), lock.hashes);
    const tree = readTree({ out: place.out, folders, expected: hashes.keys() }, disk);
    if (tree.diagnostics.length > 0 || tree.value.leftovers.length > 0) return undefined;
    for (const [path, [hash, ...others]] of hashes) {
      const entry = tree.value.entries.get(path);
      if (entry?.kind !== "file" || entry.hash !== hash || others.length > 0) return undefined;
    }
    const strays = strayPaths(tree.value);
    if (JSON.stringify(strays) !== JSON.stringify(record.strays)) return undefined;
    return { paths: [...hashes.keys()], warnings: record.warnings };
  } catch (error) {
    return nothingIfSystem(error);
  }
}

/**
 * Remembers the output of a plan that was carried out or found nothing to do. `warnings` are all that the run gave,
 * except those that are only about the disk as it was. A cache that cannot be written is none.
 */
export function writeCurrent(
  place: CachePlace,
  plan: Plan,
  warnings: readonly Diagnostic[],
  disk: Disk = realDisk,
): void {
  // A file that stays behind turns from `edited-orphan` into `stray-file`: the next run has to say so.
  const isSettled = plan.items.every(({ action }) => action !== "release");
  if (!isSettled || hasErrors([...plan.diagnostics, ...warnings])) return;
  const strayWarnings = plan.diagnostics.filter(({ code }) => code === "stray-file");
  const record = encodeRecord({
    key: place.key,
    files: linesInScope(parseLock(plan.lock.after).hashes, place.scope),
    strays: plan.strays,
    warnings: [...warnings, ...strayWarnings],
  });
  try {
    writeCacheFile({ folder: place.folder, name: nameOf(place), text: record }, disk);
  } catch (error) {
    nothingIfSystem(error);
  }
}

/** One file for each output folder and choice of targets: only the last run counts. */
function nameOf({ out, scope }: CachePlace): string {
  const run = JSON.stringify([resolve(out), scope]);
  return `${createHash("sha256").update(run).digest("hex").slice(0, 16)}.json`;
}

function linesInScope(hashes: LockHashes, scope: Scope): string {
  return printLock(
    new Map([...hashes].filter(([path]) => scope === "all" || scope.includes(targetOf(path)))),
  );
}
