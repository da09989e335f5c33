/** The files of a new manifest, as a person finds them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newManifest } from "../../../../generator/fill/new-manifest/new-manifest.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { describedApi, operation, type Plain, readNew, toldForm } from "./described.js";

const templatesFolder = join(import.meta.dirname, "../../../../templates");

const answer = (name: string): Plain => ({
  200: {
    description: "OK",
    headers: "none",
    content: { "application/json": { schema: { $ref: `#/schemas/${name}` } } },
  },
});

const library = describedApi(
  [
    operation("GET /v1/books", {
      tag: "Books",
      facts: {
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/schemas/BookPage" } } } },
          "(others)": "not shown",
        },
        parameters: {
          path: "none",
          query: { author: { required: false, schema: { type: "string" } } },
          header: "none",
          cookie: "none",
        },
        title: "List the Books: all of them",
        deprecated: false,
      },
    }),
    operation("GET /v1/books/{isbn}", {
      tag: "Books",
      facts: {
        description:
          "It is told in more words than one line of a hundred columns can hold, so that it needs another line.",
        parameters: { path: { isbn: { schema: { $ref: "#/schemas/ISBN" } } } },
        responses: answer("Book"),
      },
    }),
    operation("POST /v1/books/{isbn}/lend", { tag: "Books" }),
    operation("GET /v1/authors/{id}", { facts: { responses: answer("Author") } }),
    operation("GET /v1/me/loans"),
  ],
  {
    service: { errors: { 500: { description: "Oh." }, "(others)": "not shown" }, title: "Library" },
    schemas: {
      Book: {
        type: "object",
        required: ["isbn", "title"],
        properties: {
          isbn: { $ref: "#/schemas/ISBN" },
          title: { type: "string", examples: ["Emma", "no"] },
          authors: { type: "array", items: { $ref: "#/schemas/Author" } },
        },
      },
      ISBN: { type: "string" },
      Author: { type: "object", properties: { name: { $ref: "#/schemas/Name" } } },
      Name: { type: "string" },
      BookPage: { type: "array", items: { $ref: "#/schemas/Book" } },
      Unused: { type: "boolean" },
    },
  },
);

test("a library of two groups", () => {
  const { files, diagnostics, lost } = readNew(library);
  expect(diagnostics).toEqual([]);
  expect(lost).toEqual([]);
  expect(Object.fromEntries([...files].filter(([path]) => path !== "targets.yaml"))).toEqual({
    "service.yaml": `# yaml-language-server: $schema=manifest.schema.json
source: books
title: Library
groups: [books, authors, me]
resources: [book, author]
sources:
  books: { title: Books, kind: document }
errors:
  500: { description: Oh. }
  (others): not shown
`,
    "groups/books.yaml": `# yaml-language-server: $schema=../manifest.schema.json
source: books
title: Books
operations:
  list:
    title: "List the Books: all of them"
    method: GET
    path: /v1/books
    deprecated: false
    parameters:
      path: none
      query:
        author: { required: false, schema: { type: string } }
      header: none
      cookie: none
    responses:
      200:
        content:
          application/json: { schema: { $ref: "#/schemas/book-page" } }
      (others): not shown
  retrieve:
    description: >-
      It is told in more words than one line of a hundred columns can hold, so that it needs another
      line.
    method: GET
    path: /v1/books/{isbn}
    parameters:
      path:
        isbn: { schema: { $ref: "#/schemas/isbn" } }
    responses:
      200:
        description: OK
        headers: none
        content:
          application/json: { schema: { $ref: "#/schemas/book" } }
  lend:
    method: POST
    path: /v1/books/{isbn}/lend
`,
    "groups/authors.yaml": `# yaml-language-server: $schema=../manifest.schema.json
source: books
operations:
  retrieve:
    method: GET
    path: /v1/authors/{id}
    responses:
      200:
        description: OK
        headers: none
        content:
          application/json: { schema: { $ref: "#/schemas/author" } }
`,
    "groups/me.yaml": `# yaml-language-server: $schema=../manifest.schema.json
source: books
subgroups:
  loans:
    operations:
      list:
        method: GET
        path: /v1/me/loans
`,
    "schemas/book.yaml": `# yaml-language-server: $schema=../manifest.schema.json
source: books
schemas:
  book:
    type: object
    required: [isbn, title]
    properties:
      isbn: { $ref: "#/schemas/isbn" }
      title: { type: string, examples: [Emma, "no"] }
      authors: { type: array, items: { $ref: "#/schemas/author" } }
  isbn: { type: string }
`,
    "schemas/author.yaml": `# yaml-language-server: $schema=../manifest.schema.json
source: books
schemas:
  author:
    type: object
    properties: { name: { $ref: "#/schemas/name" } }
  name: { type: string }
`,
    "schemas/books.yaml": `# yaml-language-server: $schema=../manifest.schema.json
source: books
schemas:
  book-page: { type: array, items: { $ref: "#/schemas/book" } }
`,
    "schemas/common.yaml": `# yaml-language-server: $schema=../manifest.schema.json
source: books
schemas:
  unused: { type: boolean }
`,
  });
});

test("all is made that the starter makes, in packages that are named after the service", () => {
  const { files } = readNew(library);
  const text = readFileSync(join(templatesFolder, "starter/targets.yaml"), "utf8");
  const withoutRemarks = (yaml = "") => yaml.replaceAll(/^#.*\n+| +#.*$/gm, "");
  expect(withoutRemarks(files.get("targets.yaml"))).toBe(withoutRemarks(text));
});

test("what is said of a tag is said of its group", () => {
  const groups = [
    { name: "Books", facts: toldForm({ title: "All Books", description: "On shelves." }) },
  ];
  const text = newManifest({ ...library, groups }).value.files.get("groups/books.yaml");
  expect(text).toContain(
    "source: books\ntitle: All Books\ndescription: On shelves.\noperations:\n",
  );
});

test("what is only assumed is left out", () => {
  const [list] = library.operations;
  if (list === undefined) throw new Error("there is no operation");
  const assumed = toldForm({ pagination: { uses: "offset" } });
  const made = newManifest({ ...library, operations: [{ ...list, assumed }] });
  expect(made.value.files.get("groups/books.yaml")).not.toContain("pagination");
});

test("a source without an operation makes no manifest", () => {
  const { value, diagnostics } = newManifest(describedApi([]));
  expect(value.files.size).toBe(0);
  expect(diagnostics.map(({ code }) => code)).toEqual(["source-shape"]);
});

test("of two operations with one method and path, and two schemas with one name, the first is taken", () => {
  const described = describedApi([
    operation("GET /books/{id}", { id: "books/first" }),
    operation("GET /books/{isbn}", { id: "books/second" }),
  ]);
  const schema = { name: "Book", at: described.service.at, schema: toldForm({ type: "string" }) };
  const { model, diagnostics, lost } = readNew({
    ...described,
    schemas: [schema, { ...schema, schema: toldForm({ type: "integer" }) }],
  });
  expect(diagnostics).toEqual([]);
  expect(operationsOf(model).map(({ id }) => id)).toEqual(["books.first"]);
  expect(model.schemas.map((each) => each.schema.kind)).toEqual(["string"]);
  expect(lost).toEqual(["Book", "GET /books/{}"]);
});
