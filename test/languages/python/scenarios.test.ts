/** The Python client of every scenario, as Python's own tools see it: formed, linted, checked, loaded, with one start for all. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment } from "./environment.js";

const vectorServices = join(import.meta.dirname, "../../vectors/manifests");

const packages = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  ...readdirSync(vectorServices).map((name) => ({
    name: `vectors-${name}`,
    manifest: join(vectorServices, name),
  })),
  { name: "specified", manifest: specifiedManifest },
].map((each) => ({ ...each, distribution: `sdk-${each.name}` }));

/** Imports every module of packages, and compiles what none imports. */
const loadAll = `
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, f"{name}."):
        importlib.import_module(module.name)
    for each in package.__all__:
        getattr(package, each)
`;

describe.skipIf(findToolchain("python") === undefined)("every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-scenarios-"));
  const modules: string[] = [];
  let environment: Environment;

  beforeAll(async () => {
    environment = pythonEnvironment();
    for (const each of packages) modules.push((await writePackage(folder, each)).module);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const paths = packages.map(({ name }) => join(folder, name, "src")).join(delimiter);

  test("is formed as ruff forms it", () => {
    expect(environment.run("ruff", ["format", "--check", "."], { cwd: folder }).said).toBe("");
  });

  test("keeps the rules that its pyproject.toml names", () => {
    expect(environment.run("ruff", ["check", "."], { cwd: folder }).said).toBe("");
  });

  test("is right for mypy --strict", () => {
    const given = ["--strict", "--no-error-summary", ...modules.flatMap((each) => ["-p", each])];
    const { said } = environment.run("mypy", given, { cwd: folder, env: { MYPYPATH: paths } });
    expect(said).toBe("");
  });

  test("is right for pyright's strict mode", () => {
    // The runtime is checked by itself (`runtime.test.ts`); here its copies are only what the rest refers to.
    const settings = {
      ...{ typeCheckingMode: "strict", pythonVersion: "3.11" },
      ...{ include: ["."], exclude: ["**/_runtime"] },
    };
    writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify(settings));
    const given = ["-p", folder, "--pythonpath", environment.program("python")];
    expect(environment.run("pyright", given, { cwd: folder }).said).toBe("");
  });

  test("is loaded whole, without a warning", () => {
    const given = ["-W", "error", "-X", "dev", "-c", loadAll, ...modules];
    expect(environment.run("python", given, { env: { PYTHONPATH: paths } }).said).toBe("");
  });
});
