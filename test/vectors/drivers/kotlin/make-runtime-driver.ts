/** A driver of the Kotlin client's runtime, which gets the operations of a scenario as data. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { planOf } from "../../../../generator/sdk/plan-of.js";
import { runtimeClasses } from "../../../languages/kotlin/compiled-packages.js";
import { sharedCompiler } from "../../../languages/kotlin/compiler.js";
import { loadFolder } from "../../../model-lookup.js";
import type { DriverCommand } from "../../driver-process.js";
import { serviceData } from "../service-data.js";
import { scenarioFolder } from "../typescript/make-driver.js";
import { driverClasses, driverCommand } from "./compile-driver.js";

/** What sends the requests. */
export type SendingMode = "jdk" | "okhttp";

/** The command that drives a scenario. */
export async function runtimeDriver(scenario: string, mode: SendingMode): Promise<DriverCommand> {
  const { model } = loadFolder(scenarioFolder(scenario)).value;
  const file = join(sharedCompiler().folder, `${scenario}.json`);
  await writeFile(file, JSON.stringify(serviceData(planOf(model))));
  const classes = [await driverClasses("planned"), ...(await runtimeClasses())];
  return driverCommand(classes, "client.PlannedServiceKt", [file, mode]);
}
