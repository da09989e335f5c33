/**
 * Contents of files that are kept in the speed cache under their hashes, so that those that did not change are neither written nor
 * read again. Not committed; safe to delete: whatever is not exactly what was written is nothing.
 */
import { createHash } from "node:crypto";
import { madeFolder, nothingIfSystem, writeIn } from "./cache-file.js";
import { type Disk, realDisk } from "./disk.js";
import { below } from "./paths.js";

/** Where contents are kept: only the last ones of a name are. */
export interface ContentsPlace {
  /** See `cacheFolder`. */
  readonly folder: string;
  readonly name: string;
}

/** The bytes of a content; undefined = it is not kept, or not what was kept. `hash` is SHA-256 in hex. */
export function readContent(
  place: ContentsPlace,
  hash: string,
  disk: Disk = realDisk,
): Uint8Array | undefined {
  try {
    const bytes = disk.read(below(place.folder, `${prefixOf(place)}${hash}`));
    return createHash("sha256").update(bytes).digest("hex") === hash ? bytes : undefined;
  } catch (error) {
    return nothingIfSystem(error);
  }
}

/** Keeps contents, by their hashes, and no others of the name. A cache that cannot be written is none. */
export function keepContents(
  place: ContentsPlace,
  contents: ReadonlyMap<string, Uint8Array>,
  disk: Disk = realDisk,
): void {
  try {
    const prefix = prefixOf(place);
    const names = madeFolder(place.folder, disk);
    if (names === undefined) return;
    const kept = new Set(names.filter((name) => name.startsWith(prefix)));
    for (const [hash, content] of contents) {
      const name = prefix + hash;
      if (!kept.delete(name)) writeIn(place.folder, { name, content }, disk);
    }
    for (const name of kept) disk.removeFile(below(place.folder, name));
  } catch (error) {
    nothingIfSystem(error);
  }
}

function prefixOf({ name }: ContentsPlace): string {
  return `${createHash("sha256").update(name).digest("hex").slice(0, 16)}-`;
}
