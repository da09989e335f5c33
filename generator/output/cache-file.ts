/** Where the speed cache has its files; each is written beside its place and renamed, so that a reader sees it as a whole. */
import { resolve } from "node:path";
import { type Disk, newFileMode, realDisk, systemCode } from "./disk.js";
import { below } from "./paths.js";
import { isTemporary, temporaryBeside } from "./temporary.js";

/**
 * The folder of the cache: `node_modules/.cache/endpoint-manifest` of the nearest `node_modules` above a folder, where
 * tools keep such things, git looks nowhere and a fresh install starts anew. `undefined` = there is none: no cache.
 */
export function cacheFolder(start: string, disk: Disk = realDisk): string | undefined {
  try {
    for (let folder = resolve(start); ; folder = resolve(folder, "..")) {
      const modules = below(folder, "node_modules");
      if (disk.look(modules)?.kind === "folder") return `${modules}/.cache/endpoint-manifest`;
      if (folder === resolve(folder, "..")) return undefined;
    }
  } catch (error) {
    return nothingIfSystem(error);
  }
}

/** A file of the cache. */
export interface CacheFile {
  /** See `cacheFolder`. */
  readonly folder: string;
  /** Its name in the folder. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Writes a file, if there still is a place for the cache. A link in place of a folder may lead to anything, also out of the
 * project: nothing is written through it. Throws what the system says.
 */
export function writeCacheFile({ folder, name, content }: CacheFile, disk: Disk): void {
  if (madeFolder(folder, disk) !== undefined) writeIn(folder, { name, content }, disk);
}

/** Writes a file in the folder of the cache, which is there. */
export function writeIn(
  folder: string,
  { name, content }: Omit<CacheFile, "folder">,
  disk: Disk,
): void {
  const file = below(folder, name);
  const temporary = temporaryBeside(file);
  disk.write(temporary, content, newFileMode);
  disk.rename(temporary, file);
}

/** Makes the folder of the cache, and gives the names in it, without what a killed run left; undefined = there is no place for it. */
export function madeFolder(folder: string, disk: Disk): readonly string[] | undefined {
  const [modules, cache] = [resolve(folder, "../.."), resolve(folder, "..")];
  if (disk.look(modules)?.kind !== "folder") return undefined;
  for (const each of [cache, folder]) {
    const entry = disk.look(each);
    if (entry === undefined) disk.makeFolder(each);
    else if (entry.kind !== "folder") return undefined;
  }
  return disk.list(folder).flatMap(({ name }) => {
    if (!isTemporary(name)) return [name];
    disk.removeFile(below(folder, name));
    return [];
  });
}

/** A cache that cannot be read or written is none; any other error is a bug. */
export function nothingIfSystem(error: unknown): undefined {
  if (systemCode(error) === undefined) throw error;
  return undefined;
}
