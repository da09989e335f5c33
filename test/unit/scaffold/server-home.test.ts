/** Handlers of a server that is TypeScript files in a folder of the project, and of one that moves. */
import { expect, test } from "vitest";
import type { ServerHome } from "../../../generator/scaffold/server-home.js";
import { manifest, operation, run } from "./handler-folder.js";

const sources: ServerHome = { kind: "sources", folder: "../server" };

const list = operation("list", "List", "GET /books");
const retrieve = operation("retrieve", "Get a Book", "GET /books/{id}", ", parameters: not shown");
const notes = operation("list", "List Notes", "GET /notes");

const groups = { books: list, "books/notes": notes, events: list.replace("books", "events") };

/** The modules that a text imports or re-exports from. */
function modulesIn(text = ""): readonly string[] {
  return [...text.matchAll(/ from "([^"]*)"/g)].map(([, module = ""]) => module);
}

test("handlers, context and program import the files of the server", () => {
  const { files, diagnostics } = run(manifest(groups), {}, sources);
  expect(diagnostics).toEqual([]);
  expect(modulesIn(files["books.ts"])).toEqual(
    [
      "../server/groups/books.js",
      "./context.js",
      "../server/index.js",
      "./books/notes.js",
    ].toSorted(),
  );
  expect(modulesIn(files["books/notes.ts"])).toContain("../../server/groups/books/notes.js");
  expect(modulesIn(files["events.ts"])).toContain("../server/groups/events.js");
  expect(modulesIn(files["index.ts"])).toContain("../server/index.js");
  expect(modulesIn(files["main.ts"])).toEqual(
    expect.arrayContaining(["../server/index.js", "../server/runtime/node.js"]),
  );
});

test("a second run changes nothing, and a later one adds what is new without a second import", () => {
  const first = run(manifest(groups), {}, sources);
  expect(run(manifest(groups), first.files, sources).notes).toEqual([]);
  const more = run(manifest({ ...groups, books: list + retrieve }), first.files, sources);
  expect(more.notes).toEqual(["books.ts: retrieve added"]);
  expect(modulesIn(more.files["books.ts"])).toEqual(modulesIn(first.files["books.ts"]));
});

test.each<readonly [string, ServerHome, ServerHome]>([
  ["a package becomes sources", { kind: "package", name: "library" }, sources],
  ["sources become a package", sources, { kind: "package", name: "library" }],
  ["sources move", sources, { kind: "sources", folder: "../generated/server" }],
])("%s: all imports follow, and nothing else changes", (_name, before, after) => {
  const first = run(manifest(groups), {}, before);
  const moved = run(manifest(groups), first.files, after);
  expect(moved.diagnostics).toEqual([]);
  const there = run(manifest(groups), {}, after);
  const unordered = (text = ""): readonly string[] => text.split("\n").toSorted();
  for (const path of ["books.ts", "books/notes.ts", "events.ts", "index.ts", "context.ts"]) {
    expect(unordered(moved.files[path])).toEqual(unordered(there.files[path]));
  }
  expect(unordered(moved.files["main.ts"])).toEqual(unordered(there.files["main.ts"]));
  expect(run(manifest(groups), moved.files, after).notes).toEqual([]);
});

test("a group that is renamed while the server moves gets its new type from the new place", () => {
  const { files } = run(manifest({ books: list }));
  const text = files["books.ts"] ?? "";
  const own = text.replaceAll("BooksHandlers", "TomesHandlers").replace("/books", "/tomes");
  const moved = run(manifest({ books: list }), { ...files, "books.ts": own }, sources);
  expect(modulesIn(moved.files["books.ts"]).toSorted()).toEqual([
    ...["../server/groups/books.js", "../server/index.js", "./context.js"],
  ]);
  expect(moved.files["books.ts"]).not.toContain("Tomes");
});

test("an import of another file that ends alike is not the server's", () => {
  const first = run(manifest(groups), {}, sources);
  const own = `import { rules } from "../rules/groups/books.js";\n${first.files["books.ts"]}`;
  const files = { ...first.files, "books.ts": own };
  expect(run(manifest(groups), files, sources).notes).toEqual([]);
});
