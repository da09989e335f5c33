/** Temporary files that a killed run left in folders which nobody reads as a whole: a manifest, the folder of a baseline. */
import { type Disk, realDisk, systemCode } from "./disk.js";
import { below } from "./paths.js";
import { isTemporary } from "./temporary.js";

/** Their paths below `out`; `folders` are paths below it, `""` is itself. A folder that cannot be read has none. */
export function leftoversIn(
  out: string,
  folders: readonly string[],
  disk: Disk = realDisk,
): readonly string[] {
  return folders.flatMap((folder) =>
    fileNames(folder === "" ? out : below(out, folder), disk)
      .filter(isTemporary)
      .map((name) => (folder === "" ? name : `${folder}/${name}`)),
  );
}

function fileNames(folder: string, disk: Disk): readonly string[] {
  try {
    return disk.list(folder).flatMap(({ name, kind }) => (kind === "file" ? [name] : []));
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return [];
  }
}
