/** Compiles the drivers of the Kotlin client, and starts them. */
import { join } from "node:path";
import {
  onceEach,
  runtimeClasses,
  sourcesIn,
} from "../../../languages/kotlin/compiled-packages.js";
import { shortRun } from "../../../languages/jvm/short-run.js";
import { sharedCompiler } from "../../../languages/kotlin/compiler.js";
import { jarsPath } from "../../../languages/kotlin/jars.js";
import type { DriverCommand } from "../../driver-process.js";

const compiled = onceEach(async (own): Promise<string> => {
  const compiler = sharedCompiler();
  const classes = join(compiler.folder, `driver-${own}`);
  const sources = ["driver", own].flatMap((each) => sourcesIn(join(import.meta.dirname, each)));
  await compiler.compile({ sources, classes, friends: await runtimeClasses() });
  return classes;
});

/** The classes of a driver: of operations that are made from the plan, or of emitted clients. */
export function driverClasses(own: "planned" | "emitted"): Promise<string> {
  return compiled(own);
}

/** The command that starts a driver. */
export function driverCommand(
  classes: readonly string[],
  main: string,
  given: readonly string[],
): DriverCommand {
  const path = [...classes, jarsPath("pom.xml")].join(":");
  const flags = [...shortRun, "-cp", path];
  // Of Java 17; it is mended in 19.
  return { program: "java", given: [...flags, main, ...given], saysEmptyLengths: true };
}
