/** Programs of READMEs, of guides and of the docs in Kotlin: each stands in a package of its own. */
import { fencedBlocks } from "../../readme-blocks.js";
import { writePrograms as writeEach, type WrittenPrograms } from "../jvm/sent-programs.js";

/** The programs in a README, by their places in it; statements are put into a program. */
export function readmePrograms(readme: string): ReadonlyMap<string, string> {
  const blocks = fencedBlocks(readme).filter(({ language }) => language === "kotlin");
  const programs = blocks.filter(({ code }) => !isDependency.test(code));
  return new Map(programs.map(({ code }, at) => [`README ${at}`, wholeProgram(code)]));
}

/** Lines for a build script. */
const isDependency = /^dependencies \{/;

/** A program of what may stand in its main function, or of functions beside it. */
export function wholeProgram(code: string): string {
  if (/^(?:suspend )?fun main\(/m.test(code)) return code;
  const lines = code.trimEnd().split("\n");
  const start = lines.findLastIndex((line) => line.startsWith("import ")) + 1;
  const imports = lines.slice(0, start);
  const body = lines.slice(start).filter((line, at) => at > 0 || line !== "");
  const own = /^(?:suspend )?fun /m.test(body.join("\n"))
    ? ["fun main() {", "}", "", ...body]
    : ["suspend fun main() {", ...body.map((line) => (line === "" ? "" : `    ${line}`)), "}"];
  return [...imports, ...(start > 0 ? [""] : []), ...own, ""].join("\n");
}

/** Writes programs below a folder; gives back their sources below it, and their classes. */
export function writePrograms(
  folder: string,
  name: string,
  programs: ReadonlyMap<string, string>,
): WrittenPrograms {
  const file = { file: "Sample.kt", className: "SampleKt", end: "" };
  return writeEach(folder, name, programs, file);
}
