/** The slots of an operation: its keys, and those that its parameters, bodies and responses add. */
import { describe, expect, test } from "vitest";
import { slotKinds } from "../../../generator/model/slot.js";
import { slotsOf } from "../../../generator/model/slots.js";
import { modelOf, readTexts } from "../resolve/manifest-text.js";
import { operationSlots } from "./shown-slots.js";

describe("an operation", () => {
  const count = (facts: string): number =>
    slotKinds.flatMap(({ kind }) => operationSlots(kind, facts)).length;

  test("of which only the name is known has 15 slots: twelve keys, and four buckets in one of them", () => {
    expect(count("title: not shown")).toBe(15);
  });

  test("has the same number when forms are absent", () => {
    const absent =
      "parameters: none\nbody: none\npagination: none\nlimits: none\ndeprecated: false";
    expect(count(absent)).toBe(15);
  });

  test("that is deprecated has four more", () => {
    expect(operationSlots("deprecation", "deprecated: true")).toEqual([
      "deprecated known",
      ...Array(4).fill("deprecated notShown"),
    ]);
    const facts = "deprecated: { since: 2026-01-01, sunset: none, reason: not shown }";
    expect(operationSlots("deprecation", facts)).toEqual([
      "deprecated known",
      "deprecated.since known",
      "deprecated.sunset none",
      "deprecated.replacement notShown",
      "deprecated.reason notShown",
    ]);
    expect(operationSlots("deprecation", "deprecated: false")).toEqual(["deprecated none"]);
  });

  test("is asked whether its calls can be repeated where its method leaves that open, or where it says so", () => {
    const slots = (facts: string) => operationSlots("idempotency", facts);
    expect(slots("title: not shown")).toEqual([]);
    expect(slots("method: PUT\nidempotent: not shown")).toEqual([]);
    expect(slots("method: POST")).toEqual(["idempotent notShown"]);
    expect(slots("method: PATCH\nidempotent: not shown")).toEqual(["idempotent notShown"]);
    expect(slots("method: POST\nidempotent: false")).toEqual(["idempotent none"]);
    expect(slots("method: PUT\nidempotent: false")).toEqual(["idempotent none"]);
    expect(slots("idempotent: true")).toEqual(["idempotent known"]);
    expect(slots("method: POST\nidempotent: { header: X-Key }")).toEqual(["idempotent known"]);
  });

  test("has the scopes of each scheme that it needs, and the list of alternatives as a whole", () => {
    const schemes =
      "authentication: { schemes: { oauth: { type: oauth2, flows: not shown, scopes: not shown }, key: { type: apiKey, name: k, in: query } } }\n";
    const facts = "authentication: [{ oauth: not shown, key: none }]";
    expect(operationSlots("authentication", facts, schemes)).toEqual([
      "authentication[0].oauth notShown",
      "authentication[0].key none",
      "authentication known",
    ]);
  });

  test("is filled in where an alternative is not shown", () => {
    const schemes =
      "authentication: { schemes: { key: { type: apiKey, name: k, in: query } }, default: none }\n";
    const facts = "authentication: [{ key: none }, none, not shown]";
    expect(operationSlots("authentication", facts, schemes)).toEqual([
      "authentication[0].key none",
      "authentication notShown",
    ]);
    expect(operationSlots("authentication", "authentication: [not shown]", schemes)).toEqual([
      "authentication notShown",
    ]);
  });

  test("has a base URL only where it has one of its own", () => {
    expect(operationSlots("base-url", "baseUrl: https://a.example")).toEqual(["baseUrl known"]);
    expect(operationSlots("base-url", "baseUrl: { url: not shown }")).toEqual([
      "baseUrl.url notShown",
    ]);
    expect(operationSlots("base-url", "baseUrl: not shown")).toEqual([]);
  });
});

describe("parameters", () => {
  test("a bucket is known once it is complete, and is filled in where it says otherwise", () => {
    const closed = "parameters: { query: { q: { required: true, schema: { type: string } } } }";
    expect(operationSlots("query-parameters", closed)).toEqual([
      "parameters.query.q.required known",
      "parameters.query.q.schema known",
      "parameters.query known",
    ]);
    const open = closed.replace("} } } }", "} }, (others): not shown } }");
    expect(operationSlots("query-parameters", open)).toContain(
      "parameters.query.(others) notShown",
    );
    expect(operationSlots("query-parameters", "parameters: { query: none }")).toEqual([
      "parameters.query none",
    ]);
  });

  test("what was merely observed is never complete", () => {
    const facts =
      "parameters: { source: calls, query: { q: { required: true, schema: { type: string } } } }";
    expect(operationSlots("query-parameters", facts).at(-1)).toBe(
      "parameters.query.(others) notShown",
    );
  });

  test("style and explode count unless a value is known to be single", () => {
    const withSchema = (schema: string): readonly string[] =>
      operationSlots(
        "query-parameters",
        `parameters: { query: { q: { required: true, schema: ${schema} } } }`,
      ).filter((slot) => /style|explode/.test(slot));
    const single = [
      ...["{ type: string }", "{ type: [integer, 'null'] }", "{ enum: [1, a] }", "false"],
      "{ anyOf: [{ type: string }, { type: number }] }",
      "{ allOf: [{ description: x }, { type: string }] }",
    ];
    for (const schema of single) expect(withSchema(schema)).toEqual([]);
    const several = [
      ...["not shown", "{}", "{ type: array }", "{ type: object }", "{ enum: [[1], 2] }"],
      ...["{ anyOf: [{ type: string }, { type: array }] }", "{ not: { type: string } }"],
    ];
    for (const schema of several) expect(withSchema(schema), schema).toHaveLength(2);
  });

  test("references are followed", () => {
    const model = modelOf({
      "schemas/book.yaml":
        "source: handbook\nschemas: { isbn: { type: string }, ref: { $ref: '#/schemas/isbn' } }\n",
      "groups/books.yaml":
        "source: handbook\noperations: { list: { parameters: { query: { q: { required: true, schema: { $ref: '#/schemas/ref' } } } } } }\n",
    });
    const slots = slotsOf(model).filter(({ kind }) => kind === "query-parameters");
    expect(slots.map(({ state }) => state)).toEqual(["known", "known", "known"]);
  });

  test("references in a circle, which is an error, lead nowhere", () => {
    const { model: circular } = readTexts({
      "schemas/book.yaml":
        "source: handbook\nschemas: { a: { anyOf: [{ type: string }, { $ref: '#/schemas/a' }] } }\n",
      "groups/books.yaml":
        "source: handbook\noperations: { list: { parameters: { query: { q: { required: true, schema: { $ref: '#/schemas/a' } } } } } }\n",
    });
    expect(slotsOf(circular).filter(({ kind }) => kind === "query-parameters")).toHaveLength(5);
  });

  test("a media type takes the place of schema, style and explode", () => {
    const facts =
      "parameters: { header: { X-Filter: { required: false, content: { application/json: { schema: not shown } } } } }";
    expect(operationSlots("header-parameters", facts)).toEqual([
      "parameters.header.X-Filter.required known",
      "parameters.header.X-Filter.content.application/json.schema notShown",
      "parameters.header.X-Filter.content known",
      "parameters.header known",
    ]);
  });

  test("a parameter of the path is required by its place; a template names it", () => {
    expect(operationSlots("path-parameters", "path: /books/{id}")).toEqual([
      ...Array(3).fill("parameters.path.id notShown"),
      "parameters known",
    ]);
    expect(operationSlots("path-parameters", "path: /books")).toEqual(["parameters none"]);
  });
});

describe("bodies and responses", () => {
  test("a body that says nothing is one slot, and its keys are slots as soon as it says anything", () => {
    expect(operationSlots("body", "body: { required: not shown }")).toEqual(["body notShown"]);
    expect(operationSlots("body", "body: { content: { (others): not shown } }")).toEqual([
      "body notShown",
    ]);
    expect(operationSlots("body", "body: { content: { text/plain: not shown } }")).toEqual([
      "body.required notShown",
      "body.content.text/plain notShown",
      "body.content known",
    ]);
    expect(operationSlots("body", "body: { required: true, content: not shown }")).toEqual([
      "body.required known",
      "body.content notShown",
    ]);
  });

  test("only forms have an encoding, and a part has a content type or a style", () => {
    const form =
      "body: { required: true, content: { multipart/form-data: { schema: { type: object }, encoding: { cover: { contentType: image/png }, tags: { style: form }, rest: not shown } } } }";
    expect(operationSlots("body", form)).toEqual([
      "body.required known",
      "body.content.multipart/form-data.schema known",
      "body.content.multipart/form-data.encoding.cover.contentType known",
      "body.content.multipart/form-data.encoding.tags.style known",
      "body.content.multipart/form-data.encoding.tags.explode notShown",
      "body.content.multipart/form-data.encoding.rest notShown",
      "body.content.multipart/form-data.encoding known",
      "body.content known",
    ]);
    expect(operationSlots("fields", form)).toEqual([
      "body.content.multipart/form-data.schema.additionalProperties known",
    ]);
  });

  test("a response that is never given has no slots", () => {
    const facts =
      "responses: { 200: { description: ok, headers: { ETag: not shown }, content: none }, 403: none }";
    expect(operationSlots("responses", facts)).toEqual([
      "responses.200.headers.ETag notShown",
      "responses.200.headers.ETag notShown",
      "responses.200.headers.ETag notShown",
      "responses.200.headers known",
      "responses.200.content none",
      "responses known",
    ]);
  });
});

test("sources are those of the fact; nobody says what is not shown", () => {
  const model = modelOf({
    "groups/books.yaml":
      "source: handbook\nsourceOf: { title: [calls, handbook] }\ntitle: Books\noperations: { list: not shown }\n",
  });
  const slots = slotsOf(model).filter(({ group }) => group === "books");
  expect(slots[0]?.sources).toEqual(["calls", "handbook"]);
  expect(slots.slice(1).flatMap(({ sources }) => sources)).toEqual([]);
});
