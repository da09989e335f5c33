/** Names, orders and texts of the manifest, in the texts of the description. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { plainJson } from "../../../../generator/sdk/json-schema/json-objects.js";
import { jsonText } from "../../../../generator/emit/json-text.js";
import { yamlText } from "../../../../generator/emit/yaml/yaml-text.js";
import { openapiDocument } from "../../../../generator/targets/openapi/document.js";
import { modelOf } from "../../resolve/manifest-text.js";
import { described, lost, partOf } from "./description.js";

const get = "method: GET, path: /books";

test("what is written in an order stays in it, also names that are numbers", () => {
  const made = described({
    operation: `{ ${get}, responses: { default: { content: none }, 404: { content: none }, 200: { content: none } } }`,
    schemas: "{ book: { type: object, properties: { b: {}, 2: {}, a: {}, 1: {} } } }",
  });
  const order = ['"default"', '"404"', '"200"', '"b"', '"2"', '"a"', '"1"'];
  const text = jsonText(made);
  const places = order.map((name) => text.indexOf(`${name}: {`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Object.keys(Object(parse(yamlText(made))))[0]).toBe("openapi");
});

test("names that JavaScript has words for are names like any other", () => {
  const made = described({
    operation: `{ ${get}, parameters: { query: { __proto__: { required: true }, constructor: not shown } } }`,
    schemas:
      "{ book: { type: object, properties: { __proto__: { type: string }, toString: not shown } } }",
  });
  const printed = [JSON.parse(jsonText(made)), parse(yamlText(made))];
  for (const each of printed) expect(each).toEqual(plainJson(made));
  const properties = partOf(made, ["components", "schemas", "book", "properties"]);
  expect(Object.keys(Object(properties))).toEqual(["__proto__", "toString"]);
  expect(partOf(made, ["paths", "/books", "get", "parameters"])).toMatchObject([
    { name: "__proto__", required: true },
    { name: "constructor" },
  ]);
});

test("any text is read back from YAML of either version, and from JSON", () => {
  const model = modelOf({});
  const text = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const { service } = model;
      const { at } = service;
      const fact = (value: string) => ({ state: "known" as const, value, at, sources: [] });
      const said = { ...service, title: fact(title), description: fact(description) };
      const made = openapiDocument({ ...model, service: said }, { version: "1.0.0" });
      expect(partOf(made, ["info"])).toMatchObject({ title, description });
      for (const version of ["1.1", "1.2"] as const) {
        expect(parse(yamlText(made), { version })).toEqual(plainJson(made));
      }
      expect(JSON.parse(jsonText(made))).toEqual(plainJson(made));
    }),
    { numRuns: 40 },
  );
});

describe("a path whose parameters have other names than those of the same path before it", () => {
  const facts = {
    operations: `
one: { method: GET, path: "/books/{id}/{page}" }
two: { method: PUT, path: "/books/{book}/{page}", parameters: { path: { book: { description: Which. }, page: not shown } } }`.trim(),
  };

  test("stands there under their names", () => {
    const made = described(facts);
    expect(Object.keys(Object(partOf(made, ["paths"])))).toEqual(["/books/{id}/{page}"]);
    expect(partOf(made, ["paths", "/books/{id}/{page}", "put", "parameters"])).toMatchObject([
      { name: "id", in: "path", description: "Which." },
      { name: "page", in: "path" },
    ]);
  });

  test("has its own name in the report", () => {
    expect(lost(facts)).toContain("books.two parameter book");
    expect(lost(facts).filter((each) => each.startsWith("books.one"))).toEqual([]);
  });
});

describe("headers", () => {
  test("of which OpenAPI wants to know nothing are lost, and such as no request can have", () => {
    const facts = {
      service: "headers: { Authorization: not shown, X-Shelf: not shown }\n",
      operation: `{ ${get}, parameters: { header: { Accept: not shown, "X Shelf": not shown } } }`,
    };
    expect(lost(facts)).toEqual(
      expect.arrayContaining([
        "header Authorization",
        "books.list header Accept",
        "books.list header X Shelf",
      ]),
    );
    expect(partOf(described(facts), ["paths", "/books", "get", "parameters"])).toEqual([
      { $ref: "#/components/parameters/X-Shelf" },
    ]);
  });
});

test("the first document that has an address is referred to", () => {
  const sources = [
    "  calls: { title: Calls, kind: observed, url: 'https://example.com/calls' }",
    "  draft: { title: Draft, kind: document, url: not shown }",
    "  guide: { title: Guide, kind: document, url: 'https://example.com/guide' }",
  ];
  const text = `source: guide\nsources:\n${sources.join("\n")}\ngroups: [books]\n`;
  const model = modelOf({
    "service.yaml": text,
    "groups/books.yaml": "source: guide\noperations: { list: not shown }\n",
  });
  expect(partOf(openapiDocument(model, { version: "1.0.0" }), ["externalDocs"])).toEqual({
    description: "Guide",
    url: "https://example.com/guide",
  });
  expect(partOf(described({}), ["externalDocs"])).toBeUndefined();
});
