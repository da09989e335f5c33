/** The decision on each file, case by case. */
import { describe, expect, test } from "vitest";
import { hashOf } from "../../../generator/output/content.js";
import { lockName } from "../../../generator/output/lock.js";
import { isCurrent, type Plan } from "../../../generator/output/plan.js";
import { surveyOutput } from "../../../generator/output/survey.js";
import type { Scope } from "../../../generator/output/tree.js";
import { type MemoryDisk, memoryDisk } from "./memory-disk.js";
import { lockOf, mark, marked, putOutput, treeOf } from "./trees.js";

type Files = Readonly<Record<string, string>>;

function planFor(wanted: Files, disk: MemoryDisk, scope: Scope = "all"): Plan {
  return surveyOutput({ out: "out", wanted: treeOf(wanted), scope, mark }, disk);
}

function actionsOf(plan: Plan): Readonly<Record<string, string>> {
  return Object.fromEntries(
    plan.items.map((item) => [
      item.path,
      item.action === "update" && item.edited ? "update edited" : item.action,
    ]),
  );
}

function codesOf(plan: Plan): readonly string[] {
  return plan.diagnostics.map(({ code, at }) => `${code} ${at.file}`);
}

const [one, two, edited] = [marked("one"), marked("two"), marked("edited")];

describe("with a lock", () => {
  test("tells new, changed, unchanged and unwanted files apart", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a": one, "client/b": one, "client/c": one });
    const plan = planFor({ "client/a": one, "client/b": two, "client/d": one }, disk);
    expect(actionsOf(plan)).toEqual({
      "client/a": "same",
      "client/b": "update",
      "client/c": "delete",
      "client/d": "create",
    });
    expect(plan.diagnostics).toEqual([]);
    expect(isCurrent(plan)).toBe(false);
  });

  test("tells an edit by hand from a stale file, and keeps an edited file that is not wanted", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a": one, "client/b": one });
    disk.put("out/client/a", edited);
    disk.put("out/client/b", edited);
    const plan = planFor({ "client/a": two }, disk);
    expect(actionsOf(plan)).toEqual({ "client/a": "update edited", "client/b": "release" });
    expect(codesOf(plan)).toEqual(["edited-orphan out/client/b"]);
    expect(plan.lock.after).toBe(lockOf({ "client/a": two }));
  });

  test("takes an edit that is what is wanted for right", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a": one });
    disk.put("out/client/a", two);
    const plan = planFor({ "client/a": two }, disk);
    expect(actionsOf(plan)).toEqual({ "client/a": "same" });
    expect(isCurrent(plan)).toBe(false);
    expect(plan.lock.after).toBe(lockOf({ "client/a": two }));
  });

  test("is neutral to line endings, in files and in the lock", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a": one });
    for (const [path, text] of Object.entries(disk.files())) {
      disk.put(path, text.replaceAll("\n", "\r\n"));
    }
    expect(isCurrent(planFor({ "client/a": one }, disk))).toBe(true);
    expect(actionsOf(planFor({ "client/a": two }, disk))).toEqual({ "client/a": "update" });
    expect(actionsOf(planFor({}, disk))).toEqual({ "client/a": "delete" });
  });

  test("deletes the files of a target that is not asked for any more", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a": one, "docs/a": one });
    const plan = planFor({ "client/a": one }, disk);
    expect(actionsOf(plan)).toEqual({ "client/a": "same", "docs/a": "delete" });
    expect(plan.lock.after).toBe(lockOf({ "client/a": one }));
  });

  test("leaves other targets and their lines alone where only some are asked for", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a": one, "docs/a": one });
    disk.put("out/docs/a", edited);
    const plan = planFor({ "client/a": two }, disk, ["client"]);
    expect(actionsOf(plan)).toEqual({ "client/a": "update" });
    expect(plan.lock.after).toBe(lockOf({ "client/a": two, "docs/a": one }));
    expect(plan.diagnostics).toEqual([]);
  });

  test("is deleted with the last file", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a": one });
    expect(planFor({}, disk).lock).toMatchObject({ after: "" });
    expect(isCurrent(planFor({}, memoryDisk()))).toBe(true);
  });

  test("has to be current itself", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a": one });
    disk.put(`out/${lockName}`, lockOf({ "client/a": one, "client/gone": one }));
    const plan = planFor({ "client/a": one }, disk);
    expect(plan.items.map(({ action }) => action)).toEqual(["same"]);
    expect(isCurrent(plan)).toBe(false);
  });
});

describe("without a line in the lock", () => {
  test("an equal file is taken over, another one refused", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/x": one });
    disk.put("out/client/a.json", "{}\r\n");
    disk.put("out/client/b.json", "[]\n");
    const wanted = { "client/x": one, "client/a.json": "{}\n", "client/b.json": "{}\n" };
    const plan = planFor(wanted, disk);
    expect(actionsOf(plan)).toEqual({ "client/x": "same", "client/a.json": "same" });
    expect(codesOf(plan)).toEqual(["foreign-file out/client/b.json"]);
  });

  test("a file that carries the mark where one is wanted is ours, one without it never", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/x": one });
    disk.put("out/client/a", edited);
    disk.put("out/client/b", "mine\n");
    disk.put("out/client/c", `${" ".repeat(5_000)}${edited}`);
    const plan = planFor(
      { "client/x": one, "client/a": one, "client/b": one, "client/c": one },
      disk,
    );
    expect(actionsOf(plan)).toEqual({ "client/x": "same", "client/a": "update" });
    expect(codesOf(plan)).toEqual(["foreign-file out/client/b", "foreign-file out/client/c"]);
  });

  test("an unwanted file is never deleted, whatever it carries", () => {
    for (const lock of [undefined, "garbage\n", lockOf({ "client/x": one })]) {
      const disk = memoryDisk();
      disk.put("out/client/x", one);
      disk.put("out/client/copy", one);
      if (lock !== undefined) disk.put(`out/${lockName}`, lock);
      const plan = planFor({ "client/x": one }, disk);
      expect(actionsOf(plan)).toEqual({ "client/x": "same" });
      expect(codesOf(plan)).toContain("stray-file out/client/copy");
    }
  });

  test("a file that cannot carry a mark is ours in a folder that is generated", () => {
    const wanted = { "client/package.json": "{}\n", "client/a": two };
    const disk = memoryDisk();
    disk.put("out/client/package.json", "[]\n");
    expect(codesOf(planFor(wanted, disk))).toEqual(["foreign-file out/client/package.json"]);
    disk.put("out/client/a", one);
    expect(actionsOf(planFor(wanted, disk))).toEqual({
      "client/package.json": "update",
      "client/a": "update",
    });
    expect(planFor(wanted, disk).diagnostics).toEqual([]);
  });
});

describe("a damaged lock", () => {
  const wanted = { "client/a": two, "client/package.json": "{ }\n" };

  test.each([
    ["gone", undefined],
    ["empty", ""],
    ["no lock", "\0garbage{{{"],
    ["cut", lockOf({ "client/a": one, "client/package.json": "{}\n" }).slice(0, -20)],
    ["in conflict", `<<<<<<< a\n${lockOf({ "client/a": one })}=======\n>>>>>>> b\n`],
    ["of other hashes", lockOf({ "client/a": "x", "client/package.json": "y" })],
    ["of other files", `${hashOf("x")}  ../../etc/passwd\n`],
  ])("that is %s changes no byte of what is written", (_, lock) => {
    const disk = memoryDisk();
    disk.put("out/client/a", one);
    disk.put("out/client/package.json", "{}\n");
    if (lock !== undefined) disk.put(`out/${lockName}`, lock);
    const plan = planFor(wanted, disk);
    expect(plan.items.map(({ action }) => action)).toEqual(["update", "update"]);
    expect(plan.lock.after).toBe(lockOf(wanted));
    expect(plan.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("is a warning, and its good lines still prove what is ours", () => {
    const disk = memoryDisk();
    disk.put("out/client/a", one);
    disk.put(`out/${lockName}`, `=======\n${lockOf({ "client/a": one })}`);
    const plan = planFor({}, disk);
    expect(actionsOf(plan)).toEqual({ "client/a": "delete" });
    expect(codesOf(plan)).toEqual([`lock-damaged out/${lockName}`]);
  });
});

describe("what else stands in the folder", () => {
  test("is mentioned, a folder once, and build results not at all", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/src/a": one });
    for (const path of [
      "client/notes.md",
      "client/src/mine.ts",
      "client/mine/deep/a",
      "client/mine/b",
      "client/dist/a.js",
      "client/node_modules/x/a.js",
      "client/src/.DS_Store",
      "client/music-catalog-1.0.0.tgz",
      "client/tsconfig.tsbuildinfo",
      "client/package-lock.json",
      "client/pnpm-lock.yaml",
      "other/a",
      "README.md",
    ]) {
      disk.put(`out/${path}`, "x");
    }
    disk.putLink("out/client/link");
    expect(codesOf(planFor({ "client/src/a": one }, disk))).toEqual([
      "stray-file out/client/link",
      "stray-file out/client/mine/",
      "stray-file out/client/notes.md",
      "stray-file out/client/src/mine.ts",
    ]);
    expect(isCurrent(planFor({ "client/src/a": one }, disk))).toBe(true);
  });

  test("is generated where it is wanted, whatever its name", () => {
    const disk = memoryDisk();
    putOutput(disk, { "docs/dist/a": one, "docs/dist/b": one });
    disk.put("out/docs/dist/mine", "x");
    const plan = planFor({ "docs/dist/a": two }, disk);
    expect(actionsOf(plan)).toEqual({ "docs/dist/a": "update", "docs/dist/b": "delete" });
    expect(codesOf(plan)).toEqual(["stray-file out/docs/dist/mine"]);
  });
});

describe("what stands in the way", () => {
  test.each<[string, (disk: MemoryDisk) => void, string]>([
    ["a folder with a file", (disk) => disk.put("out/client/a/mine", "x"), "out/client/a"],
    ["a folder with a build", (disk) => disk.put("out/client/a/dist/x", "x"), "out/client/a"],
    ["a link", (disk) => disk.putLink("out/client/a"), "out/client/a"],
    ["a file above", (disk) => disk.put("out/client", "x"), "out/client"],
    ["a link above", (disk) => disk.putLink("out/client"), "out/client"],
    ["a file for the whole", (disk) => disk.put("out", "x"), "out"],
    ["a folder for the lock", (disk) => disk.putFolder(`out/${lockName}`), `out/${lockName}`],
  ])("is refused: %s", (_, put, place) => {
    const disk = memoryDisk();
    put(disk);
    const plan = planFor({ "client/a": one }, disk);
    expect(codesOf(plan).filter((code) => code.startsWith("path"))).toEqual([
      `path-taken ${place}`,
    ]);
  });

  test("makes way where it is ours and not wanted, or empty", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a/b/c": one, "client/d": one });
    disk.putFolder("out/client/e/f");
    const plan = planFor({ "client/a": one, "client/d/e": one, "client/e": one }, disk);
    expect(plan.diagnostics).toEqual([]);
    expect(plan.items.filter((item) => item.action === "delete" && item.first)).toHaveLength(2);
    expect(plan.clearedFolders).toEqual(["client/e/f", "client/e", "client/a/b", "client/a"]);
  });

  test("does not make way where somebody edited it", () => {
    const disk = memoryDisk();
    putOutput(disk, { "client/a/b": one });
    disk.put("out/client/a/b", edited);
    expect(codesOf(planFor({ "client/a": one }, disk))).toContain("path-taken out/client/a");
  });
});
