/** One file that a command keeps for its user, such as a baseline: read whole, written by a rename or not at all. */
import type { Diagnostic, Reported } from "../diagnostics/diagnostic.js";
import { withLineFeeds } from "./content.js";
import { type Disk, realDisk } from "./disk.js";
import { readFault } from "./faults.js";
import { leftoversIn } from "./leftovers.js";
import { writeOwnedFiles } from "./owned-files.js";
import { exactText } from "./owned-folder.js";

/** Where the name of a file begins in a path. */
const lastName = /[^/\\]*$/;

/** The text of a file; undefined = there is none, or an error says why it cannot be read. Reports `output-unreadable`. */
export function readSingleFile(file: string, disk: Disk = realDisk): Reported<string | undefined> {
  try {
    const isThere = disk.look(file) !== undefined;
    return { value: isThere ? (exactText(disk.read(file)) ?? "") : undefined, diagnostics: [] };
  } catch (error) {
    return { value: undefined, diagnostics: [readFault(error, file)] };
  }
}

/**
 * Writes a file that has another text, or makes it with the folders above it; how lines end is no difference. `before`
 * is the text that stands there. Reports what `writeOwnedFiles` does.
 */
export function writeSingleFile(
  file: string,
  { before, text }: { readonly before: string | undefined; readonly text: string },
  disk: Disk = realDisk,
): readonly Diagnostic[] {
  const [path = ""] = lastName.exec(file) ?? [];
  const folder = file.slice(0, file.length - path.length);
  const out = folder === "" ? "." : folder;
  const leftovers = leftoversIn(out, [""], disk);
  const owned = { out, entries: new Map(), files: new Map(), leftovers };
  const isWritten = before !== undefined && withLineFeeds(before) === text;
  return writeOwnedFiles(isWritten ? [] : [{ path, before, text }], owned, disk);
}
