/** The program as a whole: help, mistakes of the command line, bugs, colour, and what it loads. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project, root } from "./project.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => project.end());

describe("explain", () => {
  test("says what a diagnostic means, lists all, and knows what was meant", async () => {
    const one = await project.run(["explain", "marker-typo"]);
    expect(one).toMatchObject({ code: 0, error: "" });
    expect(one.out).toContain("not so:");
    expect((await project.run(["explain"])).out.split("\n").length).toBeGreaterThan(50);
    const typo = await project.run(["explain", "marker-type"]);
    expect(typo).toMatchObject({ code: 2, out: "" });
    expect(typo.error).toContain("did you mean `marker-typo`?");
  });
});

describe("the program", () => {
  test("helps with examples", async () => {
    for (const args of [
      ["--help"],
      ["help", "fill"],
      ...[
        "init",
        "generate",
        "check",
        "coverage",
        "fill",
        "diff",
        "scaffold",
        "mock",
        "explain",
      ].map((name) => [name, "--help"]),
    ]) {
      const { code, out, error } = await project.run(args);
      expect({ code, error }).toEqual({ code: 0, error: "" });
      expect(out).toContain("Examples:\n  endpoint-manifest ");
      expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });

  test.each([
    ["an unknown command", ["generat"], "Did you mean generate?"],
    ["a command that help does not know", ["help", "chek"], "Did you mean check?"],
    ["an unknown option", ["generate", "--manifset", "x"], "Did you mean --manifest?"],
    ["a format that it does not know", ["check", "--format", "xml"], "text, json, github"],
    ["a manifest that is not there", ["generate", "--manifest", "nowhere"], "folder-missing"],
  ])("%s is a mistake of the command line: exit code 2", async (_, args, said) => {
    const { code, out, error } = await project.run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain(said);
  });

  test.each([
    [["check", "--format", "json", "--quite"], "unknown option '--quite'", "Did you mean --quiet?"],
    [["chek", "--format=json"], "unknown command 'chek'", "Did you mean check?"],
    [["fill", "--format", "json"], "required option '--from <file...>' not specified", undefined],
    [
      ["fill", "--from", "a.json", "--prune", "--format", "json"],
      "--prune goes with --update, which says what is gone",
      undefined,
    ],
  ])("programs read mistakes of the command line as JSON: %j", async (args, message, help) => {
    const { code, out, error } = await project.run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    const mistake = { severity: "error", code: "command-line", message };
    expect(JSON.parse(error)).toEqual([help === undefined ? mistake : { ...mistake, help }]);
  });

  test.each(["zsh", "bash", "fish", "powershell"])("completes in %s", async (shell) => {
    const { code, out, error } = await project.run(["completion", shell]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toMatch(/endpoint-manifest complete ['"]?--/);
  });

  test("completes commands, options and what they take", async () => {
    const completed = async (...words: string[]): Promise<readonly string[]> => {
      const { out } = await project.run(["complete", "--", ...words]);
      return out.split("\n").map((line) => line.split("\t")[0] ?? "");
    };
    expect(await completed("")).toEqual(expect.arrayContaining(["init", "generate", "fill"]));
    expect(await completed("fill", "--up")).toContain("--update");
    expect(await completed("check", "--format", "")).toEqual(
      expect.arrayContaining(["text", "json", "github"]),
    );
  });

  test("reads a description from standard input", async () => {
    const info = { title: "Notes", version: "1.0.0" };
    const input = JSON.stringify({ openapi: "3.1.0", info, paths: { "/notes": { get: {} } } });
    const args = [join(root, "dist/main.js"), "init", "--from", "-", "--manifest", "notes"];
    execFileSync(process.execPath, args, { cwd: project.folder, input, stdio: "pipe" });
    expect(project.read("notes/service.yaml")).toContain("title: Notes");
    const nothing = spawnSync(process.execPath, args, { cwd: project.folder, input: "" });
    expect(String(nothing.stderr)).toContain("standard input");
  });

  test("a bug of ours ends with 70 and says what to report", async () => {
    // A copy of the program without its templates stands for a bug: no input can make one.
    const copy = copiedProgram();
    rmSync(join(copy, "dist/templates.pack"));
    const { code, out, error } = await project.run(["generate"], {}, join(copy, "dist/main.js"));
    expect({ code, out }).toEqual({ code: 70, out: "" });
    expect(error).toContain("This is a bug of endpoint-manifest, not of your manifest.");
    expect(project.output().size).toBe(0);
  });

  test.each([
    ["a template", "program/dist/templates.pack", "The promise"],
    ["a file of the manifest", "manifest/groups/orders.yaml", "List Orders"],
  ])(
    "%s that was changed makes the output stale, also with its size and its time of writing kept",
    async (_, path, text) => {
      mkdirSync(project.path("node_modules"));
      const main = join(copiedProgram(), "dist/main.js");
      // Files that are younger are read again by each run.
      await setTimeout(300);
      const run = async (command: string) => (await project.run([command], {}, main)).code;
      expect([await run("generate"), await run("check"), await run("check")]).toEqual([0, 0, 0]);
      const file = project.path(path);
      const before = readFileSync(file, "utf8");
      const { atime, mtime } = statSync(file);
      writeFileSync(file, before.replaceAll(text, text.toUpperCase()));
      utimesSync(file, atime, mtime);
      expect(await run("check")).toBe(1);
      writeFileSync(file, before);
      expect(await run("check")).toBe(0);
    },
  );

  test("writes in colour only where it is told to or on a terminal", async () => {
    const sequence = "\u001b[";
    expect((await project.run(["check"])).out).not.toContain(sequence);
    expect((await project.run(["check"], { FORCE_COLOR: "1" })).out).toContain(sequence);
    const plain = await project.run(["check", "--no-color"], { FORCE_COLOR: "1" });
    expect(plain.out).not.toContain(sequence);
    expect((await project.run(["check"], { FORCE_COLOR: "1", NO_COLOR: "1" })).out).not.toContain(
      sequence,
    );
  });

  test("loads nothing that is slow while nothing has changed, and everything on a build server", async () => {
    await project.run(["generate"]);
    const slow = /node_modules\/(ts-morph|prettier|yaml|zod)\//;
    expect((await project.loaded(["generate"])).filter((url) => slow.test(url))).toEqual([]);
    expect((await project.loaded(["check"])).filter((url) => slow.test(url))).toEqual([]);
    const onServer = await project.loaded(["check"], { CI: "true" });
    expect(onServer.some((url) => /node_modules\/yaml\//.test(url))).toBe(true);
    expect(onServer.filter((url) => /node_modules\/ts-morph\//.test(url))).toEqual([]);
  });
});

/** A copy of the program, which a test may change. */
function copiedProgram(): string {
  const copy = project.path("program");
  cpSync(join(root, "dist"), join(copy, "dist"), { recursive: true });
  cpSync(join(root, "package.json"), join(copy, "package.json"));
  const modules = process.platform === "win32" ? "junction" : "dir";
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), modules);
  return copy;
}
