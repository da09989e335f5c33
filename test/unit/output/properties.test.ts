/** Rules for every output, whatever stands on disk, whatever the lock says, and whenever a run is killed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../left-to-matrices.js";
import { hasErrors } from "../../../generator/diagnostics/diagnostic.js";
import { applyPlan } from "../../../generator/output/apply.js";
import { checkReport } from "../../../generator/output/check.js";
import { hashOf } from "../../../generator/output/content.js";
import { lockName } from "../../../generator/output/lock.js";
import { foldersAbove } from "../../../generator/output/paths.js";
import { isCurrent, type Plan } from "../../../generator/output/plan.js";
import { surveyOutput } from "../../../generator/output/survey.js";
import type { Scope } from "../../../generator/output/tree.js";
import { isTemporary } from "../../../generator/output/temporary.js";
import type { Disk } from "../../../generator/output/disk.js";
import {
  interfered,
  Killed,
  killedAt,
  type MemoryDisk,
  memoryDisk,
  systemError,
} from "./memory-disk.js";
import { mark, marked, outputOf, treeOf } from "./trees.js";

type Files = Readonly<Record<string, string>>;

/** Few names, so that files, folders and targets meet. */
const path = fc
  .tuple(
    fc.constantFrom("client", "docs"),
    fc.array(fc.constantFrom("a", "b", "C", "dist"), { minLength: 1, maxLength: 3 }),
  )
  .map(([target, names]) => [target, ...names].join("/"));
const content = fc.constantFrom(
  marked("one"),
  marked("two"),
  "{}\n",
  '{ "a": 1 }\n',
  "",
  "a\r\nb\n",
);
const files = fc.dictionary(path, content, { maxKeys: 7 }).map((all): Files => {
  const paths = Object.keys(all);
  // No file may be another one's folder.
  return Object.fromEntries(
    Object.entries(all).filter(
      ([each]) => !paths.some((other) => foldersAbove(other).includes(each)),
    ),
  );
});
const lockText = fc.oneof(
  { weight: 4, arbitrary: files.map((each) => ({ kind: "of" as const, each })) },
  { weight: 1, arbitrary: fc.constant({ kind: "none" as const }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: "binary" }).map((text) => ({ kind: "text" as const, text })),
  },
);
const scope = fc.constantFrom<Scope>("all", ["client"], ["client", "docs"]);
const situation = fc.record({
  wanted: files,
  written: files,
  onDisk: files,
  edits: fc.dictionary(path, content, { maxKeys: 2 }),
  lock: lockText,
  links: fc.array(path, { maxLength: 1 }),
  scope,
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

function diskOf(given: Situation): MemoryDisk {
  const disk = memoryDisk();
  const isFree = (each: string): boolean =>
    foldersAbove(each).every(
      (folder) => (disk.look(`out/${folder}`)?.kind ?? "folder") === "folder",
    );
  for (const all of [given.written, given.onDisk, given.edits]) {
    for (const [each, text] of Object.entries(all)) {
      if (isFree(each) && disk.look(`out/${each}`)?.kind !== "folder")
        disk.put(`out/${each}`, text);
    }
  }
  for (const link of given.links) {
    if (isFree(link) && disk.look(`out/${link}`) === undefined) disk.putLink(`out/${link}`);
  }
  if (given.lock.kind === "text") disk.put(`out/${lockName}`, given.lock.text);
  if (given.lock.kind === "of") {
    const lock = outputOf({ ...given.written, ...given.lock.each })[`out/${lockName}`] ?? "";
    disk.put(`out/${lockName}`, lock);
  }
  return disk;
}

function wantedOf({ wanted, scope: targets }: Situation): ReturnType<typeof treeOf> {
  const inScope = Object.entries(wanted).filter(
    ([each]) => targets === "all" || targets.some((target) => each.startsWith(`${target}/`)),
  );
  return treeOf(Object.fromEntries(inScope));
}

function survey(given: Situation, disk: MemoryDisk): Plan {
  return surveyOutput({ out: "out", wanted: wantedOf(given), scope: given.scope, mark }, disk);
}

/** The files that nobody may touch: those that differ in content from what the lock or the manifest knows there. */
function othersFiles(plan: Plan, disk: MemoryDisk): Files {
  const ours = new Set(
    plan.items.filter(({ action }) => action !== "release").map((item) => `out/${item.path}`),
  );
  return Object.fromEntries(
    Object.entries(disk.files()).filter(([each]) => !ours.has(each) && each !== `out/${lockName}`),
  );
}

test("after a run nothing is left to do, and files of others are as they were", async () => {
  await fc.assert(
    fc.asyncProperty(situation, async (given) => {
      const disk = diskOf(given);
      const plan = survey(given, disk);
      const before = disk.files();
      const others = othersFiles(plan, disk);
      const { value, diagnostics } = await applyPlan(plan, disk);
      if (hasErrors(plan.diagnostics)) {
        expect(disk.files()).toEqual(before);
        return;
      }
      expect({ value, diagnostics }).toEqual({ value: "done", diagnostics: [] });
      expect(disk.files()).toMatchObject(others);
      for (const [each, { hash }] of wantedOf(given)) {
        expect(hashOf(disk.read(`out/${each}`))).toBe(hash);
      }
      const again = survey(given, disk);
      expect(hasErrors(again.diagnostics)).toBe(false);
      expect(isCurrent(again)).toBe(true);
      const changes = disk.changes();
      await applyPlan(again, disk);
      expect(disk.changes()).toBe(changes);
    }),
    { numRuns: runs(1_500) },
  );
});

test("a file is deleted only if it is what the lock says was written", async () => {
  await fc.assert(
    fc.asyncProperty(situation, async (given) => {
      const disk = diskOf(given);
      const before = disk.files();
      const lock = before[`out/${lockName}`] ?? "";
      await applyPlan(survey(given, disk), disk);
      const after = disk.files();
      for (const [each, text] of Object.entries(before)) {
        if (each in after || each === `out/${lockName}`) continue;
        expect(lock).toContain(`${hashOf(text)}  ${each.slice("out/".length)}\n`);
      }
    }),
    { numRuns: runs(1_000) },
  );
});

test("check finds something exactly where generate would change something", async () => {
  await fc.assert(
    fc.asyncProperty(situation, async (given) => {
      const disk = diskOf(given);
      const plan = survey(given, disk);
      if (hasErrors(plan.diagnostics)) return;
      const report = await checkReport([plan], "npm run generate");
      const before = disk.files();
      await applyPlan(plan, disk);
      const after = disk.files();
      const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
        (each) => before[each] !== after[each],
      );
      const found = report.findings.filter(({ kept }) => !kept).map((finding) => finding.path);
      expect(found.toSorted()).toEqual(changed.toSorted());
      expect(report.current).toBe(report.findings.length === 0);
    }),
    { numRuns: runs(1_000) },
  );
});

test("killed at any step, every file is old or new, and the next run gives what an unbroken one gives", async () => {
  await fc.assert(
    fc.asyncProperty(situation, fc.integer({ min: 1, max: 25 }), async (given, step) => {
      const unbroken = diskOf(given);
      const plan = survey(given, unbroken);
      if (hasErrors(plan.diagnostics)) return;
      const before = unbroken.files();
      await applyPlan(plan, unbroken);
      const after = unbroken.files();

      const disk = diskOf(given);
      const wasKilled = await applyPlan(survey(given, disk), killedAt(disk, step)).then(
        () => false,
        (error: unknown) => {
          expect(error).toBeInstanceOf(Killed);
          return true;
        },
      );
      for (const [each, text] of Object.entries(disk.files())) {
        const name = each.slice(each.lastIndexOf("/") + 1);
        if (name === lockName || isTemporary(name)) continue;
        expect([before[each], after[each]]).toContain(text);
      }
      const next = survey(given, disk);
      expect(hasErrors(next.diagnostics)).toBe(false);
      expect((await applyPlan(next, disk)).value).toBe("done");
      expect(disk.files()).toEqual(after);
      expect(wasKilled || disk.changes() > 0 || isCurrent(plan)).toBe(true);
    }),
    { numRuns: runs(3_000) },
  );
});

test("killed at any step, a run of another manifest leaves just its own files, and no empty folder", async () => {
  const steps = fc.integer({ min: 1, max: 25 });
  await fc.assert(
    fc.asyncProperty(files, files, files, steps, async (first, second, third, step) => {
      const disk = memoryDisk();
      const run = async (wanted: Files, on: Disk): Promise<void> => {
        const plan = surveyOutput({ out: "out", wanted: treeOf(wanted), scope: "all", mark }, disk);
        expect(plan.diagnostics).toEqual([]);
        expect((await applyPlan(plan, on)).value).toBe("done");
      };
      await run(first, disk);
      await run(second, killedAt(disk, step)).catch((error: unknown) => {
        expect(error).toBeInstanceOf(Killed);
      });
      await run(third, disk);
      const wanted = Object.keys(third).length === 0 ? {} : outputOf(third);
      expect(disk.files()).toEqual(wanted);
      const folders = new Set(Object.keys(wanted).flatMap(foldersAbove));
      expect(disk.folders().filter((folder) => folder !== "out")).toEqual(
        [...folders].filter((folder) => folder !== "out").toSorted(),
      );
    }),
    { numRuns: runs(3_000) },
  );
});

test("with any fault of the disk, every file is old or new, nothing temporary stays, and the next run heals", async () => {
  const steps = fc.integer({ min: 1, max: 25 });
  const codes = fc.constantFrom("ENOSPC", "EACCES", "EROFS", "EIO", "ENOENT", "EISDIR", "EBUSY");
  await fc.assert(
    fc.asyncProperty(files, files, steps, codes, async (first, second, step, code) => {
      const disk = memoryDisk();
      const plan = (wanted: Files): Plan =>
        surveyOutput({ out: "out", wanted: treeOf(wanted), scope: "all", mark }, disk);
      await applyPlan(plan(first), disk);
      const before = disk.files();
      disk.putFolder("out");
      const foldersBefore = disk.folders();
      let [isCommitting, hasHitTemporary] = [false, false];
      const faulty = interfered(disk, ({ number, name, paths: [from = "", to] }) => {
        // To delete what is not there is no fault.
        const isFault = code !== "ENOENT" || name !== "removeFile";
        const isDeleted = name === "removeFile" && !from.endsWith(".tmp");
        const isPut = name === "rename" && to !== `out/${lockName}`;
        if (number <= step && (isDeleted || isPut)) isCommitting = true;
        if (number === step && isFault) {
          hasHitTemporary = name === "removeFile" && from.endsWith(".tmp");
          if (name === "write") disk.write(from, "ha", 0o644);
          throw systemError(code, name);
        }
      });
      const next = plan(second);
      const { value, diagnostics } = await applyPlan(next, faulty);
      expect(value).toBe(diagnostics.length === 0 ? "done" : "failed");
      const makesWay = next.items.some((item) => item.action === "delete" && item.first);
      if (value === "failed" && !isCommitting && !makesWay) {
        expect(disk.files()).toEqual(before);
        expect(disk.folders()).toEqual(foldersBefore);
      }
      const temporary = Object.keys(disk.files()).filter((each) => each.endsWith(".tmp"));
      if (!hasHitTemporary) expect(temporary).toEqual([]);
      for (const [each, text] of Object.entries(disk.files())) {
        if (each === `out/${lockName}` || temporary.includes(each)) continue;
        expect([before[each], outputOf(second)[each]]).toContain(text);
      }
      expect((await applyPlan(plan(second), disk)).value).toBe("done");
      expect(disk.files()).toEqual(Object.keys(second).length === 0 ? {} : outputOf(second));
    }),
    { numRuns: runs(3_000) },
  );
});

test("where case does not count, a change of case in a name loses nothing", async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.boolean(), async (wanted, isUpper) => {
      const folded = new Map(
        Object.entries(wanted).map(([each, text]) => [each.toLowerCase(), text] as const),
      );
      const lower = Object.fromEntries(folded);
      const other = Object.fromEntries(
        [...folded].map(([each, text]) => {
          const [target = "", ...names] = each.split("/");
          return [[target, ...names.map((name) => name.toUpperCase())].join("/"), text] as const;
        }),
      );
      const [first, second] = isUpper ? [other, lower] : [lower, other];
      const disk = memoryDisk({ foldsCase: true });
      for (const each of [first, second]) {
        const plan = surveyOutput({ out: "out", wanted: treeOf(each), scope: "all", mark }, disk);
        expect((await applyPlan(plan, disk)).value).toBe("done");
      }
      expect(Object.values(disk.files()).toSorted()).toEqual(
        Object.values(outputOf(second))
          .filter((text) => text !== "" || Object.values(second).includes(""))
          .toSorted(),
      );
    }),
    { numRuns: runs(300) },
  );
});
