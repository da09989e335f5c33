/**
 * The Kotlin client of every scenario: compiled without a warning, formed as ktlint would, and grown. A caller that was compiled
 * against the package of today runs against the one with facts filled in, as it is, and sends the same. Today is what the
 * specification of the service says; later almost all is known of it.
 *
 * All packages have one name, so that the runtime is compiled once, and each package against it.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { abiOf } from "./abi.js";
import { callerSource, callsOf } from "./callers.js";
import { type Compiler, startCompiler } from "./compiler.js";
import type { WrittenPackage } from "./emitted-packages.js";
import { formatFaults } from "./formatter.js";
import { jarsPath } from "./jars.js";
import { sharedName, writePackages } from "./shared-runtime.js";

const [today, later] = ["specified", "music-filled"];
const packages = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  { name: today, manifest: specifiedManifest },
];

/** Names have an underscore where another has them without, or where they are reserved. */
const settings = `[*.kt]
ktlint_standard_class-naming = disabled
ktlint_standard_function-naming = disabled
`;

describe.skipIf(findToolchain("kotlin") === undefined)("every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "kotlin-scenarios-"));
  const runtime = join(folder, "runtime-classes");
  const classes = (name: string): string => join(folder, `${name}-classes`);
  let compiler: Compiler;
  let written: ReadonlyMap<string, WrittenPackage>;

  beforeAll(async () => {
    compiler = startCompiler();
    const made = await writePackages(folder, packages);
    written = made.written;
    await compiler.compile({
      ...{ sources: made.runtime, classes: runtime, isPublished: true },
    });
  }, 600_000);
  afterAll(() => {
    compiler.end();
    rmSync(folder, { recursive: true });
  });

  test.each(packages)(
    "$name compiles without a warning",
    async ({ name }) => {
      const { built = [] } = written.get(name) ?? {};
      expect(built.length).toBeGreaterThan(1);
      const given = { sources: built, classes: classes(name), friends: [runtime] };
      expect(await compiler.diagnose({ ...given, isPublished: true })).toBe("");
    },
    300_000,
  );

  test("stands as ktlint would set it", () => {
    const own = readFileSync(join(import.meta.dirname, "../../../.editorconfig"), "utf8");
    writeFileSync(join(folder, ".editorconfig"), `${own}\n${settings}`);
    const files = [...written.values()].flatMap(({ built }) => built);
    expect(formatFaults(files)).toBe("");
  }, 300_000);

  /** Compiles a caller against the classes of a package; what the compiler says. */
  const compileCaller = (name: string, source: string, of: string): Promise<string> => {
    const file = join(folder, name, "Caller.kt");
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(file, source);
    const beside = [runtime, classes(of)];
    return compiler.diagnose({ sources: [file], classes: classes(name), beside, mayWarn: true });
  };

  const calls = (): readonly string[] => {
    const { emission } = written.get(today) ?? {};
    if (emission === undefined) throw new Error("there is no package of today");
    return emission.plan.groups.flatMap((group) => callsOf(group, "client", emission));
  };

  test("a caller of today runs as it is with facts filled in, and sends the same", async () => {
    expect(calls().length).toBeGreaterThan(20);
    expect(await compileCaller("caller", callerSource(calls(), sharedName), today)).toBe("");
    const [before, after] = [today, later].map((each) =>
      execFileSync(
        "java",
        [
          ...["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"],
          [classes("caller"), runtime, classes(each), jarsPath("pom.xml")].join(":"),
          "CallerKt",
        ],
        { encoding: "utf8", maxBuffer: 1 << 26 },
      ),
    );
    expect(before?.split("\n").length).toBeGreaterThan(calls().length);
    expect(after).toBe(before);
  }, 300_000);

  test("and compiles again", async () => {
    expect(await compileCaller("again", callerSource(calls(), sharedName), later)).toBe("");
  }, 300_000);

  test("each declaration that a caller of today may use is there later", () => {
    const before = abiOf(classes(today));
    const after = abiOf(classes(later));
    expect(before.size).toBeGreaterThan(100);
    expect([...before].filter((each) => !after.has(each))).toEqual([]);
  }, 300_000);

  // The wording is the compiler's, but for the message of the annotation.
  test("what cannot be called yet does not compile, and says where to fill in what", async () => {
    const source = callerSource(['client.tracks.retrieve("1")'], sharedName);
    expect(await compileCaller("refused", source, today)).toMatch(
      /cannot be called yet: its method and path are not shown\. .*groups\/tracks\.yaml/,
    );
  }, 300_000);
});
