/** The few things that the output stage does with a file system: the one place of this stage that imports it. */
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmdirSync,
  type Stats,
  type Dirent,
  unlinkSync,
  writeFileSync,
} from "node:fs";

/** The kind of thing at a path. Links are told apart and never followed; `other` = sockets, devices, pipes. */
export type EntryKind = "file" | "folder" | "symlink" | "other";

/** An entry as `lstat` sees it. */
export interface DiskEntry {
  readonly kind: EntryKind;
  /** Permission bits. */
  readonly mode: number;
  /** Bytes of a file. */
  readonly size: number;
  /** Equal for two names of one file; never again that of one that is gone. */
  readonly identity: string;
}

/**
 * A file system, synchronous: for a few hundred small files that is the cheapest way, and the order of steps is
 * then the order in the code. Every method throws the error of Node. Tests put faults in here.
 */
export interface Disk {
  /** Returns the thing at the path; `undefined` = nothing. */
  look(path: string): DiskEntry | undefined;
  /** The entries of a folder, in no particular order. */
  list(folder: string): readonly { readonly name: string; readonly kind: EntryKind }[];
  read(file: string): Uint8Array;
  /** Reads a file in parts, of which there is one at least. The bytes of a part are lent: the next part takes their place. */
  readParts(file: string, use: (part: Uint8Array, isLast: boolean) => void): void;
  /** Returns the hash of a file, if it is known without `read`, which makes it; left out = it never is. */
  readonly hashed?: (file: string, read: () => string) => string;
  /** Returns the hash of a file, if it is known without reading; left out = it never is. */
  readonly knownHash?: (file: string) => string | undefined;
  /** Makes a new file; it must not exist. */
  write(file: string, content: string | Uint8Array, mode: number): void;
  /** Replaces a file of the new name, atomically. */
  rename(from: string, to: string): void;
  removeFile(file: string): void;
  /** Removes a folder that is empty. */
  removeFolder(folder: string): void;
  /** Makes one folder; the one above must exist. */
  makeFolder(folder: string): void;
}

/** The permission bits of a new file, before the umask. */
export const newFileMode = 0o666;

/** Bytes of a part: more than most generated files have. */
const partSize = 0x8_0000;

/** One for all files: the kernel has to clear each page of memory that it gives out, which takes longer than to read the file. */
let lent: Buffer | undefined;

/** The file system of the machine. */
export const realDisk: Disk = {
  look(path) {
    const stats = statsOf(path);
    if (stats === undefined) return undefined;
    return {
      kind: kindOf(stats),
      mode: stats.mode & 0o777,
      size: stats.size,
      // With its birth: a number is given again as soon as its file is gone.
      identity: `${stats.dev}:${stats.ino}:${stats.birthtimeMs}`,
    };
  },
  list: (folder) =>
    readdirSync(folder, { withFileTypes: true }).map((each) => ({
      name: each.name,
      kind: kindOf(each),
    })),
  read: (file) => readFileSync(file),
  readParts(file, use) {
    lent ??= Buffer.allocUnsafeSlow(partSize);
    const opened = openSync(file, "r");
    try {
      for (let isLast = false, length = 0; !isLast;) {
        const more = readSync(opened, lent, length, partSize - length, null);
        length += more;
        isLast = more === 0;
        if (!isLast && length < partSize) continue;
        use(lent.subarray(0, length), isLast);
        length = 0;
      }
    } finally {
      closeSync(opened);
    }
  },
  // No fsync: a killed process loses nothing that it wrote, and after a power cut the hashes tell a damaged file.
  // With the encoding said, Node hands the text over in one call: a sixth less time for all that is written.
  write: (file, content, mode) =>
    writeFileSync(file, content, { encoding: "utf8", flag: "wx", mode }),
  rename: (from, to) => renameSync(from, to),
  removeFile: (file) => unlinkSync(file),
  removeFolder: (folder) => rmdirSync(folder),
  makeFolder: (folder) => {
    mkdirSync(folder);
  },
};

/** Below a file there is nothing, which `lstat` reports as an error of its own. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (systemCode(error) === "ENOTDIR") return undefined;
    throw error;
  }
}

function kindOf(entry: Stats | Dirent): EntryKind {
  if (entry.isSymbolicLink()) return "symlink";
  if (entry.isDirectory()) return "folder";
  return entry.isFile() ? "file" : "other";
}

/** The code of a system error, such as `ENOENT`; `undefined` for any other error: that one is a bug. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
