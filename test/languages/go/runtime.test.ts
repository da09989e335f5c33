/** Go's runtime alone, before anything is emitted around it: its own tests with the race detector, and that each part needs no other. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findToolchain } from "../toolchains.js";
import { saidBy } from "./emitted-modules.js";
import { installedStaticcheck, isLeftOut } from "./staticcheck.js";

const staticcheck = installedStaticcheck();
const runtime = join(import.meta.dirname, "../../../templates/go-client");

/** Files that every package has. */
const always =
  `answer body build call calloptions charset core deprecations errors exact header hooks links logging notshown open operation
  options pointers problem read redirects request retry send`.split(/\s+/);

/** Files that a package has where its facts ask for them: what needs each other stands together. */
const parts = [
  [],
  ["limits"],
  ["forms", "file"],
  ["forms", "file", "multipart"],
  ["auth"],
  ["auth", "keys"],
  ["auth", "basic"],
  ["auth", "oauth", "tokens"],
  ["auth", "oauth", "tokens", "signin"],
  ["auth", "oauth", "tokens", "device", "grants"],
  ["pages", "paging", "walk"],
  ["stream", "textlines", "events"],
  ["stream", "textlines", "jsonlines"],
  ["webhooks", "signatures"],
  ["nullable"],
  ["dates"],
  ["unions"],
  ["others"],
  ["ownbase"],
  ["pacing"],
  ["pathvalues"],
];

describe.skipIf(findToolchain("go") === undefined)("the runtime of Go", () => {
  test.each([
    ["gofmt", "-l", runtime],
    ["go", "vet", "./..."],
    ["go", "test", "-race", "./..."],
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

  // The comment of the package stands in doc.go, which is emitted.
  test.skipIf(isLeftOut(staticcheck))("has no finding of staticcheck", () => {
    expect(staticcheck.program, staticcheck.missing).toBeDefined();
    expect(saidBy(staticcheck.program ?? "", ["-checks", "all,-ST1000", "./..."], runtime)).toBe(
      "",
    );
  });

  test.each(parts)("compiles with %j and without the rest", (...names) => {
    const part = mkdtempSync(join(tmpdir(), "go-part-"));
    try {
      for (const name of [
        "go.mod",
        "internal",
        ...[...always, ...names].map((each) => `${each}.go`),
      ]) {
        cpSync(join(runtime, name), join(part, name), { recursive: true });
      }
      execFileSync("go", ["build", "."], { cwd: part });
    } finally {
      rmSync(part, { recursive: true });
    }
  });
});
