/** Emits the Kotlin clients of scenarios, and compiles each with a driver that calls it as callers do. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCompiler } from "../../../languages/kotlin/compiler.js";
import { writePackage } from "../../../languages/kotlin/emitted-packages.js";
import type { DriverCommand } from "../../driver-process.js";
import { scenarioFolder } from "../typescript/make-driver.js";
import { compileDriver, compileRuntime, driverCommand } from "./compile-driver.js";
import { drivenPackage, driverSource } from "./driver-source.js";

/** Drivers of scenarios. */
export interface EmittedDrivers {
  /** The command that drives a scenario. */
  command(scenario: string): DriverCommand;
  remove(): Promise<void>;
}

/**
 * Makes them. All packages have the name of the runtime, which is compiled once. What calls a package sees its public declarations
 * alone.
 */
export async function makeEmittedDrivers(scenarios: readonly string[]): Promise<EmittedDrivers> {
  const project = await mkdtemp(join(tmpdir(), "kotlin-emitted-"));
  const runtime = join(project, "runtime");
  const driver = join(project, "driver");
  const classesOf = (scenario: string) => ({
    own: join(project, scenario, "classes"),
    calls: join(project, scenario, "calls"),
  });
  const compiler = startCompiler();
  try {
    await compileRuntime(compiler, runtime);
    await compileDriver(compiler, "emitted", { classes: driver, friends: [runtime] });
    for (const scenario of scenarios) {
      const { own, calls } = classesOf(scenario);
      const folder = join(project, scenario);
      await mkdir(folder);
      const { emission, built } = await writePackage(folder, {
        ...{ name: "driven", manifest: scenarioFolder(scenario), kotlin: "client" },
      });
      const given = { sources: built, classes: own, friends: [runtime], isPublished: true };
      await compiler.compile(given);
      const file = join(folder, "Driven.kt");
      await writeFile(file, driverSource(emission));
      await compiler.compile({
        ...{ sources: [file], classes: calls, friends: [driver], beside: [runtime, own] },
        // A caller may call what is deprecated.
        mayWarn: true,
      });
    }
  } finally {
    compiler.end();
  }
  return {
    command: (scenario) => {
      const { own, calls } = classesOf(scenario);
      return driverCommand([calls, driver, own, runtime], `${drivenPackage}.DrivenKt`, []);
    },
    remove: () => rm(project, { recursive: true }),
  };
}
