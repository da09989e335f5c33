/** Code that cannot be understood is left as it is, and reported with its place and a way out. */
import { describe, expect, test } from "vitest";
import { type Files, manifest, operation, run } from "./handler-folder.js";

const given = manifest({
  books: operation("list", "List", "GET /books") + operation("retrieve", "Get", "GET /books/{id}"),
  me: operation("retrieve", "Me", "GET /me"),
});
const { files: first } = run(given);
const head = `import type { BooksHandlers } from "library/books";\n`;

/** Returns the reports on a folder in which nothing changes, `file:line:column message`. */
function saidOf(files: Files, of = given): readonly string[] {
  const { notes, diagnostics } = run(of, files);
  expect(notes).toEqual([]);
  return diagnostics.map(({ code, at, message, help }) => {
    expect(["handlers-not-seen", "handlers-syntax"]).toContain(code);
    expect(help).toMatch(/\w+ \w+/);
    const place = "start" in at ? `:${at.start.line}:${at.start.column}` : "";
    return `${at.file}${place} ${message}`;
  });
}

function saidOfBooks(text: string): readonly string[] {
  return saidOf({ ...first, "books.ts": head + text });
}

describe("handlers", () => {
  test("of a class, with what it lacks", () => {
    const body = "implements BooksHandlers {\n  list() {}\n  #own = 1;\n  helper() {}\n";
    expect(saidOfBooks(`export class Books ${body}}\n`)).toEqual([
      "src/books.ts:2:1 the handlers of `books` are a class, which is left as it is; it lacks `retrieve`",
    ]);
    expect(saidOfBooks(`export class Books ${body}  retrieve = one;\n}\n`)).toEqual([]);
  });

  test("that a call gives, or a function with several results", () => {
    expect(saidOfBooks("export const books: BooksHandlers = make(db);\n")).toEqual([
      "src/books.ts:2:37 the handlers of `books` are an expression, which is left as it is",
    ]);
    const body = "if (db) return { list };\n  return { list, retrieve };\n";
    expect(saidOfBooks(`export function make(db: Db): BooksHandlers {\n  ${body}}\n`)).toEqual([
      "src/books.ts:2:1 the handlers of `books` are a function with several results, which is left as it is",
    ]);
  });

  test("that may be in a spread, or under a computed name", () => {
    const text = (member: string): string =>
      `export const books: BooksHandlers = {\n  list,\n  ${member},\n};\n`;
    const said =
      "src/books.ts:4:3 `retrieve` of the handlers of `books` may come from here, so nothing is added";
    expect(saidOfBooks(text("...others"))).toEqual([said]);
    expect(saidOfBooks(text("[name]: other"))).toEqual([said]);
    expect(saidOfBooks(text("...others,\n  retrieve"))).toEqual([]);
  });

  test("in the object around that nobody annotated", () => {
    const { "books.ts": _, ...others } = first;
    const index = first["index.ts"]?.replace("  books,", "  books: make(database),") ?? "";
    expect(saidOf({ ...others, "index.ts": index })).toEqual([
      "src/index.ts:8:3 the handlers of `books` come from here, and where they are written cannot be told",
    ]);
  });

  test("in a file in which there is no object of their type", () => {
    expect(saidOf({ ...first, "books.ts": "export const books = { list };\n" })).toEqual([
      "src/books.ts the handlers of `books` belong into books.ts, in which there is no object of their type",
    ]);
  });

  test("where somebody else's `index.ts` stands: then nothing is made at all", () => {
    expect(saidOf({ "index.ts": "start();\n" })).toEqual([
      "src/index.ts the handlers belong into index.ts, in which there is no object of their type",
    ]);
  });
});

describe("a file that is no TypeScript", () => {
  const broken = `${head}export const books: BooksHandlers = {\n  list( {\n};\n`;

  test("is reported at its fault, and neither it nor its group is touched", () => {
    expect(saidOf({ ...first, "books.ts": broken })).toEqual([
      "src/books.ts:4:2 src/books.ts is left as it is, because it is no TypeScript: ',' expected",
    ]);
  });

  test("does not keep others from being revised", () => {
    const more = manifest({
      books: operation("list", "List", "GET /books"),
      me: operation("retrieve", "Me", "GET /me") + operation("remove", "Go", "DELETE /me"),
    });
    const { notes, diagnostics } = run(more, { ...first, "books.ts": broken });
    expect(notes).toEqual(["me.ts: remove added"]);
    expect(diagnostics).toHaveLength(1);
  });

  test("is not mentioned where it is none of ours", () => {
    expect(saidOf({ ...first, "other.ts": "const = 1;\n" })).toEqual([]);
  });
});
