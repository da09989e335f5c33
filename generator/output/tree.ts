/** Reads what stands in the output folder, as far as it concerns the targets; follows no link. */
import type { Diagnostic, Reported } from "../diagnostics/diagnostic.js";
import { comparedText, hashOfFile, hashOfRead } from "./content.js";
import { type Disk, type EntryKind, realDisk, systemCode } from "./disk.js";
import { readFault } from "./faults.js";
import type { LockHashes } from "./lock.js";
import { below, byCodeUnit, foldersAbove, targetOf } from "./paths.js";
import { isTemporary } from "./temporary.js";

/** Which targets a run is about: all that there are (and were), or those of `--only`. */
export type Scope = "all" | readonly string[];

/** The content of the output folder. */
export interface DiskTree {
  /** By path below the output folder, sorted. */
  readonly entries: ReadonlyMap<string, DiskEntry>;
  /** Temporary files of a run that was killed: paths below the output folder. */
  readonly leftovers: readonly string[];
}

/** The thing at a path. */
export type DiskEntry =
  DiskFile | { readonly kind: "folder" | "unread" | "build-result" | "symlink" | "other" };

/** A file whose path is wanted or in the lock. Any other is `unread`: it is enough to know that it is there. */
export interface DiskFile {
  readonly kind: "file";
  /** See `hashOf`. */
  readonly hash: string;
  /** Of a file that differs from what is wanted: as it stands there. */
  readonly bytes?: Uint8Array;
  /** LF-normalised; what is no UTF-8 is U+FFFD. */
  readonly text: string;
}

/** A file as it should be. */
interface WantedFile extends Pick<DiskFile, "hash" | "text"> {
  readonly bytes: Uint8Array;
}

/** Matches files that package managers, compilers and desktops leave in a package. */
const buildResult =
  /^(?:node_modules|(?:package-lock|npm-shrinkwrap)\.json|(?:yarn|bun|pnpm-lock)\.(?:lock|yaml)|dist|coverage|\.cache|\.temp|\.turbo|__pycache__|\.venv|\.DS_Store|Thumbs\.db|.*\.tsbuildinfo|.*\.tgz)$/;

/** The folders of the output folder that a run looks into. */
export function foldersInScope(
  scope: Scope,
  wanted: Iterable<string>,
  locked: LockHashes,
): readonly string[] {
  if (scope !== "all") return [...new Set(scope)].sort(byCodeUnit);
  return [...new Set([...wanted, ...locked.keys()].map(targetOf))].sort(byCodeUnit);
}

/**
 * Reads the folders of targets. `expected` are the paths that are wanted or in the lock; with `isShared` nothing else is looked at,
 * because the folders are a person's as well. An output folder that does not exist is an empty one. Reports `path-taken` and `output-unreadable`.
 */
export function readTree(
  given: {
    readonly out: string;
    readonly folders: readonly string[];
    readonly expected: Iterable<string>;
    readonly isShared?: boolean;
    /** Files that are in memory, by path: of one that stands there with the same content no second copy is kept. */
    readonly wanted?: ReadonlyMap<string, WantedFile>;
    /** Files of the last run: of one that stands there as that run wrote it nothing is kept but its hash. */
    readonly kept?: ReadonlyMap<string, Pick<DiskFile, "hash">>;
  },
  disk: Disk = realDisk,
): Reported<DiskTree> {
  const expected = new Set(given.expected);
  const expectedFolders = new Set([...expected].flatMap(foldersAbove));
  const entries = new Map<string, DiskEntry>();
  const leftovers: string[] = [];
  const diagnostics: Diagnostic[] = [];

  const visit = (path: string, name: string, kind: EntryKind): void => {
    const isExpected = expected.has(path) || expectedFolders.has(path);
    if (kind === "file" && isTemporary(name)) leftovers.push(path);
    else if (!isExpected && given.isShared === true) return;
    else if (!isExpected && buildResult.test(name)) entries.set(path, { kind: "build-result" });
    else if (kind === "folder") visitFolder(path);
    else if (kind !== "file") entries.set(path, { kind });
    else if (!expected.has(path)) entries.set(path, { kind: "unread" });
    else attempt(path, () => entries.set(path, fileAt(path)));
  };
  const read = (place: string): DiskFile => {
    const bytes = disk.read(place);
    return fileWith(bytes, hashOfRead(place, bytes, disk));
  };
  const fileAt = (path: string): DiskFile => {
    const place = below(given.out, path);
    const wanted = given.wanted?.get(path);
    // One of another size differs, and is read once; but for its line ends it may be as it should.
    if (wanted !== undefined && disk.look(place)?.size !== wanted.bytes.length) {
      const found = read(place);
      return found.hash === wanted.hash ? fileLike(wanted) : found;
    }
    const hash = hashOfFile(place, disk);
    if (given.kept?.get(path)?.hash === hash) return keptFile(hash, () => disk.read(place));
    return wanted?.hash === hash ? fileLike(wanted) : read(place);
  };
  const visitFolder = (path: string): void => {
    entries.set(path, { kind: "folder" });
    attempt(path, () => {
      for (const { name, kind } of disk.list(below(given.out, path))) {
        visit(`${path}/${name}`, name, kind);
      }
    });
  };
  const attempt = (path: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      // Another run may delete it between the listing and the reading.
      if (systemCode(error) === "ENOENT") entries.delete(path);
      else diagnostics.push(readFault(error, below(given.out, path)));
    }
  };

  try {
    const folders = new Set(given.folders);
    for (const { name, kind } of disk.list(given.out)) {
      if (folders.has(name)) visit(name, name, kind);
      else if (kind === "file" && isTemporary(name)) leftovers.push(name);
    }
  } catch (error) {
    if (systemCode(error) !== "ENOENT") diagnostics.push(readFault(error, given.out));
  }
  const sorted = [...entries].sort(([left], [right]) => byCodeUnit(left, right));
  return {
    value: { entries: new Map(sorted), leftovers: leftovers.sort(byCodeUnit) },
    diagnostics,
  };
}

/** Late: of a file that is as it should be nobody asks for the text, and most are. */
function fileWith(bytes: Uint8Array, hash: string): DiskFile {
  return {
    ...{ kind: "file", hash, bytes },
    get text() {
      return comparedText(bytes);
    },
  };
}

/** Its own function, as that below, since a closure of the other one would keep the bytes. */
function fileLike(wanted: WantedFile): DiskFile {
  return {
    ...{ kind: "file", hash: wanted.hash },
    get text() {
      return wanted.text;
    },
  };
}

function keptFile(hash: string, read: () => Uint8Array): DiskFile {
  return {
    ...{ kind: "file", hash },
    get text() {
      return comparedText(read());
    },
  };
}
