/** Writes files into a folder in which nothing stands yet: all of them or none, and never over anything. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { comparedText } from "./content.js";
import { type Disk, newFileMode, realDisk, systemCode } from "./disk.js";
import { writeFault } from "./faults.js";
import { below, byCodeUnit } from "./paths.js";
import { ignoring, missingFolders } from "./steps.js";

/** A file to be made: with a text, or as the copy of a file. */
export type NewFile = {
  /** Below the folder, with `/` on every platform. */
  readonly path: string;
} & (
  | { readonly text: string }
  /** Path on disk; that it cannot be read is a bug of ours. */
  | { readonly copyOf: string }
);

/** The options beside the files. */
export interface NewFilesOptions {
  /** Returns the advice for a folder that holds these names; undefined where another folder is the best one. */
  readonly instead?: (names: readonly string[]) => string | undefined;
  readonly disk?: Disk;
}

/** More names than these are counted. */
const mostNames = 3;

/**
 * Makes the files, and the folders that they need. The folder may be there, if it holds nothing but names that begin
 * with a dot: those are other tools'. Files are opened so that the system itself refuses where something stands
 * (O_EXCL), because that cannot be outrun; whatever goes wrong, what was made by then is taken away again.
 * Reports `folder-not-empty`, `cannot-write`, `disk-full` and `path-taken`.
 */
export function writeNewFiles(
  folder: string,
  files: readonly NewFile[],
  { instead, disk = realDisk }: NewFilesOptions = {},
): readonly Diagnostic[] {
  const texts = files.map((file) => ({
    path: file.path,
    text: "text" in file ? file.text : comparedText(disk.read(file.copyOf)),
  }));
  const made: (() => void)[] = [];
  let current = folder;
  try {
    const standing = shownNames(folder, disk);
    if (standing.length > 0) return [notEmpty(folder, standing, instead)];
    for (const { path, text } of texts) {
      current = below(folder, path);
      makeFile(current, text, disk, made);
    }
    return [];
  } catch (error) {
    for (const unmake of made.toReversed()) ignoring(unmake);
    return [writeFault(error, current, "--manifest")];
  }
}

/** `made` takes up how to take away again what was made. */
function makeFile(file: string, text: string, disk: Disk, made: (() => void)[]): void {
  for (const folder of missingFolders(file.slice(0, file.lastIndexOf("/")), disk)) {
    disk.makeFolder(folder);
    made.push(() => disk.removeFolder(folder));
  }
  try {
    disk.write(file, text, newFileMode);
  } catch (error) {
    // Of a full disk, a part stands there and is ours; of what stood there before, nothing is.
    if (systemCode(error) !== "EEXIST") made.push(() => disk.removeFile(file));
    throw error;
  }
  made.push(() => disk.removeFile(file));
}

function shownNames(folder: string, disk: Disk): readonly string[] {
  if (disk.look(folder) === undefined) return [];
  const names = disk.list(folder).map(({ name }) => name);
  return names.filter((name) => !name.startsWith(".")).sort(byCodeUnit);
}

function notEmpty(
  folder: string,
  names: readonly string[],
  instead: NewFilesOptions["instead"],
): Diagnostic {
  const rest = names.length - mostNames;
  const shown = rest > 0 ? [...names.slice(0, mostNames), `${rest} more`] : names;
  return diagnostic("folder-not-empty", {
    message: `${folder} is not empty: it holds ${new Intl.ListFormat("en").format(shown)}`,
    at: { file: folder, onDisk: true },
    help: instead?.(names) ?? "name a folder that is not there yet with --manifest",
  });
}
