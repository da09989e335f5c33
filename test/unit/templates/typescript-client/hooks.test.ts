/** Hooks: called in order, on every attempt, with what there is to see and change. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Client,
  createClient,
  withOptions,
} from "../../../../templates/typescript-client/client.js";
import { ApiError } from "../../../../templates/typescript-client/errors.js";
import type { Hooks } from "../../../../templates/typescript-client/hooks.js";
import { request } from "../../../../templates/typescript-client/request.js";
import { type EchoServer, serveEcho } from "./local-server.js";

let server: EchoServer;
let client: Client;
beforeAll(async () => {
  server = await serveEcho();
  client = createClient({ baseUrl: server.url });
});
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A client whose service answers these statuses, one after the other. */
function answering(statuses: readonly number[], hooks: Hooks): Client {
  const left = [...statuses];
  return createClient({
    baseUrl: "https://example.org",
    hooks,
    fetch: async () => new Response(null, { status: left.shift() ?? 204 }),
  });
}

test("come in order: of the client, then of the call, each waited for", async () => {
  const calls: string[] = [];
  const named = (name: string): Hooks => ({
    onRequest: async () => {
      await Promise.resolve();
      calls.push(`${name} request`);
    },
    onResponse: () => void calls.push(`${name} response`),
  });
  const hooked = createClient({ baseUrl: server.url, hooks: [named("first"), named("second")] });
  const more = withOptions(hooked, { hooks: named("third") });
  await request(more, "GET", "/", { hooks: [named("fourth")] });
  const names = ["first", "second", "third", "fourth"];
  expect(calls).toEqual([
    ...names.map((name) => `${name} request`),
    ...names.map((name) => `${name} response`),
  ]);
});

test("come in the same order when an attempt fails", async () => {
  const calls: string[] = [];
  const named = (name: string): Hooks => ({
    onError: async ({ retryInMs }) => {
      await Promise.resolve();
      calls.push(`${name} ${retryInMs}`);
    },
  });
  const hooked = answering([503, 404], named("client"));
  const call = request(hooked, "GET", "/", { hooks: [named("first"), named("second")] });
  await expect(call).rejects.toMatchObject({ status: 404 });
  const names = ["client", "first", "second"];
  expect(calls).toEqual([
    ...names.map((name) => `${name} 0`),
    ...names.map((name) => `${name} undefined`),
  ]);
});

test("may change headers and URL of the request", async () => {
  await request(client, "GET", "/a", {
    hooks: {
      onRequest: ({ request: outgoing }) => {
        outgoing.headers.set("x-signed", "yes");
        outgoing.url = `${outgoing.url}?b=1`;
      },
    },
  });
  expect(server.last().target).toBe("/a?b=1");
  expect(server.last().headers["x-signed"]).toBe("yes");
});

test("see every attempt from its beginning: what one changed, the next does not have", async () => {
  const seen: unknown[] = [];
  const hooked = answering([503, 503], {
    onRequest: ({ attempt, request: { headers } }) => {
      seen.push([attempt, headers.get("x-count")]);
      headers.set("x-count", String(attempt));
    },
    onResponse: ({ attempt, response }) => void seen.push([attempt, response.status]),
    onError: ({ attempt, error, retryInMs }) =>
      void seen.push([attempt, error instanceof ApiError && error.status, retryInMs]),
  });
  await request(hooked, "GET", "/");
  expect(seen).toEqual([
    [1, null],
    [1, 503],
    [1, 503, 0],
    [2, null],
    [2, 503],
    [2, 503, 0],
    [3, null],
    [3, 204],
  ]);
});

test("hear of the last error that there is no retry", async () => {
  const waits: unknown[] = [];
  const hooked = answering([404], { onError: ({ retryInMs }) => void waits.push(retryInMs) });
  await expect(request(hooked, "GET", "/")).rejects.toMatchObject({ status: 404 });
  expect(waits).toEqual([undefined]);
});

test("know the operation, and read a clone of the answer", async () => {
  const bodies: string[] = [];
  const hooked = createClient({
    baseUrl: "https://example.org",
    fetch: async () => Response.json({ a: 1 }),
    hooks: {
      onResponse: async ({ operation, response }) => {
        bodies.push(`${operation.id} ${await response.clone().text()}`);
      },
    },
  });
  expect(await request(hooked, "GET", "/x")).toEqual({ a: 1 });
  expect(bodies).toEqual(['GET /x {"a":1}']);
});

describe("what a hook throws", () => {
  test.each(["onRequest", "onResponse"] as const)("in %s ends the call as it is", async (name) => {
    const fault = new Error("mine");
    const hooked = answering([], {
      [name]: () => {
        throw fault;
      },
    });
    await expect(request(hooked, "GET", "/")).rejects.toBe(fault);
  });
});
