/** Python's runtime alone, before anything is emitted around it: its own tests with all warnings as errors, checkers, formatter. */
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { findToolchain } from "../toolchains.js";
import { type Environment, pythonEnvironment } from "./environment.js";

const runtime = join(import.meta.dirname, "../../../templates/python-client");

describe.skipIf(findToolchain("python") === undefined)("the runtime of Python", () => {
  let environment: Environment;
  beforeAll(() => {
    environment = pythonEnvironment();
  });

  test.each([
    // These run mypy and pyright too: what both accept and what both refuse (`tests/test_typing.py`).
    [
      "python",
      ["-W", "error", "-X", "dev", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
    ],
    ["ruff", ["check", "example", "tests"]],
    ["ruff", ["format", "--check", "example", "tests"]],
  ])("%s %j", (program, given) => {
    expect(environment.run(program, given, { cwd: runtime })).toMatchObject({
      ...{ said: "", status: 0 },
    });
  });
});
