/**
 * The inputs of the output, read once: the hashed bytes are the bytes that are used. A hash of a second reading would be that
 * of other bytes if somebody saves in between.
 */
import { createHash, type Hash } from "node:crypto";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { byCodeUnit } from "./paths.js";

/** Files that were read, and one hash over all of them. */
export interface ReadInputs {
  /** The same where names and bytes are: no sizes and times (a checkout changes those), and nothing is normalised. */
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
  {
    counts = () => true,
    disk = realDisk,
  }: { readonly counts?: (file: string) => boolean; readonly disk?: Disk } = {},
): ReadInputs | undefined {
  const hash = createHash("sha256");
  const read = new Map<string, Uint8Array>();
  try {
    for (const path of paths) {
      const kind = disk.look(path)?.kind;
      if (!addEntry({ name: "", path, kind }, { counts, disk, hash, read })) return undefined;
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
  return { hash: hash.digest("hex"), files: { read: (path) => read.get(path) ?? notThere(path) } };
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
  readonly read: Map<string, Uint8Array>;
}

/** True if it could be added. Names go in relative to the folder above, so that a checkout can be moved. */
function addEntry({ name, path, kind }: Input, reading: Reading): boolean {
  const { counts, disk, hash, read } = reading;
  if (kind === "file") {
    addText(`file ${name}`, hash);
    const bytes = disk.read(path);
    addText(String(bytes.length), hash);
    hash.update(bytes);
    read.set(path, bytes);
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
