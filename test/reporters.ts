/** How suites report: to people, and on a build server also to a file, from which `.ci/run` counts. */
import type { ViteUserConfig } from "vitest/config";

/** A reporter, as a list has it. */
type Reporting = Extract<Configured, readonly unknown[]>[number];
type Configured = NonNullable<NonNullable<ViteUserConfig["test"]>["reporters"]>;

/** The reporters of a suite. */
export function reporters(file: string): Reporting[] {
  return process.env["CI"] ? ["default", ["json", { outputFile: file }]] : ["default"];
}
