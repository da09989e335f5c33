/** Compiles the runtime of the Java client with a driver around it, once, and gives it the operations of a scenario as data. */
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planOf } from "../../../../generator/sdk/plan-of.js";
import { loadFolder } from "../../../model-lookup.js";
import type { DriverCommand } from "../../driver-process.js";
import { scenarioFolder } from "../typescript/make-driver.js";
import { serviceData } from "../service-data.js";

const runtime = join(import.meta.dirname, "../../../../templates/java-client");

/** A driver that can be started for each scenario. */
export interface RuntimeDriver {
  /** The command that drives a scenario, blocking or asynchronous. */
  command(scenario: string, mode: "blocking" | "async"): Promise<DriverCommand>;
  remove(): Promise<void>;
}

/** Compiles the driver; `jars` has the annotations that the runtime is compiled with. */
export async function makeRuntimeDriver(jars: string): Promise<RuntimeDriver> {
  const project = await mkdtemp(join(tmpdir(), "java-driver-"));
  const classes = join(project, "classes");
  await mkdir(classes);
  const sources = join(project, "client");
  for (const folder of [runtime, join(import.meta.dirname, "driver")]) {
    await cp(folder, sources, { recursive: true });
  }
  const files = (await readdir(sources)).filter((each) => each.endsWith(".java"));
  const given = ["-d", classes, "-cp", join(jars, "*"), "-proc:none", "-nowarn"];
  execFileSync("javac", [...given, ...files.map((each) => join(sources, each))]);
  return {
    command: async (scenario, mode) => {
      const { model } = loadFolder(scenarioFolder(scenario)).value;
      const file = join(project, `${scenario}.json`);
      await writeFile(file, JSON.stringify(serviceData(planOf(model))));
      const flags = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classes];
      // Of Java 17; it is mended in 19.
      return {
        program: "java",
        given: [...flags, "client.Driver", file, mode],
        saysEmptyLengths: true,
      };
    },
    remove: () => rm(project, { recursive: true }),
  };
}
