/** Programs of READMEs and of the docs in Java: each a class of a package of its own, and one start of Java that runs those of a service. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../matrix/processes.js";
import { fencedBlocks } from "../../readme-blocks.js";
import { jarsFolder } from "./jars.js";

/** A program that is run, and the URLs that its requests are below, with those to send them to. */
export interface SentProgram {
  readonly id: string;
  readonly className: string;
  readonly places: Readonly<Record<string, string>>;
}

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
): { readonly sources: readonly string[]; readonly classes: ReadonlyMap<string, string> } {
  const around = `samples.of${name.replaceAll(/\W/g, "")}`;
  const sources: string[] = [];
  const classes = new Map<string, string>();
  [...programs].forEach(([id, text], at) => {
    const own = `${around}.p${at}`;
    const file = join(own.replaceAll(".", "/"), "Sample.java");
    mkdirSync(join(folder, own.replaceAll(".", "/")), { recursive: true });
    writeFileSync(join(folder, file), `package ${own};\n\n${text}`);
    sources.push(file);
    classes.set(id, `${own}.Sample`);
  });
  return { sources, classes };
}

/** The text of the class that runs programs, in the package of the client, whose transport it takes the place of. */
export function senderSource(java: string): string {
  const text = readFileSync(join(import.meta.dirname, "sample-sender/SampleSender.java"), "utf8");
  return text.replace("package client;", `package ${java};`);
}

/** Runs programs in one process, in their order; gives back what went wrong, by their ids. */
export async function runPrograms(
  folder: string,
  java: string,
  programs: readonly SentProgram[],
  variables: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const list = join(folder, `${java}.programs`);
  const lines = programs.map(({ id, className, places }) =>
    [id, className, ...Object.entries(places).flat()].join("\t"),
  );
  writeFileSync(list, lines.join("\n"));
  const path = [join(folder, "classes"), join(jarsFolder(), "*")].join(":");
  const options = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", path];
  // The samples are answered by this process, which must not wait for them.
  const { code, out, error } = await run("java", [...options, `${java}.SampleSender`, list], {
    env: variables,
  });
  if (code !== 0) throw new Error(error);
  const faults: Readonly<Record<string, string>> = JSON.parse(out);
  return faults;
}
