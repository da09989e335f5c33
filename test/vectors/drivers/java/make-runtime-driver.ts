/** Compiles the runtime of the Java client with a driver around it, once, and gives it the operations of a scenario as data. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planOf } from "../../../../generator/sdk/plan-of.js";
import { loadFolder } from "../../../model-lookup.js";
import type { DriverCommand } from "../../driver-process.js";
import { scenarioFolder } from "../typescript/make-driver.js";
import { serviceData } from "../service-data.js";
import { compileDriver, driverCommand } from "./compile-driver.js";

/** A driver that can be started for each scenario. */
export interface RuntimeDriver {
  /** The command that drives a scenario, blocking or asynchronous. */
  command(scenario: string, mode: "blocking" | "async"): Promise<DriverCommand>;
  remove(): Promise<void>;
}

/** Compiles the driver. */
export async function makeRuntimeDriver(): Promise<RuntimeDriver> {
  const project = await mkdtemp(join(tmpdir(), "java-driver-"));
  const classes = await compileDriver(project, "planned");
  return {
    command: async (scenario, mode) => {
      const { model } = loadFolder(scenarioFolder(scenario)).value;
      const file = join(project, `${scenario}.json`);
      await writeFile(file, JSON.stringify(serviceData(planOf(model))));
      return driverCommand(classes, "client.PlannedDriver", [file, mode]);
    },
    remove: () => rm(project, { recursive: true }),
  };
}
