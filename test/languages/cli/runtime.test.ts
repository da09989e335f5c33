/** The packages of the command-line tool that know nothing of a service: their own tests with the race detector, on three systems. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findToolchain } from "../toolchains.js";
import { saidBy } from "../go/emitted-modules.js";
import { installedStaticcheck, isLeftOut } from "../go/staticcheck.js";

const staticcheck = installedStaticcheck();
const runtime = join(import.meta.dirname, "../../../templates/cli");
const packages = ["completion", "files", "keep", "manual", "plain", "profiles", "signin"].map(
  (name) => `./${name}`,
);

describe.skipIf(findToolchain("go") === undefined)("packages of the command-line tool", () => {
  test.each([
    ["gofmt", "-l", ...packages],
    ["go", "vet", ...packages],
    ["go", "test", "-race", ...packages],
  ])("%s %s", (program, ...given) => {
    const { status, stdout, stderr } = spawnSync(program, given, {
      cwd: runtime,
      encoding: "utf8",
    });
    const said = program === "gofmt" ? stdout + stderr : stderr;
    expect({ status, said: status === 0 ? said : stdout + stderr }).toEqual({
      status: 0,
      said: "",
    });
  });

  test.each(["linux", "darwin", "windows"])("compile for %s", (system) => {
    const { status, stderr } = spawnSync("go", ["vet", ...packages], {
      cwd: runtime,
      encoding: "utf8",
      env: { ...process.env, GOOS: system, CGO_ENABLED: "0" },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  test.skipIf(isLeftOut(staticcheck))("have no finding of staticcheck", () => {
    expect(staticcheck.program, staticcheck.missing).toBeDefined();
    expect(saidBy(staticcheck.program ?? "", ["-checks", "all", ...packages], runtime)).toBe("");
  });
});
