/** The runtime of the Kotlin client by itself: its compiler with all warnings, its tests, and its format. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedOfRun } from "../../seed.js";
import { compileRuntime, sourcesIn } from "../../vectors/drivers/kotlin/compile-driver.js";
import { findToolchain } from "../toolchains.js";
import { type Compiler, startCompiler } from "./compiler.js";
import { jarsPath } from "./jars.js";
import { formatFaults } from "./formatter.js";

const root = join(import.meta.dirname, "../../..");
const tests = sourcesIn(join(import.meta.dirname, "runtime"));
const formatted = [
  ...["templates/kotlin-client", "test/vectors/drivers/kotlin"].flatMap((each) =>
    sourcesIn(join(root, each)),
  ),
  ...tests,
  ...sourcesIn(join(import.meta.dirname, "faulty")),
];

describe.skipIf(findToolchain("kotlin") === undefined)("the runtime", () => {
  let project: string;
  let classes: string;
  let compiler: Compiler;
  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), "kotlin-runtime-"));
    classes = join(project, "classes");
    compiler = startCompiler();
    // Warnings are errors, and every public declaration says that it is one.
    await compileRuntime(compiler, classes);
  });
  afterAll(() => {
    compiler.end();
    rmSync(project, { recursive: true });
  });

  test("passes its own tests", async () => {
    const own = join(project, "tests");
    await compiler.compile({ sources: tests, classes: own, friends: [classes] });
    const printed = printedBy("java", [
      ...[`-Dseed=${seedNumber()}`, "-cp", [own, classes, jarsPath("pom.xml")].join(":")],
      ...["org.junit.platform.console.ConsoleLauncher", "execute", "--disable-banner"],
      ...["--scan-class-path", own, "--details", "summary", "--disable-ansi-colors"],
    ]);
    expect(printed).toContain(" 0 tests failed ");
    expect(printed).not.toContain(" 0 tests successful ");
  });

  test("needs no OkHttp, but for its adapter", async () => {
    const others = sourcesIn(join(root, "templates/kotlin-client")).filter(
      (each) => !each.endsWith("OkHttpTransport.kt"),
    );
    expect(
      await compiler.diagnose({
        sources: others,
        classes: join(project, "plain"),
        without: /okhttp|okio/,
      }),
    ).toBe("");
  });

  test("is as ktlint has it, with its tests and its driver", () => {
    expect(formatFaults(formatted)).toBe("");
  });

  test("does not let a call of what is not shown compile", async () => {
    const source = join(import.meta.dirname, "faulty/NotShownCall.kt");
    const said = await compiler.diagnose({
      sources: [source],
      classes: join(project, "faulty"),
      friends: [classes],
    });
    expect(said).toContain(
      "cannot be called yet: its path is not shown (manifest/groups/books.yaml)",
    );
    expect(said.match(/error:/g)).toHaveLength(1);
  });
});

/** A seed for the tests; `random` is that of the clock. */
function seedNumber(): number {
  const { SEED } = seedOfRun();
  return SEED === "random" ? Date.now() : Number(SEED);
}

/** All that a program prints, whether it fails or not. */
function printedBy(program: string, given: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, given, { encoding: "utf8" });
  return `${stdout}${stderr}`.trim();
}
