/** Nullness as Kotlin's compiler reads it: callers in Kotlin compile, and each use of null that is wrong is refused. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { shortRun } from "../jvm/short-run.js";
import { findToolchain } from "../toolchains.js";
import { compiled, writePackage } from "./emitted-packages.js";
import { jarsFolder } from "./jars.js";

const name = "music-filled";
const java = "com.example.music";
const imports = `import ${java}.*\nimport ${java}.models.*\n`;

describe.skipIf(findToolchain("java") === undefined)("a caller in Kotlin", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-nullness-"));
  let kotlin: string;
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    kotlin = jarsFolder("kotlin/pom.xml");
    const manifest = join(scenariosFolder, name);
    const { sources } = await writePackage(folder, { name, manifest, java });
    const classes = sources.filter((each) => !each.endsWith("module-info.java"));
    expect(compiled(folder, classes)).toBe("");
  });

  /** What the compiler says of a source. */
  const said = (source: string): string => {
    writeFileSync(join(folder, "Caller.kt"), `${imports}${source}\n`);
    const standard = readdirSync(kotlin).filter((each) => each.startsWith("kotlin-stdlib-"));
    const path = [
      "classes",
      ...standard.map((each) => join(kotlin, each)),
      ...readdirSync(jarsFolder()).flatMap((each) =>
        each.startsWith("jspecify-") ? [join(jarsFolder(), each)] : [],
      ),
    ];
    const given = [
      ...[...shortRun, "-cp", join(kotlin, "*")],
      ...["org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect"],
      ...["-Xjspecify-annotations=strict", "-Werror", "-cp", path.join(":"), "-d", "out"],
    ];
    const { stdout, stderr } = spawnSync("java", [...given, "Caller.kt"], {
      cwd: folder,
      encoding: "utf8",
    });
    return `${stdout}${stderr}`.trim();
  };

  test("that uses values as they may be compiles", () => {
    expect(
      said(`fun texts(client: Example, addition: PlaylistAddition): List<String> {
  val position: Long? = addition.position()
  val uris: List<String> = addition.uris()
  val found: Track = client.tracks().retrieve("1").market("DE").execute()
  val unshown: JsonValue? = client.request("GET", "/x").execute()
  return uris + found.toString() + (position?.toString() ?: "") + (unshown?.toString() ?: "")
}`),
    ).toBe("");
  });

  test.each([
    [
      "an absent property as one that is there",
      "fun f(from: PlaylistAddition): Long = from.position()",
      "expected 'Long', actual 'Long?'",
    ],
    [
      "null as a property",
      "fun f() = PlaylistAddition.builder().uris(null)",
      "null cannot be a value of a non-null type",
    ],
    [
      "null in a list",
      'fun f() = PlaylistAddition.builder().uris(listOf("a", null))',
      "actual type is 'List<String?>'",
    ],
    [
      "null in a path",
      "fun f(client: Example) = client.tracks().retrieve(null)",
      "null cannot be a value of a non-null type 'String'",
    ],
    [
      "a body that may be missing",
      'fun f(client: Example): JsonValue = client.request("GET", "/x").execute()',
      "expected 'JsonValue', actual 'JsonValue?'",
    ],
    [
      "a property that may be missing",
      'fun f(json: JsonObject): JsonValue = json.find("x")',
      "expected 'JsonValue', actual 'JsonValue?'",
    ],
  ])("that gives or takes %s is refused", (_what, source, reason) => {
    expect(said(source)).toContain(reason);
  });
});
