/** How suites report: to people, and on a build server also to a file, from which `.ci/run` counts. */
import type { ViteUserConfig } from "vitest/config";

/** The reporters of a suite. */
export function reporters(
  file: string,
): NonNullable<NonNullable<ViteUserConfig["test"]>["reporters"]> {
  return process.env["CI"] ? ["default", ["json", { outputFile: file }]] : ["default"];
}
