/** Compiles the runtime of the Kotlin client, and a driver that uses it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "../../../languages/kotlin/compiler.js";
import { jarsPath } from "../../../languages/kotlin/jars.js";
import type { DriverCommand } from "../../driver-process.js";

const runtime = join(import.meta.dirname, "../../../../templates/kotlin-client");

/** The sources of Kotlin in a folder. */
export function sourcesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((each) => each.endsWith(".kt")).map((each) => join(folder, each));
}

/** Compiles the runtime by itself, as a package that is published. */
export async function compileRuntime(compiler: Compiler, classes: string): Promise<void> {
  await compiler.compile({ sources: sourcesIn(runtime), classes, isPublished: true });
}

/** Compiles a driver against the classes of a package. */
export async function compileDriver(
  compiler: Compiler,
  own: "planned" | "emitted",
  { classes, friends }: { readonly classes: string; readonly friends: readonly string[] },
): Promise<void> {
  const sources = ["driver", own].flatMap((each) => sourcesIn(join(import.meta.dirname, each)));
  await compiler.compile({ sources, classes, friends });
}

/** The command that starts a driver. */
export function driverCommand(
  classes: readonly string[],
  main: string,
  given: readonly string[],
): DriverCommand {
  const path = [...classes, jarsPath("pom.xml")].join(":");
  const flags = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", path];
  // Of Java 17; it is mended in 19.
  return { program: "java", given: [...flags, main, ...given], saysEmptyLengths: true };
}
