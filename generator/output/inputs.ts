/**
 * The inputs of the output, read once: the hashed bytes are the bytes that are used. A hash of a second reading would be that
 * of other bytes if somebody saves in between.
 */
import { createHash, hash, type Hash } from "node:crypto";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { byCodeUnit } from "./paths.js";

/** Files that were looked at, and one hash over all of them. */
export interface ReadInputs {
  /** The same where names and bytes are: no sizes and times (a checkout changes those), and nothing is normalised. */
  readonly hash: string;
  /**
   * Gives what was read, by the paths that it was read by; what was not there then is not there now (`ENOENT`). A file whose hash
   * the disk knew is read when it is asked for.
   */
  readonly files: Pick<Disk, "read">;
  /** False if a file that was asked for had other bytes by then: what is made of it has nothing to do with the hash. */
  readonly isAsHashed: () => boolean;
}

/**
 * Reads files, and folders with all that is in them, but for files whose hashes the disk knows. `counts` says by its name whether
 * a file below a folder is read.
 *
 * `undefined` = one of them is missing, unreadable, or a link that could lead anywhere: then there is no hash of them.
 */
export function readInputs(
  paths: readonly string[],
  {
    counts = () => true,
    disk = realDisk,
  }: { readonly counts?: (file: string) => boolean; readonly disk?: Disk } = {},
): ReadInputs | undefined {
  const hash = createHash("sha256");
  const files = new InputFiles(disk);
  try {
    for (const path of paths) {
      const kind = disk.look(path)?.kind;
      if (!addEntry({ name: "", path, kind }, { counts, disk, hash, files })) return undefined;
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
  return { hash: hash.digest("hex"), files, isAsHashed: () => files.areAsHashed };
}

/** The bytes of files that were hashed. */
class InputFiles {
  /** False if a file that was read later had other bytes than those of its hash. */
  areAsHashed = true;
  readonly #disk: Disk;
  readonly #hashes = new Map<string, string>();
  readonly #read = new Map<string, Uint8Array>();

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** The hash of a file. Throws what the disk does. */
  hashOf(path: string): string {
    const make = (): string => hash("sha256", this.#readNow(path), "hex");
    const found = this.#disk.hashed?.(path, make) ?? make();
    this.#hashes.set(path, found);
    return found;
  }

  /** The bytes of a file that was hashed. */
  read(path: string): Uint8Array {
    const known = this.#hashes.get(path);
    if (known === undefined) return notThere(path);
    const before = this.#read.get(path);
    if (before !== undefined) return before;
    const bytes = this.#readNow(path);
    this.areAsHashed &&= hash("sha256", bytes, "hex") === known;
    return bytes;
  }

  #readNow(path: string): Uint8Array {
    const bytes = this.#disk.read(path);
    this.#read.set(path, bytes);
    return bytes;
  }
}

/** True if the name is that of a script: of a program's own files only these run. */
export function isScript(file: string): boolean {
  return /\.c?js$/.test(file);
}

/**
 * The key of a run, from texts that say what it is made from. Node's version is among them: the sorting tables and Unicode data
 * of another one are other inputs.
 */
export function runKey(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of [process.version, ...parts]) addText(part, hash);
  return hash.digest("hex");
}

interface Input {
  readonly name: string;
  readonly path: string;
  readonly kind: string | undefined;
}

interface Reading {
  readonly counts: (file: string) => boolean;
  readonly disk: Disk;
  readonly hash: Hash;
  readonly files: InputFiles;
}

/** True if it could be added. Names go in relative to the folder above, so that a checkout can be moved. */
function addEntry({ name, path, kind }: Input, reading: Reading): boolean {
  const { counts, disk, hash, files } = reading;
  if (kind === "file") {
    addText(`file ${name}`, hash);
    addText(files.hashOf(path), hash);
    return true;
  }
  if (kind !== "folder") return false;
  const entries = disk
    .list(path)
    .filter((entry) => entry.kind !== "file" || counts(entry.name))
    .toSorted((left, right) => byCodeUnit(left.name, right.name));
  addText(`folder ${name} ${entries.length}`, hash);
  return entries.every((entry) =>
    addEntry({ name: entry.name, path: `${path}/${entry.name}`, kind: entry.kind }, reading),
  );
}

/** With its length, so that no two sequences of texts give one sequence of bytes. */
function addText(text: string, hash: Hash): void {
  hash.update(`${text.length}:${text}`);
}

function notThere(path: string): never {
  throw Object.assign(new Error(`ENOENT: ${path} was not there when the run began`), {
    code: "ENOENT",
    syscall: "open",
  });
}
