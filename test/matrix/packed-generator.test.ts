/** The generator as those have it who install it: packed, in an empty project, with the dependencies that it declares. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { template } from "../../generator/commands/templates.js";
import { manifestFiles, writeFiles } from "../behaviour/emitted-client.js";
import { compile, versions } from "../consumers/compiler.js";
import { type Ended, end, succeed } from "../consumers/process.js";
import { clean, pack, root } from "./npm.js";
import { productionPackages } from "./production-packages.js";

let folder: string;
let project: string;
let tarball: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packed-generator-"));
  project = join(folder, "project");
  await mkdir(project);
  tarball = await pack(root, folder);
  await npm("init", "-y");
  // npm finds what the package declares among the folders that it is given, and would refuse what it cannot find.
  const offline = ["--offline", "--install-links", "--ignore-scripts", "--no-audit", "--no-fund"];
  await npm("install", tarball, ...(await productionPackages()), ...offline);
});
afterAll(() => rm(folder, { recursive: true }));

function npm(...given: readonly string[]): Promise<string> {
  return succeed("npm", [...given, "--loglevel", "error"], { cwd: project, env: clean });
}

/** Runs the command in the project, as its build server does. */
function npx(...given: readonly string[]): Promise<Ended> {
  return end("npx", ["--offline", "endpoint-manifest", ...given], {
    cwd: project,
    env: { ...clean, CI: "true" },
  });
}

describe("the package", () => {
  test("has the program, built, its templates, licences of what is bundled, the schema of manifests, and nothing else", async () => {
    const listing = await succeed("tar", ["-tzf", tarball], { cwd: folder });
    const packed = listing
      .trim()
      .split("\n")
      .map((path) => path.replace("package/", ""));
    const program = (await filesBelow("dist")).filter((path) => /\.c?js$/.test(path));
    expect(program).toContain("dist/main.js");
    expect(program).toContain("dist/recheck.cjs");
    const built = ["dist/licences.txt", "dist/templates.pack"];
    const others = ["LICENSE", "README.md", "manifest/manifest.schema.json", "package.json"];
    expect(packed.toSorted()).toEqual([...program, ...built, ...others].toSorted());
  });

  test("has each template as it stands, without their tests", async () => {
    const paths = await filesBelow("templates");
    expect(paths.length).toBeGreaterThan(500);
    for (const path of paths) {
      const name = path.replace("templates/", "");
      if (name.endsWith("_test.go")) expect(() => template(name)).toThrow("no template");
      else expect(Buffer.from(template(name)).equals(await readFile(join(root, path)))).toBe(true);
    }
  });

  test("is installed with what it declares, and starts", async () => {
    expect(await npx("--version")).toEqual({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+$/m),
    });
    expect((await npx("--help")).out).toContain("init");
  });
});

async function filesBelow(name: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"));
}

describe("from nothing to a client", () => {
  test("init, generate, check; a fact is filled in; check, generate, check", async () => {
    expect(await npx("init")).toMatchObject({ code: 0 });
    const generated = await npx("generate");
    expect(generated).toEqual({ code: 0, out: expect.not.stringContaining(" - warning ") });
    expect(await npx("check")).toMatchObject({ code: 0 });

    const group = join(project, "manifest/groups/books.yaml");
    const known = "reserve: { method: POST, path: '/books/{isbn}/reservations' }";
    const text = await readFile(group, "utf8");
    await writeFile(group, text.replace("reserve: not shown", known));
    const stale = await npx("check");
    expect(stale).toEqual({
      code: 1,
      out: expect.stringContaining("npx endpoint-manifest generate"),
    });
    const filled = await npx("generate");
    expect(filled).toEqual({
      code: 0,
      out: expect.stringContaining("client.books.reserve can be called now"),
    });
    expect(await npx("check")).toMatchObject({ code: 0 });
  });

  test.each(versions)("the client type-checks: TypeScript %s", async (version) => {
    await writeFiles(project, {
      "use.mts": `
        import { type Book, LibraryClient } from "./generated/typescript-client/src/index.js";
        const client = new LibraryClient();
        const book: Book = await client.books.retrieve("9780141439587");
        export const title: string = book.title;
        export const binding: "hardcover" | "paperback" | (string & {}) | undefined = book.binding;
        // @ts-expect-error It is not shown.
        export const shelf: string = book.shelf;
        export const books: unknown = await client.books.list({ query: { author: "Austen" } });
        export const reservation: unknown = await client.books.reserve("9780141439587");
      `,
    });
    const include = ["use.mts", "generated/typescript-client/src/**/*.ts"];
    expect(await compile({ version, resolution: "nodenext", folder: project, include })).toBe("");
  });

  test("a manifest of one's own, without schemas and in a folder of another name", async () => {
    const groups = { items: { operations: { list: { method: "GET", path: "/items" } } } };
    await writeFiles(join(project, "api"), manifestFiles({ groups }));
    const places = ["--manifest", "api", "--out", "src/made"];
    expect(await npx("generate", ...places)).toEqual({
      code: 0,
      out: expect.not.stringContaining(" - warning "),
    });
    expect(await npx("check", ...places)).toMatchObject({ code: 0 });
    const emitted = join(project, "src/made/typescript-client/src");
    const group = await readFile(join(emitted, "groups/items.ts"), "utf8");
    expect(group).toContain("export function list(client: Client");
    expect(await readFile(join(emitted, "runtime/request.ts"), "utf8")).toContain("function send");
  });
});
