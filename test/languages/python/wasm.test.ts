/**
 * A Python that is newer than those that machines have: CPython as WebAssembly (Pyodide) loads all of the shipped package, calls
 * with both clients, and runs those tests of the runtime that need no sockets, threads and processes.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ended, run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";
import { pythonEnvironment } from "./environment.js";
import { writeRuntimeProject } from "./runtime-project.js";

const own = join(import.meta.dirname, "wasm");
const shipped = join(import.meta.dirname, "../../../generated/python-client/src");

const isHere = existsSync(join(own, "node_modules/pyodide"));
const missing =
  "no Python 3.14 as WebAssembly, so the client is not tried with it: npm ci --prefix test/languages/python/wasm";
if (!isHere) console.log(missing);
const isLeftOut = !isHere && process.env["CI"] === undefined;

/** Runs one of the programs beside the package, with folders that it can import from. */
function runWith(program: string, ...folders: readonly string[]): Promise<Ended> {
  return run(process.execPath, [join(own, "run.mjs"), join(own, program), ...folders], {});
}

describe("Python as WebAssembly", () => {
  test.skipIf(isLeftOut)("is here", () => {
    expect(isHere, missing).toBe(true);
  });

  test.skipIf(isLeftOut)("loads the shipped package without a warning, and calls", async () => {
    const url = "https://api.example.com/artists";
    expect(await runWith("use.py", shipped)).toEqual({
      code: 0,
      out: `synchronous {'name': '${url}/a%2Fb'}
Failure(InvalidArgumentError('artists.retrieve: path parameter "id" cannot be empty'))
asynchronous {'name': '${url}/a%2Fb'}
200 {'name': '${url}/c'}
3.14
`,
      error: "",
    });
  });
});

// pytest comes from the environment of the suites.
describe.skipIf(findToolchain("python") === undefined)("the runtime of Python", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-wasm-"));
  let project: string;
  beforeAll(async () => {
    project = await writeRuntimeProject(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.skipIf(isLeftOut)("passes its tests as WebAssembly, too", async () => {
    const { code, out, error } = await runWith("test.py", project, pythonEnvironment().packages);
    expect({ code, error }, out).toEqual({ code: 0, error: "" });
    const [, passed] = /(\d+) passed, \d+ skipped/.exec(out) ?? [];
    // Most need nothing but Python.
    expect(Number(passed), out).toBeGreaterThan(110);
  });
});
