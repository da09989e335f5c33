/** The samples of the docs and of READMEs in Ruby: each as a program, and one start of Ruby that runs those of a service. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Emission } from "../../../generator/targets/ruby-client/emission.js";
import { run } from "../../matrix/processes.js";
import { fencedBlocks } from "../../readme-blocks.js";

/** A program that is run, and the URLs that its requests are below, with those to send them to. */
export interface SentProgram {
  readonly id: string;
  readonly file: string;
  readonly places: Readonly<Record<string, string>>;
}

/** The programs in the README of a gem, by their places in it. */
export function readmePrograms(gemFolder: string): ReadonlyMap<string, string> {
  const blocks = fencedBlocks(readFileSync(join(gemFolder, "README.md"), "utf8"));
  const programs = blocks.filter(({ language }) => language === "ruby");
  return new Map(programs.map(({ code }, at) => [`README ${at}`, code]));
}

/** Writes programs into a folder; gives back their files, whose names occur once among all folders. */
export function writePrograms(
  folder: string,
  programs: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  mkdirSync(folder, { recursive: true });
  const prefix = basename(folder).replaceAll(/\W/g, "_");
  const files = [...programs].map(([id, text], at) => {
    const file = join(folder, `${prefix}_${at}.rb`);
    // What Ruby does with strings in a program without the comment is another thing, and a warning in none.
    writeFileSync(file, `# frozen_string_literal: true\n\n${text}`);
    return [id, file] as const;
  });
  return new Map(files);
}

/** Runs programs in one process, with warnings; gives back what went wrong, by their ids. */
export async function runPrograms(
  folder: string,
  { module, gem }: Pick<Emission, "module" | "gem">,
  programs: readonly SentProgram[],
  variables: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const list = join(folder, "programs.json");
  writeFileSync(list, JSON.stringify(programs));
  const sender = join(import.meta.dirname, "sample-sender.rb");
  const given = ["-w", "-I", join(folder, "lib"), sender, module, gem, list];
  const { code, out, error } = await run("ruby", given, { env: variables });
  if (code !== 0) throw new Error(error);
  const faults: Readonly<Record<string, string>> = JSON.parse(out);
  // What a README shows is made, and used in a program of the reader's.
  const unused = /warning: assigned but unused variable - /;
  const warnings = error
    .split("\n")
    .filter((line) => line.includes("warning:") && !unused.test(line));
  return warnings.length === 0 ? faults : { ...faults, warnings: warnings.join("\n") };
}
