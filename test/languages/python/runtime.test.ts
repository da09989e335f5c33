/** Python's runtime by its own tests, with all warnings as errors, and by checkers and formatter, in a package that has all of it. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { templatesFolder } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment, testingEnvironment } from "./environment.js";
import { missingNewer, newerPythons } from "./pythons.js";

const own = join(import.meta.dirname, "runtime");

const pytest = [
  "-W",
  "error",
  "-X",
  "dev",
  "-m",
  "pytest",
  "-q",
  "-p",
  "no:cacheprovider",
  "tests",
];

const newest = newerPythons().slice(-1);
if (newest.length === 0) console.log(missingNewer);

describe.skipIf(findToolchain("python") === undefined)("the runtime of Python", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-runtime-"));
  const project = join(folder, "example");
  let environment: Environment;
  beforeAll(async () => {
    environment = pythonEnvironment();
    await writePackage(folder, { name: "example", manifest: join(own, "example") });
    const runtime = join(project, "src/example/_runtime");
    cpSync(join(templatesFolder, "python-client/_runtime"), runtime, { recursive: true });
    cpSync(join(own, "tests"), join(project, "tests"), { recursive: true });
    cpSync(join(own, "pyproject.toml"), join(project, "pyproject.toml"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    // These run mypy and pyright too: what both accept and what both refuse (`tests/test_typing.py`).
    ["python", pytest],
    ["ruff", ["check", "."]],
    ["ruff", ["format", "--check", "."]],
  ])("%s %j", (program, given) => {
    expect(environment.run(program, given, { cwd: project })).toMatchObject({
      ...{ said: "", status: 0 },
    });
  });

  test.each([["check"], ["format", "--check"]])("its driver of the vectors: ruff %s", (...given) => {
    const cwd = join(import.meta.dirname, "../../vectors/drivers/python");
    expect(environment.run("ruff", [...given, "."], { cwd }).said).toBe("");
  });

  test.each(newest)("its tests pass with Python $version, too", (python) => {
    expect(testingEnvironment(python).run("python", pytest, { cwd: project })).toMatchObject({
      ...{ said: "", status: 0 },
    });
  });
});
