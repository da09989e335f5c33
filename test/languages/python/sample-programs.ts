/** The samples of the docs and of READMEs in Python: each as a program, and one start of Python that runs those of a service. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "../../matrix/processes.js";
import { fencedBlocks } from "../../readme-blocks.js";
import type { Environment } from "./environment.js";

/** A program that is run, and the URLs that its requests are below, with those to send them to. */
export interface SentProgram {
  readonly id: string;
  readonly file: string;
  readonly places: Readonly<Record<string, string>>;
}

/** The package whose samples are run. */
export interface SampledPackage {
  /** Name of the import package. */
  readonly module: string;
  /** The folder that it is in. */
  readonly source: string;
}

/** The programs in the README of a package, by their places in it. */
export function readmePrograms(packageFolder: string): ReadonlyMap<string, string> {
  const blocks = fencedBlocks(readFileSync(join(packageFolder, "README.md"), "utf8"));
  const programs = blocks.filter(({ language }) => language === "python");
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
    const file = join(folder, `${prefix}_${at}.py`);
    writeFileSync(file, text);
    return [id, file] as const;
  });
  return new Map(files);
}

/** Runs programs in one process; gives back what went wrong, by their ids. */
export async function runPrograms(
  environment: Environment,
  { module, source }: SampledPackage,
  programs: readonly SentProgram[],
  variables: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const list = join(source, "programs.json");
  writeFileSync(list, JSON.stringify(programs));
  const sender = join(import.meta.dirname, "sample-sender.py");
  const env = { ...variables, PYTHONPATH: source, PYTHONDONTWRITEBYTECODE: "1" };
  const given = ["-W", "error", "-X", "utf8", sender, module, list];
  // The samples are answered by this process, which must not wait for them.
  const { code, out, error } = await run(environment.program("python"), given, { env });
  if (code !== 0) throw new Error(error);
  const faults: Readonly<Record<string, string>> = JSON.parse(out);
  return faults;
}
