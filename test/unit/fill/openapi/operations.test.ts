/** Operations: parameters, bodies, answers, security, and what is assumed of pages. */
import { describe, expect, test } from "vitest";
import { toldIn } from "../../../../generator/fill/told.js";
import { described, lostIn, plain, readDescription } from "./read-description.js";

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

test("an operationId that several operations have is none of them", () => {
  const { operations, losses } = described(
    "openapi: 3.1.0\ninfo: { title: Books }\npaths: { /a: { get: { operationId: list }, put: { operationId: put } }, /b: { get: { operationId: list } } }\n",
  );
  expect(operations.map(({ operationId }) => operationId)).toEqual([undefined, "put", undefined]);
  expect(lostIn({ losses })).toEqual([
    "paths./a.get operationId list",
    "paths./b.get operationId list",
  ]);
});

test("of two parameters with one name it is not known which is meant", () => {
  const list =
    "[{ name: q, in: query, schema: { type: string } }, { name: q, in: query, schema: { type: integer } }]";
  expect(factOf("3.1.0", `{ parameters: ${list} }`, "parameters")).toMatchObject({
    query: { q: "not shown" },
  });
});

describe("operations that stand elsewhere", () => {
  const first = "openapi: 3.0.3\ninfo: { title: Books }\n";
  const files = (post: string, item = ""): Readonly<Record<string, string>> => ({
    "openapi.yaml": `${first}paths: { '/books/{id}': { ${item}post: ${post} } }\n`,
    "ops/create.yml":
      "summary: Add\nparameters: [{ $ref: 'page.yml' }]\nrequestBody: { content: { text/plain: {} } }\nresponses: { '200': { description: Added } }\n",
    "ops/page.yml": "{ name: page, in: query, schema: { type: integer } }\n",
    "ops/again.yml": "{ $ref: create.yml, deprecated: true }\n",
  });
  const readOf = (texts: Readonly<Record<string, string>>) => readDescription(texts).api;
  const more = { "(others)": "not shown" };
  const unknown = {
    method: "POST",
    path: "/books/{id}",
    authentication: ["not shown"],
    parameters: { path: { id: "not shown" }, query: more, header: more, cookie: more },
  };

  test("are read where they stand", () => {
    const [operation] = readOf(files("{ $ref: ops/create.yml }")).operations;
    expect(plain(operation?.facts)).toEqual({
      title: "Add",
      method: "POST",
      path: "/books/{id}",
      deprecated: false,
      parameters: {
        path: { id: "not shown" },
        query: {
          page: { required: false, style: "form", explode: true, schema: { type: "integer" } },
        },
        header: "none",
        cookie: "none",
      },
      body: { required: false, content: { "text/plain": "not shown" } },
      responses: {
        "200": { description: "Added", content: "none" },
        "(others)": "not shown",
      },
    });
  });

  test("may say more beside the reference, in as many steps as it takes", () => {
    const { operations, losses } = readOf(
      files("{ $ref: ops/again.yml, summary: Create, tags: [a] }"),
    );
    expect(plain(operations[0]?.facts)).toMatchObject({ title: "Create", deprecated: true });
    expect(operations[0]?.tags).toEqual(["a"]);
    expect(lostIn({ losses })).toContain("summary summary");
  });

  test("leave open what is said twice", () => {
    const { operations, losses } = readOf(
      files("{ $ref: ops/create.yml, responses: { '204': { description: Done } } }"),
    );
    const facts = plain(operations[0]?.facts);
    expect(facts).toMatchObject({
      title: "Add",
      body: { required: false },
      parameters: { query: more },
    });
    expect(facts).not.toHaveProperty("responses");
    expect(losses.filter(({ what }) => what === "responses")).toHaveLength(2);
  });

  test.each([
    ["is not there", "{ $ref: ops/nothing.yml }"],
    ["is in the network", "{ $ref: 'https://books.example/create.yml' }"],
    ["leads to itself", "{ $ref: '#/paths/~1books~1%7Bid%7D/post' }"],
    ["is no text", "{ $ref: [ops/create.yml] }"],
    ["is no operation", "{ $ref: '#/info/title' }"],
    ["is nothing at all", "null"],
  ])("are not known where what they refer to %s", (_, post) => {
    const { operations, losses } = readOf(files(post));
    expect(plain(operations[0]?.facts)).toEqual(unknown);
    expect(losses.map(({ at }) => at.path.join(" "))).toContainEqual(
      expect.stringMatching(/^paths \/books\/\{id\} post|^info title/),
    );
  });

  test("keep of the parameters of their path that they are there", () => {
    const own =
      "parameters: [{ name: q, in: query, schema: { type: string } }, { name: id, in: path, schema: { type: string } }], ";
    const [operation] = readOf(files("{ $ref: ops/nothing.yml }", own)).operations;
    expect(plain(toldIn(operation?.facts, "parameters"))).toEqual({
      ...unknown.parameters,
      query: { q: "not shown", ...more },
    });
  });
});

describe("path items that stand elsewhere", () => {
  const readOf = (paths: string) =>
    readDescription({
      "openapi.yaml": `openapi: 3.0.3\ninfo: { title: Books }\npaths: ${paths}\n`,
      "paths.yml":
        "/books: { $ref: books.yml }\n/novels: { $ref: nothing.yml, get: { responses: {} } }\n",
      "books.yml":
        "parameters: [{ name: q, in: query }]\nget: { summary: List }\ndelete: { summary: Clear }\n",
    }).api;

  test("are read, and so is what stands beside the reference", () => {
    const { operations, losses } = readOf(
      "{ /books: { $ref: books.yml, post: { summary: Add }, delete: { summary: Empty } } }",
    );
    const titles = operations.map(({ method, facts }) => [method, plain(toldIn(facts, "title"))]);
    // Which of two deletions holds is open, and so is nothing of the others.
    expect(titles).toEqual([
      ["POST", "Add"],
      ["GET", "List"],
    ]);
    expect(lostIn({ losses })).toEqual(
      expect.arrayContaining(["paths./books.delete delete", "delete delete"]),
    );
  });

  test("may be all in one file; of one that is not there its own parameters may be missing", () => {
    const { operations } = readOf("{ $ref: paths.yml }");
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /books",
      "DELETE /books",
      "GET /novels",
    ]);
    const parameters = operations.map(({ facts }) => plain(toldIn(facts, "parameters")));
    expect(parameters[0]).toMatchObject({ query: { q: { required: false } }, header: "none" });
    expect(parameters[2]).toMatchObject({ query: { "(others)": "not shown" } });
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
    // A fact that cannot be said is not shown: what holds for all does not hold here.
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
    ["offset limit", `{ properties: { items: ${list}, total: {} } }`, "offset", "offset-total"],
    ["page per_page", list, "page", "page-per-page-list"],
    ["cursor", `{ properties: { data: ${list}, next_cursor: {} } }`, "cursor", "cursor-data"],
  ])("%s", (names, schema, strategy, name) => {
    const api = paged(names, schema);
    expect(plain(api.operations[0]?.assumed)).toEqual({ pagination: { uses: name } });
    expect(plain(api.assumed)).toMatchObject({ pagination: { [name]: { strategy } } });
    expect(toldIn(api.operations[0]?.facts, "pagination")).toBeUndefined();
  });

  const text = "type: string";
  test.each([
    ["offset limit", `{ properties: { items: ${list}, next: { ${text} } } }`, "/next"],
    ["page", `{ properties: { items: ${list}, next: { type: [string, 'null'] } } }`, "/next"],
    [
      "page",
      `{ properties: { data: ${list}, links: { properties: { next: {} } } } }`,
      "/links/next",
    ],
    ["page", `{ properties: { data: ${list}, next: { properties: { href: {} } } } }`, "/next/href"],
    [
      "after",
      `{ properties: { items: ${list}, next: { ${text}, description: URL to the next page }, next_cursor: {} } }`,
      "/next",
    ],
    ["page cursor", `{ properties: { items: ${list}, next: { ${text}, format: uri } } }`, "/next"],
    ["limit", `{ properties: { books: ${list}, nextLink: { ${text} } } }`, "/nextLink"],
    [
      "q",
      `{ properties: { items: ${list}, next: { ${text}, example: '/books?from=2' } } }`,
      "/next",
    ],
  ])("a link is what is followed: %s and %s", (names, schema, next) => {
    const api = paged(names, schema);
    const ways = plain(toldIn(api.assumed, "pagination"));
    const [[name, way] = ["", {}], ...others] = Object.entries(Object(ways));
    expect(others).toEqual([]);
    expect(plain(api.operations[0]?.assumed)).toEqual({ pagination: { uses: name } });
    expect(way).toMatchObject({ strategy: "link", response: { next } });
  });

  test.each([
    ["page", `{ properties: { items: ${list}, next: { type: integer } } }`, "page"],
    ["page", `{ properties: { items: ${list}, next: { type: boolean } } }`, "page"],
    [
      "after",
      `{ properties: { items: ${list}, next: { ${text} }, next_cursor: {} } }`,
      "cursor-after",
    ],
  ])("what may be no link is not followed: %s and %s", (names, schema, name) => {
    expect(plain(paged(names, schema).operations[0]?.assumed)).toEqual({
      pagination: { uses: name },
    });
  });

  test.each([
    ["Links to other pages (`next`, `prev`)", "link-list-header-link"],
    ["A stylesheet", "page-list"],
  ])("a header Link that is described as %j", (description, name) => {
    const api = described(
      `openapi: 3.1.0\ninfo: { title: Books }\npaths: { /books: { get: { parameters: [{ name: page, in: query }], responses: { '200': { description: A page, headers: { Link: { description: "${description}", schema: { ${text} } } }, content: { application/json: { schema: ${list} } } } } } } }\n`,
    );
    expect(plain(api.operations[0]?.assumed)).toEqual({ pagination: { uses: name } });
    const response = { items: "", ...(name.startsWith("link") && { next: "header:Link" }) };
    expect(plain(api.assumed)).toMatchObject({ pagination: { [name]: { response } } });
  });

  test.each([
    // The links of a part lead to the part alone.
    ["q", `{ properties: { tracks: { properties: { items: ${list}, next: { format: uri } } } } }`],
    ["q", `{ properties: { authors: ${list}, next: { ${text}, format: uri } } }`],
    ["offset", `{ properties: { items: ${list} } }`],
    ["page cursor", `{ properties: { items: ${list}, next_cursor: {} } }`],
    ["cursor", `{ properties: { items: ${list} } }`],
    ["offset limit", `{ properties: { red: ${list}, blue: ${list} } }`],
    ["q", list],
  ])("nothing of %s and %s", (names, schema) => {
    expect(paged(names, schema).operations[0]?.assumed).toBeUndefined();
  });
});
