/** The runtime of the Java client by itself: its tests, its compilers with all warnings, its comments and its format. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Feature } from "../../../generator/sdk/features.js";
import { classesFor } from "../../../generator/targets/java-client/runtime-files.js";
import { seedOfRun } from "../../seed.js";
import { shortRun, shortToolRun } from "../jvm/short-run.js";
import { findToolchain } from "../toolchains.js";
import { formatFaults } from "./formatter.js";
import { jarsFolder } from "./jars.js";
import { findJdks } from "./jdks.js";

const root = join(import.meta.dirname, "../../..");
const runtime = filesOf("templates/java-client");
const tests = filesOf("test/languages/java/runtime");
const driver = ["driver", "planned", "emitted"].flatMap((each) =>
  filesOf(`test/vectors/drivers/java/${each}`),
);

/** Features that bring parts of the runtime, each without the others. */
const featureSets: readonly (readonly Feature[])[] = [
  [],
  ["authorizationCode"],
  ["clientCredentials"],
  ["events"],
  ["lines"],
  ["pages"],
  ["refreshToken"],
  ["webhooks"],
];

describe.skipIf(findToolchain("java") === undefined)("the runtime", () => {
  let jars: string;
  let project: string;
  beforeAll(() => {
    jars = jarsFolder();
    project = mkdtempSync(join(tmpdir(), "java-runtime-"));
  });
  afterAll(() => rmSync(project, { recursive: true }));

  const jdks = findJdks().map(({ version, program }) => [version, program("javac")] as const);

  test.each(jdks)("compiles without a warning with Java %i, its comments too", (version, javac) => {
    const classes = join(project, `classes-${version}`);
    mkdirSync(classes);
    const lint = [
      "--release",
      "17",
      "-proc:none",
      "-Xlint:all",
      "-Xdoclint:all/protected",
      "-Werror",
    ];
    const given = [...shortToolRun, ...lint, "-d", classes, "-cp", join(jars, "*"), ...runtime];
    expect(printedBy(javac, given)).toBe("");
  });

  test.each(featureSets)("compiles with %j and without the rest", (...features) => {
    const classes = mkdtempSync(join(project, "part-"));
    const own = new Set([...classesFor(features), "package-info"]);
    const files = runtime.filter((each) => own.has(basename(each, ".java")));
    const given = [
      ...shortToolRun,
      "-proc:none",
      "-Xlint:all",
      "-Xdoclint:all/protected",
      "-Werror",
    ];
    expect(printedBy("javac", [...given, "-d", classes, "-cp", join(jars, "*"), ...files])).toBe(
      "",
    );
  });

  test("passes its own tests", () => {
    const classes = join(project, "tests");
    mkdirSync(classes);
    execFileSync("javac", [
      ...shortToolRun,
      "-proc:none",
      "-d",
      classes,
      "-cp",
      join(jars, "*"),
      ...runtime,
      ...tests,
    ]);
    const printed = printedBy("java", [
      ...[...shortRun, `-Dseed=${seedNumber()}`, "-cp", `${classes}:${join(jars, "*")}`],
      ...["org.junit.platform.console.ConsoleLauncher", "execute", "--disable-banner"],
      ...["--scan-class-path", classes, "--details", "summary", "--disable-ansi-colors"],
    ]);
    expect(printed).toContain(" 0 tests failed ");
    expect(printed).not.toContain(" 0 tests successful ");
  });

  test("is as google-java-format has it, with its tests and its driver", () => {
    expect(formatFaults([...runtime, ...tests, ...driver], jars)).toBe("");
  });
});

function filesOf(folder: string): readonly string[] {
  const names = readdirSync(join(root, folder)).filter((each) => each.endsWith(".java"));
  return names.map((each) => join(root, folder, each));
}

/** A seed for Java; `random` is that of the clock. */
function seedNumber(): number {
  const { SEED } = seedOfRun();
  return SEED === "random" ? Date.now() : Number(SEED);
}

/** All that a program prints, whether it fails or not. */
function printedBy(program: string, given: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, given, { encoding: "utf8" });
  return `${stdout}${stderr}`.trim();
}
