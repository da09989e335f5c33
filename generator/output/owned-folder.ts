/** Reads a folder of source files that people own: all of its TypeScript, byte for byte; follows no link. */
import type { Diagnostic, Reported } from "../diagnostics/diagnostic.js";
import { hashOf, comparedText } from "./content.js";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { readFault } from "./faults.js";
import { below, byCodeUnit } from "./paths.js";
import { isTemporary } from "./temporary.js";
import type { DiskEntry, DiskTree } from "./tree.js";

/** The content of the folder. */
export interface OwnedFolder extends DiskTree {
  /** As the user wrote it. */
  readonly out: string;
  /** The TypeScript files by their paths below the folder, sorted; undefined = it is not UTF-8. */
  readonly files: ReadonlyMap<string, string | undefined>;
}

/** Folders that hold other people's code, or nothing that is written by hand. */
const skipped = /^(?:\..*|node_modules|dist|coverage)$/;

/** Declarations, and tests, which have objects of the same types that are no handlers. */
const sourceFile = /^(?!.*\.(?:d|test|spec)\.[cm]?ts$).*\.[cm]?ts$/;

/** Reads the folder; one that does not exist is an empty one. Reports `path-taken` and `output-unreadable`. */
export function readOwnedFolder(out: string, disk: Disk = realDisk): Reported<OwnedFolder> {
  const entries = new Map<string, DiskEntry>();
  const files = new Map<string, string | undefined>();
  const leftovers: string[] = [];
  const diagnostics: Diagnostic[] = [];

  const visitFolder = (folder: string): void => {
    for (const { name, kind } of disk.list(below(out, folder))) {
      const path = folder === "" ? name : `${folder}/${name}`;
      if (kind === "file" && isTemporary(name)) leftovers.push(path);
      else if (kind === "file") attempt(path, () => visitFile(path, name));
      else entries.set(path, { kind });
      if (kind === "folder" && !skipped.test(name)) attempt(path, () => visitFolder(path));
    }
  };
  const visitFile = (path: string, name: string): void => {
    const isSource = sourceFile.test(name);
    const bytes = isSource ? disk.read(below(out, path)) : new Uint8Array();
    entries.set(path, { kind: "file", hash: hashOf(bytes), text: comparedText(bytes) });
    if (isSource) files.set(path, exactText(bytes));
  };
  const attempt = (path: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      // Somebody may delete it between the listing and the reading.
      if (systemCode(error) !== "ENOENT") diagnostics.push(readFault(error, below(out, path)));
    }
  };

  attempt("", () => visitFolder(""));
  return {
    value: {
      out,
      entries,
      files: new Map([...files].sort(([left], [right]) => byCodeUnit(left, right))),
      leftovers,
    },
    diagnostics,
  };
}

/** The text with its line ends and its byte order mark, so that written back it is the same bytes. */
export function exactText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
