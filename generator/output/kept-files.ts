/**
 * Files that are kept in the speed cache by their hashes, so that those that did not change are neither written nor read again.
 * Not committed; safe to delete: whatever is not exactly what was written is nothing.
 */
import { createHash } from "node:crypto";
import { madeFolder, nothingIfSystem, writeIn } from "./cache-file.js";
import { type Disk, realDisk } from "./disk.js";
import { below } from "./paths.js";

/** Where files are kept: only the last ones of a name are. */
export interface KeptFilesPlace {
  /** See `cacheFolder`. */
  readonly folder: string;
  readonly name: string;
}

/** The text of a file; undefined = it is not kept, or not what was kept. `hash` is that of its bytes, SHA-256 in hex. */
export function readKeptFile(
  place: KeptFilesPlace,
  hash: string,
  disk: Disk = realDisk,
): string | undefined {
  try {
    const bytes = disk.read(below(place.folder, `${prefixOf(place)}${hash}`));
    const isSame = createHash("sha256").update(bytes).digest("hex") === hash;
    return isSame ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) : undefined;
  } catch (error) {
    return nothingIfSystem(error);
  }
}

/** Keeps files, by their hashes, and no others of the name. A cache that cannot be written is none. */
export function keepFiles(
  place: KeptFilesPlace,
  files: ReadonlyMap<string, string>,
  disk: Disk = realDisk,
): void {
  try {
    const prefix = prefixOf(place);
    const names = madeFolder(place.folder, disk);
    if (names === undefined) return;
    const kept = new Set(names.filter((name) => name.startsWith(prefix)));
    for (const [hash, text] of files) {
      if (!kept.delete(prefix + hash)) writeIn(place.folder, { name: prefix + hash, text }, disk);
    }
    for (const name of kept) disk.removeFile(below(place.folder, name));
  } catch (error) {
    nothingIfSystem(error);
  }
}

function prefixOf({ name }: KeptFilesPlace): string {
  return `${createHash("sha256").update(name).digest("hex").slice(0, 16)}-`;
}
