/** The known faults of clients of services of this shape, each on its own: the filled service's client has none. */
import { getEventListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { memberOfId } from "../../generator/emit/typescript/names.js";
import { knownValue } from "../../generator/model/known.js";
import { operationsOf } from "../../generator/model/walk.js";
import { layoutOf } from "../../generator/emit/typescript/package/layout.js";
import { reservedSubpaths } from "../../generator/targets/typescript-client/source-files.js";
import { located } from "../../generator/emit/typescript/package/located.js";
import { argumentsOf, sampleCalls } from "../../generator/emit/typescript/package/sample-calls.js";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { plainOf } from "../plain-values.js";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import { construct, type EmittedPackage, emitClient, invoke, memberOf } from "./emitted-client.js";

const manifest = join(scenariosFolder, "music-filled");
const { model } = loadFolder(manifest).value;

/** Answers a request; an empty 204 unless a test says otherwise. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
/** Method, target and body of each request. */
let asked: string[] = [];
/** Headers `authorization` that came to the service, and to a host that is not it. */
let elsewhere: (string | undefined)[] = [];

let emitted: EmittedPackage;
let module: unknown;
let server: LocalServer;
let other: LocalServer;
beforeAll(async () => {
  emitted = await emitClient(manifest);
  module = await emitted.load();
  server = await serve(async (request, response) => {
    const body = await text(request);
    asked.push([request.method, request.url, ...(body === "" ? [] : [body])].join(" "));
    answer(request, response);
  });
  other = await serve((request, response) => {
    elsewhere.push(request.headers.authorization);
    json(response, []);
  });
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await emitted.remove();
});
beforeEach(() => {
  asked = [];
  elsewhere = [];
  answer = (_request, response) => response.writeHead(204).end();
});

function clientWith(options: object = {}): unknown {
  return construct(module, "MusicFilled", { baseUrl: server.url, maxRetries: 0, ...options });
}

function json(response: ServerResponse, value: unknown, headers: Record<string, string> = {}) {
  response.writeHead(200, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(value));
}

/** The error that a call ends with. */
async function failure(call: unknown): Promise<unknown> {
  return Promise.resolve(call).then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

/** All that an iterable gives. */
async function all(iterable: unknown): Promise<unknown[]> {
  const iterator: unknown = Reflect.get(Object(iterable), Symbol.asyncIterator);
  if (typeof iterator !== "function") throw new Error("nothing to iterate over");
  const steps: AsyncIterator<unknown> = Reflect.apply(iterator, iterable, []);
  const found: unknown[] = [];
  for (let step = await steps.next(); !step.done; step = await steps.next()) found.push(step.value);
  return found;
}

test("a property keeps its name, also one that some language reserves", async () => {
  await invoke(clientWith(), "playlists.update", "p", { body: { public: true } });
  expect(asked).toEqual(['PUT /playlists/p {"public":true}']);
});

test("a query parameter is sent beside a property of the body that has its name", async () => {
  const body = { ids: ["b"] };
  await invoke(clientWith(), "me.savedAlbums.save", { query: { ids: ["a"] }, body });
  expect(asked).toEqual(['PUT /me/albums?ids=a {"ids":["b"]}']);
});

test("items that stand under a key are found there", async () => {
  answer = ({ url = "" }, response) => {
    const page = Number(new URL(url, server.url).searchParams.get("page") ?? "1");
    const next = page < 3 ? `${server.url}/browse/categories?page=${page + 1}` : null;
    json(response, { categories: { items: [{ id: `c${page}` }], total: 3, next } });
  };
  expect(await all(invoke(clientWith(), "browse.categories.list"))).toEqual([
    { id: "c1" },
    { id: "c2" },
    { id: "c3" },
  ]);
});

test("a default query of the client does not hold a walk at its first page", async () => {
  const tracks = ["a", "b", "c", "d", "e"];
  answer = ({ url = "" }, response) => {
    const offset = Number(new URL(url, server.url).searchParams.get("offset"));
    const next = offset + 2 < tracks.length ? `${server.url}/next` : null;
    json(response, { items: tracks.slice(offset, offset + 2), total: tracks.length, next });
  };
  const client = clientWith({ query: { offset: 0, limit: 2, market: "SE" } });
  expect(await all(invoke(client, "albums.listTracks", "1"))).toEqual(tracks);
  expect(asked).toEqual(
    [0, 2, 4].map((offset) => `GET /albums/1/tracks?offset=${offset}&limit=2&market=SE`),
  );
});

test("no credential goes to a host that a link or a redirect names", async () => {
  const oauth = invoke(await emitted.load("auth"), "oauth", "t");
  const client = clientWith({ auth: { oauth } });
  answer = (_request, response) =>
    json(response, ["SE"], { link: `<${other.url}/markets>; rel="next"` });
  const error = await failure(all(invoke(client, "markets.list")));
  expect(memberOf(error, "name")).toBe("PaginationError");
  expect(elsewhere).toEqual([]);

  answer = ({ headers }, response) => {
    expect(headers.authorization).toBe("Bearer t");
    response.writeHead(302, { location: `${other.url}/elsewhere` }).end();
  };
  await invoke(client, "markets.list");
  expect(elsewhere).toEqual([undefined]);
});

test("an abort ends the wait that Retry-After asks for at once", async () => {
  answer = (_request, response) => response.writeHead(429, { "retry-after": "30" }).end();
  const controller = new AbortController();
  const { signal } = controller;
  const waiting = new Promise<void>((resolve) => {
    const hooks = { onError: () => resolve() };
    const call = invoke(clientWith({ maxRetries: 1 }), "markets.list", { signal, hooks });
    void failure(call).then((error) => failures.push(error));
  });
  const failures: unknown[] = [];
  await waiting;
  controller.abort();
  await expect.poll(() => failures.length).toBe(1);
  expect(memberOf(failures[0], "name")).toBe("AbortError");
  expect(asked).toHaveLength(1);
});

test("a timeout covers the body, and no listener stays with the caller's signal", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "9" });
    response.write("[");
  };
  const { signal } = new AbortController();
  const client = clientWith({ timeoutMs: 30 });
  const error = await failure(invoke(client, "markets.list", { signal }));
  expect(memberOf(error, "name")).toBe("TimeoutError");
  answer = (_request, response) => json(response, []);
  for (let call = 0; call < 50; call++) await invoke(clientWith(), "markets.list", { signal });
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("an error has the name of its class, and a message for people", async () => {
  answer = (_request, response) => {
    response.writeHead(404, { "content-type": "application/json" });
    response.end('{"error":{"status":404,"message":"No such album."}}');
  };
  const error = await failure(invoke(clientWith(), "albums.retrieve", "1"));
  expect(memberOf(error, "name")).toBe("NotFoundError");
  expect(memberOf(error, "message")).toBe(
    `GET ${server.url}/albums/1 answered 404 Not Found: No such album.`,
  );
});

test("a constant is sent without the quotes of its JSON", async () => {
  const query = { type: "artist", ids: ["a"] };
  await invoke(clientWith(), "me.following.follow", { query });
  await invoke(clientWith(), "search.query", {
    query: { q: "x", type: ["album"], include_external: "audio" },
  });
  expect(asked).toEqual([
    "PUT /me/following?type=artist&ids=a",
    "GET /search?q=x&type=album&include_external=audio",
  ]);
});

test("every operation can be called, also those that answer nothing and the upload of an image", async () => {
  const places = located(layoutOf(model.groups, reservedSubpaths));
  const made = [...sampleCalls(places, model)].map(
    (call) => [call.operation.id, argumentsOf(call).map(plainOf)] as const,
  );
  const given = new Map<string, readonly unknown[]>([
    ...made,
    // Of bodies whose properties depend on each other none is made up.
    ["playlists.update", ["p", { body: { name: "Sea" } }]],
    ["users.playlists.create", ["u", { body: { name: "Sea" } }]],
  ]);
  const operations = operationsOf(model);
  expect([...given.keys()].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  const client = clientWith();
  for (const { operation, owner } of places) {
    const { id, name, method, path } = operation;
    const member = `${owner}.${memberOfId(name)}`;
    expect(await invoke(client, member, ...(given.get(id) ?? [])), id).toBeUndefined();
    const template = (knownValue(path)?.text ?? "").replace(/\{[^}]*\}/g, "[^/?]+");
    expect(asked.at(-1), id).toMatch(new RegExp(`^${knownValue(method)} ${template}(?:[? ]|$)`));
  }
  expect(asked).toHaveLength(operations.length);
  expect(
    asked.some((each) => each.startsWith("PUT /playlists/") && each.includes("/images ")),
  ).toBe(true);
});

test("an answer that is no JSON, or of another shape, is an error", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
  };
  const page = await failure(invoke(clientWith(), "albums.retrieve", "1"));
  expect(memberOf(page, "name")).toBe("DecodeError");
  expect(memberOf(page, "message")).toContain("<h1>Welcome</h1>");

  answer = (_request, response) => json(response, { name: 7 });
  const validation = memberOf(await emitted.load("schemas"), "validation");
  const shape = await failure(invoke(clientWith({ validation }), "albums.retrieve", "1"));
  expect(memberOf(shape, "name")).toBe("ValidationError");
  expect(memberOf(shape, "message")).toContain("/name: expected string");
});

test("what is missing, and an empty id, are refused before anything is sent", async () => {
  const validation = memberOf(await emitted.load("schemas"), "validation");
  const missing = await failure(invoke(clientWith({ validation }), "search.query", { query: {} }));
  expect(memberOf(missing, "name")).toBe("InvalidArgumentError");
  expect(memberOf(missing, "message")).toContain("/query/q: is missing");
  const empty = await failure(invoke(clientWith(), "albums.retrieve", ""));
  expect(memberOf(empty, "name")).toBe("InvalidArgumentError");
  expect(asked).toEqual([]);
});

test("a call of a deprecated operation is told, once", async () => {
  const told: unknown[] = [];
  const hooks = invoke(module, "deprecations", (notice: unknown) => told.push(notice));
  const client = clientWith({ hooks });
  await invoke(client, "artists.listRelatedArtists", "1");
  await invoke(client, "artists.listRelatedArtists", "2");
  expect(told.map((notice) => memberOf(notice, "operation"))).toEqual([
    "artists.list-related-artists",
  ]);
});

test("several ids are a list, which the client joins", async () => {
  await invoke(clientWith(), "albums.bulkRetrieve", { query: { ids: ["a", "b", "c"] } });
  expect(asked).toEqual(["GET /albums?ids=a,b,c"]);
  const error = await failure(
    invoke(clientWith(), "albums.bulkRetrieve", { query: { ids: Array(21).fill("a") } }),
  );
  expect(memberOf(error, "name")).toBe("InvalidArgumentError");
});
