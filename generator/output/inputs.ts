/**
 * The inputs of the output, read once: the hashed bytes are the bytes that are used. A hash of a second reading would be that
 * of other bytes if somebody saves in between.
 */
import { createHash, hash as hashed, type Hash } from "node:crypto";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { byCodeUnit } from "./paths.js";

/** Files that were read, and one hash over all of them. */
export interface ReadInputs {
  /** See `hashInputs`. */
  readonly hash: string;
  /** Gives what was read, by the paths that it was read by; what was not there then is not there now (`ENOENT`). */
  readonly files: Pick<Disk, "read">;
}

/**
 * Reads files, and folders with all that is in them. `counts` says by its name whether a file below a folder is read.
 *
 * `undefined` = one of them is missing, unreadable, or a link that could lead anywhere: then there is no hash of them.
 */
export function readInputs(
  paths: readonly string[],
  { disk = realDisk, ...options }: InputOptions = {},
): ReadInputs | undefined {
  const read = new Map<string, Uint8Array>();
  const hashOfFile = (path: string): string => {
    const bytes = disk.read(path);
    read.set(path, bytes);
    return hashOf(bytes);
  };
  const hash = hashOfAll(paths, { ...options, disk, hashOfFile });
  return hash === undefined
    ? undefined
    : { hash, files: { read: (path) => read.get(path) ?? notThere(path) } };
}

/**
 * The hash over files and folders, the same where names and bytes are: no sizes and times (a checkout changes those), and nothing
 * is normalised. Files whose hashes the disk knows are not read. `undefined` as in `readInputs`.
 */
export function hashInputs(
  paths: readonly string[],
  { disk = realDisk, ...options }: InputOptions = {},
): string | undefined {
  const hashOfFile = (path: string): string => {
    const read = (): string => hashOf(disk.read(path));
    return disk.hashed?.(path, read) ?? read();
  };
  return hashOfAll(paths, { ...options, disk, hashOfFile });
}

/** What is read, and from where. */
export interface InputOptions {
  /** See `readInputs`. */
  readonly counts?: (file: string) => boolean;
  readonly disk?: Disk;
}

function hashOf(bytes: Uint8Array): string {
  return hashed("sha256", bytes, "hex");
}

function hashOfAll(
  paths: readonly string[],
  { counts = () => true, disk, hashOfFile }: Omit<Reading, "hash" | "counts"> & InputOptions,
): string | undefined {
  const hash = createHash("sha256");
  try {
    for (const path of paths) {
      const kind = disk.look(path)?.kind;
      if (!addEntry({ name: "", path, kind }, { counts, disk, hash, hashOfFile })) return undefined;
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
  return hash.digest("hex");
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
  readonly hashOfFile: (path: string) => string;
}

/** True if it could be added. Names go in relative to the folder above, so that a checkout can be moved. */
function addEntry({ name, path, kind }: Input, reading: Reading): boolean {
  const { counts, disk, hash, hashOfFile } = reading;
  if (kind === "file") {
    addText(`file ${name}`, hash);
    addText(hashOfFile(path), hash);
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
