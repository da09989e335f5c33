/** The files that differ from the last commit, as git tells them. */
import { posix, relative, resolve } from "node:path";
import { git, gitText, nearestFolder } from "./git-program.js";

/** A file that is not as the last commit has it. */
export interface ChangedFile {
  /** Absolute. */
  readonly path: string;
  /** True if the next commit would have it otherwise than the last one. */
  readonly isStaged: boolean;
  /** True if the next commit would not have it as it stands on disk. */
  readonly isUnstaged: boolean;
  /** True if git does not know it. */
  readonly isNew: boolean;
}

/**
 * The changed files at or below some paths, and those of some names in a folder and in the folders above it. New files are among
 * them, and files that git ignores are not. A text in place of them is why git does not tell, in a message's words.
 */
export function changedFiles(
  folder: string,
  paths: readonly string[],
  names: readonly string[],
): readonly ChangedFile[] | string {
  const from = nearestFolder(resolve(folder));
  const asked = git(from, ["rev-parse", "--show-toplevel", "--show-prefix"]);
  if ("refusal" in asked) return reason(asked.refusal);
  const [top = "", prefix = ""] = gitText(asked.output).split("\n");
  const below = paths.map((path) => relative(from, resolve(path)).replaceAll("\\", "/") || ".");
  const depth = prefix.split("/").length;
  const above = names.flatMap((name) =>
    Array.from({ length: depth }, (_, steps) => "../".repeat(steps) + name),
  );
  const told = git(
    from,
    [
      ...["--literal-pathspecs", "status", "--porcelain", "-z", "--no-renames"],
      ...["--untracked-files=all", "--", ...below, ...above],
    ],
    { more: indexOf(top) },
  );
  if ("refusal" in told) return reason(told.refusal);
  return changesIn(gitText(told.output)).map(({ path, ...each }) => ({
    path: resolve(from, posix.relative(prefix, path)),
    ...each,
  }));
}

/** Hooks get the index that the commit is made of; its path begins at the top of the repository, wherever git is run. */
function indexOf(top: string): NodeJS.ProcessEnv {
  const index = process.env["GIT_INDEX_FILE"];
  return index === undefined || index === "" ? {} : { GIT_INDEX_FILE: resolve(top, index) };
}

/** Reads the output of `status --porcelain -z`: the state in the index and that on disk, a space, the path, a NUL. */
function changesIn(listing: string): readonly ChangedFile[] {
  return listing.split("\0").flatMap((line) => {
    const [, index, disk, path] = /^(.)(.) (.+)$/s.exec(line) ?? [];
    if (index === undefined || disk === undefined || path === undefined) return [];
    return [
      {
        path,
        isStaged: index !== " " && index !== "?",
        isUnstaged: disk !== " ",
        isNew: index === "?",
      },
    ];
  });
}

function reason(refusal: string): string {
  if (/not a git repository/i.test(refusal)) return "there is no git repository here";
  const [line = ""] = refusal.split("\n");
  return line.replace(/^fatal: /, "");
}
