/** One hash over everything that the output is made from: when it is the same, so is the output. */
import { createHash, type Hash } from "node:crypto";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { byCodeUnit } from "./paths.js";

/**
 * The key of a run. `settings` is every option that changes the output, as text; `inputs` are files and folders, with
 * all that is in them: the manifest, the templates. Of `programs`, such as the generator's own code, only the scripts count:
 * declarations of types run nowhere. Contents are hashed, not sizes and times (a checkout changes those), and nothing is
 * normalised: another byte is another key.
 *
 * `undefined` = no key can be had, because an input is missing, unreadable, or a link that could lead anywhere:
 * then nothing is taken from the cache.
 */
export function inputsKey(
  given: {
    readonly settings: string;
    readonly inputs: readonly string[];
    readonly programs?: readonly string[];
  },
  disk: Disk = realDisk,
): string | undefined {
  const hash = createHash("sha256");
  // Node's version too: the sorting tables and Unicode data of another one are other inputs.
  addText(process.version, hash);
  addText(given.settings, hash);
  try {
    const inputs = [
      ...given.inputs.map((path) => ({ path, counts: () => true })),
      ...(given.programs ?? []).map((path) => ({ path, counts: isScript })),
    ];
    for (const { path, counts } of inputs) {
      const kind = disk.look(path)?.kind;
      if (!addEntry({ name: "", path, kind, counts }, hash, disk)) return undefined;
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
  return hash.digest("hex");
}

interface Input {
  readonly name: string;
  readonly path: string;
  readonly kind: string | undefined;
  /** Which of the files below it count, by their names. */
  readonly counts: (file: string) => boolean;
}

function isScript(file: string): boolean {
  return file.endsWith(".js");
}

/** Whether it could be added. Names go in relative to the folder above, so that a checkout can be moved. */
function addEntry({ name, path, kind, counts }: Input, hash: Hash, disk: Disk): boolean {
  if (kind === "file") {
    addText(`file ${name}`, hash);
    const bytes = disk.read(path);
    addText(String(bytes.length), hash);
    hash.update(bytes);
    return true;
  }
  if (kind !== "folder") return false;
  const entries = disk
    .list(path)
    .filter((entry) => entry.kind !== "file" || counts(entry.name))
    .toSorted((left, right) => byCodeUnit(left.name, right.name));
  addText(`folder ${name} ${entries.length}`, hash);
  return entries.every((entry) =>
    addEntry(
      { name: entry.name, path: `${path}/${entry.name}`, kind: entry.kind, counts },
      hash,
      disk,
    ),
  );
}

/** With its length, so that no two sequences of texts give one sequence of bytes. */
function addText(text: string, hash: Hash): void {
  hash.update(`${text.length}:${text}`);
}
