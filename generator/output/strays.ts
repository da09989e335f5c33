/** Files in a target's folder that are nobody's: never deleted, but mentioned, because the folder is the generator's. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { below, foldersAbove } from "./paths.js";
import type { DiskTree } from "./tree.js";

/** Returns the files that are not wanted, not in the lock and not a build result: paths below the output folder, sorted. */
export function strayPaths(onDisk: DiskTree): readonly string[] {
  return [...onDisk.entries].flatMap(([path, { kind }]) =>
    kind === "unread" || kind === "symlink" || kind === "other" ? [path] : [],
  );
}

/** One `stray-file` for each; a folder without any file of `ours` in it is mentioned once, as a whole. */
export function strayWarnings(given: {
  readonly out: string;
  readonly strays: readonly string[];
  readonly ours: readonly string[];
}): readonly Diagnostic[] {
  const ourFolders = new Set(given.ours.flatMap(foldersAbove));
  const places = given.strays.map((path) => {
    const strayFolder = foldersAbove(path).find((folder) => !ourFolders.has(folder));
    return strayFolder === undefined ? path : `${strayFolder}/`;
  });
  return [...new Set(places)].map((path) => {
    const file = below(given.out, path);
    return diagnostic("stray-file", {
      message: `${file} stands in a generated folder, but the generator did not write it`,
      at: { file, onDisk: true },
      help: "move it out of the folder, which is the generator's whole; it is left alone until then",
    });
  });
}
