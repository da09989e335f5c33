/** Facts that OpenAPI 3.2 has words for and 3.1 has not. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { knownValue } from "../../../../generator/model/known.js";
import { groupsBelow } from "../../../../generator/model/walk.js";
import { openapiDocument } from "../../../../generator/targets/openapi/document.js";
import { loadFolder } from "../../../model-lookup.js";
import { described, type Facts, lost, partOf } from "./description.js";

const both = ["3.1", "3.2"] as const;

/** The same place in either version. */
function inBoth(facts: Facts, way: readonly (string | number)[]): readonly unknown[] {
  return both.map((version) => partOf(described(facts, version), way));
}

test("the version stands first", () => {
  expect(inBoth({}, ["openapi"])).toEqual(["3.1.1", "3.2.0"]);
});

test("the method QUERY has a place in 3.2, and is lost to 3.1", () => {
  const facts = { operation: "{ method: QUERY, path: /books, title: Search }" };
  const [before, later] = inBoth(facts, ["paths"]);
  expect(before).toEqual({});
  expect(later).toMatchObject({ "/books": { query: { summary: "Search" } } });
  expect(lost(facts, "3.1")).toContain("books.list the operation");
  expect(lost(facts, "3.2")).not.toContain("books.list the operation");
});

test("the flow of devices, too", () => {
  const urls = "deviceAuthorizationUrl: https://a.example/d, tokenUrl: https://a.example/t";
  const facts = {
    service: `authentication: { schemes: { o: { type: oauth2, flows: { deviceAuthorization: { ${urls}, refreshUrl: none } }, scopes: none } } }\n`,
  };
  expect(inBoth(facts, ["components", "securitySchemes", "o", "flows"])).toEqual([
    {},
    {
      deviceAuthorization: {
        deviceAuthorizationUrl: "https://a.example/d",
        tokenUrl: "https://a.example/t",
        scopes: {},
      },
    },
  ]);
  expect(lost(facts, "3.1")).toContain("flow deviceAuthorization of o");
  expect(lost(facts, "3.2")).not.toContain("flow deviceAuthorization of o");
});

test("a group's title, and the group above it, have words in 3.2", () => {
  const folder = join(import.meta.dirname, "../../../scenarios/subgroups");
  const { model } = loadFolder(folder).value;
  const [before, later] = both.map((openapi) => {
    const tags = partOf(openapiDocument(model, { version: "1.0.0", openapi }), ["tags"]);
    if (!Array.isArray(tags)) throw new Error("there are no tags");
    return tags;
  });
  const inner = groupsBelow(model.groups).findIndex(({ id }) => id.includes("."));
  const group = groupsBelow(model.groups)[inner];
  const title = group && knownValue(group.title);
  expect(title).toBeDefined();
  expect(before?.[inner]).toMatchObject({ name: group?.id, description: title });
  expect(later?.[inner]).toMatchObject({
    name: group?.id,
    summary: title,
    parent: group?.id.replace(/\.[^.]*$/, ""),
  });
});

describe("a stream", () => {
  const ref = "{ $ref: '#/schemas/book' }";
  const stream = (type: string, schema: string): Facts => ({
    operation: `{ method: GET, path: /books, responses: { 200: { content: { ${type}: { schema: ${schema} } } } } }`,
    schemas: "{ book: { type: object, properties: { title: { type: string } } } }",
  });
  const book = { $ref: "#/components/schemas/book" };
  const text = { type: "string" };

  test.each([
    ["lines", "application/jsonl", ref, { itemSchema: book }],
    ["a sequence", "application/json-seq", ref, { itemSchema: book }],
    [
      "lines that are described as one list",
      "application/jsonl",
      `{ type: array, items: ${ref} }`,
      { schema: { type: "array", items: book } },
    ],
    [
      "events whose data is JSON",
      "text/event-stream",
      ref,
      {
        itemSchema: {
          type: "object",
          properties: {
            data: { ...text, contentMediaType: "application/json", contentSchema: book },
          },
        },
      },
    ],
    [
      "events whose data is text",
      "text/event-stream",
      "{ type: string, minLength: 1 }",
      { itemSchema: { type: "object", properties: { data: { ...text, minLength: 1 } } } },
    ],
    [
      "events with their fields",
      "text/event-stream",
      "{ type: object, properties: { event: { const: lent }, data: { type: string } } }",
      {
        itemSchema: { type: "object", properties: { event: { const: "lent" }, data: text } },
      },
    ],
    ["no stream", "application/json", ref, { schema: book }],
  ])("of %s", (_, type, schema, expected) => {
    const way = ["paths", "/books", "get", "responses", "200", "content", type];
    expect(partOf(described(stream(type, schema), "3.2"), way)).toEqual(expected);
    expect(partOf(described(stream(type, schema), "3.1"), way)).toHaveProperty("schema");
  });

  test("whose events may be text or JSON has no words in 3.2", () => {
    const facts = stream("text/event-stream", `{ oneOf: [${ref}, { const: end }] }`);
    const what = "books.list text/event-stream of status 200";
    expect(lost(facts, "3.1")).not.toContain(what);
    expect(lost(facts, "3.2")).toContain(what);
  });
});

test("a discriminator whose property may be missing has no place in 3.2", () => {
  const schemas = (tale: string) =>
    `{ tale: ${tale}, book: { oneOf: [{ $ref: '#/schemas/tale' }], discriminator: { propertyName: kind } } }`;
  const known = "{ type: object, required: [kind], properties: { kind: { const: tale } } }";
  const way = ["components", "schemas", "book", "discriminator"];
  const said = { propertyName: "kind" };
  expect(inBoth({ schemas: schemas("not shown") }, way)).toEqual([said, undefined]);
  expect(inBoth({ schemas: schemas(known) }, way)).toEqual([said, said]);
  expect(lost({ schemas: schemas("not shown") }, "3.2")).toContain("discriminator");
});
