/** The server on Node and callers that misbehave: slow ones, half ones, huge ones, and those that go away. */
import { Agent, get } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { HandlerRequest } from "../../../../templates/typescript-server/handler.js";
import { type Served, serve } from "../../../../templates/typescript-server/node.js";
import type { Service } from "../../../../templates/typescript-server/route.js";
import { serverOf } from "../../../../templates/typescript-server/server.js";
import { head, open } from "./raw-connection.js";
import { patience } from "../../../patience.js";

/** The requests that the handlers saw, in order. */
let seen: string[] = [];
/** How many chunks of an endless answer were asked for. */
let chunks = 0;
/** Called when the first half of an answer that breaks off has been read. */
let readHalf: () => void = () => {};
const halfIsRead = new Promise<void>((resolve) => {
  readHalf = resolve;
});
const sockets = new Set<Socket>();
const rejections: unknown[] = [];
const reject = (reason: unknown): void => void rejections.push(reason);

const service: Service = {
  title: "Library",
  routes: {
    retrieve: { id: "retrieve", method: "GET", path: "/books/{id}" },
    add: { id: "add", method: "POST", path: "/books" },
    never: { id: "never", method: "GET", path: "/never" },
    endless: { id: "endless", method: "GET", path: "/endless" },
    breaks: { id: "breaks", method: "GET", path: "/breaks" },
  },
  notRouted: [],
  schemes: {},
};

const handlers = {
  retrieve: ({ path }: { readonly path: { readonly id: string } }) => ({ status: 200, body: path }),
  add: ({ body }: { readonly body: unknown }) => {
    seen.push(`added ${JSON.stringify(body)}`);
    return { status: 200, body: {} };
  },
  never: async ({ signal }: HandlerRequest) => {
    seen.push("asked");
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    seen.push("aborted");
    return { status: 200, body: "nobody reads this" };
  },
  endless: () => {
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await wait(0);
        chunks += 1;
        controller.enqueue(new Uint8Array(65_536).fill(97));
      },
      cancel: () => void seen.push("cancelled"),
    });
    return { status: 200, body };
  },
  breaks: () => {
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        if (chunks > 0) await halfIsRead;
        if (chunks++ > 0) throw new Error("secret of the ledger");
        controller.enqueue(new TextEncoder().encode("half"));
      },
    });
    return { status: 200, body };
  },
};

const server = serverOf(
  service,
  handlers,
  { onError: (error) => void seen.push(String(error)) },
  { partial: false },
);

let served: Served;
beforeAll(async () => {
  process.on("unhandledRejection", reject);
  served = await serve(server, {
    port: 0,
    hostname: "127.0.0.1",
    signals: [],
    shutdownTimeoutMs: 500,
    http: { headersTimeout: 1000, requestTimeout: 1500, connectionsCheckingInterval: 50 },
  });
  served.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
});
afterAll(async () => {
  await served.close();
  process.off("unhandledRejection", reject);
});
beforeEach(() => {
  seen = [];
  chunks = 0;
});
afterEach(async () => {
  await wait(5);
  expect(rejections).toEqual([]);
  expect((await fetch(`${served.url}/books/1`)).status).toBe(200);
});

test("a head that comes slowly ends with 408", async () => {
  const { closed } = await open(served.port, "GET /books/1 HTTP/1.1\r\nHost: loc");
  expect(await closed).toMatch(/^HTTP\/1.1 408 /);
});

test("so does a body that comes slowly, and no handler sees half of it", async () => {
  const json = ["Content-Length: 9", "Content-Type: application/json"];
  const { closed } = await open(served.port, head("/books", json, "POST"));
  await closed;
  await wait(20);
  expect(seen).toEqual([]);
});

test("half a body and a reset: no handler sees it, and nobody is told of an error", async () => {
  const json = ["Content-Length: 9", "Content-Type: application/json"];
  const { socket } = await open(served.port, head("/books", json, "POST"));
  socket.write('{"a":');
  await wait(20);
  socket.resetAndDestroy();
  await wait(20);
  expect(seen).toEqual([]);
});

test("a caller that goes away fires the signal of its handler", async () => {
  const { socket } = await open(served.port, head("/never"));
  await vi.waitFor(() => expect(seen).toEqual(["asked"]), patience);
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(seen).toEqual(["asked", "aborted"]), patience);
});

test("a reset in the middle of an answer cancels its stream", async () => {
  const { socket, until } = await open(served.port, head("/endless"));
  await until(/aaaa/);
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(seen).toEqual(["cancelled"]), patience);
});

test("of an endless answer no more is made than is read", async () => {
  const { socket } = await open(served.port);
  socket.pause();
  socket.write(head("/endless"));
  // It comes to an end, whenever the machine finds the time.
  await vi.waitFor(async () => {
    const made = chunks;
    await wait(100);
    expect(made).toBeGreaterThan(0);
    expect(chunks).toBe(made);
  }, patience);
  // The content of the buffers of both sides.
  expect(chunks * 65_536).toBeLessThan(16_000_000);
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(seen).toEqual(["cancelled"]), patience);
});

test("an answer that breaks off says nothing of the reason", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { closed, until } = await open(served.port, head("/breaks"));
  await until(/half/);
  readHalf();
  const text = await closed;
  expect(text).toContain("half");
  expect(text).not.toMatch(/secret|0\r\n\r\n$/);
  expect(seen).toEqual(["Error: secret of the ledger"]);
  chunks = 1;
  const early = await open(served.port, head("/breaks"));
  expect(await early.closed).not.toContain("secret");
  logged.mockRestore();
});

test("pipelined requests are answered in order", async () => {
  const { closed } = await open(
    served.port,
    `${head("/books/1")}${head("/books/2")}${head("/books/3", ["Connection: close"])}`,
  );
  expect((await closed).match(/"id":"\d"/g)).toEqual(['"id":"1"', '"id":"2"', '"id":"3"']);
});

test("a URL of a megabyte and a bomb of headers end with 431", async () => {
  const url = await open(served.port, head(`/books/${"a".repeat(1_000_000)}`));
  expect(await url.closed).toMatch(/^HTTP\/1.1 431 /);
  const many = Array.from({ length: 5000 }, (_, index) => `X-${index}: ${"a".repeat(20)}`);
  const headers = await open(served.port, head("/books/1", many));
  expect(await headers.closed).toMatch(/^HTTP\/1.1 431 /);
});

test("Expect: 100-continue gets it, and then the answer", async () => {
  const json = ["Content-Length: 2", "Content-Type: application/json"];
  const asked = head("/books", [...json, "Expect: 100-continue"], "POST");
  const { socket, until } = await open(served.port, asked);
  await until(/^HTTP\/1.1 100 Continue\r\n\r\n/);
  socket.write("{}");
  await until(/HTTP\/1.1 200 OK/);
  expect(seen).toEqual(["added {}"]);
  socket.destroy();
});

test("HTTP/1.0 without a host is answered, and the connection closed", async () => {
  const { closed } = await open(served.port, "GET /books/1 HTTP/1.0\r\n\r\n");
  expect(await closed).toMatch(/^HTTP\/1.1 200 OK[\s\S]*\{"id":"1"\}$/);
});

test("what is no URL is a bad request, with problem details", async () => {
  for (const request of [
    head("/books\\1", ["Connection: close"]),
    "GET /books/1 HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
    head("*", ["Connection: close"], "OPTIONS"),
  ]) {
    const { closed } = await open(served.port, request);
    expect(await closed).toMatch(
      /^HTTP\/1.1 400 [\s\S]*application\/problem\+json[\s\S]*"status":400/i,
    );
  }
});

test("what is no HTTP is a bad request", async () => {
  const { closed } = await open(served.port, "\u0016\u0003\u0001 hello\r\n\r\n");
  expect(await closed).toMatch(/^HTTP\/1.1 400 /);
});

test("a thousand requests leave nothing behind", async () => {
  const events = ["uncaughtException", "unhandledRejection", "warning", "exit"];
  const counted = (): readonly number[] => [
    ...events.map((event) => process.listenerCount(event)),
    ...served.server.eventNames().map((event) => served.server.listenerCount(event)),
  ];
  const before = { listeners: counted(), sockets: sockets.size };
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const kept = new Map<Socket, readonly number[]>();
  for (let round = 0; round < 20; round++) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        if (index % 10 > 0) return answered(agent, `${served.url}/books/${index}`);
        const { socket, closed } = await open(served.port, head("/endless"));
        socket.resetAndDestroy();
        return closed;
      }),
    );
    await wait(0);
    // A connection that is kept must not gather listeners with each request.
    for (const socket of sockets) {
      const now = ["close", "drain", "error", "data"].map((event) => socket.listenerCount(event));
      const first = kept.get(socket);
      if (first && round > 1)
        expect(now.map((count, at) => count - (first[at] ?? 0))).toEqual([0, 0, 0, 0]);
      kept.set(socket, now);
    }
  }
  expect(counted()).toEqual(before.listeners);
  agent.destroy();
  await vi.waitFor(() => expect(sockets.size).toBeLessThanOrEqual(before.sockets), patience);
});

function answered(agent: Agent, url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().on("end", resolve)).on("error", reject);
  });
}
