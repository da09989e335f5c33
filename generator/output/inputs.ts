/** The inputs of the output that are not of the manifest: which program and which settings it is made by. */
import { createHash, hash as hashed, type Hash } from "node:crypto";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { byCodeUnit } from "./paths.js";

/**
 * Returns one hash over files, and over folders with all that is in them. It is the same where names and bytes are: no sizes and
 * times (a checkout changes those), and nothing is normalised. A file whose hash the disk knows is not read. `counts` says by its
 * name whether a file below a folder is looked at.
 *
 * `undefined` = one of them is missing, unreadable, or a link that could lead anywhere: then there is no hash of them.
 */
export function hashInputs(
  paths: readonly string[],
  {
    counts = () => true,
    disk = realDisk,
  }: { readonly counts?: (file: string) => boolean; readonly disk?: Disk } = {},
): string | undefined {
  const hash = createHash("sha256");
  try {
    for (const path of paths) {
      const kind = disk.look(path)?.kind;
      if (!addEntry({ name: "", path, kind }, { counts, disk, hash })) return undefined;
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
  return hash.digest("hex");
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
}

/** True if it could be added. Names go in relative to the folder above, so that a checkout can be moved. */
function addEntry({ name, path, kind }: Input, reading: Reading): boolean {
  const { counts, disk, hash } = reading;
  if (kind === "file") {
    const read = (): string => hashed("sha256", disk.read(path), "hex");
    addText(`file ${name}`, hash);
    addText(disk.hashed?.(path, read) ?? read(), hash);
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
