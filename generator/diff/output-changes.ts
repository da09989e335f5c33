/** Which outputs differ between two sides, file by file, without a look at the disk. */
import { grouped } from "../model/grouped.js";

/** The files of one target that differ; paths are below the folder of the target, sorted. */
export interface OutputChange {
  readonly target: string;
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly deleted: readonly string[];
}

/** Compares by hashes; targets without a difference are left out. */
export function outputChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly OutputChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const different = paths.filter((path) => before.get(path) !== after.get(path));
  const byTarget = grouped(different, (path) => path.slice(0, path.indexOf("/")));
  return [...byTarget].map(([target, own]) => {
    const select = (isWanted: (path: string) => boolean): readonly string[] =>
      own.filter(isWanted).map((path) => path.slice(target.length + 1));
    return {
      target,
      created: select((path) => !before.has(path)),
      updated: select((path) => before.has(path) && after.has(path)),
      deleted: select((path) => !after.has(path)),
    };
  });
}
