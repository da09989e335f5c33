/** `init`, run as a process in an empty folder: what it writes, what works then, and what it refuses. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Outcome, Project, root } from "./project.js";

let project: Project;

beforeEach(() => {
  project = new Project({});
});

afterEach(() => project.end());

function run(...args: readonly string[]): Promise<Outcome> {
  return project.run(args);
}

/** Every file below a folder with its text. */
function filesBelow(path: string): ReadonlyMap<string, string> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((each) => [each.slice(path.length + 1), readFileSync(each, "utf8")]));
}

/** The starter as the repository has it, with the schema that it names. */
function starter(): ReadonlyMap<string, string> {
  const schema = readFileSync(join(root, "manifest/manifest.schema.json"), "utf8");
  return new Map([
    ...filesBelow(join(root, "templates/starter")),
    ["manifest.schema.json", schema],
  ]);
}

describe("in an empty folder", () => {
  test("writes the starter as it stands, names each file, and says what comes next", async () => {
    const { code, out, error } = await run("init");
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(readdirSync(project.folder)).toEqual(["manifest"]);
    expect(filesBelow(project.path("manifest"))).toEqual(starter());
    for (const path of starter().keys()) expect(out).toContain(`  + ${path} `);
    for (const next of ["generate", "check", "coverage"]) {
      expect(out).toContain(`  npx endpoint-manifest ${next} `);
    }
    expect(out).toContain("from manifest/service.yaml on.\n");
    expect(Math.max(...out.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test("offers a description that lies there, and writes the starter where it is asked for", async () => {
    project.write("package.json", ['{ "scripts": {', '"openapi": "make-types" } }']);
    project.write("api.yaml", ["# ours", "openapi: 3.1.0"]);
    project.write("old.json", ['{ "swagger": "2.0" }']);
    const { code, out, error } = await run("init", "--manifest", "m");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain("api.yaml, old.json are OpenAPI descriptions; nothing was written");
    expect(error).toContain("npx endpoint-manifest init --manifest m --from api.yaml\n");
    expect(project.has("m")).toBe(false);
    expect(await run("init", "--manifest", "m", "--starter")).toMatchObject({ code: 0, error: "" });
    expect(filesBelow(project.path("m"))).toEqual(starter());
  });

  test("what it wrote generates without a warning and is current then", async () => {
    await run("init");
    expect(await run("generate")).toMatchObject({ code: 0, error: "" });
    expect(await run("check")).toMatchObject({ code: 0, error: "" });
    expect(await run("coverage")).toMatchObject({ code: 0, error: "" });
  });

  test("a fact that is filled in makes the output stale until it is generated", async () => {
    await run("init");
    await run("generate");
    const known = 'reserve: { method: POST, path: "/books/{isbn}/reservations" }';
    project.replace("manifest/groups/books.yaml", "reserve: not shown", known);
    expect(await run("check")).toMatchObject({ code: 1, error: "" });
    const { code, out } = await run("generate");
    expect(code).toBe(0);
    expect(out).toContain("client.books.reserve can be called now");
    expect((await run("check")).code).toBe(0);
  });

  test("another folder: the commands that come next name it", async () => {
    const places = ["--manifest", "api/my manifest", "--out", "src/made"];
    const { code, out } = await run("init", ...places);
    expect(code).toBe(0);
    const given = "--manifest 'api/my manifest'";
    expect(out).toContain(`npx endpoint-manifest generate ${given} --out src/made `);
    expect(out).toContain(`npx endpoint-manifest check ${given} --out src/made `);
    expect(out).toMatch(new RegExp(`npx endpoint-manifest coverage ${given} {2,}say`));
    expect(filesBelow(project.path("api/my manifest"))).toEqual(starter());
    expect(await run("generate", ...places)).toMatchObject({ code: 0, error: "" });
    expect(await run("check", ...places)).toMatchObject({ code: 0, error: "" });
  });
});

describe("where something stands", () => {
  test("a second `init` says so and changes nothing", async () => {
    await run("init");
    project.write("manifest/service.yaml", ["mine"]);
    const before = filesBelow(project.folder);
    const { code, out, error } = await run("init");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toBe(
      [
        "manifest - error folder-not-empty: manifest is not empty: it holds groups, manifest.schema.json, schemas, and 2 more",
        "  help: there is a manifest already: edit it, or name a folder that is not there yet with --manifest",
        "",
        "1 error in 1 file",
        "",
      ].join("\n"),
    );
    expect(filesBelow(project.folder)).toEqual(before);
  });

  test("one file, though the starter has none of its name, is enough", async () => {
    project.write("manifest/notes.txt", ["mine"]);
    const { code, error } = await run("init");
    expect(code).toBe(2);
    expect(error).toContain("folder-not-empty");
    expect([...filesBelow(project.folder).keys()]).toEqual([join("manifest", "notes.txt")]);
  });

  test("a file in the place of the folder stays", async () => {
    project.write("manifest", ["mine"]);
    const { code, error } = await run("init");
    expect(code).toBe(2);
    expect(error).toContain("path-taken");
    expect(filesBelow(project.folder)).toEqual(new Map([["manifest", "mine\n"]]));
  });
});

test("helps, with examples, in 80 columns", async () => {
  const { code, out, error } = await run("init", "--help");
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(out).toContain("nothing is ever\noverwritten");
  expect(out).toContain("Examples:\n  endpoint-manifest init\n");
  expect(Math.max(...out.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
});
