/** Schemas of a new manifest: their names, references to them, and what no manifest can hold. */
import { expect, test } from "vitest";
import { knownValue } from "../../../../generator/model/known.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { describedApi, operation, readNew } from "./described.js";

test("schemas keep apart what differs in case only, and references follow", () => {
  const names = [
    "Book",
    "book",
    "BOOK",
    "книга",
    "Книга",
    "2books",
    "aux",
    "__proto__",
    "constructor",
  ];
  const schemas = new Map(names.map((name) => [name, { title: name, type: "string" }] as const));
  const query = new Map(
    names.map((name) => [name, { schema: { $ref: `#/schemas/${name}` } }] as const),
  );
  const { model, diagnostics } = readNew(
    describedApi([operation("GET /books", { facts: { parameters: { query } } })], { schemas }),
  );
  expect(diagnostics).toEqual([]);
  expect(model.schemas.map(({ name, schema }) => [name, schema.title])).toEqual([
    ["book", "Book"],
    ["book-2", "book"],
    ["book-3", "BOOK"],
    ["schema", "книга"],
    ["schema-2", "Книга"],
    ["schema-2books", "2books"],
    ["aux-schema", "aux"],
    ["proto", "__proto__"],
    ["constructor", "constructor"],
  ]);
  const [operations] = operationsOf(model);
  const parameters = operations && knownValue(operations.parameters.query)?.items;
  const title = (name: string) => model.schemas.find((each) => each.name === name)?.schema.title;
  for (const { name, schema } of parameters ?? []) {
    const reference = knownValue(schema);
    expect(reference?.kind === "reference" && title(reference.name)).toBe(name);
  }
  expect(parameters?.map(({ name }) => name)).toEqual(names);
});

test("references are renamed where schemas stand, and nowhere else", () => {
  const reference = { $ref: "#/schemas/Book" };
  const described = describedApi(
    [
      operation("POST /books", {
        facts: {
          parameters: { query: { schema: { schema: reference } } },
          body: {
            content: { "application/json": { schema: { properties: { $ref: reference } } } },
          },
          responses: { default: { headers: { "X-Book": { schema: reference } } } },
        },
      }),
    ],
    {
      service: {
        events: { lent: { payload: { content: { "application/json": { schema: reference } } } } },
      },
      schemas: {
        Book: { type: "object", examples: [reference], const: reference },
        Union: {
          oneOf: [reference, { $ref: "#/schemas/Gone" }],
          discriminator: {
            propertyName: "kind",
            mapping: { book: "#/schemas/Book", gone: "#/schemas/Gone" },
          },
        },
      },
    },
  );
  const { files, lost } = readNew(described);
  const all = [...files.values()].join("");
  expect(all.match(/\$ref: "#\/schemas\/book"/g)).toHaveLength(5);
  expect(all.match(/\$ref: "#\/schemas\/Book"/g)).toHaveLength(2);
  expect(all).toContain('oneOf: [{ $ref: "#/schemas/book" }, not shown]');
  expect(all).toContain('mapping: { book: "#/schemas/book" }');
  expect(lost).toEqual(["$ref", "$ref"]);
});

test("what no manifest can hold is lost, and told", () => {
  const schemas = {
    Book: {
      type: "object",
      properties: {
        pages: { type: "integer", maximum: 2 ** 64, minimum: 1e-7 },
        kind: { enum: ["a", "\uD800"], examples: [{ big: [1e300] }, 1] },
        "\uDC00": { type: "string" },
        ["x".repeat(1000)]: { type: "string" },
      },
    },
  };
  const { files, diagnostics, lost } = readNew(
    describedApi([operation("GET /books")], { schemas }),
  );
  expect(diagnostics).toEqual([]);
  expect(files.get("schemas/common.yaml")).toContain(
    "properties: { pages: { type: integer, minimum: 0.0000001 }, kind: {} }",
  );
  expect(lost).toEqual(["maximum", "enum", "examples", "\uFFFD", "x".repeat(80)]);
});

test("of a schema that cannot be at all only the name stays, and it is told", () => {
  const facts = {
    responses: { "200": { content: { "a/b": { schema: { $ref: "#/schemas/Book" } } } } },
  };
  const schemas = { Book: { type: "no such type" }, Isbn: { type: "string" } };
  const { model, diagnostics, lost } = readNew(
    describedApi([operation("GET /books", { facts })], { schemas }),
  );
  expect(diagnostics).toEqual([]);
  expect(model.schemas.map(({ name, schema }) => [name, schema.kind])).toEqual([
    ["book", "notShown"],
    ["isbn", "string"],
  ]);
  expect(lost).toEqual(["schemas.book.type"]);
});
