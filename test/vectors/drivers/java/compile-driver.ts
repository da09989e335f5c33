/** Compiles a driver in Java: the parts that drivers share, its own, the whole runtime, and what else it is given. */
import { execFileSync } from "node:child_process";
import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { jarsFolder } from "../../../languages/java/jars.js";
import { shortRun, shortToolRun } from "../../../languages/jvm/short-run.js";
import type { DriverCommand } from "../../driver-process.js";

const runtime = join(import.meta.dirname, "../../../../templates/java-client");

/** Gives the folder of the classes. `given` are sources that take the place of those of the runtime. */
export async function compileDriver(
  project: string,
  own: "planned" | "emitted",
  given: readonly string[] = [],
): Promise<string> {
  const classes = join(project, "classes");
  await mkdir(classes);
  const sources = join(project, "client");
  for (const folder of [
    runtime,
    ...["driver", own].map((each) => join(import.meta.dirname, each)),
  ]) {
    await cp(folder, sources, { recursive: true });
  }
  const replaced = new Set(given.map((each) => basename(each)));
  const copied = (await readdir(sources)).filter(
    (each) => each.endsWith(".java") && !replaced.has(each),
  );
  const files = [...copied.map((each) => join(sources, each)), ...given].filter(
    (each) => basename(each) !== "module-info.java",
  );
  const list = join(project, "sources.txt");
  await writeFile(list, files.join("\n"));
  const options = ["-d", classes, "-cp", join(jarsFolder(), "*"), "-proc:none", "-nowarn"];
  execFileSync("javac", [...shortToolRun, ...options, `@${list}`]);
  return classes;
}

/** The command that starts a driver. */
export function driverCommand(
  classes: string,
  main: string,
  given: readonly string[],
): DriverCommand {
  const flags = [...shortRun, "-cp", classes];
  // Of Java 17; it is mended in 19.
  return { program: "java", given: [...flags, main, ...given], saysEmptyLengths: true };
}
