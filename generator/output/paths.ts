/** Which paths may be written below the output folder, and when two of them are one file somewhere. */

/** Names that Windows gives to devices, with any extension: `aux.ts` cannot be checked out there. */
const windowsDevice = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)\s*(?:\.|$)/i;

/** The characters that Windows refuses in a name (and takes for a drive or a stream), and those that no listing can show. */
const refusedCharacter = /[\\:<>"|?*]|\p{Cc}|\p{Cs}/u;

/** Most file systems hold names of 255 bytes. */
const longestName = 255;

/**
 * Why a path does not stay below its folder on every system, in the words of a message; `undefined` = it does.
 * Such a path is a bug of the generator: no name of a manifest can lead to it.
 */
export function pathFault(path: string): string | undefined {
  if (path === "") return "is empty";
  if (path.startsWith("/")) return "is absolute";
  if (refusedCharacter.test(path)) return "holds a character that some system refuses";
  for (const name of path.split("/")) {
    if (name === "") return "has an empty segment";
    if (name === "." || name === "..") return `has the segment "${name}"`;
    if (/[. ]$/.test(name)) return "has a segment that ends in a dot or a space";
  }
  return undefined;
}

/**
 * Why some system cannot hold a path that is otherwise sound; `undefined` = every system can.
 * A name of the manifest can lead to it: a group `aux`, an id of 300 letters.
 */
export function portabilityFault(path: string): string | undefined {
  for (const name of path.split("/")) {
    if (windowsDevice.test(name)) return `"${name}" is a device on Windows`;
    if (Buffer.byteLength(name) > longestName) return `a name in it is longer than 255 bytes`;
  }
  return undefined;
}

/** Equal for two paths that are one file where case or Unicode normalisation does not count (macOS, Windows). */
export function foldedPath(path: string): string {
  return path.normalize("NFD").toUpperCase().toLowerCase().normalize("NFC");
}

/** The folders above a path, the outermost first: `a`, `a/b` for `a/b/c.ts`. */
export function foldersAbove(path: string): readonly string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join("/"));
}

/** The target that a path of the output belongs to: its first segment. */
export function targetOf(path: string): string {
  const end = path.indexOf("/");
  return end === -1 ? path : path.slice(0, end);
}

/** A path below the output folder as a path on disk; `/` serves on every system. */
export function below(out: string, path: string): string {
  return out.endsWith("/") || out.endsWith("\\") ? `${out}${path}` : `${out}/${path}`;
}

/** Order by UTF-16 code units: the same in every locale. */
export function byCodeUnit(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
