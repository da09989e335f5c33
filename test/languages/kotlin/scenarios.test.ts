/** The Kotlin client of every scenario: compiled without a warning, and formed as ktlint would. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { diagnosedPackage } from "./compiled-packages.js";
import { formatFaults } from "./formatter.js";

const packages = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  { name: "specified", manifest: specifiedManifest },
];

/** Names have an underscore where another has them without, or where they are reserved. */
const settings = `[*.kt]
ktlint_standard_class-naming = disabled
ktlint_standard_function-naming = disabled
`;

describe.skipIf(findToolchain("kotlin") === undefined)("every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "kotlin-scenarios-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const files: string[] = [];

  test.each(packages)("$name compiles without a warning", async ({ manifest }) => {
    const { built, said } = await diagnosedPackage(manifest);
    expect(built.length).toBeGreaterThan(1);
    expect(said).toBe("");
    files.push(...built);
  });

  test("stands as ktlint would set it", () => {
    const own = readFileSync(join(import.meta.dirname, "../../../.editorconfig"), "utf8");
    const editorconfig = join(folder, ".editorconfig");
    writeFileSync(editorconfig, `${own}\n${settings}`);
    expect(formatFaults(files, editorconfig)).toBe("");
  });
});
