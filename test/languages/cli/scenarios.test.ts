/** The tool of every scenario, as Go's own tools see it: formed, vetted, compiled. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { saidBy, writeTool } from "./emitted-tools.js";

const vectorServices = join(import.meta.dirname, "../../vectors/manifests");

const modules = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  ...readdirSync(vectorServices).map((name) => ({
    name: `vectors-${name}`,
    manifest: join(vectorServices, name),
  })),
  { name: "specified", manifest: specifiedManifest },
];

describe.skipIf(findToolchain("go") === undefined)("the tool of every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-scenarios-"));

  beforeAll(async () => {
    for (const { name, manifest } of modules) await writeTool(folder, name, manifest);
    const uses = modules.map(({ name }) => `\t./${name}\n`).join("");
    writeFileSync(join(folder, "go.work"), `go 1.24.0\n\nuse (\n${uses})\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is formed as gofmt forms it, and has nothing to be simplified", () => {
    expect(saidBy("gofmt", ["-l", "-s", "."], folder)).toBe("");
  });

  test("is vetted and compiles", () => {
    // The runtime and the engine are the same in all of them: one has all vetted, the others what is their own.
    const own = modules.map(({ name }) => `./${name}/internal/commands`);
    expect(saidBy("go", ["vet", "./specified/...", ...own], folder)).toBe("");
  });

  test("needs no module that go.mod does not name", () => {
    const given = ["mod", "verify"];
    expect(saidBy("go", given, join(folder, "specified"))).toBe("");
    expect(saidBy("go", ["mod", "tidy", "-diff"], join(folder, "specified"))).toBe("");
  });
});
