/** Programs of READMEs and of the docs on the JVM: one start of Java runs those of a service. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "../../matrix/processes.js";
import { shortRun } from "./short-run.js";

/** A program that is run, and the URLs that its requests are below, with those to send them to. */
export interface SentProgram {
  readonly id: string;
  readonly className: string;
  readonly places: Readonly<Record<string, string>>;
}

/** Programs of one service, as they stand in files. */
export interface WrittenPrograms {
  /** Paths below the folder. */
  readonly sources: readonly string[];
  /** The classes that have a `main`, by the ids of the programs. */
  readonly classes: ReadonlyMap<string, string>;
}

/** Where a language has a program: the name of its file, and that of the class with its `main`. */
interface ProgramFile {
  readonly file: string;
  readonly className: string;
  /** What stands behind the name of the package. */
  readonly end: string;
}

/** Writes programs below a folder, each in a package of its own. */
export function writePrograms(
  folder: string,
  name: string,
  programs: ReadonlyMap<string, string>,
  { file, className, end }: ProgramFile,
): WrittenPrograms {
  const around = `samples.of${name.replaceAll(/\W/g, "")}`;
  const sources: string[] = [];
  const classes = new Map<string, string>();
  [...programs].forEach(([id, text], at) => {
    const own = `${around}.p${at}`;
    const path = join(own.replaceAll(".", "/"), file);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `package ${own}${end}\n\n${text}`);
    sources.push(path);
    classes.set(id, `${own}.${className}`);
  });
  return { sources, classes };
}

/** Writes the class that runs programs below a folder; the transports of the packages ask it where to send. Gives its path. */
export function writeSender(folder: string): string {
  const path = join("samples", "SampleSender.java");
  mkdirSync(join(folder, "samples"), { recursive: true });
  copyFileSync(join(import.meta.dirname, "SampleSender.java"), join(folder, path));
  return path;
}

/** Runs programs in one process, in their order; gives back what went wrong, by their ids. The list of them is kept in a file. */
export async function runPrograms(
  list: string,
  classPath: readonly string[],
  programs: readonly SentProgram[],
  variables: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const lines = programs.map(({ id, className, places }) =>
    [id, className, ...Object.entries(places).flat()].join("\t"),
  );
  writeFileSync(list, lines.join("\n"));
  const options = [...shortRun, "-cp", classPath.join(":")];
  // The samples are answered by this process, which must not wait for them.
  const { code, out, error } = await run("java", [...options, "samples.SampleSender", list], {
    env: variables,
  });
  if (code !== 0) throw new Error(error);
  const faults = out.split("\n").filter((line) => line !== "");
  return Object.fromEntries(
    faults.map((line) => {
      const [id = "", text = ""] = line.split("\t");
      return [id, Buffer.from(text, "base64").toString("utf8")];
    }),
  );
}
