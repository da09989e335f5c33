/**
 * Texts that are kept in the speed cache, so that what was made from certain inputs need not be made again. Not committed;
 * safe to delete: whatever is not exactly what was written is nothing.
 */
import { createHash } from "node:crypto";
import { nothingIfSystem, writeCacheFile } from "./cache-file.js";
import { comparedText } from "./content.js";
import { type Disk, realDisk } from "./disk.js";
import { below } from "./paths.js";

/** Where a text is kept, and what it is made from. */
export interface KeptPlace {
  /** See `cacheFolder`. */
  readonly folder: string;
  /** The name of the text, and its manifest: only the last text of a name is kept. */
  readonly name: string;
  /** See `keyOf`. */
  readonly key: string;
}

/** The text, if it was made from these very inputs. */
export function readKept(place: KeptPlace, disk: Disk = realDisk): string | undefined {
  try {
    const file = comparedText(disk.read(below(place.folder, fileName(place))));
    const [hash, text] = [file.slice(0, hashLength), file.slice(hashLength + 1)];
    return hash === checksum(place, text) ? text : undefined;
  } catch (error) {
    return nothingIfSystem(error);
  }
}

/** Keeps a text. A cache that cannot be written is none. */
export function keep(place: KeptPlace, text: string, disk: Disk = realDisk): void {
  const file = `${checksum(place, text)}\n${text}`;
  try {
    writeCacheFile({ folder: place.folder, name: fileName(place), content: file }, disk);
  } catch (error) {
    nothingIfSystem(error);
  }
}

const hashLength = 64;

/** With its key, so that a text that belongs to another one is nothing, too. */
function checksum({ key }: KeptPlace, text: string): string {
  return createHash("sha256").update(`endpoint-manifest text\n${key}\n${text}`).digest("hex");
}

function fileName({ name }: KeptPlace): string {
  return `${createHash("sha256").update(name).digest("hex").slice(0, 16)}.txt`;
}
