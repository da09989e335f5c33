/** The speed cache: it saves work where nothing changed, and says nothing with any doubt. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import { applyPlan } from "../../../generator/output/apply.js";
import {
  type CachePlace,
  type CurrentOutput,
  mayUseCache,
  readCurrent,
  writeCurrent,
} from "../../../generator/output/cache.js";
import { cacheFolder } from "../../../generator/output/cache-file.js";
import { decodeRecord, encodeRecord } from "../../../generator/output/cache-record.js";
import { withLineFeeds } from "../../../generator/output/content.js";
import { isOfProgram } from "../../../generator/commands/program-state.js";
import { hashInputs, runKey } from "../../../generator/output/inputs.js";
import { lockName } from "../../../generator/output/lock.js";
import type { Disk } from "../../../generator/output/disk.js";
import type { Plan } from "../../../generator/output/plan.js";
import type { RunPlan } from "../../../generator/output/run-plan.js";
import { surveyOutput } from "../../../generator/output/survey.js";
import { interfered, type MemoryDisk, memoryDisk, systemError } from "./memory-disk.js";
import { lockOf, mark, marked, treeOf } from "./trees.js";

type Files = Readonly<Record<string, string>>;

const place: CachePlace = {
  folder: "/p/node_modules/.cache/endpoint-manifest",
  out: "out",
  scope: "all",
  key: "key",
};
const wanted = { "client/src/a": marked("a"), "client/b.json": "{}\n", "docs/c": marked("c") };
const paths = ["client/b.json", "client/src/a", "docs/c"];
const warning: Diagnostic = {
  code: "stray-file",
  severity: "warning",
  message: "a remark",
  at: {
    file: "groups/a.yaml",
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 2, offset: 1 },
  },
  help: "do something",
  related: [{ message: "here too", at: { file: "b.yaml", path: ["a", 0], part: "key" } }],
};

/** The memory of an output whose packages were built. */
function current(at: CachePlace, disk: Disk): CurrentOutput | undefined {
  return readCurrent(at, { withBuilds: true }, disk);
}

/** A run of nothing but the output folder. */
function runOf(main: Plan): RunPlan {
  return { main, placed: [], builds: [], abandoned: [] };
}

/** A run that left its output, and its memory of it. */
async function afterRun(
  files: Files = wanted,
  at: CachePlace = place,
  warnings: readonly Diagnostic[] = [],
): Promise<MemoryDisk> {
  const disk = memoryDisk();
  disk.putFolder("/p/node_modules");
  await runOn(disk, files, at, warnings);
  return disk;
}

async function runOn(
  disk: MemoryDisk,
  files: Files,
  at: CachePlace,
  warnings: readonly Diagnostic[] = [],
): Promise<void> {
  const plan = surveyOutput({ out: "out", wanted: treeOf(files), scope: at.scope, mark }, disk);
  expect((await applyPlan(plan, disk)).value).toBe("done");
  writeCurrent(at, runOf(plan), { warnings }, disk);
}

function cacheFile(disk: MemoryDisk): string {
  const file = Object.keys(disk.files()).find((path) => path.startsWith(place.folder));
  if (file === undefined) throw new Error("nothing was remembered");
  return file;
}

describe("what is remembered", () => {
  test("is the output with its warnings, while it stands on disk exactly so", async () => {
    const disk = await afterRun(wanted, place, [warning]);
    expect(current(place, disk)).toEqual({ paths, others: [], commits: [], warnings: [warning] });
    const changes = disk.changes();
    current(place, disk);
    expect(disk.changes()).toBe(changes);
  });

  test("does not depend on how lines end", async () => {
    const disk = await afterRun();
    for (const [path, text] of Object.entries(disk.files())) {
      if (path.startsWith("out")) disk.put(path, text.replaceAll("\n", "\r\n"));
    }
    expect(current(place, disk)?.paths).toEqual(paths);
  });

  test("counts for its key, its folder and its targets only", async () => {
    const disk = await afterRun();
    expect(current({ ...place, key: "other" }, disk)).toBeUndefined();
    expect(current({ ...place, out: "elsewhere" }, disk)).toBeUndefined();
    expect(current({ ...place, scope: ["client"] }, disk)).toBeUndefined();
  });

  test("for some targets asks nothing of the others", async () => {
    const disk = await afterRun();
    const client = { ...place, scope: ["client"] };
    await runOn(disk, { "client/src/a": marked("a") }, client);
    expect(current(client, disk)?.paths).toEqual(["client/src/a"]);
    disk.put("out/docs/c", "edited");
    expect(current(client, disk)?.paths).toEqual(["client/src/a"]);
    expect(current(place, disk)).toBeUndefined();
  });

  test("tells of strays again, and forgets with another stray", async () => {
    const disk = memoryDisk();
    disk.putFolder("/p/node_modules");
    disk.put("out/client/mine", "x");
    await runOn(disk, wanted, place);
    expect(current(place, disk)?.warnings.map(({ code, at }) => [code, at.file])).toEqual([
      ["stray-file", "out/client/mine"],
    ]);
    disk.put("out/client/dist/build.js", "x");
    expect(current(place, disk)).toBeDefined();
    disk.put("out/client/mine2", "x");
    expect(current(place, disk)).toBeUndefined();
  });

  test.each<[string, (disk: MemoryDisk) => void]>([
    ["a file is edited", (disk) => disk.put("out/client/src/a", "edited")],
    ["a file is gone", (disk) => disk.removeFile("out/docs/c")],
    ["a file is a link", (disk) => disk.putLink("out/docs/c")],
    ["a file is new", (disk) => disk.put("out/client/src/new", marked("x"))],
    [
      "a killed run left something",
      (disk) => disk.put("out/.endpoint-manifest-0123456789abcdef.tmp", ""),
    ],
    ["the lock is gone", (disk) => disk.removeFile(`out/${lockName}`)],
    ["the lock is another", (disk) => disk.put(`out/${lockName}`, lockOf({ "client/src/a": "x" }))],
    [
      "the lock has a line more",
      (disk) => disk.put(`out/${lockName}`, lockOf({ ...wanted, "z/z": "" })),
    ],
    ["the lock is damaged", (disk) => disk.put(`out/${lockName}`, `${lockOf(wanted)}x`)],
  ])("is nothing once %s", async (_, change) => {
    const disk = await afterRun();
    expect(current(place, disk)).toBeDefined();
    change(disk);
    expect(current(place, disk)).toBeUndefined();
  });

  test("is nothing after a file had to be left behind", async () => {
    const disk = await afterRun();
    disk.put("out/docs/c", "edited");
    await runOn(disk, { "client/src/a": marked("a") }, { ...place, key: "next" });
    expect(current({ ...place, key: "next" }, disk)).toBeUndefined();
  });
});

describe("a cache file that is not what was written", () => {
  test("says nothing, whatever stands in it", async () => {
    const disk = await afterRun(wanted, place, [warning]);
    const file = cacheFile(disk);
    const text = disk.files()[file] ?? "";
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.nat(text.length),
        fc.string({ unit: "binary", maxLength: 5 }),
        (from, length, inserted) => {
          const damaged = text.slice(0, from) + inserted + text.slice(from + length);
          disk.put(file, damaged);
          if (withLineFeeds(damaged) !== text) expect(current(place, disk)).toBeUndefined();
        },
      ),
      { numRuns: 300 },
    );
    disk.put(file, Buffer.from([0xff, 0xfe, 0x00]));
    expect(current(place, disk)).toBeUndefined();
  });

  test("is checked in shape even with a right checksum", () => {
    const record = {
      key: "key",
      files: "",
      strays: [],
      others: [],
      commits: [["v1.0.0", "0a1b"] as const],
      isBuilt: true,
      warnings: [warning],
    };
    expect(decodeRecord(encodeRecord(record), "key")).toEqual(record);
    const position = { line: 1, column: 1, offset: 0 };
    const bad: readonly unknown[] = [
      null,
      [],
      { ...record, key: "other" },
      { ...record, files: 1 },
      { ...record, strays: [1] },
      { ...record, commits: [["v1.0.0"]] },
      { ...record, commits: [["v1.0.0", 1]] },
      { ...record, warnings: {} },
      ...[
        null,
        { ...warning, code: "no-such-code" },
        { ...warning, code: "__proto__" },
        { ...warning, severity: "error" },
        { ...warning, message: 1 },
        { ...warning, help: 1 },
        { ...warning, related: [{}] },
        { ...warning, at: {} },
        { ...warning, at: { file: "a", onDisk: "yes" } },
        { ...warning, at: { file: "a", path: [{}], part: "key" } },
        { ...warning, at: { file: "a", path: [], part: "other" } },
        { ...warning, at: { file: "a", start: position } },
        { ...warning, at: { file: "a", start: position, end: { ...position, line: "1" } } },
      ].map((each) => ({ ...record, warnings: [each] })),
    ];
    for (const each of bad) expect(decodeRecord(encodeAny(each), "key")).toBeUndefined();
  });

  test("with forged contents makes nothing current that differs from the lock", async () => {
    const disk = await afterRun();
    const forged = { "client/src/a": marked("forged") };
    disk.put("out/client/src/a", forged["client/src/a"]);
    const record = {
      key: "key",
      files: lockOf({ ...wanted, ...forged }),
      ...{ strays: [], others: [], commits: [], isBuilt: true },
      warnings: [],
    };
    disk.put(cacheFile(disk), encodeRecord(record));
    expect(current(place, disk)).toBeUndefined();
  });

  test.each(["ENOSPC", "EACCES", "EROFS"])(
    "cannot be written (%s): then there is none",
    async (code) => {
      const disk = memoryDisk();
      disk.putFolder("/p/node_modules");
      const plan = surveyOutput({ out: "out", wanted: treeOf(wanted), scope: "all", mark }, disk);
      await applyPlan(plan, disk);
      const full = interfered(disk, ({ name }) => {
        throw systemError(code, name);
      });
      writeCurrent(place, runOf(plan), { warnings: [] }, full);
      expect(current(place, disk)).toBeUndefined();
    },
  );

  test("is not made where there is no node_modules", async () => {
    const disk = memoryDisk();
    await runOn(disk, wanted, place);
    expect(Object.keys(disk.files()).every((path) => path.startsWith("out/"))).toBe(true);
  });

  test("is replaced, with the leftovers of killed runs", async () => {
    const disk = await afterRun();
    disk.put(`${place.folder}/.endpoint-manifest-0123456789abcdef.tmp`, "x");
    await runOn(disk, { "client/b": "{}\n" }, { ...place, key: "next" });
    const cached = Object.keys(disk.files()).filter((path) => path.startsWith(place.folder));
    expect(cached).toHaveLength(1);
    expect(current(place, disk)).toBeUndefined();
    expect(current({ ...place, key: "next" }, disk)?.paths).toEqual(["client/b"]);
  });
});

/** Returns the text that `encodeRecord` would write of something that is no record. */
function encodeAny(value: unknown): string {
  const lists = { strays: [], others: [], commits: [], warnings: [] };
  const placeholder = { key: "", files: "", isBuilt: true, ...lists };
  return encodeRecord({ ...placeholder, ...{ toJSON: () => value } });
}

describe("where and when", () => {
  test("lies below the nearest node_modules, if there is one", () => {
    const disk = memoryDisk();
    disk.putFolder("/p/a/b");
    expect(cacheFolder("/p/a/b", disk)).toBeUndefined();
    disk.putFolder("/p/node_modules");
    expect(cacheFolder("/p/a/b", disk)).toBe("/p/node_modules/.cache/endpoint-manifest");
    disk.put("/p/a/node_modules", "a file");
    expect(cacheFolder("/p/a/b", disk)).toBe("/p/node_modules/.cache/endpoint-manifest");
  });

  test("a check on a build server always renders", () => {
    expect(mayUseCache("check", "true")).toBe(false);
    expect(mayUseCache("check", "1")).toBe(false);
    for (const ci of [undefined, "", "0", "false"]) expect(mayUseCache("check", ci)).toBe(true);
    expect(mayUseCache("generate", "true")).toBe(true);
  });
});

describe("the key", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "key-"));
    mkdirSync(`${folder}/manifest/groups`, { recursive: true });
    writeFileSync(`${folder}/manifest/service.yaml`, "a\n");
    writeFileSync(`${folder}/manifest/groups/b.yaml`, "b\n");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const key = (): string | undefined => hashInputs([`${folder}/manifest`]);

  test("is another one with every change of an input", () => {
    const first = key();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(key()).toBe(first);
    const changes = [
      () => writeFileSync(`${folder}/manifest/service.yaml`, "a\r\n"),
      () => writeFileSync(`${folder}/manifest/groups/c.yaml`, ""),
      () => mkdirSync(`${folder}/manifest/empty`),
      () => {
        rmSync(`${folder}/manifest/groups/b.yaml`);
        writeFileSync(`${folder}/manifest/b.yaml`, "b\n");
      },
    ];
    const keys = changes.map((change) => {
      change();
      return key();
    });
    expect(new Set([first, ...keys]).size).toBe(changes.length + 1);
  });

  test("counts of a program what runs, and nothing else", () => {
    const program = () => hashInputs([`${folder}/manifest`], { counts: isOfProgram });
    const first = program();
    writeFileSync(`${folder}/manifest/groups/b.d.ts`, "export {};\n");
    expect(program()).toBe(first);
    for (const name of ["b.js", "templates.pack"]) {
      const before = program();
      writeFileSync(`${folder}/manifest/groups/${name}`, "");
      expect(program()).not.toBe(before);
    }
  });

  test("is none with a missing input or a link", () => {
    expect(hashInputs([`${folder}/missing`])).toBeUndefined();
    symlinkSync(`${folder}/manifest/service.yaml`, `${folder}/manifest/link.yaml`);
    expect(key()).toBeUndefined();
  });

  test("loads nothing but Node's own modules", async () => {
    const entry = join(import.meta.dirname, "../../../generator/output/cache.ts");
    const { metafile } = await build({
      entryPoints: [entry, entry.replace("cache.ts", "inputs.ts")],
      outdir: folder,
      bundle: true,
      platform: "node",
      format: "esm",
      outExtension: { ".js": ".mjs" },
      metafile: true,
      logLevel: "error",
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.length).toBeGreaterThan(5);
    expect(inputs.filter((path) => path.includes("node_modules"))).toEqual([]);
    execFileSync(process.execPath, [join(folder, "cache.mjs")]);
  });

  test("tells texts apart from one another, and where one ends", () => {
    const keys = [["a", "b"], ["ab"], ["b", "a"], ["a", "b", ""]].map(runKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(runKey(["a", "b"])).toBe(keys[0]);
  });

  test("is the same where the disk knows the hashes of files, and these are not read for it", () => {
    const disk = memoryDisk();
    disk.put("/m/a.yaml", "a");
    disk.put("/m/b.yaml", "b");
    const read: string[] = [];
    const known = new Map<string, string>();
    const knowing: Disk = {
      ...disk,
      read: (file) => {
        read.push(file);
        return disk.read(file);
      },
      hashed: (file, make) => {
        const hash = known.get(file) ?? make();
        known.set(file, hash);
        return hash;
      },
    };
    const first = hashInputs(["/m"], { disk: knowing });
    expect(first).toBe(hashInputs(["/m"], { disk }));
    expect(read).toEqual(["/m/a.yaml", "/m/b.yaml"]);
    expect(hashInputs(["/m"], { disk: knowing })).toBe(first);
    expect(read.length).toBe(2);
  });

  test("asks only the disk that it is given", () => {
    const disk = memoryDisk();
    disk.put("/m/a.yaml", "a");
    const given = hashInputs(["/m"], { disk });
    disk.put("/m/a.yaml", "b");
    expect(hashInputs(["/m"], { disk })).not.toBe(given);
  });
});
