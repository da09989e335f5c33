/** The disk, as the preparation of a case needs it. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes texts below a folder, by path. */
export function writeTexts(
  folder: string,
  texts: Iterable<readonly [path: string, text: string]>,
): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** How many bytes the files below a folder have in all. */
export function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}
