/** The runtime of the Kotlin client by itself: its compiler with all warnings, its tests, and its format. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedOfRun } from "../../seed.js";
import { shortRun } from "../jvm/short-run.js";
import { findToolchain } from "../toolchains.js";
import { diagnosedRuntime, runtimeClasses, sourcesIn } from "./compiled-packages.js";
import { sharedCompiler } from "./compiler.js";
import { formatFaults } from "./formatter.js";
import { jarsPath } from "./jars.js";

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
  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), "kotlin-runtime-"));
    await diagnosedRuntime();
  });
  afterAll(() => rmSync(project, { recursive: true }));

  // Warnings are errors, every public declaration says that it is one, and the libraries of OkHttp are not in sight.
  test("compiles without a warning, and needs no OkHttp, but for its adapter", async () => {
    expect((await diagnosedRuntime()).said).toBe("");
  });

  test("passes its own tests", async () => {
    const own = join(project, "tests");
    const classes = await runtimeClasses();
    await sharedCompiler().compile({ sources: tests, classes: own, friends: classes });
    const printed = printedBy("java", [
      ...[
        ...shortRun,
        `-Dseed=${seedNumber()}`,
        "-cp",
        [own, ...classes, jarsPath("pom.xml")].join(":"),
      ],
      ...["org.junit.platform.console.ConsoleLauncher", "execute", "--disable-banner"],
      ...["--scan-class-path", own, "--details", "summary", "--disable-ansi-colors"],
    ]);
    expect(printed).toContain(" 0 tests failed ");
    expect(printed).not.toContain(" 0 tests successful ");
  });

  test("is as ktlint has it, with its tests and its driver", () => {
    expect(formatFaults(formatted)).toBe("");
  });

  test("does not let a call of what is not shown compile", async () => {
    const source = join(import.meta.dirname, "faulty/NotShownCall.kt");
    const said = await sharedCompiler().diagnose({
      sources: [source],
      classes: join(project, "faulty"),
      friends: await runtimeClasses(),
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
