/** Unknown facts stand beside the known ones: `x-not-shown`, in each place where it can. */
import { describe, expect, test } from "vitest";
import { described, type Facts, lost, partOf } from "./description.js";

const list = ["paths", "/books", "get"] as const;
const get = "method: GET, path: /books";
const mark = "x-not-shown";

test("an operation of which only the place is known says of everything else that it is not shown", () => {
  expect(partOf(described({ operation: `{ ${get} }` }), list)).toEqual({
    tags: ["books"],
    operationId: "books.list",
    [mark]: [
      ...["title", "summary", "description", "deprecated", "authentication", "parameters.query"],
      ...["parameters.header", "parameters.cookie", "body", "responses", "pagination", "limits"],
    ],
  });
});

test("an operation of which the place is not known stands beside the paths, with all that is known", () => {
  const operation = `
    title: List
    path: /books/{id}
    body: { required: true, content: { text/plain: { schema: { type: string } } } }
    responses: { 200: { content: none } }
  `;
  const made = described({ operation });
  expect(partOf(made, ["paths"])).toEqual({});
  expect(partOf(made, ["x-not-shown-operations", 0])).toEqual({
    tags: ["books"],
    summary: "List",
    operationId: "books.list",
    path: "/books/{id}",
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: { [mark]: true },
        [mark]: ["description", "style", "explode"],
      },
    ],
    requestBody: {
      required: true,
      content: { "text/plain": { schema: { type: "string" } } },
      [mark]: ["description"],
    },
    responses: { 200: { description: "OK", [mark]: ["description", "headers"] } },
    [mark]: [
      ...["summary", "description", "method", "deprecated", "authentication"],
      ...["parameters.query", "parameters.header", "parameters.cookie", "pagination", "limits"],
    ],
  });
});

describe.each<[where: string, facts: Facts, way: readonly (string | number)[], marked: unknown]>([
  [
    "the service",
    {
      service:
        "title: Library\nauthentication: { schemes: { key: { type: http, scheme: basic }, (others): not shown } }\n",
    },
    [],
    [
      ...["baseUrl", "clients", "authentication.schemes (others)", "authentication.default"],
      ...[
        "headers",
        "errors",
        "limits.rate",
        "limits.pageSize",
        "limits.idsPerCall",
        "limits.other",
      ],
      ...["pagination", "states", "events", "versioning.identifier", "versioning.negotiation"],
      "versioning.deprecationPolicy",
    ],
  ],
  ["its title and description", {}, ["info"], ["title", "description"]],
  ["a group", {}, ["tags", 0], ["title", "description"]],
  [
    "a deprecation",
    { operation: `{ ${get}, deprecated: { since: 2026-02-01, sunset: none } }` },
    [...list],
    expect.arrayContaining(["deprecated.replacement", "deprecated.reason"]),
  ],
  [
    "buckets of parameters",
    {
      operation: `{ ${get}, parameters: { path: none, query: { q: not shown, (others): not shown }, header: none } }`,
    },
    [...list],
    expect.arrayContaining(["parameters.query (others)", "parameters.cookie"]),
  ],
  [
    "a parameter",
    { operation: `{ ${get}, parameters: { query: { q: { required: true } } } }` },
    [...list, "parameters", 0],
    ["description", "style", "explode"],
  ],
  [
    "a parameter of a single value, which is written one way",
    { operation: `{ ${get}, parameters: { query: { q: { schema: { type: string } } } } }` },
    [...list, "parameters", 0],
    ["description", "required"],
  ],
  [
    "the schema of a parameter",
    { operation: `{ ${get}, parameters: { query: { q: { required: true } } } }` },
    [...list, "parameters", 0, "schema"],
    true,
  ],
  [
    "a header of an answer",
    { operation: `{ ${get}, responses: { 200: { headers: { X-Total: not shown } } } }` },
    [...list, "responses", "200", "headers", "X-Total"],
    ["description", "required", "explode"],
  ],
  [
    "an answer",
    {
      operation: `{ ${get}, responses: { 200: { content: { text/plain: not shown, (others): not shown } } } }`,
    },
    [...list, "responses", "200"],
    ["description", "headers", "content (others)"],
  ],
  [
    "a representation",
    { operation: `{ ${get}, responses: { 200: { content: { text/plain: not shown } } } }` },
    [...list, "responses", "200", "content", "text/plain", "schema"],
    true,
  ],
  [
    "a body",
    { operation: `{ ${get}, body: { required: false } }` },
    [...list, "requestBody"],
    ["description", "content"],
  ],
  [
    "the parts of a form",
    {
      operation: `{ ${get}, body: { content: { multipart/form-data: { encoding: { a: { style: form }, (others): not shown } } } } }`,
    },
    [...list, "requestBody", "content", "multipart/form-data"],
    ["encoding (others)"],
  ],
  [
    "a part of a form",
    {
      operation: `{ ${get}, body: { content: { multipart/form-data: { encoding: { a: { style: form } } } } } }`,
    },
    [...list, "requestBody", "content", "multipart/form-data", "encoding", "a"],
    ["explode"],
  ],
  [
    "limits that an operation has in part",
    { operation: `{ ${get}, limits: { pageSize: { maximum: 10 }, other: none } }` },
    [...list],
    expect.arrayContaining(["limits.rate", "limits.idsPerCall"]),
  ],
  [
    "whether a call may be repeated, where its method leaves that open",
    { operations: "list: { method: POST, path: /books }" },
    ["paths", "/books", "post"],
    expect.arrayContaining(["idempotent"]),
  ],
  [
    "properties, and what may be beside them",
    {
      schemas:
        "{ book: { type: object, properties: { a: not shown }, additionalProperties: not shown } }",
    },
    ["components", "schemas", "book", "additionalProperties"],
    true,
  ],
  [
    "items",
    { schemas: "{ book: { type: array, items: not shown } }" },
    ["components", "schemas", "book", "items"],
    true,
  ],
  [
    "values that were merely observed",
    { schemas: "\n  book: { enum: [a, b] }\nsourceOf: { book: calls }" },
    ["components", "schemas", "book"],
    ["enum (others)"],
  ],
  [
    "a webhook",
    {
      service:
        "events: { lent: { delivery: { via: webhook, method: POST }, signature: { header: X-Sum, prefix: none } } }\n",
    },
    ["webhooks", "lent", "post"],
    [
      ...["description", "payload", "signature.algorithm", "signature.encoding", "signature.signs"],
      ...["signature.timestampHeader", "signature.toleranceSeconds", "retries"],
    ],
  ],
  [
    "a flow, and its scheme",
    {
      service:
        "authentication: { schemes: { o: { type: oauth2, flows: { authorizationCode: { authorizationUrl: https://a.example, tokenUrl: https://a.example } }, scopes: { read: not shown, (others): not shown } } } }\n",
    },
    ["components", "securitySchemes", "o"],
    ["description", "scopes (others)", "scopes.read"],
  ],
])("%s", (_, facts, way, marked) => {
  test("says what is not shown of it", () => {
    expect(partOf(described(facts), [...way, mark])).toEqual(marked);
  });
});

describe("authentication", () => {
  const schemes = "key: { type: apiKey, name: K, in: header }, odd: { type: apiKey, in: header }";
  const needs = (own: string, byDefault = "not shown"): Facts => ({
    service: `authentication: { schemes: { ${schemes} }, default: ${byDefault} }\n`,
    operation: `{ ${get}, authentication: ${own} }`,
  });

  test.each([
    ["none", []],
    ["[{ key: none }]", [{ key: [] }]],
    ["not shown", undefined],
  ])("%s", (own, security) => {
    expect(partOf(described(needs(own)), [...list, "security"])).toEqual(security);
  });

  test("what holds by default is said once, of all", () => {
    const made = described(needs("not shown", "[{ key: none }]"));
    expect(partOf(made, ["security"])).toEqual([{ key: [] }]);
    expect(partOf(made, [...list, "security"])).toBeUndefined();
    expect(partOf(made, [...list, mark])).not.toContain("authentication");
  });

  test("scopes that are not shown are not passed off as none", () => {
    const made = described(needs("[{ key: not shown }]"));
    expect(partOf(made, [...list, "security"])).toEqual([{ key: [] }]);
    expect(partOf(made, [...list, mark])).toContain("authentication.key");
  });

  test("a scheme that has to say what is not shown is left out, and so is who needs it", () => {
    const facts = needs("[{ odd: none }]");
    const made = described(facts);
    expect(partOf(made, ["components", "securitySchemes"])).toEqual({
      key: { type: "apiKey", name: "K", in: "header", [mark]: ["description"] },
    });
    // The default does not hold there.
    expect(partOf(made, [...list, "security"])).toEqual([]);
    expect(partOf(made, [...list, mark])).toContain("authentication");
    expect(lost(facts)).toEqual(
      expect.arrayContaining(["scheme odd (description) (name)", "books.list authentication"]),
    );
  });
});

test("what is known to be absent has no mark", () => {
  const made = described({
    operation: `{ ${get}, title: T, summary: none, description: none, deprecated: false, authentication: none, parameters: { path: none, query: none, header: none, cookie: none }, body: none, responses: { 200: { description: Done., headers: none, content: none } }, pagination: none, limits: none }`,
  });
  expect(partOf(made, list)).toEqual({
    tags: ["books"],
    summary: "T",
    operationId: "books.list",
    responses: { 200: { description: "Done." } },
    security: [],
  });
});

test("what any operation may answer is said once, and what one answers instead wins", () => {
  const made = described({
    service:
      "errors: { 404: { description: Gone. }, 429: { description: Too many. } }\nheaders: { X-Shelf: not shown, X'Odd: not shown, Authorization: not shown }\n",
    operation: `{ ${get}, parameters: { header: { x-shelf: { required: true } } }, responses: { 200: { content: none }, 404: none } }`,
  });
  expect(partOf(made, [...list, "responses"])).toEqual({
    200: { description: "OK", [mark]: ["description", "headers"] },
    429: { $ref: "#/components/responses/429" },
  });
  const headers = partOf(made, [...list, "parameters"]);
  expect(headers).toMatchObject([
    { name: "x-shelf" },
    { $ref: "#/components/parameters/header-2" },
  ]);
  expect(partOf(made, ["components", "parameters"])).toMatchObject({
    "X-Shelf": { name: "X-Shelf", in: "header" },
    "header-2": { name: "X'Odd" },
  });
});
