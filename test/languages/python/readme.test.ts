/**
 * The READMEs of emitted packages: every program runs as it stands, a mock takes what it sends, and package indexes show the text.
 * Type checkers and ruff see the programs with all other samples (`samples.test.ts`).
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { askedOfMock, placesIn, refusedIn, variablesOf } from "../readme-mocks.js";
import { findToolchain } from "../toolchains.js";
import { writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment } from "./environment.js";
import { readmePrograms, runPrograms, writePrograms } from "./sample-programs.js";

/** The endpoint that no manifest has. */
const isNoEndpoint = /GET \S*\/status\?full=\*\*\* answered 404/;

const manifests: readonly (readonly [name: string, folder: string])[] = [
  ["real-service", specifiedManifest],
  ...scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const),
];

describe.skipIf(findToolchain("python") === undefined)("the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-readmes-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let environment: Environment;
  beforeAll(() => {
    environment = pythonEnvironment();
  });

  test.each(manifests)("of %s has programs that run, and are answered", async (name, manifest) => {
    const names = await writePackage(folder, { name, manifest, distribution: `sdk-${name}` });
    const { model } = loadFolder(manifest).value;
    const programs = readmePrograms(join(folder, name));
    expect(programs.size).toBeGreaterThan(7);
    const files = writePrograms(join(folder, `${name}-readme`), programs);
    let faults: Readonly<Record<string, string>> = {};
    const asked = await askedOfMock(model, async (url) => {
      faults = await runPrograms(
        environment,
        { module: names.module, source: join(folder, name, "src") },
        [...files].map(([id, file]) => ({ id, file, places: placesIn(model, url) })),
        variablesOf(model),
      );
    });
    const unexpected = Object.entries(faults).filter(([, fault]) => !isNoEndpoint.test(fault));
    expect(unexpected.map(([id, fault]) => `${programs.get(id)}\n${fault}`)).toEqual([]);
    expect(refusedIn(asked)).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

  test.each(["music-filled", "hostile", "half-known"])(
    "of %s is one that package indexes show",
    async (name) => {
      const manifest = join(scenariosFolder, name);
      const own = `${name}-built`;
      await writePackage(folder, { name: own, manifest, distribution: `sdk-${name}` });
      const cwd = join(folder, own);
      const build = ["-m", "build", "--no-isolation", "--skip-dependency-check"];
      expect(environment.run("python", build, { cwd }).said).toBe("");
      const made = readdirSync(join(cwd, "dist")).toSorted();
      expect(made.map((each) => each.replace(/^.*-1\.0\.0/, ""))).toEqual([
        "-py3-none-any.whl",
        ".tar.gz",
      ]);
      const check = ["-m", "twine", "check", "--strict", ...made.map((each) => join("dist", each))];
      expect(environment.run("python", check, { cwd }).said).toBe("");
    },
  );
});
