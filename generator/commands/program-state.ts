/** Which program this is: its own files, and the packages that have a say in what it makes. */
import { isScript, readInputs, runKey } from "../output/inputs.js";
import { SeenFiles } from "../output/seen-files.js";
import { packageFile, program } from "./program-files.js";

/** Packages that parse, check, print or name what was meant; the others have no say in what is made, or in what is said of it. */
export const packagesWithASay: readonly string[] = [
  "@eslint-community/regexpp",
  "fastest-levenshtein",
  "markdown-it",
  "oxc-transform",
  "prettier",
  "ts-morph",
  "yaml",
  "zod",
];

let atStart: { readonly state: string | undefined; readonly files: SeenFiles } | undefined;

/**
 * Returns the state of the files at the first request; undefined = they cannot be read. Running code is the code that was
 * loaded, and an installation during a watch does not change its output. `files`: see `programFiles`.
 */
export function programState(files: SeenFiles): string | undefined {
  atStart ??= { state: stateNow(files), files };
  return atStart.state;
}

/**
 * The program's own files, as runs have read them: nearly all runs find them as they were, and need not read them. `cache` is
 * the folder where that is kept; undefined = nowhere.
 */
export function programFiles(cache: string | undefined): SeenFiles {
  return new SeenFiles(
    cache === undefined ? undefined : { folder: cache, name: "program", key: "" },
  );
}

/**
 * True if the files still are what they were then. Before that and after it, code may have been loaded that stands there no
 * more, and what it made must not be remembered under the key of other code.
 */
export function isSameProgram(): boolean {
  return atStart !== undefined && atStart.state === stateNow(atStart.files);
}

function stateNow({ disk }: SeenFiles): string | undefined {
  const scripts = readInputs([program], { counts: isScript, disk });
  const packages = readInputs(packagesWithASay.map(packageFile), { disk });
  if (scripts === undefined || packages === undefined) return undefined;
  return runKey([scripts.hash, packages.hash]);
}
