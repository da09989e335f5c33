/** The files of a manifest at a revision of git. Reads objects and nothing else: no checkout, no index, no hooks, no filters. */
import { relative, resolve } from "node:path";
import { git, gitText, nearestFolder, type Refused } from "./git-program.js";

/** A file at a revision. */
export interface FileAtRevision {
  /** Below the manifest's folder, with `/` on every platform. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** A manifest's folder at a revision. */
export interface FolderAtRevision {
  /** The full name of the commit. */
  readonly commit: string;
  readonly files: readonly FileAtRevision[];
}

/** Far above what a manifest has: 16 MiB a file, as on disk. */
const mostBytes = 16 * 1024 * 1024;

/** The paths that are read of a manifest's folder; what else lies there has nothing to say. */
const ofManifest = /^(?:service\.yaml|targets\.yaml|(?:groups|schemas)\/[^/.][^/]*\.yaml)$/;

/** Reads the files of a folder at a revision; a text in place of them is why that cannot be done, in a message's words. */
export function filesAtRevision(revision: string, folder: string): FolderAtRevision | string {
  const place = resolve(folder);
  const from = nearestFolder(place);
  const below = relative(from, place).replaceAll("\\", "/");
  const named = commitAt(from, revision);
  if ("refusal" in named) {
    const known = explained(named.refusal, `git knows no revision "${revision}"`);
    return isShallow(from)
      ? `${known}; the clone is shallow: run \`git fetch --unshallow --tags\``
      : known;
  }
  const { commit } = named;
  const tree = `${commit}:./${below}`;
  const listed = git(from, ["ls-tree", "-rzl", "--full-tree", tree]);
  const none = `revision "${revision}" has no manifest in "${folder}"; if it stood elsewhere, say where: ${revision}:FOLDER`;
  if ("refusal" in listed) return explained(listed.refusal, none);
  const entries = entriesIn(gitText(listed.output));
  if (!entries.some(({ file }) => file === "service.yaml")) return none;
  const odd = entries.find(({ mode, size }) => !mode.startsWith("100") || size > mostBytes);
  if (odd !== undefined) {
    return `"${odd.file}" of revision "${revision}" is no file of at most 16 MiB`;
  }
  const input = entries.map(({ object }) => `${object}\n`).join("");
  const read = git(from, ["cat-file", "--batch"], { input });
  if ("refusal" in read) return explained(read.refusal, `git cannot read "${revision}"`);
  return { commit, files: contentsIn(read.output, entries) };
}

/**
 * Reads the manifest of a folder at a revision, or another folder of the revision that stands behind a colon, as in git's own
 * `main:api/manifest`.
 */
export function manifestAtRevision(label: string, manifest: string): FolderAtRevision | string {
  return filesAtRevision(...revisionAndFolder(label, manifest));
}

/** Returns the revision of a label, and the folder behind its colon, else that of the manifest. */
export function revisionAndFolder(
  label: string,
  manifest: string,
): readonly [revision: string, folder: string] {
  const [, revision = label, folder = manifest] = /^([^:]+):(.+)$/s.exec(label) ?? [];
  return [revision, folder];
}

/** Returns the commit that a label stands for now; undefined = none that this clone has. */
export function commitOf(label: string, manifest: string): string | undefined {
  const [revision, folder] = revisionAndFolder(label, manifest);
  const named = commitAt(nearestFolder(resolve(folder)), revision);
  return "commit" in named ? named.commit : undefined;
}

function commitAt(from: string, revision: string): { readonly commit: string } | Refused {
  const told = git(from, ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`]);
  return "refusal" in told ? told : { commit: gitText(told.output).trim() };
}

interface TreeEntry {
  readonly file: string;
  readonly mode: string;
  readonly object: string;
  readonly size: number;
}

/** Reads the output of `ls-tree -zl`: mode, type, object and size, a tab, the path, a NUL. */
function entriesIn(listing: string): readonly TreeEntry[] {
  return listing.split("\0").flatMap((line) => {
    const [, mode = "", object = "", size = "", file = ""] =
      /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec(line) ?? [];
    return ofManifest.test(file) ? [{ file, mode, object, size: Number(size) || 0 }] : [];
  });
}

/** Reads the output of `cat-file --batch`: a line with the size, the bytes, a line feed, for each object. */
function contentsIn(output: Uint8Array, entries: readonly TreeEntry[]): readonly FileAtRevision[] {
  let start = 0;
  return entries.map(({ file, size }) => {
    const from = output.indexOf(0x0a, start) + 1;
    start = from + size + 1;
    return { file, bytes: output.subarray(from, from + size) };
  });
}

/** Git's own reason where it is about the whole, such as that there is no repository; else ours. */
function explained(refusal: string, ours: string): string {
  const isOurs =
    /not a valid object name|needed a single revision|does not exist|exists on disk|not a tree object|unknown revision|ambiguous/i;
  if (refusal === "" || isOurs.test(refusal)) return ours;
  if (/not a git repository/i.test(refusal)) return "there is no git repository here";
  const [line = ""] = refusal.split("\n");
  return line.replace(/^fatal: /, "");
}

/** True if a clone has less than all that was ever committed, as on most build servers. */
function isShallow(folder: string): boolean {
  const told = git(folder, ["rev-parse", "--is-shallow-repository"]);
  return "output" in told && gitText(told.output).trim() === "true";
}
