/** Operations with a base URL of their own, over HTTP: where their calls go, and what goes along. */
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import {
  construct,
  emitClient,
  emitServer,
  invoke,
  manifestFiles,
  memberOf,
} from "./emitted-client.js";

/** Each request by the server that got it: `uploads PUT /files/books/7 key`. */
let seen: string[] = [];
/** Where the next page of a list is; by itself, nowhere. */
let nextPage: string | undefined;

function serverNamed(name: string): Promise<LocalServer> {
  return serve(async (request, response) => {
    await text(request);
    const key = request.headers["x-key"];
    seen.push([name, request.method, request.url, ...(key === undefined ? [] : [key])].join(" "));
    response.setHeader("content-type", "application/json");
    const page = { items: [1], ...(nextPage !== undefined && { next: nextPage }) };
    nextPage = undefined;
    response.end(JSON.stringify(page));
  });
}

const [api, uploads, mock] = await Promise.all(["api", "uploads", "mock"].map(serverNamed));
if (!api || !uploads || !mock) throw new Error("no servers");

const ok = { 200: { content: { "application/json": "not shown" } } };
function operations(own: string) {
  return {
    list: { method: "GET", path: "/books", responses: ok },
    upload: { method: "PUT", path: "/books/{id}", baseUrl: own, responses: ok },
    pages: {
      ...{ method: "GET", path: "/pages", baseUrl: own, responses: ok },
      pagination: { uses: "link" },
    },
    elsewhere: { method: "GET", path: "/secrets", baseUrl: { url: "not shown" }, responses: ok },
    free: { method: "GET", path: "/free", baseUrl: own, responses: ok, authentication: "none" },
  };
}

function manifest(baseUrl: string | undefined) {
  return manifestFiles({
    service: {
      ...(baseUrl !== undefined && { baseUrl }),
      authentication: {
        schemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
        default: [{ key: "none" }],
      },
      pagination: {
        link: {
          ...{ strategy: "link", request: "none" },
          response: { items: "/items", next: "/next" },
        },
      },
    },
    groups: { books: { operations: operations(`${uploads?.url}/files`) } },
  });
}

const known = await emitClient(manifest(`${api.url}/v1`));
const unknown = await emitClient(manifest(undefined));
const modules = { known: await known.load(), unknown: await unknown.load() };
const auth = await known.load("auth");
afterAll(async () => {
  await Promise.all([api.close(), uploads.close(), mock.close(), known.remove(), unknown.remove()]);
});
beforeEach(() => {
  seen = [];
  nextPage = undefined;
});

function client(options: object = {}, from: keyof typeof modules = "known"): unknown {
  const key: unknown = invoke(auth, "key", "k");
  return construct(modules[from], "TestClient", { auth: { key }, maxRetries: 0, ...options });
}

/** Returns the requests of operations' calls, or the message of their error. */
async function sent(made: unknown, ...names: readonly string[]): Promise<readonly string[]> {
  for (const name of names) {
    try {
      await invoke(made, `books.${name}`, ...(name === "upload" ? ["7"] : []));
    } catch (error) {
      seen.push(String(memberOf(error, "message")));
    }
  }
  return seen;
}

const notShown =
  "books.elsewhere: its own base URL is not shown; the client's option ownBaseUrl gives it";

describe("a client that goes to the service's base URL", () => {
  test("sends the others to their own, with the credentials that these need, and nothing else", async () => {
    expect(await sent(client(), "list", "upload", "free")).toEqual([
      "api GET /v1/books k",
      "uploads PUT /files/books/7 k",
      "uploads GET /files/free",
    ]);
  });

  test("does so as well where it says the same base URL itself", async () => {
    expect(await sent(client({ baseUrl: `${api.url}/v1/` }), "upload")).toEqual([
      "uploads PUT /files/books/7 k",
    ]);
  });

  test("sends nothing to the service's that is known to be elsewhere", async () => {
    expect(await sent(client(), "elsewhere")).toEqual([notShown]);
  });

  test("follows links to the operation's own origin, and to no other", async () => {
    nextPage = `${uploads.url}/files/pages?after=1`;
    const made = client();
    expect([await walked(made), seen]).toEqual([
      [1, 1],
      ["uploads GET /files/pages k", "uploads GET /files/pages?after=1 k"],
    ]);
    nextPage = `${api.url}/v1/pages`;
    seen = [];
    await expect(walked(made)).rejects.toThrow(
      `leads to ${api.url}, and requests go to ${uploads.url} only`,
    );
    expect(seen).toEqual(["uploads GET /files/pages k"]);
  });

  test("takes another for some of them", async () => {
    const ownBaseUrl = ({ id }: { id: string }): URL | undefined =>
      id === "books.free" ? undefined : new URL(`${mock.url}/m/`);
    expect(await sent(client({ ownBaseUrl }), "upload", "elsewhere", "free", "list")).toEqual([
      "mock PUT /m/books/7 k",
      "mock GET /m/secrets k",
      "uploads GET /files/free",
      "api GET /v1/books k",
    ]);
  });

  test("refuses one that is no base URL", async () => {
    const [message] = await sent(client({ ownBaseUrl: () => "ftp://a.example" }), "upload");
    expect(message).toMatch(/http/);
  });
});

test("a client with another base URL sends everything there: no test reaches the service", async () => {
  const names = ["list", "upload", "free", "elsewhere"];
  expect(await sent(client({ baseUrl: mock.url }), ...names)).toEqual([
    "mock GET /books k",
    "mock PUT /books/7 k",
    "mock GET /free",
    "mock GET /secrets k",
  ]);
  seen = [];
  const changed = invoke(modules.known, "withOptions", client(), { baseUrl: mock.url });
  expect(await sent(changed, "upload")).toEqual(["mock PUT /books/7 k"]);
  seen = [];
  const both = { baseUrl: mock.url, ownBaseUrl: () => uploads.url };
  expect(await sent(client(both), "upload", "list")).toEqual([
    "uploads PUT /books/7 k",
    "mock GET /books k",
  ]);
});

test("where the service's is not shown, their own hold whatever a client must be given", async () => {
  const options = { baseUrl: `${api.url}/v2` };
  expect(await sent(client(options, "unknown"), "list", "upload", "elsewhere")).toEqual([
    "api GET /v2/books k",
    "uploads PUT /files/books/7 k",
    notShown,
  ]);
  seen = [];
  const all = { baseUrl: mock.url, ownBaseUrl: () => mock.url };
  expect(await sent(client(all, "unknown"), "upload", "elsewhere")).toEqual([
    "mock PUT /books/7 k",
    "mock GET /secrets k",
  ]);
});

test("a server has routes for all of them", async () => {
  const emitted = await emitServer(manifest(`${api.url}/v1`));
  try {
    const routes: unknown = memberOf(await emitted.load(), "service.routes.books");
    expect(memberOf(routes, "upload.path")).toBe("/books/{id}");
    expect(memberOf(routes, "elsewhere.path")).toBe("/secrets");
  } finally {
    await emitted.remove();
  }
});

/** The items of all pages. */
async function walked(made: unknown): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  for await (const item of iterable(invoke(made, "books.pages"))) items.push(item);
  return items;
}

function iterable(value: unknown): AsyncIterable<unknown> {
  if (typeof value === "object" && value !== null && Symbol.asyncIterator in value) {
    return { [Symbol.asyncIterator]: () => iteratorOf(value) };
  }
  throw new TypeError("not iterable");
}

function iteratorOf(value: object): AsyncIterator<unknown> {
  const made: unknown = Reflect.get(value, Symbol.asyncIterator);
  if (typeof made !== "function") throw new TypeError("not iterable");
  return made.call(value);
}
