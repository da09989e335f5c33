/** The Go client of every scenario, as Go's own tools see it: formed, vetted, compiled, with one start of the compiler for all. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { installedStaticcheck, isLeftOut, unmarkGenerated } from "./staticcheck.js";
import { saidBy, writeModule, writeWorkspace } from "./emitted-modules.js";

const vectorServices = join(import.meta.dirname, "../../vectors/manifests");

const staticcheck = installedStaticcheck();

const modules = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  ...readdirSync(vectorServices).map((name) => ({
    name: `vectors-${name}`,
    manifest: join(vectorServices, name),
  })),
  { name: "specified", manifest: specifiedManifest },
];

/**
 * All checks but two kinds. Underscores part the name of an inline type from that of its owner, and equal names, so that no added fact
 * renames anything (ST1003). Behind a name stands a colon and the manifest's own text, which is of any form (ST1020 to ST1022).
 */
const checks = "all,-ST1003,-ST1020,-ST1021,-ST1022";

/** Files of the runtime are whole: a package may use only a part of one. */
function isUnusedRuntime(line: string): boolean {
  return /(?:^|\/)(?:sdk_\w+|internal\/wire\/\w+)\.go:.*\(U1000\)$/.test(line);
}

describe.skipIf(findToolchain("go") === undefined)("every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "go-scenarios-"));
  const all = modules.map(({ name }) => `./${name}/...`);

  beforeAll(async () => {
    for (const each of modules) await writeModule(folder, each);
    writeWorkspace(
      folder,
      modules.map(({ name }) => name),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is formed as gofmt forms it, and has nothing to be simplified", () => {
    expect(saidBy("gofmt", ["-l", "-s", "."], folder)).toBe("");
  });

  test("is vetted and compiles", () => {
    expect(saidBy("go", ["vet", ...all], folder)).toBe("");
  });

  test.skipIf(isLeftOut(staticcheck))("has no finding of staticcheck", () => {
    expect(staticcheck.program, staticcheck.missing).toBeDefined();
    unmarkGenerated(folder);
    const said = saidBy(staticcheck.program ?? "", ["-checks", checks, ...all], folder);
    expect(said.split("\n").filter((line) => line !== "" && !isUnusedRuntime(line))).toEqual([]);
  });
});
