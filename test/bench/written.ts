/** The files that a generator has written, and whether they are as they should be. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Written } from "./measure.js";

/** The parts that an output must have. */
export interface Wanted {
  /** Matches once for each operation, in files whose path ends so. */
  readonly operation: RegExp;
  readonly files: string;
  /** How many operations the description has. */
  readonly operations: number;
}

/** Some operations may be written in another form than the rest: that of streams, or of overloads. */
const share = 0.97;

/** How many files stand below a folder, and their bytes in all. */
export function writtenBelow(folder: string): Written {
  const sizes = filesBelow(folder).map((path) => statSync(join(folder, path)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The same; throws where the output lacks operations. */
export function writtenWith(folder: string, { operation, files, operations }: Wanted): Written {
  const found = filesBelow(folder)
    .filter((path) => path.endsWith(files))
    .map((path) => readFileSync(join(folder, path), "utf8").match(operation)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
  if (found < operations * share) {
    throw new Error(`${found} of ${operations} operations are in what it wrote`);
  }
  return writtenBelow(folder);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
