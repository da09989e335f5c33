/** Which program this is: its own files, and the packages that have a say in what it makes. */
import { isScript, runKey, readInputs } from "../output/inputs.js";
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

let atStart: { readonly state: string | undefined } | undefined;

/**
 * Returns the state of the files at the first request; undefined = they cannot be read. Running code is the code that was
 * loaded, and an installation during a watch does not change its output.
 */
export function programState(): string | undefined {
  atStart ??= { state: stateNow() };
  return atStart.state;
}

/**
 * True if the files still are what they were then. Before that and after it, code may have been loaded that stands there no
 * more, and what it made must not be remembered under the key of other code.
 */
export function isSameProgram(): boolean {
  return programState() === stateNow();
}

function stateNow(): string | undefined {
  const scripts = readInputs([program], { counts: isScript });
  const packages = readInputs(packagesWithASay.map(packageFile));
  if (scripts === undefined || packages === undefined) return undefined;
  return runKey([scripts.hash, packages.hash]);
}
