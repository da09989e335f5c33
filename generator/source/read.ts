/** The files of a manifest: the only place outside the output stage that reads the disk. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, diagnostic, type Reported } from "../diagnostics/diagnostic.js";
import { compareByCodePoint } from "../diagnostics/order.js";
import { decode } from "./decode.js";
import { nameFaults } from "./file-names.js";
import { classify, strayEntry, wrongExtension } from "./layout.js";

/** A file of the manifest as text: UTF-8 decoded, without byte order mark. */
export interface SourceText {
  /** Path below the manifest's folder, with `/` on every platform: `groups/books.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** A file of the manifest as it stands on disk. */
export interface ManifestFile {
  /** Path below the manifest's folder, as in {@link SourceText}. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Far above what a person writes: 16 MiB a file. */
const maximumBytes = 16 * 1024 * 1024;

/** Reads all files of a manifest as text, sorted by code point. */
export function readManifest(folder: string): Reported<readonly SourceText[]> {
  return decodeManifest(manifestFiles(folder));
}

/**
 * Decodes files that are read already, and reports what was reported of them, and what `nameFaults` does; one that is not
 * UTF-8 is left out.
 */
export function decodeManifest(
  files: Reported<readonly ManifestFile[]>,
): Reported<readonly SourceText[]> {
  const value: SourceText[] = [];
  const names = files.value.map(({ file }) => file);
  const diagnostics = [...files.diagnostics, ...nameFaults(names)];
  for (const { file, bytes } of files.value) {
    const decoded = decode(file, bytes);
    if ("text" in decoded) value.push({ file, text: decoded.text });
    else diagnostics.push(decoded.fault);
  }
  return { value, diagnostics };
}

/**
 * Reads the bytes of all files of a manifest, sorted by code point: each once, and nothing else of a run reads them. `known` are
 * those that were read before. Reports files and folders that are missing, unreadable, misplaced or too large; those are left out.
 */
export function manifestFiles(
  folder: string,
  known: ReadonlyMap<string, Uint8Array> = new Map(),
): Reported<readonly ManifestFile[]> {
  const listed = namesIn(folder);
  const diagnostics = [...listed.diagnostics];
  const value: ManifestFile[] = [];
  for (const file of listed.value) {
    const bytes = known.get(file) ?? readOne(folder, file);
    if (bytes instanceof Uint8Array) value.push({ file, bytes });
    else diagnostics.push(bytes);
  }
  return { value, diagnostics };
}

/** A manifest whose files are read when their hashes are not known, or when all are asked for. */
export interface LookedAtManifest {
  /** Returns the same hash as `stateOf`; undefined where a file cannot be read. */
  readonly state: () => string | undefined;
  /** Reads the manifest. Files that were read for the state are not read again. */
  readonly read: () => Reported<readonly ManifestFile[]>;
}

/** Returns the SHA-256 of a file, which `read` makes if it is not known. */
export type HashFile = (path: string, read: () => string | undefined) => string | undefined;

/** Looks at a manifest, as `manifestFiles` reads it. */
export function lookAtManifest(folder: string, hashed: HashFile): LookedAtManifest {
  const read = new Map<string, Uint8Array>();
  const readNow = (file: string): string | undefined => {
    const bytes = readOne(folder, file);
    if (!(bytes instanceof Uint8Array)) return undefined;
    read.set(file, bytes);
    return contentHash({ file, bytes });
  };
  return {
    state: () => {
      const { value, diagnostics } = namesIn(folder);
      const hashes: [file: string, hash: string][] = [];
      for (const file of value) {
        const hash = hashed(join(folder, file), () => readNow(file));
        if (hash === undefined) return undefined;
        hashes.push([file, hash]);
      }
      return stateOfHashes(hashes, diagnostics);
    },
    read: () => manifestFiles(folder, read),
  };
}

/** The names of its files, sorted by code point. Reports what else is there, and what is missing. */
function namesIn(folder: string): Reported<readonly string[]> {
  const names = entriesIn(folder);
  if ("reason" in names) return { value: [], diagnostics: [noFolder(folder, names)] };
  const diagnostics: Diagnostic[] = [];
  const value = sorted(folder, names, diagnostics);
  // A `service.yml`, or one that cannot be read, is reported as that.
  if (!names.some((name) => /^service\.ya?ml$/i.test(name))) diagnostics.push(noService());
  return { value, diagnostics };
}

/** One hash over all that was read of a manifest: while it is the same, so is everything that is made of it. */
export function stateOf({ value, diagnostics }: Reported<readonly ManifestFile[]>): string {
  const hashes = value.map((each) => [each.file, contentHash(each)] as const);
  return stateOfHashes(hashes, diagnostics);
}

function stateOfHashes(
  hashes: readonly (readonly [file: string, hash: string])[],
  diagnostics: readonly Diagnostic[],
): string {
  return hash("sha256", JSON.stringify([diagnostics, hashes]), "hex");
}

const hashes = new WeakMap<Uint8Array, string>();

/** SHA-256, in hex, of a file's bytes; made once, for several ask for it. */
export function contentHash({ bytes }: ManifestFile): string {
  const made = hashes.get(bytes) ?? hash("sha256", bytes, "hex");
  hashes.set(bytes, made);
  return made;
}

/**
 * Another text once a file of a manifest was saved, came or went, as far as the file system shows it without reading: two saves
 * within one step of its clock are one. Nothing is remembered by it.
 */
export function stampOf(folder: string): string {
  const names = entriesIn(folder);
  if ("reason" in names) return JSON.stringify(names);
  const diagnostics: Diagnostic[] = [];
  const files = sorted(folder, names, diagnostics).map((file) => {
    const stats = attempt(() => statSync(join(folder, file), { bigint: true }));
    if ("reason" in stats) return [file, stats.code];
    const { dev, ino, size, mtimeNs, ctimeNs } = stats;
    return [file, [dev, ino, size, mtimeNs, ctimeNs].join(" ")];
  });
  return JSON.stringify([files, diagnostics]);
}

/** The paths of the files to read; reports on everything else that lies in the folder. */
function sorted(folder: string, names: readonly string[], diagnostics: Diagnostic[]): string[] {
  const files: string[] = [];
  const pending = [...names];
  for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
    switch (classify(path)) {
      case "file":
        files.push(path);
        break;
      case "folder": {
        const inside = entriesIn(join(folder, path));
        if ("reason" in inside) diagnostics.push(noSubfolder(path, inside));
        else pending.push(...inside.map((name) => `${path}/${name}`));
        break;
      }
      case "wrong extension":
        diagnostics.push(wrongExtension(path));
        break;
      case "stray":
        diagnostics.push(strayEntry(path));
        break;
      case "ignored":
        break;
    }
  }
  return files.sort(compareByCodePoint);
}

function readOne(folder: string, file: string): Uint8Array | Diagnostic {
  const path = join(folder, file);
  const stats = attempt(() => statSync(path));
  if ("reason" in stats) return unreadable(file, stats, false);
  if (!stats.isFile()) {
    return diagnostic("not-a-file", {
      message: `"${file}" is ${stats.isDirectory() ? "a folder" : "a device or a pipe"}, not a file`,
      at: { file },
      help: `move it away, and write the YAML into a file called "${file}"`,
    });
  }
  if (stats.size > maximumBytes) {
    return diagnostic("file-too-large", {
      message: `"${file}" has ${Math.ceil(stats.size / 1024 / 1024)} MiB; at most 16 MiB are read`,
      at: { file },
      help: "split it into several files",
    });
  }
  const bytes = attempt(() => readFileSync(path));
  return "reason" in bytes ? unreadable(file, bytes, false) : bytes;
}

/** Why the system refused something. */
interface Refusal {
  readonly code: string;
  readonly reason: string;
}

const reasons = new Map([
  ["ENOENT", "it does not exist"],
  ["ENOTDIR", "it is not a folder"],
  ["EACCES", "permission is denied"],
  ["EPERM", "permission is denied"],
  ["ELOOP", "its symbolic links run in a circle"],
  ["EMFILE", "too many files are open"],
  ["ENAMETOOLONG", "its name is too long"],
]);

/** Runs one call of the file system; what the system refuses is data, what else is thrown is our bug. */
function attempt<T>(call: () => T): T | Refusal {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && "syscall" in error)) throw error;
    const code = String(error.code);
    return { code, reason: reasons.get(code) ?? `the system says ${code}` };
  }
}

function entriesIn(folder: string): readonly string[] | Refusal {
  return attempt(() => readdirSync(folder).sort(compareByCodePoint));
}

function noFolder(folder: string, refusal: Refusal): Diagnostic {
  const at = { file: folder, onDisk: true };
  const help = "name the folder that holds `service.yaml` with `--manifest DIR`";
  switch (refusal.code) {
    case "ENOENT":
      return diagnostic("folder-missing", {
        message: `the manifest's folder "${folder}" does not exist`,
        at,
        help,
      });
    case "ENOTDIR":
      return diagnostic("not-a-folder", { message: `"${folder}" is not a folder`, at, help });
    default:
      return unreadable(folder, refusal, true);
  }
}

function noSubfolder(file: string, refusal: Refusal): Diagnostic {
  if (refusal.code !== "ENOTDIR") return unreadable(file, refusal, false);
  return diagnostic("not-a-folder", {
    message: `"${file}" is not a folder`,
    at: { file },
    help: "make it a folder with one YAML file per name",
  });
}

function unreadable(file: string, { reason }: Refusal, onDisk: boolean): Diagnostic {
  return diagnostic("file-unreadable", {
    message: `"${file}" cannot be read: ${reason}`,
    at: onDisk ? { file, onDisk } : { file },
    help: "mend the file, its permissions or its link",
  });
}

function noService(): Diagnostic {
  return diagnostic("file-missing", {
    message: "the manifest has no `service.yaml`",
    at: { file: "service.yaml" },
    help: "write one; it begins with `title:` and lists the groups and resources",
  });
}
