/** Emits the Kotlin client of a scenario, and compiles it with a driver that calls it as callers do. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  compiledPackage,
  onceEach,
  runtimeClasses,
} from "../../../languages/kotlin/compiled-packages.js";
import { sharedCompiler } from "../../../languages/kotlin/compiler.js";
import type { DriverCommand } from "../../driver-process.js";
import { scenarioFolder } from "../typescript/make-driver.js";
import { driverClasses, driverCommand } from "./compile-driver.js";
import { drivenPackage, driverSource } from "./driver-source.js";

/** The command that drives a scenario. Its calls see the public declarations of the package alone. */
export const emittedDriver = onceEach(async (scenario): Promise<DriverCommand> => {
  const runtime = await runtimeClasses();
  const driver = await driverClasses("emitted");
  const { emission, classes, folder } = await compiledPackage(scenarioFolder(scenario));
  const calls = join(folder, "calls");
  const file = join(folder, "Driven.kt");
  await writeFile(file, driverSource(emission));
  await sharedCompiler().compile({
    ...{ sources: [file], classes: calls, friends: [driver], beside: [...runtime, classes] },
    // A caller may call what is deprecated.
    mayWarn: true,
  });
  return driverCommand([calls, driver, classes, ...runtime], `${drivenPackage}.DrivenKt`, []);
});
