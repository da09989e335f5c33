/** Programs of READMEs and of the docs in Java: each a class of a package of its own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fencedBlocks } from "../../readme-blocks.js";
import {
  runPrograms as sendPrograms,
  type SentProgram,
  writePrograms as writeEach,
  type WrittenPrograms,
} from "../jvm/sent-programs.js";
import { jarsFolder } from "./jars.js";

/** The programs in a README, by their places in it; what stands in a program is put into one. */
export function readmePrograms(readme: string): ReadonlyMap<string, string> {
  const blocks = fencedBlocks(readFileSync(readme, "utf8"));
  const programs = blocks.filter(({ language }) => language === "java");
  return new Map(programs.map(({ code }, at) => [`README ${at}`, wholeProgram(code)]));
}

/** A program that may stand in a method, as a class of its own. */
export function wholeProgram(code: string): string {
  if (/^class Sample \{$/m.test(code)) return code;
  const lines = code.split("\n");
  const start = lines.findLastIndex((line) => line.startsWith("import ")) + 1;
  const imports = lines.slice(0, start).join("\n");
  const body = lines.slice(start).join("\n");
  const main = "public static void main(String[] args)";
  const inside = /^static /m.test(body) ? `${main} {}\n${body}` : `${main} {\n${body}\n}`;
  return `${imports}\n\nclass Sample {\n${inside}\n}\n`;
}

/** Writes programs below a folder, each in a package; gives back their sources below it, and their classes. */
export function writePrograms(
  folder: string,
  name: string,
  programs: ReadonlyMap<string, string>,
): WrittenPrograms {
  const file = { file: "Sample.java", className: "Sample", end: ";" };
  return writeEach(folder, name, programs, file);
}

/** Runs programs of a service in one process; gives back what went wrong, by their ids. */
export function runPrograms(
  folder: string,
  name: string,
  programs: readonly SentProgram[],
  variables: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const path = [join(folder, "classes"), join(jarsFolder(), "*")];
  return sendPrograms(join(folder, `${name}.programs`), path, programs, variables);
}
