/** Ruby's own parser, as WebAssembly: syntax of versions of Ruby that no machine of ours has. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";

/** The versions whose syntax is held. */
export const syntaxVersions = ["3.3", "3.4", "4.0"];

/** Texts of Ruby, by path. */
export type RubyTexts = Readonly<Record<string, string>>;

/** What a file is made of. */
export interface FileNodes {
  readonly kinds: readonly string[];
  /** The values of its texts. */
  readonly texts: readonly string[];
  /** Comments that Ruby obeys. */
  readonly magic: readonly string[];
  readonly endsEarly: boolean;
}

/** Faults and warnings of files in the syntax of all versions, a line each. */
export function syntaxFaults(files: RubyTexts): readonly string[] {
  return printed("prism.mjs", [JSON.stringify(syntaxVersions)], files)
    .split("\n")
    .filter((line) => line !== "");
}

/** What files are made of, by path. */
export function nodesOf(files: RubyTexts): Readonly<Record<string, FileNodes>> {
  return JSON.parse(printed("prism-nodes.mjs", [], files));
}

/** It is a process of its own, because Node warns where WASI is loaded. */
function printed(program: string, given: readonly string[], files: RubyTexts): string {
  const own = join(import.meta.dirname, program);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", own, ...given],
    { input: JSON.stringify(files), encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}
