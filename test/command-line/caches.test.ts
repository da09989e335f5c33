/** The speed cache, seen from outside: whatever becomes of it, a run writes the same, and no warning is lost. */
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";

const cache = "node_modules/.cache/endpoint-manifest";

let project: Project;

beforeEach(() => {
  project = new Project();
  mkdirSync(project.path("node_modules"));
  // A warning, so that there is something to say again.
  project.write("manifest/schemas/shapes.yaml", [
    "source: handbook",
    "schemas:",
    "  size: { type: object, properties: { width: true, height: true, depth: true } }",
    "  box:",
    "    type: object",
    "    properties:",
    "      outside: { type: object, properties: { width: true, height: true, depth: true } }",
  ]);
});

afterEach(() => project.end());

function cacheFiles(): readonly string[] {
  return readdirSync(project.path(cache)).map((name) => project.path(join(cache, name)));
}

/** The bytes of the output, whenever they were written. */
function texts(): readonly (readonly [string, string])[] {
  return [...project.output()].map(([path, text]) => [path, text.replace(/^\S+ /, "")] as const);
}

/** The line in place of a warning that was printed before. */
const asBefore = "1 warning as before: `check` prints it\n";

const readsYaml = (script: string): boolean => script === "generator/source/document.ts";

describe("a run in which nothing changed", () => {
  test("says its warnings again without reading the manifest: how many there are, and check which", async () => {
    const first = await project.run(["generate"]);
    expect(first).toMatchObject({ code: 0 });
    expect(first.error).toContain("warning repeated-shape");
    const before = project.output();
    for (const [command, error] of [
      ["generate", asBefore],
      ["check", first.error],
      ["generate", asBefore],
    ] as const) {
      expect(await project.run([command])).toMatchObject({ code: 0, error });
      expect((await project.loaded([command])).filter(readsYaml)).toEqual([]);
    }
    expect(project.output()).toEqual(before);
  });

  test("finds a file of the output that was edited with its size and its time of writing kept", async () => {
    await project.run(["generate"]);
    const file = project.path("generated/typescript-client/README.md");
    const written = 1_000_000_000;
    utimesSync(file, written, written);
    // A file that was just written is read again.
    await setTimeout(2_100);
    await project.run(["generate"]);
    expect(await project.run(["check"])).toMatchObject({ code: 0 });
    writeFileSync(file, readFileSync(file, "utf8").replace("# ", "#-"));
    utimesSync(file, written, written);
    expect(await project.run(["check"])).toMatchObject({ code: 1 });
  });

  test("says them in the words in which they are asked for", async () => {
    const { error: asText } = await project.run(["generate"]);
    const asJson = await project.run(["generate", "--format", "json"]);
    expect(JSON.parse(asJson.error)).toMatchObject([{ code: "repeated-shape" }]);
    expect(await project.run(["check", "--format", "json"])).toMatchObject({ error: asJson.error });
    expect(await project.run(["check", "--quiet"])).toEqual({ code: 0, out: "", error: "" });
    const manifest = ["check", "--manifest", "./manifest"];
    expect((await project.run(manifest)).error).toBe(asText.replaceAll("manifest/", "./manifest/"));
    expect((await project.run(["check"])).error).toBe(asText);
    const coloured = await project.run(["check"], { FORCE_COLOR: "1" });
    expect(coloured.error).toContain("\u001b[");
  });

  test("on a build server, check makes everything all the same", async () => {
    await project.run(["generate"]);
    const loaded = await project.loaded(["check"], { CI: "true" });
    expect(loaded.filter(readsYaml)).toHaveLength(1);
  });

  test("what a plan alone was about is not said twice", async () => {
    await project.run(["generate"]);
    project.replace("generated/endpoint-manifest.lock", "  typescript", " typescript");
    const mended = await project.run(["generate"]);
    expect(mended.error).toContain("lock-damaged");
    expect((await project.run(["generate"])).error).not.toContain("lock-damaged");
    expect((await project.run(["generate"])).error).not.toContain("lock-damaged");
  });

  test("what a run without words found is what the next one tells", async () => {
    const { error: alone } = await project.run(["generate"]);
    const stray = "generated/typescript-client/stray.ts";
    project.write(stray, ["export {};"]);
    const { error: withStray } = await project.run(["check"]);
    expect(withStray).toContain("stray-file");
    project.remove(stray);
    expect(await project.run(["generate", "--quiet"])).toEqual({ code: 0, out: "", error: "" });
    expect((await project.run(["check"])).error).toBe(alone);
    project.write(stray, ["export {};"]);
    await project.run(["check", "--quiet"]);
    expect((await project.run(["check"])).error).toBe(withStray);
  });

  test("a warning that is new is printed, beside the number of those that are not", async () => {
    const { error: alone } = await project.run(["generate"]);
    project.write("manifest/notes.txt", ["Ask the buyer."]);
    for (const command of ["generate", "coverage"]) {
      const { error } = await project.run([command]);
      expect(error.includes("unexpected-file")).toBe(command === "generate");
      expect(error).not.toContain("repeated-shape");
      expect(error).toContain(command === "generate" ? asBefore : "2 warnings as before");
    }
    // Where nothing is remembered, and for programs, everything is printed.
    const { error } = await project.run(["generate"], { CI: "true" });
    expect(error).toContain("unexpected-file");
    expect(error).toContain("repeated-shape");
    expect(JSON.parse((await project.run(["coverage", "--format", "json"])).error)).toHaveLength(2);
    project.remove("manifest/notes.txt");
    expect((await project.run(["check"])).error).toBe(alone);
  });
});

/** Each file of the cache is damaged in its own way; see `cache.test.ts` for every way there is. */
const damages: readonly ((bytes: Buffer) => Uint8Array)[] = [
  (bytes) => bytes.subarray(0, 40),
  () => Buffer.of(),
  (bytes) => bytes.map((byte, at) => (at === bytes.length - 3 ? byte ^ 1 : byte)),
  (bytes) => Buffer.from(bytes.toString().replace(/^[0-9a-f]{64}/, "0".repeat(64))),
];

describe("whatever becomes of the cache, the same is printed and written", () => {
  const fates: Readonly<Record<string, () => void>> = {
    "it is deleted": () => project.remove(cache),
    "its files are damaged": () => {
      cacheFiles().forEach((file, index) => {
        const damage = damages[index % damages.length] ?? ((bytes) => bytes);
        writeFileSync(file, damage(readFileSync(file)));
      });
    },
    "its files are those of each other": () => {
      const contents = cacheFiles().map((file) => readFileSync(file));
      cacheFiles().forEach((file, index) => {
        writeFileSync(file, contents[(index + 1) % contents.length] ?? "");
      });
    },
    "a file stands in its place": () => {
      project.remove(cache);
      writeFileSync(project.path(cache), "");
    },
  };

  test.each(Object.entries(fates))("%s", async (_what, fate) => {
    const first = await project.run(["generate"]);
    const wanted = texts();
    fate();
    const second = await project.run(["generate"]);
    expect(second.code).toBe(0);
    expect([first.error, asBefore]).toContain(second.error);
    expect(second.out).toMatch(/^generated is current: \d+ files, 1 package built\n$/);
    expect(texts()).toEqual(wanted);
    expect(await project.run(["check"])).toMatchObject({ code: 0, error: first.error });
  });
});

test("runs at once leave what one run leaves, and a cache that is right", async () => {
  const alone = await project.run(["generate"]);
  const wanted = texts();
  project.remove("generated");
  project.remove(cache);
  const commands = [["generate"], ["generate"], ["check"], ["generate", "--only", "model-json"]];
  const outcomes = await Promise.all(commands.map((command) => project.run(command)));
  for (const { code, error } of outcomes) {
    expect([0, 1, 2]).toContain(code);
    expect(error).not.toContain("bug");
  }
  expect((await project.run(["check"])).error).toBe(alone.error);
  expect(texts()).toEqual(wanted);
  expect(await project.run(["check"])).toMatchObject({ code: 0 });
  expect((await project.loaded(["check"])).filter(readsYaml)).toEqual([]);
});

describe("handlers that targets.yaml names", () => {
  beforeEach(async () => {
    project.write("manifest/targets.yaml", [
      "targets:",
      "  typescript-server: { package: shop-server, version: 1.0.0, license: MIT, handlers: handlers }",
    ]);
    await project.run(["generate"]);
    await project.run(["scaffold"]);
  });

  test("are known to be as they should be, until one of them changes", async () => {
    const first = await project.run(["check"]);
    expect(first).toMatchObject({ code: 0 });
    expect(first.out).toContain("handlers");
    expect(await project.run(["check"])).toEqual(first);
    expect((await project.loaded(["check"])).filter(readsYaml)).toEqual([]);

    project.remove("handlers/orders.ts");
    expect(await project.run(["check"])).toMatchObject({ code: 1 });
    await project.run(["scaffold"]);
    expect(await project.run(["check"])).toEqual(first);
    project.replace("manifest/groups/orders.yaml", "  list:", "  find:");
    expect(await project.run(["check"])).toMatchObject({ code: 1 });
  });
});
