/** A mock over real HTTP: whom it answers, browsers, its own answers, and links of the described service. */
import { afterEach, describe, expect, test } from "vitest";
import { mockDescription } from "../../generator/mock/description.js";
import { type StartedMock, startMock, type StartOptions } from "../../generator/mock/start.js";
import { load } from "../../generator/pipeline.js";
import { construct, emitClient, invoke, memberOf } from "./emitted-client.js";

/** A library: its answers link to others, and all of it needs a credential of some kind. */
const library: Readonly<Record<string, readonly string[]>> = {
  "service.yaml": [
    "source: us",
    "title: Library",
    "baseUrl: https://library.example/v1",
    "groups: [books]",
    "sources: { us: { title: Us, kind: document } }",
    "authentication:",
    "  schemes:",
    "    token: { type: http, scheme: bearer }",
    "    login: { type: http, scheme: basic }",
    "    key: { type: apiKey, name: X-Key, in: header }",
    "  default: [{ token: none }, { login: none }, { key: none }]",
    "errors:",
    "  401: { content: { application/json: { schema: { $ref: '#/schemas/fault' } } } }",
    "  404: { content: { application/json: { schema: { $ref: '#/schemas/fault' } } } }",
    "  405: { content: { application/json: { schema: { $ref: '#/schemas/fault' } } } }",
  ],
  "groups/books.yaml": [
    "source: us",
    "title: Books",
    "operations:",
    "  list:",
    "    title: List",
    "    method: GET",
    "    path: /shelves/{shelf}/books",
    "    parameters:",
    "      path: { shelf: { schema: { type: string } } }",
    "      query: { limit: { required: false, schema: { type: integer } } }",
    "    responses:",
    "      200:",
    "        headers:",
    "          X-Next:",
    "            required: true",
    "            schema: { type: string, examples: ['https://library.example/v1/shelves/b/books'] }",
    "        content: { application/json: { schema: { $ref: '#/schemas/page' } } }",
    "      400: { content: { application/json: { schema: { $ref: '#/schemas/fault' } } } }",
    "      (others): not shown",
    "  shelve:",
    "    title: Shelve",
    "    method: POST",
    "    path: /books",
    "    body: { required: true, content: { application/json: { schema: { type: object } } } }",
    "    responses: { 204: { content: none }, (others): not shown }",
  ],
  "targets.yaml": ["targets: { model-json: {} }"],
  "schemas/all.yaml": [
    "source: us",
    "schemas:",
    "  fault:",
    "    type: object",
    "    required: [error]",
    "    properties:",
    "      error:",
    "        type: object",
    "        required: [status, message]",
    "        properties: { status: { type: integer }, message: { type: string, minLength: 1 } }",
    "  page:",
    "    type: object",
    "    required: [items, next, home, other]",
    "    properties:",
    "      items: { type: array, minItems: 3, items: { $ref: '#/schemas/book' } }",
    "      next: { type: string, examples: ['https://library.example/v1/shelves/a/books?offset=20'] }",
    "      home: { type: string, pattern: '^https://library', examples: ['https://library.example/v1'] }",
    "      other: { type: string, examples: ['https://library.example/v10'] }",
    "  book:",
    "    type: object",
    "    required: [title, printed, href, kind]",
    "    properties:",
    "      title: { type: string, examples: [Dunes] }",
    "      printed: { type: string, examples: ['1981-12'] }",
    "      href: { type: string, examples: ['https://library.example/v1/books/7'] }",
    "      kind: { type: string, enum: [book, map], examples: [map] }",
  ],
};

const open: AbortController[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});

/** Starts the mock of the library. */
async function start(options: Partial<StartOptions> = {}): Promise<StartedMock> {
  const encoder = new TextEncoder();
  const files = Object.entries(library).map(([file, lines]) => ({
    file,
    bytes: encoder.encode(`${lines.join("\n")}\n`),
  }));
  const { value, diagnostics } = load({
    folder: "manifest",
    name: "manifest",
    targets: [],
    files: { value: files, diagnostics: [] },
    stage: (_name, run) => run(),
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const stop = new AbortController();
  open.push(stop);
  return startMock(JSON.stringify(mockDescription(value.model)), {
    port: 0,
    host: "127.0.0.1",
    signal: stop.signal,
    onError: (error) => expect.unreachable(String(error)),
    ...options,
  });
}

const books = "/shelves/a/books";
const authorized = { headers: { authorization: "Bearer My Access Token" } };

describe("a mock takes", () => {
  test.each([
    ["a token with spaces", { authorization: "Bearer My Access Token" }],
    ["a token of another scheme", { authorization: "token 123" }],
    ["a login that cannot be read", { authorization: "Basic !" }],
    ["a key", { "x-key": "k" }],
  ])("%s", async (_what, headers) => {
    const { url } = await start();
    expect((await fetch(url + books, { headers })).status).toBe(200);
  });

  test("nothing in place of a credential, unless none is asked for", async () => {
    const [any, none] = [await start(), await start({ credentials: "none" })];
    expect((await fetch(any.url + books)).status).toBe(401);
    expect((await fetch(none.url + books)).status).toBe(200);
  });

  test("what the server would, if that is wanted, and says what is wrong with a header", async () => {
    const { url } = await start({ credentials: "checked" });
    const refused = await fetch(url + books, authorized);
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toMatch(/^Bearer realm="token"/);
    expect(await refused.json()).toMatchObject({
      error: { message: expect.stringContaining("a token has no spaces") },
    });
    const allowed = await fetch(url + books, { headers: { authorization: "Bearer token" } });
    expect(allowed.status).toBe(200);
  });
});

describe("a page of another origin", () => {
  const origin = "https://app.example";

  test("may ask, as its browser asks first", async () => {
    const { url } = await start();
    const response = await fetch(`${url}/books`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
        "access-control-request-private-network": "true",
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "authorization,content-type",
      "access-control-allow-private-network": "true",
      vary: expect.stringContaining("origin"),
    });
  });

  test.each([
    ["an answer", books, authorized.headers, 200],
    ["a refusal", books, {}, 401],
    ["what is not there", "/nothing", {}, 404],
  ])("reads %s, and its headers", async (_what, path, headers, status) => {
    const { url } = await start();
    const response = await fetch(url + path, { headers: { ...headers, origin } });
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(response.headers.get("access-control-allow-credentials")).toBe("true");
    expect(response.headers.get("vary")).toMatch(/\borigin\b/i);
    const exposed = response.headers.get("access-control-expose-headers") ?? "";
    if (status === 200) expect(exposed).toBe("x-next");
    if (status === 401) expect(exposed).toBe("www-authenticate");
  });

  test("may not, where it is not wanted", async () => {
    const { url } = await start({ cors: false });
    const response = await fetch(url + books, { headers: { ...authorized.headers, origin } });
    expect(response.headers.get("access-control-allow-origin")).toBe(null);
  });
});

describe("what a mock answers by itself is as the manifest says", () => {
  test.each([
    ["a request that is wrong", `${books}?limit=many`, "GET", 400],
    ["a path that is none", "/nothing", "GET", 404],
    ["a method that is none", "/books", "PUT", 405],
  ])("%s", async (_what, path, method, status) => {
    const { url } = await start();
    const response = await fetch(url + path, { method, ...authorized });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/json");
    const body: unknown = await response.json();
    expect(body).toEqual({ error: { status, message: expect.any(String) } });
    expect(JSON.stringify(body)).toMatch(/limit|nothing at this path|PUT is none/);
  });

  test("a problem, where the manifest says nothing", async () => {
    const { url } = await start();
    const response = await fetch(`${url}/books`, { method: "POST", body: "{", ...authorized });
    expect(response.status).toBe(415);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});

test("links of the service lead to the mock, and examples stay what they are", async () => {
  const { url } = await start();
  const response = await fetch(url + books, authorized);
  expect(response.headers.get("x-next")).toBe(`${url}/shelves/b/books`);
  const book = (title: string): object => ({
    title,
    printed: "1981-12",
    href: `${url}/books/7`,
    kind: "map",
  });
  expect(await response.json()).toEqual({
    items: [book("Dunes"), book("Dunes 2"), book("Dunes 3")],
    next: `${url}${books}?offset=20`,
    home: "https://library.example/v1",
    other: "https://library.example/v10",
  });
});

test("a client's typed errors are what the mock answers by itself, checked as the manifest says they look", async () => {
  const targets = { "typescript-client": { package: "library", version: "1.0.0", license: "MIT" } };
  const texts = Object.entries(library).map(([file, lines]) => [file, `${lines.join("\n")}\n`]);
  const emitted = await emitClient({ ...Object.fromEntries(texts), "targets.yaml": { targets } });
  try {
    const module = await emitted.load();
    const schemas = await emitted.load("schemas");
    const { url } = await start();
    const client = (auth: object): unknown =>
      construct(module, "Library", { baseUrl: url, maxRetries: 0, auth });
    const failure = async (of: unknown, query: object): Promise<unknown> =>
      Promise.resolve(invoke(of, "books.list", "a", { query })).then(
        () => expect.unreachable("it was answered"),
        (error: unknown) => error,
      );
    const known = client({ token: "My Access Token" });
    for (const [error, name, status] of [
      [await failure(client({}), {}), "UnauthorizedError", 401],
      [await failure(known, { limit: "many" }), "BadRequestError", 400],
    ] as const) {
      expect(error).toMatchObject({ name, status, body: { error: { status } } });
      expect(invoke(schemas, "fault.is", memberOf(error, "body"))).toBe(true);
      expect(memberOf(error, "body.error.message")).not.toBe("");
    }
  } finally {
    await emitted.remove();
  }
});
