/** Progress of a long run, in a terminal of its own (`script` of util-linux) and in pipes. */
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Project, root } from "../command-line/project.js";

let project: Project;

/** So large that its reader takes seconds: 5 MB, most of it one text. */
function largeDescription(): readonly string[] {
  const responses = { "204": { description: "x".repeat(5_000_000) } };
  const paths = { "/things": { get: { operationId: "listThings", responses } } };
  return [JSON.stringify({ openapi: "3.1.0", info: { title: "Large", version: "1" }, paths })];
}

beforeEach(() => {
  project = new Project({ "openapi.json": largeDescription() });
});

afterEach(() => project.end());

const command = [process.execPath, join(root, "dist/main.js"), "init", "--from", "openapi.json"];

/** The environment of a person, whatever this test runs in. */
function environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], TERM: "xterm", ...more };
}

/** Runs the program in a terminal, and returns all that came to the screen. */
function onScreen(more?: Readonly<Record<string, string>>): string {
  const args = ["-qec", command.map((each) => `'${each}'`).join(" "), "/dev/null"];
  const options = { cwd: project.folder, env: environment(more), stdio: "pipe" } as const;
  return execFileSync("script", args, options).toString();
}

/** Begins each step, and erases the last one. */
const erased = "\r\u001b[2K";

test.runIf(process.platform === "linux")(
  "a terminal shows each step in the place of the one before, and nothing of them is left",
  () => {
    const [before, ...steps] = onScreen().split(erased);
    const result = steps.pop();
    expect(before).toBe("");
    expect(steps).toEqual([
      "read openapi.json …",
      "read the operations …",
      "make the manifest …",
      "write 4 files …",
    ]);
    expect(result).toMatch(/^manifest: 1 operation of openapi\.json, in \d files\r\n/);
    expect(result).not.toContain("…");
  },
);

test.runIf(process.platform === "linux")("a build server with a terminal shows none", () => {
  expect(onScreen({ CI: "true" })).not.toContain(erased);
});

test("a pipe gets none", () => {
  const [program = "", ...args] = command;
  const { stdout, stderr } = spawnSync(program, args, {
    ...{ cwd: project.folder, env: environment(), encoding: "utf8" },
  });
  expect(stdout).toMatch(/^manifest: 1 operation of openapi\.json/);
  expect(stdout + stderr).not.toContain(erased);
  expect(stdout + stderr).not.toContain("…");
});
