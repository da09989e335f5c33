/** Gives the driver of the Ruby client's runtime the operations of a scenario as data. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planOf } from "../../../../generator/sdk/plan-of.js";
import { loadFolder } from "../../../model-lookup.js";
import type { DriverCommand } from "../../driver-process.js";
import { serviceData } from "../service-data.js";
import { scenarioFolder } from "../typescript/make-driver.js";

const runtime = join(import.meta.dirname, "../../../../templates/ruby-client");

/** A driver that can be started for each scenario. */
export interface RuntimeDriver {
  command(scenario: string): Promise<DriverCommand>;
  remove(): Promise<void>;
}

/** Makes a folder for the plans of scenarios; with the file of a scheduler, all calls are fibers of one thread. */
export async function makeRuntimeDriver(scheduler?: string): Promise<RuntimeDriver> {
  const folder = await mkdtemp(join(tmpdir(), "ruby-driver-"));
  const given = scheduler === undefined ? [] : [scheduler];
  return {
    command: async (scenario) => {
      const { model } = loadFolder(scenarioFolder(scenario)).value;
      const file = join(folder, `${scenario}.json`);
      await writeFile(file, JSON.stringify(serviceData(planOf(model))));
      const driver = join(import.meta.dirname, "driver.rb");
      return { program: "ruby", given: ["-w", "-I", runtime, driver, file, ...given] };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
