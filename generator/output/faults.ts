/** Turns an error of the file system into a diagnostic; any other error is a bug of ours and is thrown on. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { systemCode } from "./disk.js";

/** Plain words for the errors that people meet; others are shown by their code. */
const plainWords: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "the operation is not permitted",
  EROFS: "the file system is read-only",
  EBUSY: "another program holds the file",
  EMFILE: "too many files are open",
  ENAMETOOLONG: "the name is too long for this file system",
  ENOENT: "the folder does not exist",
  EIO: "the disk reports an error",
  ELOOP: "symbolic links run in a circle",
};

/**
 * The diagnostic for an error while writing, renaming or deleting `path` (as the user would write it). `option` is the
 * one that names the folder in which it lies.
 */
export function writeFault(
  error: unknown,
  path: string,
  option: "--manifest" | "--out" = "--out",
): Diagnostic {
  const code = codeOrThrow(error);
  const at = { file: path, onDisk: true };
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return diagnostic("disk-full", {
        message: `no space is left to write ${path} (${code})`,
        at,
        help: "free some space and run the command again; every file is either as it was or complete",
      });
    case "EISDIR":
    case "ENOTDIR":
    case "EEXIST":
    case "ENOTEMPTY":
      return diagnostic("path-taken", {
        message: `something else stands where ${path} has to be written (${code})`,
        at,
        help: "move it away, then run the command again",
      });
    default:
      return diagnostic("cannot-write", {
        message: `cannot write ${path}: ${described(code)}`,
        at,
        help: `make the folder writable, or choose another with ${option}; then run the command again`,
      });
  }
}

/** The diagnostic for an error while reading what stands at `path`. */
export function readFault(error: unknown, path: string): Diagnostic {
  const code = codeOrThrow(error);
  const at = { file: path, onDisk: true };
  if (code === "ENOTDIR") {
    return diagnostic("path-taken", {
      message: `${path} has to be a folder, but a file stands there or above it`,
      at,
      help: "move the file away, or choose another folder with --out",
    });
  }
  return diagnostic("output-unreadable", {
    message: `cannot read ${path}: ${described(code)}`,
    at,
    help: "make it readable; what cannot be read cannot be compared",
  });
}

function codeOrThrow(error: unknown): string {
  const code = systemCode(error);
  if (code === undefined) throw error;
  return code;
}

function described(code: string): string {
  const words = plainWords[code];
  return words === undefined ? code : `${words} (${code})`;
}
