/** The things at the places of wanted files or of folders above them, and whether they may make way. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { below, byCodeUnit, foldersAbove } from "./paths.js";
import type { DiskTree } from "./tree.js";

/** The things that make way, and those that do not. */
export interface Obstacles {
  /** Files to be deleted that must be deleted first. */
  readonly first: ReadonlySet<string>;
  /** Folders to be removed before anything is written, the innermost first. */
  readonly folders: readonly string[];
  /** The things that cannot make way: paths below the output folder. */
  readonly taken: ReadonlySet<string>;
  /** One `path-taken` for each of them. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds them. A file makes way where it is to be deleted anyway; a folder where all that it holds is, or where it
 * holds nothing (a run that was killed half-way leaves such folders).
 */
export function findObstacles(given: {
  readonly out: string;
  readonly wanted: ReadonlyMap<string, unknown>;
  readonly onDisk: DiskTree;
  readonly removals: readonly { readonly action: "delete" | "release"; readonly path: string }[];
}): Obstacles {
  const { entries } = given.onDisk;
  const deleted = new Set(
    given.removals.flatMap(({ action, path }) => (action === "delete" ? [path] : [])),
  );
  const first = new Set<string>();
  const folders = new Set<string>();
  const taken = new Map<string, Diagnostic>();

  const checkFolder = (folder: string): void => {
    const kind = entries.get(folder)?.kind;
    if (kind === undefined || kind === "folder") return;
    if (deleted.has(folder)) first.add(folder);
    else taken.set(folder, folderTaken(below(given.out, folder), kind === "symlink"));
  };
  const checkFile = (path: string): void => {
    const kind = entries.get(path)?.kind;
    if (kind === undefined || kind === "file") return;
    const inside = [...entries.keys()].filter((each) => each.startsWith(`${path}/`));
    const staying = inside.find(
      (each) => entries.get(each)?.kind !== "folder" && !deleted.has(each),
    );
    if (kind !== "folder" || staying !== undefined) {
      taken.set(path, fileTaken(below(given.out, path), staying && below(given.out, staying)));
      return;
    }
    for (const each of [path, ...inside]) (deleted.has(each) ? first : folders).add(each);
  };

  for (const folder of new Set([...given.wanted.keys()].flatMap(foldersAbove))) checkFolder(folder);
  for (const path of given.wanted.keys()) checkFile(path);
  return {
    first,
    folders: [...folders].sort((left, right) => byCodeUnit(right, left)),
    taken: new Set(taken.keys()),
    diagnostics: [...taken.values()],
  };
}

function folderTaken(file: string, isLink: boolean): Diagnostic {
  return diagnostic("path-taken", {
    message: isLink
      ? `${file} is a symbolic link; nothing is written through links inside the output folder`
      : `${file} has to be a folder, but something else stands there`,
    at: { file, onDisk: true },
    help: "move it away, then run the command again",
  });
}

function fileTaken(file: string, inside: string | undefined): Diagnostic {
  return diagnostic("path-taken", {
    message:
      inside === undefined
        ? `${file} has to be a file, but something else stands there`
        : `${file} has to be a file, but it is a folder that holds ${inside}, which is not generated`,
    at: { file, onDisk: true },
    help: "move it away, then run the command again",
  });
}
