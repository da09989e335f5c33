/** Captures filled into manifests: what was seen is no limit, paths that were inferred are assumed, and nobody is told of. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { captureOf, filledBy, type FilledTexts, type Texts } from "../observed/filled.js";
import { entry } from "./capture.js";
import { formsOf, secretCapture } from "./secret-capture.js";

/** A manifest of one operation, of which these lines are known. */
function manifest(lines: readonly string[], service: readonly string[] = []): Texts {
  return {
    "service.yaml": [
      "source: handbook",
      "baseUrl: https://api.books.example",
      "groups: [books]",
      "sources: { handbook: { title: Handbook, kind: document } }",
      ...service,
      "",
    ].join("\n"),
    "groups/books.yaml": [
      "source: handbook",
      "operations:",
      "  retrieve:",
      "    method: GET",
      ...lines.map((line) => `    ${line}`),
      "",
    ].join("\n"),
  };
}

const book =
  "schema: { type: object, properties: { id: { type: integer }, title: { type: string } }, additionalProperties: not shown }";

function answered(schema: string, ...answers: readonly unknown[]): FilledTexts {
  const content = `{ application/json: { ${schema} }, (others): not shown }`;
  const responses = `responses: { 200: { content: ${content} }, (others): not shown }`;
  const texts = manifest(["path: /books", "parameters: { path: none }", responses]);
  const entries = answers.map((answer) => entry("/books", { answer }));
  return filledBy(texts, captureOf(entries));
}

describe("what was seen beside what is known", () => {
  test.each<[string, string, unknown]>([
    ["the same", book, { id: 1, title: "A" }],
    ["less", book, { id: 1 }],
    ["null", book, { id: null, title: "A" }],
    ["an integer where a number may stand", "schema: { type: number }", 3],
    ["a type of several", "schema: { type: [string, integer, 'null'] }", "A"],
    ["anything where anything may stand", "schema: {}", { a: 1 }],
    ["an object of which nothing is listed", "schema: { type: object }", { a: 1 }],
    [
      "values of a map",
      "schema: { type: object, additionalProperties: { type: integer } }",
      { a: 1 },
    ],
    ["one of several", "schema: { oneOf: [{ type: string }, { type: integer }] }", 3],
    ["a list", "schema: { type: array, items: { type: string } }", ["A"]],
    ["an empty list", "schema: { type: array, items: { type: string } }", []],
    ["a list of anything", "schema: { type: array }", [1]],
    ["an enum", "schema: { type: string, enum: [A, B] }", "C"],
  ])("%s fits", (_, schema, answer) => {
    const { conflicts, filled } = answered(schema, answer);
    expect(conflicts).toEqual([]);
    expect(filled.proposal.filled).toEqual([]);
  });

  const at = "operations.retrieve.responses.200.content.application/json.schema";

  test.each<[string, string, unknown, string]>([
    [
      "a text for an integer",
      book,
      { id: "x1" },
      '.properties.id: { type: integer } ≠ { type: [string, "null"] }',
    ],
    [
      "a number for an integer",
      "schema: { type: integer }",
      1.5,
      ": { type: integer } ≠ { type: number }",
    ],
    [
      "something in a list",
      "schema: { type: array, items: { type: string } }",
      [1],
      '.items: { type: string } ≠ { type: [integer, "null"] }',
    ],
    [
      "none of several",
      "schema: { anyOf: [{ type: string }, { type: integer }] }",
      true,
      ".type:  ≠ boolean",
    ],
    [
      "a property that a complete list leaves out",
      "schema: { type: object, properties: { id: { type: integer } } }",
      { id: 1, name: "A" },
      '.properties.name:  ≠ { type: [string, "null"] }',
    ],
  ])("%s contradicts, and is told", (_, schema, answer, conflict) => {
    const { conflicts, filled } = answered(schema, answer);
    expect(conflicts).toEqual([at + conflict]);
    expect(filled.proposal.filled).toEqual([]);
  });

  test("a property that is new is filled in, with every type that was seen", () => {
    const { conflicts, texts } = answered(book, { id: 1, price: 2 }, { id: 2, price: 2.5 });
    expect(conflicts).toEqual([]);
    expect(texts["groups/books.yaml"]).toContain('price: { type: [number, "null"] }');
  });

  test("in the place of a reference the schema itself is filled in, once for all operations", () => {
    const content = "content: { application/json: { schema: { $ref: '#/schemas/book' } } }";
    const texts = {
      ...manifest(["path: /books", `responses: { 200: { ${content} }, (others): not shown }`]),
      "schemas/book.yaml": [
        "source: handbook",
        "schemas:",
        "  book:",
        "    type: object",
        "    properties:",
        "      id: { type: integer }",
        "      price: not shown",
        "      next: { $ref: '#/schemas/book' }",
        "",
      ].join("\n"),
    };
    const answer = { id: "a", price: 1, next: { id: 1, price: 2.5, next: null } };
    const { texts: after, conflicts } = filledBy(texts, captureOf([entry("/books", { answer })]));
    expect(after["schemas/book.yaml"]).toContain('      price: { type: [number, "null"] }\n');
    expect(conflicts).toEqual([
      'schemas.book.properties.id: { type: integer } ≠ { type: [string, "null"] }',
    ]);
  });
});

describe("parameters are texts", () => {
  test.each<[string, string]>([
    ["string", "?a=1"],
    ["integer", "?a=1"],
    ["array", "?a=x,y"],
    ["array, items: { type: string }", "?a=1&a=2"],
    ["boolean", "?a=true"],
  ])("%s fits %s", (type, query) => {
    const parameters = `parameters: { query: { a: { style: form, explode: true, schema: { type: ${type} } }, (others): not shown } }`;
    const texts = manifest(["path: /books", parameters, "responses: { 200: { content: none } }"]);
    const { conflicts } = filledBy(texts, captureOf([entry(`/books${query}`, { content: {} })]));
    expect(conflicts).toEqual([]);
  });

  test("a word for an integer contradicts", () => {
    const parameters = "parameters: { query: { a: { schema: { type: integer } } } }";
    const texts = manifest(["path: /books", parameters]);
    const { conflicts } = filledBy(texts, captureOf([entry("/books?a=x")]));
    expect(conflicts).toEqual([
      "operations.retrieve.parameters.query.a.schema: { type: integer } ≠ { type: string }",
    ]);
  });
});

test("what the service says of all operations is not told of each", () => {
  const service = [
    "headers: { X-Shop: { schema: { type: string } } }",
    "authentication: { schemes: { key: { type: apiKey, in: header, name: X-Shelf } }, default: not shown }",
    "errors: { 401: { content: { application/json: { schema: { type: object, properties: { code: { type: integer } } } } } }, (others): not shown }",
  ];
  const texts = manifest(
    ["path: /books", "responses: not shown", "parameters: not shown"],
    service,
  );
  const headers = { "x-shop": "1", "x-shelf": "2", "x-own": "3" };
  const entries = [
    entry("/books", { headers }),
    entry("/books", { headers, status: 401, answer: { code: "no" } }),
  ];
  const { texts: after, conflicts } = filledBy(texts, captureOf(entries));
  expect(after["groups/books.yaml"]).toContain("x-own");
  expect(after["groups/books.yaml"]).not.toMatch(/x-sh|401/);
  expect(conflicts).toEqual([
    'errors.401.content.application/json.schema.properties.code: { type: integer } ≠ { type: [string, "null"] }',
  ]);
});

describe("paths", () => {
  test("one call is enough where the manifest knows the path, and its names are kept", () => {
    const parameters = "parameters: { path: { id: not shown } }";
    const { filled, assumed } = filledBy(
      manifest(["path: /books/{id}", parameters]),
      captureOf([entry("/books/7")]),
    );
    expect(filled.matching.pairs.map(({ how }) => how)).toEqual(["exact"]);
    expect(assumed).toEqual([
      "operations.retrieve.parameters.path.id: { schema: { type: integer } }",
    ]);
  });

  test("a word is not taken for an id", () => {
    const { filled } = filledBy(manifest(["path: /books/{id}"]), captureOf([entry("/books/new")]));
    expect(filled.matching.pairs.filter(({ how }) => how !== "proposed")).toEqual([]);
  });

  test("a path that was inferred is taken with --assume alone, from a source that assumes it", () => {
    const texts = manifest(["path: not shown", "title: Retrieve a book"]);
    const capture = captureOf([entry("/books/1"), entry("/books/2")]);
    const open = filledBy(texts, capture);
    expect(open.filled.matching.pairs.map(({ how }) => how)).toEqual(["accepted"]);
    expect(open.texts["groups/books.yaml"]).toContain("path: not shown");
    expect(open.assumed).toContain('operations.retrieve.path: "/books/{book-id}"');
    const taken = filledBy(texts, capture, { assume: true }).texts;
    expect(taken["groups/books.yaml"]).toContain("path: /books/{book-id}\n");
    expect(taken["groups/books.yaml"]).toContain("path: source-assumed");
    expect(taken["service.yaml"]).toContain("kind: assumed");
    expect(filledBy(taken, capture, { assume: true }).texts).toEqual(taken);
  });
});

test("whatever is in a capture: no secret is written, and a second fill changes nothing", () => {
  const texts = manifest(["path: not shown", "responses: not shown"]);
  const groups = `${texts["groups/books.yaml"]}  create: not shown\n  login: { method: POST, path: /login }\n  upload: { method: POST, path: not shown, body: not shown }\n  list: { method: GET, path: /books }\n`;
  const before = { ...texts, "groups/books.yaml": groups };
  fc.assert(
    fc.property(secretCapture, fc.boolean(), ({ secrets, entries }, assume) => {
      const capture = captureOf(entries.slice(0, -1));
      const { texts: after } = filledBy(before, capture, { assume });
      expect(after).not.toEqual(before);
      const all = Object.values(after).join("\n").toLowerCase();
      for (const form of formsOf(secrets)) expect(all).not.toContain(form);
      expect(filledBy(after, capture, { assume }).texts).toEqual(after);
    }),
    { numRuns: 20 },
  );
});
