/** Operations: parameters, bodies, answers, security, and what is assumed of pages. */
import { describe, expect, test } from "vitest";
import { toldIn } from "../../../../generator/fill/told.js";
import { described, lostIn, plain } from "./read-description.js";

function read(version: string, operation: string, root = "") {
  const first = version === "2.0" ? 'swagger: "2.0"' : `openapi: ${version}`;
  return described(
    `${first}\ninfo: { title: Books }\npaths: { '/books/{id}': { post: ${operation} } }\n${root}`,
  );
}

function factOf(version: string, operation: string, fact: string, root = ""): unknown {
  return plain(toldIn(read(version, operation, root).operations[0]?.facts, fact));
}

test("the method, the path and what the format implies are told", () => {
  expect(
    plain(read("3.1.0", "{ summary: Add, operationId: add, tags: [a, b] }").operations[0]?.facts),
  ).toEqual({
    title: "Add",
    method: "POST",
    path: "/books/{id}",
    deprecated: false,
    parameters: { path: { id: "not shown" }, query: "none", header: "none", cookie: "none" },
    body: "none",
  });
});

describe("parameters", () => {
  test.each([
    [
      "{ name: q, in: query, schema: { type: string } }",
      { required: false, schema: { type: "string" } },
    ],
    [
      "{ name: q, in: query, required: true, schema: { type: array } }",
      { required: true, style: "form", explode: true, schema: { type: "array" } },
    ],
    [
      "{ name: q, in: query, style: spaceDelimited, schema: { type: array } }",
      { required: false, style: "spaceDelimited", explode: false, schema: { type: "array" } },
    ],
    [
      "{ name: q, in: query, schema: { $ref: '#/components/schemas/Ids' } }",
      { required: false, style: "form", explode: true, schema: { $ref: "#/schemas/Ids" } },
    ],
    [
      "{ name: q, in: query, schema: { oneOf: [{ type: string }, { enum: [1, 2] }] } }",
      { required: false, schema: { oneOf: [{ type: "string" }, { enum: [1, 2] }] } },
    ],
    [
      "{ name: q, in: query, schema: {} }",
      { required: false, style: "form", explode: true, schema: {} },
    ],
  ])("%s", (parameter, wanted) => {
    const root = "components: { schemas: { Ids: { type: array, items: { type: string } } } }\n";
    expect(factOf("3.1.0", `{ parameters: [${parameter}] }`, "parameters", root)).toMatchObject({
      query: { q: wanted },
    });
  });

  test.each(["{}", "[q]", "[{ name: q }]", "[{ in: query }]", "[{ name: q, in: somewhere }]"])(
    "of which some cannot be read, as in %s, may be more",
    (parameters) => {
      const more = { "(others)": "not shown" };
      const told = factOf("3.1.0", `{ parameters: ${parameters} }`, "parameters");
      expect(told).toMatchObject({ query: more, header: more, cookie: more });
    },
  );

  test("that OpenAPI ignores leave the list complete", () => {
    const list = "[{ name: Accept, in: header, schema: { type: string } }]";
    expect(factOf("3.1.0", `{ parameters: ${list} }`, "parameters")).toMatchObject({
      header: "none",
    });
  });

  test("how lists are written in 2.0", () => {
    const list = (name: string, format: string): string =>
      `{ name: ${name}, in: query, type: array, items: { type: string }, collectionFormat: ${format} }`;
    const told = factOf(
      "2.0",
      `{ parameters: [${list("a", "csv")}, ${list("b", "multi")}, ${list("c", "tsv")}] }`,
      "parameters",
    );
    expect(told).toMatchObject({
      query: { a: { style: "form", explode: false }, b: { style: "form", explode: true } },
    });
    expect(Object(Object(Object(told)["query"])["c"])).not.toHaveProperty("style");
  });
});

describe("bodies of 2.0", () => {
  test("a schema for each media type", () => {
    const told = factOf(
      "2.0",
      "{ consumes: [a/b, c/d], parameters: [{ name: x, in: body, schema: { type: string } }] }",
      "body",
    );
    const schema = { schema: { type: "string" } };
    expect(told).toEqual({ required: false, content: { "a/b": schema, "c/d": schema } });
  });

  test("what is said of all operations holds where one says nothing", () => {
    const operation = "{ parameters: [{ name: x, in: body, schema: { type: string } }] }";
    expect(factOf("2.0", operation, "body", "consumes: [a/b]\n")).toMatchObject({
      content: { "a/b": { schema: { type: "string" } } },
    });
  });
});

describe("answers", () => {
  test("are never all that may come, unless there is a default", () => {
    const one = "{ responses: { '200': { description: Done } } }";
    const two = "{ responses: { 4xx: { description: No }, default: { description: Any } } }";
    expect(factOf("3.1.0", one, "responses")).toEqual({
      "200": { description: "Done", content: "none" },
      "(others)": "not shown",
    });
    expect(Object.keys(Object(factOf("3.1.0", two, "responses")))).toEqual(["4XX", "default"]);
  });

  test("are read once, wherever they are referred to", () => {
    const api = described(
      "openapi: 3.1.0\ninfo: { title: Books }\npaths: { /a: { get: { responses: { '404': { $ref: '#/components/responses/No' } } } }, /b: { get: { responses: { '404': { $ref: '#/components/responses/No' } } } } }\ncomponents: { responses: { No: { description: No, links: { a: {} } } } }\n",
    );
    const [a, b] = api.operations.map(({ facts }) => toldIn(toldIn(facts, "responses"), "404"));
    expect(a).toBe(b);
    expect(lostIn(api)).toEqual(["components.responses.No.links links"]);
  });
});

describe("what a call needs", () => {
  const schemes =
    "components: { securitySchemes: { API_Key: { type: apiKey, in: header, name: key }, OAuth: { type: oauth2, flows: { implicit: { authorizationUrl: 'https://a.example', scopes: { read: Read } } } } } }\n";
  test.each([
    ["[]", "none"],
    ["[{}]", "none"],
    ["[{ API_Key: [] }]", [{ "api-key": "none" }]],
    [
      "[{ API_Key: [], OAuth: [read] }, { OAuth: [] }]",
      [{ "api-key": "none", oauth: ["read"] }, { oauth: "none" }],
    ],
    ["[{}, { API_Key: [] }]", ["none", { "api-key": "none" }]],
    ["[{ API_Key: [] }, {}, {}, { API_Key: [] }]", [{ "api-key": "none" }, "none"]],
    // What cannot be said is not shown: what holds for all does not hold here.
    ["[{ Nobody: [] }]", ["not shown"]],
    ["[{ Nobody: [] }, { Nothing: [] }, {}]", ["not shown", "none"]],
    ["[{ API_Key: [] }, { API_Key: [], Nobody: [] }]", [{ "api-key": "none" }, "not shown"]],
    ["[{ API_Key: [] }, 1]", [{ "api-key": "none" }, "not shown"]],
    ["1", ["not shown"]],
  ])("%s", (security, wanted) => {
    expect(factOf("3.1.0", `{ security: ${security} }`, "authentication", schemes)).toEqual(wanted);
  });

  test.each([
    ["[{}, { API_Key: [] }]", ["none", { "api-key": "none" }]],
    ["[{ Nobody: [] }, { API_Key: [] }]", ["not shown", { "api-key": "none" }]],
    ["[{ Nobody: [] }]", undefined],
    ["[{}]", "none"],
    ["[]", "none"],
  ])("by default: %s", (security, wanted) => {
    const api = read("3.1.0", "{}", `${schemes}security: ${security}\n`);
    expect(plain(toldIn(toldIn(api.service, "authentication"), "default"))).toEqual(wanted);
  });

  test("in OpenAPI 2.0 as well", () => {
    const text =
      "swagger: '2.0'\ninfo: { title: Books }\npaths: { /books: { get: { security: [{ key: [] }, {}, { nobody: [] }] } } }\nsecurityDefinitions: { key: { type: apiKey, in: header, name: key } }\n";
    const [operation] = described(text).operations;
    expect(plain(toldIn(operation?.facts, "authentication"))).toEqual([
      { key: "none" },
      "none",
      "not shown",
    ]);
  });

  test("a scope that only an operation names is one of its scheme", () => {
    const api = read("3.1.0", "{ security: [{ OAuth: [write] }] }", schemes);
    expect(plain(toldIn(api.service, "authentication"))).toMatchObject({
      schemes: { oauth: { scopes: { read: "Read", write: "not shown" } } },
    });
  });
});

describe("pages are assumed, never told", () => {
  const paged = (names: string, schema: string) =>
    described(
      `openapi: 3.1.0\ninfo: { title: Books }\npaths: { /books: { get: { parameters: [${names
        .split(" ")
        .map((name) => `{ name: ${name}, in: query, schema: { type: string } }`)
        .join()}], responses: { '200': { description: A page, content: { application/json: { schema: ${schema} } } } } } } }\n`,
    );
  const list = "{ type: array, items: { type: string } }";

  test.each([
    ["offset limit", `{ properties: { items: ${list}, total: {} } }`, "offset"],
    ["page per_page", list, "page"],
    ["cursor", `{ properties: { data: ${list}, next_cursor: {} } }`, "cursor"],
  ])("%s", (names, schema, strategy) => {
    const api = paged(names, schema);
    expect(plain(api.operations[0]?.assumed)).toEqual({ pagination: { uses: strategy } });
    expect(plain(api.assumed)).toMatchObject({ pagination: { [strategy]: { strategy } } });
    expect(toldIn(api.operations[0]?.facts, "pagination")).toBeUndefined();
  });

  test.each([
    ["offset", `{ properties: { items: ${list} } }`],
    ["page cursor", `{ properties: { items: ${list}, next_cursor: {} } }`],
    ["cursor", `{ properties: { items: ${list} } }`],
    ["offset limit", `{ properties: { red: ${list}, blue: ${list} } }`],
    ["q", list],
  ])("nothing of %s and %s", (names, schema) => {
    expect(paged(names, schema).operations[0]?.assumed).toBeUndefined();
  });
});
