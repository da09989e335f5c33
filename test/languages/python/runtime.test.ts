/** Python's runtime by its own tests, with all warnings as errors, and by checkers and formatter, in a package that has all of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findToolchain } from "../toolchains.js";
import { type Environment, pythonEnvironment, testingEnvironment } from "./environment.js";
import { missingNewer, newerPythons } from "./pythons.js";
import { writeRuntimeProject } from "./runtime-project.js";

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
  let project: string;
  let environment: Environment;
  beforeAll(async () => {
    environment = pythonEnvironment();
    project = await writeRuntimeProject(folder);
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

  test.each([["check"], ["format", "--check"]])(
    "its driver of the vectors: ruff %s",
    (...given) => {
      const cwd = join(import.meta.dirname, "../../vectors/drivers/python");
      expect(environment.run("ruff", [...given, "."], { cwd }).said).toBe("");
    },
  );

  test.each(newest)("its tests pass with Python $version, too", (python) => {
    expect(testingEnvironment(python).run("python", pytest, { cwd: project })).toMatchObject({
      ...{ said: "", status: 0 },
    });
  });
});
