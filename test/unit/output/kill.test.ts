/** Runs in real processes: killed at any moment, and two at once. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyPlan } from "../../../generator/output/apply.js";
import { lockName } from "../../../generator/output/lock.js";
import { surveyOutput } from "../../../generator/output/survey.js";
import { isTemporary } from "../../../generator/output/temporary.js";
import { lockOf, mark, marked, treeOf } from "./trees.js";

type Files = Readonly<Record<string, string>>;

let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kill-"));
  program = join(folder, "run.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, "killed-run.ts")],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  writeFileSync(join(folder, "first.json"), JSON.stringify(first));
  writeFileSync(join(folder, "second.json"), JSON.stringify(second));
});
afterAll(() => rmSync(folder, { recursive: true }));

function tree(name: string, from: number, to: number): Files {
  const numbers = [...Array(to - from).keys()].map((index) => index + from);
  return Object.fromEntries(
    numbers.map((number) => [
      `client/part-${number % 5}/file-${number}`,
      marked(`${name} ${number}\n`.repeat(200)),
    ]),
  );
}
/** Some files are in both, some in one; one is a file here and a folder there. */
const first = { ...tree("first", 0, 30), "client/swap": marked("first") };
const second = { ...tree("second", 10, 40), "client/swap/inside": marked("second") };

function start(out: string): { readonly child: ChildProcess; readonly output: () => string } {
  const files = ["first.json", "second.json"].map((name) => join(folder, name));
  const child = spawn(process.execPath, [program, out, ...files]);
  let output = "";
  child.stdout.on("data", (data: Buffer) => {
    output += data.toString();
  });
  child.stderr.on("data", (data: Buffer) => {
    output += data.toString();
  });
  return { child, output: () => output };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(1);
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

function filesIn(root: string): Files {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        path.slice(root.length + 1).replaceAll("\\", "/"),
        readFileSync(path, "utf8"),
      ]),
  );
}

async function heal(out: string, wanted: Files): Promise<void> {
  const plan = surveyOutput({ out, wanted: treeOf(wanted), scope: "all", mark });
  expect(plan.diagnostics).toEqual([]);
  expect((await applyPlan(plan)).value).toBe("done");
  expect(filesIn(out)).toEqual({ ...wanted, [lockName]: lockOf(wanted) });
}

test("a killed process leaves each file old or new, and the next run heals", async () => {
  for (let round = 0; round < 20; round++) {
    const out = join(folder, `killed-${round}`);
    const { child, output } = start(out);
    await until(() => output().startsWith("ready"));
    // Anywhere within the first few runs; what is asserted holds wherever it strikes.
    await sleep(round * 3);
    await kill(child);
    expect(output()).toBe("ready\n");
    for (const [path, text] of Object.entries(readdirOrNothing(out))) {
      if (path === lockName || isTemporary(path.slice(path.lastIndexOf("/") + 1))) continue;
      expect([
        new Map(Object.entries(first)).get(path),
        new Map(Object.entries(second)).get(path),
      ]).toContain(text);
    }
    await heal(out, round % 2 === 0 ? first : second);
  }
});

test("two processes at once write no file that is neither, and the next run heals", async () => {
  const out = join(folder, "both");
  await heal(out, first);
  const [one, other] = [start(out), start(out)];
  await until(() => one.output() !== "" && other.output() !== "");
  await sleep(300);
  await Promise.all([kill(one.child), kill(other.child)]);
  for (const [path, text] of Object.entries(filesIn(out))) {
    if (path === lockName || isTemporary(path.slice(path.lastIndexOf("/") + 1))) continue;
    expect([
      new Map(Object.entries(first)).get(path),
      new Map(Object.entries(second)).get(path),
    ]).toContain(text);
  }
  await heal(out, first);
  for (const output of [one.output(), other.output()]) {
    // They want different things, so either may find what it did not expect; neither may break.
    expect(output).toMatch(/^ready\n(?:\[.*\]\n)*$/);
  }
});

function readdirOrNothing(root: string): Files {
  return readdirSync(folder).includes(root.slice(folder.length + 1)) ? filesIn(root) : {};
}
