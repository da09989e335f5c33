/** The engine within a tool: its own tests with the race detector, staticcheck of all that is emitted, and programs for three systems. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioFolder } from "../../vectors/drivers/typescript/make-driver.js";
import { installedStaticcheck, isLeftOut, unmarkGenerated } from "../go/staticcheck.js";
import { findToolchain } from "../toolchains.js";
import { saidBy, writeTool } from "./emitted-tools.js";

const staticcheck = installedStaticcheck();
const templates = join(import.meta.dirname, "../../../templates/cli/engine");

describe.skipIf(findToolchain("go") === undefined)("a tool with the tests of its engine", () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-engine-"));
  const module = join(folder, "library");

  beforeAll(async () => {
    await writeTool(folder, "library", scenarioFolder("library"));
    for (const name of readdirSync(templates).filter((each) => each.endsWith("_test.go"))) {
      const text = readFileSync(join(templates, name), "utf8");
      const own = text.replaceAll("example.com/cli/", "example.com/library/internal/");
      writeFileSync(join(module, "internal/engine", name), own);
    }
    // Go tells of what it fetches, and some systems need modules that this one does not.
    spawnSync("go", ["mod", "download"], { cwd: module });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("passes them without a race", () => {
    const { status, stdout, stderr } = spawnSync(
      "go",
      ["test", "-race", "-trimpath", "./internal/engine"],
      {
        ...{ cwd: module, encoding: "utf8" },
      },
    );
    expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" });
    expect(stdout).toMatch(/^ok /);
  });

  test.each(["linux", "darwin", "windows"])("compiles for %s", (system) => {
    const { status, stderr } = spawnSync(
      "go",
      ["build", "-trimpath", "-o", `program-${system}`, "./cmd/library"],
      {
        ...{ cwd: module, encoding: "utf8" },
        env: { ...process.env, GOOS: system, CGO_ENABLED: "0" },
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  // All that is emitted is marked as generated, of which staticcheck tells nothing. The client's runtime is more than a tool uses,
  // so that unused code is no finding (U1000).
  test.skipIf(isLeftOut(staticcheck))("has no finding of staticcheck", () => {
    expect(staticcheck.program, staticcheck.missing).toBeDefined();
    unmarkGenerated(module);
    const own = ["./cmd/...", "./internal/engine", "./internal/commands", "./internal/client"];
    expect(saidBy(staticcheck.program ?? "", ["-checks", "all,-U1000", ...own], module)).toBe("");
  });
});
