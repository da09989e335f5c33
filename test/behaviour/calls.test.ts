/** The parts of every call of the filled service's client, over HTTP: ways to take its response, retries, hooks, defaults. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { scenariosFolder } from "../golden-tree.js";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import { construct, type EmittedPackage, emitClient, invoke, memberOf } from "./emitted-client.js";

/** Method and target of each request. */
let asked: string[] = [];
/** Answers a request. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;

let emitted: EmittedPackage;
let module: unknown;
let server: LocalServer;
beforeAll(async () => {
  emitted = await emitClient(join(scenariosFolder, "music-filled"));
  module = await emitted.load();
  server = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => says(response, 200, { id: "a1", popularity: "61" });
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function says(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "x-trace": "t1" });
  response.end(JSON.stringify(body));
}

function clientWith(options: object = {}): unknown {
  return construct(module, "MusicFilled", { baseUrl: server.url, ...options });
}

/** Answers these statuses one after the other, and then 200; 0 = hangs up. */
function answering(...statuses: readonly number[]): void {
  const left = [...statuses];
  answer = (request, response) => {
    const status = left.shift() ?? 200;
    if (status === 0) request.socket.destroy();
    else says(response, status, {});
  };
}

describe("an answer", () => {
  const schema = z.object({ popularity: z.string().transform(Number) });
  const retrieve = (): unknown => invoke(clientWith(), "artists.retrieve", "a1");
  const both = { data: { id: "a1", popularity: "61" }, response: expect.any(Response) };

  test("is taken as data, as a result, with its response, or unread", async () => {
    expect(await retrieve()).toEqual(both.data);
    expect(await invoke(retrieve(), "result")).toEqual({ ok: true, error: undefined, ...both });
    const taken = await invoke(retrieve(), "withResponse");
    expect(taken).toEqual(both);
    expect(invoke(taken, "response.headers.get", "x-trace")).toBe("t1");
    const response = await invoke(retrieve(), "response");
    expect(memberOf(response, "bodyUsed")).toBe(false);
    expect(await invoke(response, "json")).toEqual(both.data);
    expect(asked).toHaveLength(4);
  });

  test("is checked by a schema in each of these ways", async () => {
    const checked = (): unknown => invoke(retrieve(), "as", schema);
    const data = { popularity: 61 };
    expect(await checked()).toEqual(data);
    expect(await invoke(checked(), "result")).toMatchObject({ ok: true, data });
    expect(await invoke(checked(), "withResponse")).toEqual({ ...both, data });
    expect(memberOf(await invoke(checked(), "response"), "bodyUsed")).toBe(false);
    const refused = await invoke(invoke(retrieve(), "as", z.string()), "result");
    expect(refused).toMatchObject({ ok: false, error: { name: "ValidationError" } });
    expect(memberOf(refused, "response.status")).toBe(200);
  });

  test("that is a failure is thrown, or given as a result, checked or not", async () => {
    answering(404, 404, 404);
    await expect(retrieve()).rejects.toMatchObject({ name: "NotFoundError", status: 404 });
    for (const call of [retrieve(), invoke(retrieve(), "as", schema)]) {
      expect(await invoke(call, "result")).toMatchObject({
        ok: false,
        data: undefined,
        error: { name: "NotFoundError", headers: expect.any(Headers), body: {} },
        response: { status: 404 },
      });
    }
  });

  test("that is a page is checked as any other", async () => {
    answer = (_request, response) => says(response, 200, { items: [{ id: "t" }], total: 1 });
    const call = invoke(clientWith(), "albums.listTracks", "1");
    const result = invoke(invoke(call, "as", z.object({ total: z.number() })), "result");
    expect(await result).toMatchObject({ ok: true, data: { total: 1 } });
  });
});

describe("a failure", () => {
  test.each([408, 429, 500, 503, 0])("of status %i is tried twice more", async (status) => {
    answering(status, status);
    await invoke(clientWith(), "markets.list");
    expect(asked).toHaveLength(3);
    asked = [];
    answering(status, status, status);
    await expect(invoke(clientWith(), "markets.list")).rejects.toThrow();
    expect(asked).toHaveLength(3);
  });

  test("of a request that changes something each time is told at once", async () => {
    answering(503);
    await expect(invoke(clientWith(), "player.skipNext")).rejects.toMatchObject({ status: 503 });
    answering(0);
    await expect(invoke(clientWith(), "player.skipNext")).rejects.toMatchObject({
      name: "ConnectionError",
    });
    expect(asked).toHaveLength(2);
    answering(503);
    await invoke(clientWith(), "player.skipNext", { idempotent: true });
    expect(asked).toHaveLength(4);
  });

  test.each<[string, () => string, number, number]>([
    ["seconds", () => "7", 7000, 7000],
    ["a date", () => new Date(Date.now() + 9000).toUTCString(), 7000, 9000],
  ])("that says when to come back in %s is waited for", async (_form, text, least, most) => {
    answer = (_request, response) => {
      response.writeHead(429, { "retry-after": text() }).end();
    };
    const waits: unknown[] = [];
    const controller = new AbortController();
    const hooks = {
      onError: (event: unknown) => {
        waits.push(memberOf(event, "retryInMs"));
        controller.abort();
      },
    };
    const { signal } = controller;
    await expect(invoke(clientWith(), "markets.list", { signal, hooks })).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(waits).toHaveLength(1);
    expect(Number(waits[0])).toBeGreaterThanOrEqual(least);
    expect(Number(waits[0])).toBeLessThanOrEqual(most);
  });
});

test("hooks are called in order, those of the client first, on every attempt", async () => {
  const calls: string[] = [];
  const named = (name: string): object =>
    Object.fromEntries(
      ["onRequest", "onResponse", "onError"].map((hook) => [
        hook,
        async (event: unknown) => {
          await Promise.resolve();
          const what = [name, hook, memberOf(event, "attempt"), memberOf(event, "operation.id")];
          calls.push(what.join(" "));
        },
      ]),
    );
  answering(503);
  await invoke(clientWith({ hooks: named("client") }), "markets.list", { hooks: named("call") });
  const events = ["onRequest 1", "onResponse 1", "onError 1", "onRequest 2", "onResponse 2"];
  expect(calls).toEqual(
    events.flatMap((event) => [`client ${event} markets.list`, `call ${event} markets.list`]),
  );
});

test("headers and query of the client go with every call, which may replace them", async () => {
  const seen: unknown[] = [];
  answer = (request, response) => {
    seen.push(request.headers["x-team"]);
    says(response, 200, {});
  };
  const client = clientWith({ headers: { "X-Team": "a" }, query: { market: "SE", limit: 5 } });
  await invoke(client, "albums.listTracks", "1");
  await invoke(client, "albums.listTracks", "1", { query: { limit: 2, market: undefined } });
  const other = invoke(module, "withOptions", client, {
    headers: { "x-team": "b" },
    query: { market: "FI" },
  });
  await invoke(other, "albums.listTracks", "1");
  expect(seen).toEqual(["a", "a", "b"]);
  expect(asked).toEqual([
    "GET /albums/1/tracks?market=SE&limit=5",
    "GET /albums/1/tracks?limit=2",
    "GET /albums/1/tracks?market=FI&limit=5",
  ]);
});

test("what is not given is not sent, though the service has a default for it", async () => {
  await invoke(clientWith(), "albums.listTracks", "1");
  expect(asked).toEqual(["GET /albums/1/tracks"]);
});
