/** The program as a whole: help, mistakes of the command line, bugs, colour, and what it loads. */
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
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
      ["generate", "--help"],
      ["check", "--help"],
      ["scaffold", "--help"],
      ["explain", "--help"],
    ]) {
      const { code, out, error } = await project.run(args);
      expect({ code, error }).toEqual({ code: 0, error: "" });
      expect(out).toContain("Examples:\n  endpoint-manifest ");
      expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });

  test.each([
    ["an unknown command", ["generat"], "Did you mean generate?"],
    ["an unknown option", ["generate", "--manifset", "x"], "Did you mean --manifest?"],
    ["a format that it does not know", ["check", "--format", "xml"], "text, json, github"],
    ["a manifest that is not there", ["generate", "--manifest", "nowhere"], "folder-missing"],
  ])("%s is a mistake of the command line: exit code 2", async (_, args, said) => {
    const { code, out, error } = await project.run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain(said);
  });

  test("a bug of ours ends with 70 and says what to report", async () => {
    // A copy of the program whose templates are incomplete stands for a bug: no input can make one.
    const copy = project.path("broken");
    for (const folder of ["dist", "templates"]) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    }
    cpSync(join(root, "package.json"), join(copy, "package.json"));
    const modules = process.platform === "win32" ? "junction" : "dir";
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), modules);
    rmSync(join(copy, "templates/typescript-client/call.ts"));
    const { code, out, error } = await project.run(["generate"], {}, join(copy, "dist/main.js"));
    expect({ code, out }).toEqual({ code: 70, out: "" });
    expect(error).toContain("This is a bug of endpoint-manifest, not of your manifest.");
    expect(project.output().size).toBe(0);
  });

  test("writes in colour only where it is told to or on a terminal", async () => {
    const sequence = "\u001b[";
    expect((await project.run(["check"])).out).not.toContain(sequence);
    expect((await project.run(["check"], { FORCE_COLOR: "1" })).out).toContain(sequence);
    expect((await project.run(["check"], { FORCE_COLOR: "1", NO_COLOR: "1" })).out).not.toContain(
      escape,
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
