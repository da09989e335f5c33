/** Plans carried out in real folders. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Applied, applyPlan } from "../../../generator/output/apply.js";
import { type Disk, realDisk } from "../../../generator/output/disk.js";
import { lockName } from "../../../generator/output/lock.js";
import type { RenderedTree } from "../../../generator/output/render.js";
import { resultOf } from "../../../generator/output/result.js";
import { surveyOutput } from "../../../generator/output/survey.js";
import { interfered, systemError } from "./memory-disk.js";
import { lockOf, mark, marked, treeOf } from "./trees.js";

type Files = Readonly<Record<string, string>>;

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "apply-"));
  out = `${folder}/generated`;
});
afterEach(() => rmSync(folder, { recursive: true }));

function planOf(wanted: RenderedTree): ReturnType<typeof surveyOutput> {
  return surveyOutput({ out, wanted, scope: "all", mark });
}

function run(wanted: Files, disk: Disk = realDisk): Promise<Applied> {
  return applyPlan(planOf(treeOf(wanted)), disk);
}

function filesIn(root: string): Files {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
  return Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(root, path), "utf8")]),
  );
}

const [one, two] = [marked("one"), marked("two")];
const done = { value: "done", diagnostics: [] };

describe("a run", () => {
  test("makes the folder, the files and the lock, and later only what differs", async () => {
    out = `${folder}/a/b/generated`;
    expect(await run({ "client/src/a": one, "client/b": one, "docs/c/d": one })).toEqual(done);
    expect(filesIn(out)).toEqual({
      "client/b": one,
      "client/src/a": one,
      "docs/c/d": one,
      [lockName]: lockOf({ "client/b": one, "client/src/a": one, "docs/c/d": one }),
    });

    const plan = planOf(treeOf({ "client/src/a": one, "client/b": two, "client/e": one }));
    expect(await applyPlan(plan)).toEqual(done);
    expect(Object.keys(filesIn(out))).toEqual(["client/b", "client/e", "client/src/a", lockName]);
    expect(readdirSync(out)).not.toContain("docs");
    expect(resultOf({ main: plan, placed: [], builds: [], abandoned: [] })).toEqual({
      out,
      targets: [
        {
          target: "client",
          folder: `${out}/client`,
          created: ["e"],
          updated: ["b"],
          overwritten: [],
          deleted: [],
          kept: [],
          unchanged: 1,
        },
        {
          target: "docs",
          folder: `${out}/docs`,
          created: [],
          updated: [],
          overwritten: [],
          deleted: ["c/d"],
          kept: [],
          unchanged: 0,
        },
      ],
      lockChanged: true,
    });
  });

  test("touches no file that is right, whatever ends its lines", async () => {
    await run({ "client/a": one, "client/b": one });
    writeFileSync(`${out}/client/a`, one.replaceAll("\n", "\r\n"));
    const past = new Date("2001-02-03T04:05:06Z");
    for (const path of ["client/a", "client/b", lockName]) utimesSync(join(out, path), past, past);
    const before = filesIn(out);
    expect(await run({ "client/a": one, "client/b": one })).toEqual(done);
    expect(filesIn(out)).toEqual(before);
    for (const path of ["client/a", "client/b", lockName]) {
      expect(statSync(join(out, path)).mtime).toEqual(past);
    }
  });

  test("keeps the permissions of a file that it changes", async () => {
    await run({ "client/a": one });
    chmodSync(`${out}/client/a`, 0o755);
    await run({ "client/a": two });
    expect(readFileSync(`${out}/client/a`, "utf8")).toBe(two);
    expect(statSync(`${out}/client/a`).mode & 0o777).toBe(0o755);
  });

  test("removes what a killed run left, and nothing of anybody else's", async () => {
    await run({ "client/a": one });
    const left = ".endpoint-manifest-0123456789abcdef.tmp";
    const others = [".endpoint-manifest-x.tmp", "a.tmp", `${left}.bak`];
    for (const name of [left, ...others]) writeFileSync(`${out}/client/${name}`, "x");
    writeFileSync(`${out}/${left}`, "x");
    expect(await run({ "client/a": one })).toEqual(done);
    expect(readdirSync(`${out}/client`).sort()).toEqual([...others, "a"].sort());
    expect(readdirSync(out).sort()).toEqual(["client", lockName]);
  });

  test("swaps files and folders of its own", async () => {
    const first = { "client/a/b/c": one, "client/d": one };
    const second = { "client/a": one, "client/d/e/f": one };
    for (const wanted of [first, second, first]) {
      expect(await run(wanted)).toEqual(done);
      expect(filesIn(out)).toEqual({ ...wanted, [lockName]: lockOf(wanted) });
    }
  });

  test("follows the output folder where it is a link itself", async () => {
    mkdirSync(`${folder}/elsewhere`);
    symlinkSync(`${folder}/elsewhere`, out);
    expect(await run({ "client/a": one })).toEqual(done);
    expect(Object.keys(filesIn(`${folder}/elsewhere`))).toEqual(["client/a", lockName]);
  });
});

describe("the read-back gate", () => {
  const readBack = (text: string): Promise<readonly string[]> =>
    Promise.resolve(text.includes("broken") ? ["`a` is not exported", "`b` neither"] : []);

  function gated(files: Files): RenderedTree {
    return new Map([...treeOf(files)].map(([path, file]) => [path, { ...file, readBack }]));
  }

  test("lets nothing be written if one changed file does not say what was meant", async () => {
    await run({ "client/z": one });
    const before = filesIn(out);
    const plan = planOf(gated({ "client/a": marked("fine"), "client/b": marked("broken") }));
    await expect(applyPlan(plan)).rejects.toThrow(/client\/b: `a` is not exported\n.*`b` neither/);
    expect(filesIn(out)).toEqual(before);
  });

  test("reads changed files only", async () => {
    await run({ "client/a": marked("broken") });
    const plan = planOf(gated({ "client/a": marked("broken"), "client/b": marked("fine") }));
    expect(await applyPlan(plan)).toEqual(done);
  });
});

describe("a fault", () => {
  test("in the plan forbids to write anything", async () => {
    await run({ "client/a": one });
    mkdirSync(`${out}/client/b`);
    writeFileSync(`${out}/client/b/mine`, "mine");
    const before = filesIn(out);
    const plan = planOf(treeOf({ "client/a": two, "client/b": one }));
    expect(plan.diagnostics.map(({ code }) => code)).toEqual(["path-taken"]);
    expect(await applyPlan(plan)).toEqual({ value: "failed", diagnostics: [] });
    expect(filesIn(out)).toEqual(before);
  });

  test("nothing is written through a link inside the folder", async () => {
    mkdirSync(`${folder}/elsewhere`);
    mkdirSync(out);
    symlinkSync(`${folder}/elsewhere`, `${out}/client`);
    const plan = planOf(treeOf({ "client/a": one }));
    expect(plan.diagnostics).toMatchObject([
      { code: "path-taken", at: { file: `${out}/client`, onDisk: true } },
    ]);
    expect((await applyPlan(plan)).value).toBe("failed");
    expect(readdirSync(`${folder}/elsewhere`)).toEqual([]);
  });

  test("a file or a dangling link for the output folder is reported", async () => {
    writeFileSync(out, "x");
    expect(planOf(treeOf({ "client/a": one })).diagnostics).toMatchObject([{ code: "path-taken" }]);
    rmSync(out);
    symlinkSync(`${folder}/nowhere`, out);
    const { value, diagnostics } = await run({ "client/a": one });
    expect(value).toBe("failed");
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["error"]);
    expect(readdirSync(folder)).toEqual(["generated"]);
  });

  test.each([
    ["ENOSPC", "disk-full"],
    ["EDQUOT", "disk-full"],
    ["EACCES", "cannot-write"],
    ["EROFS", "cannot-write"],
    ["EIO", "cannot-write"],
    ["EISDIR", "path-taken"],
  ])("%s while writing is %s, and leaves everything as it was", async (code, expected) => {
    await run({ "client/a": one, "client/b": one });
    const before = filesIn(out);
    const disk = interfered(realDisk, ({ name, paths: [path] }) => {
      if (name === "write" && path?.includes("client") === true) throw systemError(code, "open");
    });
    const { value, diagnostics } = await run({ "client/a": two, "client/new/c": two }, disk);
    expect(value).toBe("failed");
    expect(diagnostics).toMatchObject([
      { code: expected, severity: "error", at: { onDisk: true } },
    ]);
    expect(diagnostics[0]?.message).toContain(`${out}/client/a`);
    expect(diagnostics[0]?.message).toContain(code);
    expect(filesIn(out)).toEqual(before);
    expect(readdirSync(`${out}/client`)).not.toContain("new");
  });

  test("that is no fault of the file system is thrown: a bug of ours", async () => {
    const disk = interfered(realDisk, () => {
      throw new TypeError("a bug");
    });
    await expect(run({ "client/a": one }, disk)).rejects.toThrow("a bug");
  });
});

describe("somebody else at work", () => {
  test("a file that changed since it was looked at is not overwritten", async () => {
    await run({ "client/a": one, "client/b": one, "client/c": one });
    for (const path of ["client/a", "client/c", "client/d"]) {
      const plan = planOf(treeOf({ "client/a": two, "client/b": two, "client/d": two }));
      const before = filesIn(out);
      writeFileSync(`${out}/${path}`, "saved by an editor");
      const { value, diagnostics } = await applyPlan(plan);
      expect(value).toBe("failed");
      expect(diagnostics.map(({ code, at }) => [code, at.file])).toEqual([
        ["changed-meanwhile", `${out}/${path}`],
      ]);
      expect(filesIn(out)).toEqual({ ...before, [path]: "saved by an editor" });
      rmSync(`${out}/${path}`);
      if (path in before) writeFileSync(`${out}/${path}`, before[path] ?? "");
    }
  });

  test("another run that was faster is no fault", async () => {
    await run({ "client/a": one, "client/gone": one });
    const wanted = treeOf({ "client/a": two, "client/new/b": two });
    const [first, second] = [planOf(wanted), planOf(wanted)];
    expect(await applyPlan(first)).toEqual(done);
    const after = filesIn(out);
    expect(await applyPlan(second)).toEqual(done);
    expect(filesIn(out)).toEqual(after);
  });

  test("another run that takes our temporary files for leftovers does no harm", async () => {
    await run({ "client/a": one });
    let isFirst = true;
    const disk = interfered(realDisk, ({ name, paths: [path = ""] }) => {
      if (name !== "rename" || !path.includes("client") || !isFirst) return;
      isFirst = false;
      for (const each of Object.keys(filesIn(out))) {
        if (each.endsWith(".tmp")) rmSync(join(out, each));
      }
    });
    const wanted = { "client/a": two, "client/b": two };
    expect(await run(wanted, disk)).toEqual(done);
    expect(isFirst).toBe(false);
    expect(filesIn(out)).toEqual({ ...wanted, [lockName]: lockOf(wanted) });
  });
});
