/** The READMEs of emitted packages: every program compiles without a warning and runs, and a mock takes what it sends. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { askedOfMock, placesIn, refusedIn, variablesOf } from "../readme-mocks.js";
import { findToolchain } from "../toolchains.js";
import { compiled } from "./emitted-packages.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";
import { javaPackageOf, writeSampledPackage } from "./sampled-packages.js";

/** The endpoint that no manifest has. */
const isNoEndpoint = /GET \S*\/status\?full=\S* .*404/;

const manifests: readonly (readonly [name: string, folder: string])[] = [
  ["specified", specifiedManifest],
  ...scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const),
];

describe.skipIf(findToolchain("java") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-readmes-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const programs = new Map<string, ReadonlyMap<string, string>>();
  const classes = new Map<string, ReadonlyMap<string, string>>();
  const packages: string[] = [];
  const sources: string[] = [];

  beforeAll(async () => {
    for (const [name, manifest] of manifests) {
      packages.push(...(await writeSampledPackage(folder, { name, manifest })));
      const own = readmePrograms(join(folder, name, "README.md"));
      const written = writePrograms(folder, name, own);
      programs.set(name, own);
      classes.set(name, written.classes);
      sources.push(...written.sources);
    }
  });

  test("has programs that compile without a warning", () => {
    expect(compiled(folder, packages)).toBe("");
    // That an operation is deprecated is no fault of its sample.
    const checks = ["-Xlint:all,-deprecation,-removal", "-Werror"];
    expect(compiled(folder, sources, checks, "classes", ["classes"])).toBe("");
  }, 300_000);

  test.each(manifests)("of %s has programs that run, and are answered", async (name, manifest) => {
    const { model } = loadFolder(manifest).value;
    const own = classes.get(name) ?? new Map<string, string>();
    expect(own.size).toBeGreaterThan(6);
    let faults: Readonly<Record<string, string>> = {};
    const asked = await askedOfMock(model, async (url) => {
      const places = placesIn(model, url);
      const sent = [...own].map(([id, className]) => ({ id, className, places }));
      faults = await runPrograms(folder, javaPackageOf(name), sent, variablesOf(model));
    });
    const unexpected = Object.entries(faults).filter(([, fault]) => !isNoEndpoint.test(fault));
    expect(unexpected.map(([id, fault]) => `${programs.get(name)?.get(id)}\n${fault}`)).toEqual([]);
    expect(refusedIn(asked)).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});
