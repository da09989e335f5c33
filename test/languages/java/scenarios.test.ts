/** The Java client of every scenario, as Java's own tools see it: compiled, documented and formed, with one start of each for all. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { compiled, writePackage } from "./emitted-packages.js";
import { formatFaults } from "./formatter.js";
import { jarsFolder } from "./jars.js";

const vectorServices = join(import.meta.dirname, "../../vectors/manifests");

const packages = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  ...readdirSync(vectorServices).map((name) => ({
    name: `vectors-${name}`,
    manifest: join(vectorServices, name),
  })),
  { name: "specified", manifest: specifiedManifest },
];

describe.skipIf(findToolchain("java") === undefined)("every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-scenarios-"));
  const sources: string[] = [];
  const built: string[] = [];

  beforeAll(async () => {
    for (const each of packages) {
      const made = await writePackage(folder, each);
      sources.push(...made.sources);
      built.push(...made.built);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("compiles without a warning, and its documentation is whole", () => {
    // A module has a start of the compiler of its own.
    const all = sources.filter((each) => !each.endsWith("module-info.java"));
    expect(all.length).toBeGreaterThan(1000);
    const checks = ["-Xlint:all", "-Xdoclint:all/protected", "-Werror"];
    expect(compiled(folder, all, checks)).toBe("");
  }, 300_000);

  test("stands as google-java-format would set it", () => {
    const files = built.map((each) => join(folder, each));
    expect(formatFaults(files, jarsFolder())).toBe("");
  }, 300_000);
});
