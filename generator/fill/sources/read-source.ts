/** The files of a source: the only place that reads what others have written from the disk. */
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { FillCode } from "../../diagnostics/catalog-fill.js";
import { decode } from "../../source/decode.js";
import type { SourceFileText } from "./source-file.js";

/** A file: 64 MiB. */
const maximumBytes = 64 * 1024 * 1024;

/** Stands for standard input where a file is named (POSIX.1-2024, XBD, section 12.2, guideline 13). */
const standardInput = "-";

/** All files that references lead to, together. */
const allTogether = { files: 2_000, bytes: 4 * maximumBytes };

/** Why a file is not read; whoever wants it knows the place to report it at. */
export interface Refused {
  readonly code: FillCode;
  readonly message: string;
  readonly help: string;
}

/** A file that was read, and the name of its one place on the disk. */
export interface ReadText extends SourceFileText {
  /** The same for all paths and links that lead to the file. */
  readonly identity: string;
}

/** Where the texts of sources come from: the disk, or a test's own list. */
export interface SourceTexts {
  /** The faults of the further folders that references may lead into. */
  readonly roots: readonly Diagnostic[];
  /** A file that somebody named. */
  named(file: string): ReadText | Diagnostic;
  /** A file that a reference leads to, by a path as it is shown. */
  referred(file: string): ReadText | Diagnostic | Refused;
}

/**
 * Texts from the disk. References may lead to files below the folder of `first`, the file that was named first, and below `roots`
 * (paths as somebody wrote them), after all links of the file system are followed, and to as much as `limits` allow (bytes as the
 * length of the texts).
 */
export function diskTexts(
  first: string,
  roots: readonly string[],
  limits: { readonly files: number; readonly bytes: number } = allTogether,
): SourceTexts {
  const allowed = [dirname(first), ...roots].flatMap((folder) => {
    const real = attempt(() => realpathSync(folder));
    return typeof real === "string" ? [real] : [];
  });
  let files = 0;
  let bytesTogether = 0;
  return {
    roots: roots.flatMap((folder) => {
      const real = attempt(() => realpathSync(folder));
      return typeof real === "string" ? [] : [noRoot(folder, real)];
    }),
    named: (file) => {
      const read = readNamed(file);
      if (!("help" in read) || "severity" in read) return read;
      const { code, message, help } = read;
      return diagnostic(code, { message, help, at: { file: slashed(file), onDisk: true } });
    },
    referred: (file) => {
      // Outside nobody looks, not even whether there is something.
      const aim = realPath(resolve(file));
      if (!allowed.some((folder) => isInside(aim, folder))) return outside(file, allowed);
      const real = attempt(() => realpathSync(file));
      if (typeof real !== "string") return missing(file, real);
      const read = readText(file);
      if (!("text" in read)) return read;
      files += 1;
      bytesTogether += read.text.length;
      return files > limits.files || bytesTogether > limits.bytes ? tooMany(limits) : read;
    },
  };
}

/** Returns how large files are together; those that are none, such as standard input, count nothing. */
export function bytesOfFiles(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const stats = attempt(() => statSync(file));
    return "reason" in stats ? sum : sum + stats.size;
  }, 0);
}

function readNamed(file: string): ReadText | Diagnostic | Refused {
  if (file === standardInput) return readInput();
  return /^https?:\/\//i.test(file) ? address(file) : readText(file);
}

/** All of standard input, which has no folder for references but that of the process. */
function readInput(): ReadText | Diagnostic | Refused {
  const bytes = attempt(() => readFileSync(0));
  if ("reason" in bytes) return unreadable("standard input", bytes);
  if (bytes.length > maximumBytes) return tooLarge("standard input", bytes.length);
  return decoded("standard input", bytes, standardInput);
}

function readText(file: string): ReadText | Diagnostic | Refused {
  const shown = slashed(file);
  const stats = attempt(() => statSync(file));
  if ("reason" in stats) return unreadable(shown, stats);
  if (!stats.isFile()) {
    return {
      code: "source-unreadable",
      message: `${JSON.stringify(shown)} is ${stats.isDirectory() ? "a folder" : "a device or a pipe"}, not a file`,
      help: "name the file with the description in it",
    };
  }
  if (stats.size > maximumBytes) return tooLarge(shown, stats.size);
  const bytes = attempt(() => readFileSync(file));
  if ("reason" in bytes) return unreadable(shown, bytes);
  const identity = attempt(() => realpathSync(file));
  if (typeof identity !== "string") return unreadable(shown, identity);
  return decoded(shown, bytes, identity);
}

function decoded(file: string, bytes: Uint8Array, identity: string): ReadText | Diagnostic {
  const text = decode(file, bytes);
  if ("fault" in text) {
    const { message, at, help = "save the file as UTF-8" } = text.fault;
    return diagnostic("source-not-utf8", { message, at: { ...at, onDisk: true }, help });
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { file, text: text.text, markBytes: hasMark ? 3 : 0, identity };
}

function tooLarge(file: string, bytes: number): Refused {
  return {
    code: "source-too-large",
    message: `${JSON.stringify(file)} has ${Math.ceil(bytes / 1024 / 1024)} MiB; at most 64 MiB are read`,
    help: "export less of it: only the requests to the API, or one part of the description",
  };
}

/** Why the system refused something. */
interface Refusal {
  readonly reason: string;
}

const reasons = new Map([
  ["ENOENT", "it does not exist"],
  ["ENOTDIR", "a part of its path is not a folder"],
  ["EACCES", "permission is denied"],
  ["EPERM", "permission is denied"],
  ["ELOOP", "its symbolic links run in a circle"],
  ["ENAMETOOLONG", "its name is too long"],
  // Node refuses U+0000 in paths before the system does.
  ["ERR_INVALID_ARG_VALUE", "its name holds a character that no name of a file can"],
]);

/** Runs one call of the file system; what the system refuses is data, what else is thrown is our bug. */
function attempt<T>(call: () => T): T | Refusal {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const code = String(error.code);
    return { reason: reasons.get(code) ?? `the system says ${code}` };
  }
}

/** The path without links, as far as it exists. */
function realPath(path: string): string {
  const real = attempt(() => realpathSync(path));
  if (typeof real === "string" || dirname(path) === path)
    return typeof real === "string" ? real : path;
  return join(realPath(dirname(path)), basename(path));
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function noRoot(folder: string, { reason }: Refusal): Diagnostic {
  return diagnostic("source-unreadable", {
    message: `references cannot be allowed into ${JSON.stringify(folder)}: ${reason}`,
    at: { file: slashed(folder), onDisk: true },
    help: "mend the path behind `--allow-ref`",
  });
}

/** An address in place of a path: nothing is fetched. */
function address(url: string): Refused {
  return {
    code: "source-unreadable",
    message: `${JSON.stringify(url)} is an address, and nothing is fetched`,
    help: "save it, and name the file",
  };
}

function unreadable(file: string, { reason }: Refusal): Refused {
  return {
    code: "source-unreadable",
    message: `${JSON.stringify(file)} cannot be read: ${reason}`,
    help: "mend the path, or the permissions of the file",
  };
}

function missing(file: string, { reason }: Refusal): Refused {
  return {
    code: "reference-dangling",
    message: `the file ${JSON.stringify(slashed(file))} cannot be read: ${reason}`,
    help: "mend the reference, or fetch the file",
  };
}

function outside(file: string, allowed: readonly string[]): Refused {
  const where = allowed.length > 1 ? "a folder that is allowed" : "the folder of the first file";
  return {
    code: "reference-outside",
    message: `the reference leads to ${JSON.stringify(slashed(file))}, which is not below ${where}`,
    help: "move the file there; or, where the source may be trusted, allow its folder with `--allow-ref DIR`",
  };
}

function tooMany({ files, bytes }: { readonly files: number; readonly bytes: number }): Refused {
  return {
    code: "source-too-large",
    message: `references lead to more than ${files} files, or to more than ${bytes / 1024 / 1024} MiB together`,
    help: "bundle the description into one file, or read a part of it",
  };
}

function slashed(path: string): string {
  return sep === "\\" ? path.replaceAll("\\", "/") : path;
}

/** Names of files in which people keep OpenAPI. */
const fileName = /\.(?:ya?ml|json)$/i;

/** The version with its key, in YAML or JSON (OpenAPI 3.1.1, section 4.8.1; 2.0 calls it `swagger`). */
const versionKey = /^\s*\{?\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\.\d/m;

/** Bytes of a file that are looked at. The version stands at the top of nearly every description. */
const looked = 4096;

/** Names of the files of a folder that are OpenAPI descriptions, in alphabetical order. */
export function descriptionsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && fileName.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => versionKey.test(headOf(`${folder}/${name}`)))
    .toSorted();
}

/** The beginning of a file; empty where it cannot be read. */
function headOf(path: string): string {
  const file = attempt(() => openSync(path, "r"));
  if (typeof file !== "number") return "";
  const bytes = Buffer.alloc(looked);
  const count = attempt(() => readSync(file, bytes));
  closeSync(file);
  return typeof count === "number" ? bytes.toString("utf8", 0, count) : "";
}
