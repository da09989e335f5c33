/** Compiles the runtime of the Kotlin client and a driver for it, once, and gives it the operations of a scenario as data. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planOf } from "../../../../generator/sdk/plan-of.js";
import { startCompiler } from "../../../languages/kotlin/compiler.js";
import { loadFolder } from "../../../model-lookup.js";
import type { DriverCommand } from "../../driver-process.js";
import { serviceData } from "../service-data.js";
import { scenarioFolder } from "../typescript/make-driver.js";
import { compileDriver, compileRuntime, driverCommand } from "./compile-driver.js";

/** What sends the requests. */
export type SendingMode = "jdk" | "okhttp";

/** A driver that can be started for each scenario. */
export interface RuntimeDriver {
  /** The command that drives a scenario. */
  command(scenario: string, mode: SendingMode): Promise<DriverCommand>;
  remove(): Promise<void>;
}

/** Compiles the driver. */
export async function makeRuntimeDriver(): Promise<RuntimeDriver> {
  const project = await mkdtemp(join(tmpdir(), "kotlin-driver-"));
  const runtime = join(project, "runtime");
  const driver = join(project, "driver");
  const compiler = startCompiler();
  try {
    await compileRuntime(compiler, runtime);
    await compileDriver(compiler, "planned", { classes: driver, friends: [runtime] });
  } finally {
    compiler.end();
  }
  return {
    command: async (scenario, mode) => {
      const { model } = loadFolder(scenarioFolder(scenario)).value;
      const file = join(project, `${scenario}.json`);
      await writeFile(file, JSON.stringify(serviceData(planOf(model))));
      return driverCommand([driver, runtime], "client.PlannedServiceKt", [file, mode]);
    },
    remove: () => rm(project, { recursive: true }),
  };
}
