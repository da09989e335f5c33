/** `compare`, run as a process: an SDK's package, its `api.md` alone, and what cannot be compared. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Project, root } from "./project.js";

const moving = join(root, "test/behaviour/moving");
let project: Project;

beforeEach(() => {
  project = new Project({});
  cpSync(join(moving, "manifest"), join(project.folder, "manifest"), { recursive: true });
  project.write("empty.d.ts", ["export declare const version: string;"]);
  cpSync(join(moving, "sdk"), join(project.folder, "sdk"), { recursive: true });
});
afterEach(() => project.end());

test("a package, with a page and a codemod", async () => {
  const args = ["--with", "sdk", "--output", "moving.md", "--codemod", "move.mjs"];
  const { code, out, error } = await project.run(["compare", ...args]);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(out).toMatch(/^shelf-sdk: 17 calls\n {2}4 the same\n {2}8 with other arguments\n/);
  expect(out).toMatch(/written: moving\.md\n\nwritten: move\.mjs\n$/);
  expect(project.read("moving.md")).toMatch(/^# Moving from shelf-sdk to shelf-client\n/);
  expect(project.read("move.mjs")).toContain('"package": "shelf-sdk"');
});

test("for programs", async () => {
  const { out } = await project.run(["compare", "--with", "sdk", "--format", "json"]);
  const { counts, calls } = JSON.parse(out);
  expect(counts).toEqual({ same: 4, arguments: 8, name: 3, pages: 0, missing: 2, added: 0 });
  expect(calls[1]).toEqual({
    kind: "same",
    call: "client.shelves.retrieve(shelfID)",
    route: "GET /shelves/{shelf_id}",
    operation: "shelves.retrieve",
    becomes: "client.shelves.retrieve(shelfID)",
    byHand: null,
    losesPages: false,
  });
});

test("of an `api.md` in another language, names are compared", async () => {
  project.write("api.md", [
    '- <code title="get /shelves">client.Shelves.<a href="x.go">List</a>(ctx) (Page, error)</code>',
    '- <code title="post /shelves">client.Shelves.<a href="x.go">New</a>(ctx) (Shelf, error)</code>',
    '- <code title="get /gone">client.Gone.<a href="x.go">Get</a>(ctx) (Gone, error)</code>',
  ]);
  const { out } = await project.run(["compare", "--with", "api.md", "--format", "json"]);
  const { counts, added } = JSON.parse(out);
  expect(counts).toEqual({
    same: 0,
    arguments: 0,
    name: 1,
    pages: 1,
    missing: 1,
    added: added.length,
  });
  expect(added.length).toBeGreaterThan(10);
});

test("a call that gave pages says so where the manifest does not show how ours follow each other", async () => {
  project.write("paged.d.ts", [
    "interface Options { signal?: AbortSignal }",
    "declare class PagePromise<T> extends Promise<T[]> implements AsyncIterable<T> {",
    "  [Symbol.asyncIterator](): AsyncIterator<T>;",
    "}",
    "declare class Shelves {",
    "  list(): PagePromise<string>;",
    "  retrieve(shelfID: string): Promise<string>;",
    "}",
    "export declare class Library { shelves: Shelves }",
  ]);
  const { out } = await project.run(["compare", "--with", "paged.d.ts"]);
  expect(out).toContain("  1 the same\n  0 with other arguments\n  0 with another name\n");
  expect(out).toContain("  1 without their pages\n  0 not there\n");
  expect(out).toContain(
    "Without pages:\n  client.shelves.list()\n    It gave pages. The manifest does not show how they follow each other, so ours gives the first one alone.\n",
  );
  const page = await project.run(["compare", "--with", "paged.d.ts", "--format", "markdown"]);
  expect(page.out).toContain("## Without pages\n\n- `client.shelves.list()`: It gave pages.");
});

test.each([
  ["no such file", ["--with", "nothing"], "sdk-unreadable: there is no such file or folder"],
  ["no client in it", ["--with", "empty.d.ts"], "sdk-unreadable: it exports no class"],
  [
    "a codemod without declarations",
    ["--with", "sdk/api.md", "--codemod", "move.mjs"],
    "sdk-unreadable: a codemod needs the package's declarations",
  ],
])("%s", async (_, args, message) => {
  const { code, error } = await project.run(["compare", ...args]);
  expect(code).toBe(2);
  expect(error).toContain(message);
});

test("without the target of the client there is nothing to compare with", async () => {
  project.write("manifest/targets.yaml", ["targets:", "  model-json: {}"]);
  const { code, error } = await project.run(["compare", "--with", "sdk"]);
  expect(code).toBe(2);
  expect(error).toContain("no-client-target: targets.yaml does not ask for `typescript-client`");
});
