/**
 * A caller that was compiled against the package of today runs against the one with facts filled in, as it is, and sends the same.
 * Today is what the specification of the service says; later almost all is known of it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { shortRun } from "../jvm/short-run.js";
import { findToolchain } from "../toolchains.js";
import { abiOf } from "./abi.js";
import { callerSource, callsOf } from "./callers.js";
import {
  type CompiledPackage,
  compiledPackage,
  runtimeClasses,
  sharedName,
} from "./compiled-packages.js";
import { sharedCompiler } from "./compiler.js";
import { jarsPath } from "./jars.js";

describe.skipIf(findToolchain("kotlin") === undefined)("with facts filled in", () => {
  const folder = mkdtempSync(join(tmpdir(), "kotlin-growth-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let today: CompiledPackage;
  let later: CompiledPackage;
  let runtime: readonly string[];
  beforeAll(async () => {
    runtime = await runtimeClasses();
    today = await compiledPackage(specifiedManifest);
    later = await compiledPackage(join(scenariosFolder, "music-filled"));
  });

  const classesOf = (caller: string): string => join(folder, `${caller}-classes`);

  /** Compiles a caller against the classes of a package; what the compiler says. */
  const compile = (
    name: string,
    calls: readonly string[],
    { classes }: CompiledPackage,
    optIn = "",
  ): Promise<string> => {
    const file = join(folder, name, "Caller.kt");
    mkdirSync(join(folder, name));
    writeFileSync(file, `${optIn}${callerSource(calls, sharedName)}`);
    const beside = [...runtime, classes];
    return sharedCompiler().diagnose({
      ...{ sources: [file], classes: classesOf(name), beside, mayWarn: true },
    });
  };

  /** The output of a compiled caller that runs with a package. */
  const printed = (caller: string, { classes }: CompiledPackage): string => {
    const path = [classesOf(caller), ...runtime, classes, jarsPath("pom.xml")].join(":");
    const flags = [...shortRun, "-cp", path];
    return execFileSync("java", [...flags, "CallerKt"], {
      ...{ encoding: "utf8", maxBuffer: 1 << 26, stdio: "pipe" },
    });
  };

  const calls = (): readonly string[] => {
    const { emission } = today;
    return emission.plan.groups.flatMap((group) => callsOf(group, "client", emission));
  };

  test("a caller of today runs as it is, and sends the same", async () => {
    expect(calls().length).toBeGreaterThan(20);
    expect(await compile("caller", calls(), today)).toBe("");
    const before = printed("caller", today);
    expect(before.split("\n").length).toBeGreaterThan(calls().length);
    expect(printed("caller", later)).toBe(before);
  });

  test("and compiles again", async () => {
    expect(await compile("again", calls(), later)).toBe("");
  });

  test("each declaration that a caller of today may use is there later", () => {
    const before = abiOf(today.classes);
    const after = abiOf(later.classes);
    expect(before.size).toBeGreaterThan(100);
    expect([...before].filter((each) => !after.has(each))).toEqual([]);
  });

  describe("a value of the path stays a text", () => {
    let before: CompiledPackage;

    /** The package of a service with one operation, of whose value of the path something is said. */
    const packageOf = (name: string, ids: string): Promise<CompiledPackage> => {
      const manifest = join(folder, `${name}-manifest`);
      cpSync(join(scenariosFolder, "styles"), manifest, { recursive: true });
      writeFileSync(join(manifest, "groups/search.yaml"), searchByIds(ids));
      return compiledPackage(manifest);
    };

    beforeAll(async () => {
      before = await packageOf("not-shown", "not shown");
      expect(await compile("text", ['client.search.byIds("a/b")'], before)).toBe("");
      expect(printed("text", before)).toContain("/ids/a%2Fb ");
    });

    test.each([
      {
        name: "list",
        ids: "{ style: simple, explode: false, schema: { type: array, items: { type: string } } }",
        value: 'listOf("a/b", "c")',
        sent: "/ids/a%2Fb,c ",
      },
      {
        name: "object",
        ids: "{ style: simple, explode: true, schema: { type: object, properties: {}, additionalProperties: { type: string } } }",
        value: 'mapOf("a" to "b/c")',
        sent: "/ids/a=b%2Fc ",
      },
      {
        name: "number",
        ids: "{ style: simple, explode: false, schema: { type: integer } }",
        value: '"12"',
        sent: "/ids/12 ",
      },
    ])("when it turns out to be of the type $name", async ({ name, ids, value, sent }) => {
      const after = await packageOf(name, ids);
      expect(printed("text", after)).toBe(printed("text", before));
      const declared = abiOf(after.classes);
      expect([...abiOf(before.classes)].filter((each) => !declared.has(each))).toEqual([]);
      const own = `of-${name}`;
      expect(await compile(own, [`client.search.byIds(${value})`], after)).toBe("");
      expect(printed(own, after)).toContain(sent);
    });
  });

  // The wording is the compiler's, but for the message of the annotation.
  test("what cannot be called yet does not compile, and says where to fill in what", async () => {
    expect(await compile("refused", ['client.tracks.retrieve("1")'], today)).toMatch(
      /cannot be called yet: its method and path are not shown\. .*groups\/tracks\.yaml/,
    );
  });

  test("and throws where callers opt in", async () => {
    const optIn = `@file:OptIn(${sharedName}.TracksNotShown::class)\n\n`;
    expect(await compile("opted-in", ['client.tracks.retrieve("1")'], today, optIn)).toBe("");
    expect(() => printed("opted-in", today)).toThrow(`${sharedName}.NotShownException`);
  });
});

/** A group of one operation, of which something is said of a parameter of its path. */
function searchByIds(ids: string): string {
  return `source: handbook
operations:
  by-ids:
    method: GET
    path: /ids/{ids}
    parameters:
      path: { ids: ${ids} }
`;
}
