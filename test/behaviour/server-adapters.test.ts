/** One server within Express, within connect, within Fastify: it answers what is its own, and leaves alone what is not. */
import { createServer, type RequestListener } from "node:http";
import express, { type Express } from "express";
import fastify, { type FastifyInstance } from "fastify";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { HandlerRequest } from "../../templates/typescript-server/handler.js";
import { middleware, plugin } from "../../templates/typescript-server/node.js";
import type { Service } from "../../templates/typescript-server/route.js";
import { type Server, serverOf } from "../../templates/typescript-server/server.js";
import { patience } from "../patience.js";

/** The things to end after a test. */
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server whose handlers tell what they were asked. */
function books(aborted: () => void = () => {}): Server {
  const handlers = {
    books: {
      retrieve: async ({ path, raw, signal }: Asked) => {
        if (path.id === "slow") {
          await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
          aborted();
        }
        const headers = { vary: "accept", "set-cookie": "seen=1" };
        return { status: 200, headers, body: { id: path.id, url: new URL(raw.url).pathname } };
      },
      replace: async ({ path, body }: Asked) => {
        const sent = body instanceof ReadableStream ? await new Response(body).text() : body;
        return { status: 200, body: { id: path.id, sent } };
      },
      read: () => {
        const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void =>
          controller.enqueue(new Uint8Array(65_536));
        return { status: 200, body: new ReadableStream({ pull, cancel: aborted }) };
      },
    },
  };
  return serverOf(service, handlers, {}, { partial: false });
}

interface Asked extends HandlerRequest {
  readonly path: { readonly id: string };
  readonly body: unknown;
}

const service: Service = {
  title: "Library",
  routes: {
    books: {
      retrieve: { id: "books.retrieve", method: "GET", path: "/books/{id}" },
      replace: { id: "books.replace", method: "PUT", path: "/books/{id}" },
      read: { id: "books.read", method: "GET", path: "/books/{id}/text" },
    },
  },
  notRouted: [],
  schemes: {},
};

/** Listens with a listener of Node, and gives the URL. */
async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}`;
}

async function ready(app: FastifyInstance): Promise<string> {
  ends.push(() => app.close());
  return app.listen({ port: 0, host: "127.0.0.1" });
}

async function answered(url: string, init?: RequestInit): Promise<[number, unknown]> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return [response.status, isJson ? JSON.parse(text) : text];
}

const put = (body: string, type = "application/json"): RequestInit => ({
  method: "PUT",
  headers: { "content-type": type },
  body,
});

describe("Express", () => {
  const quiet = (app: Express): Express => app.set("env", "test");

  test("requests are answered, bodies and all", async () => {
    const url = await listening(quiet(express()).use(middleware(books())));
    expect(await answered(`${url}/books/1`)).toEqual([200, { id: "1", url: "/books/1" }]);
    expect(await answered(`${url}/books/1`, put('{"a": 1}'))).toEqual([
      200,
      { id: "1", sent: { a: 1 } },
    ]);
    const head = await fetch(`${url}/books/1`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("an answer that is whole has a length, and keeps what middleware has set", async () => {
    const app = quiet(express()).use((_request, response, next) => {
      response.setHeader("vary", "origin");
      response.cookie("session", "2");
      next();
    });
    const url = await listening(app.use(middleware(books())));
    const { headers } = await fetch(`${url}/books/1`);
    expect(headers.get("content-length")).toBe("27");
    expect(headers.get("vary")).toBe("origin, accept");
    expect(headers.getSetCookie()).toEqual(["session=2; Path=/", "seen=1"]);
  });

  test("what it has no route for goes on, by path and by method, wherever it is mounted", async () => {
    const app = quiet(express());
    app.get("/before", (_request, response) => void response.send("before"));
    app.use(middleware(books()));
    app.get("/after", (_request, response) => void response.send("after"));
    app.post("/books/:id", (_request, response) => void response.send("own"));
    const url = await listening(app);
    expect(await answered(`${url}/before`)).toEqual([200, "before"]);
    expect(await answered(`${url}/after`)).toEqual([200, "after"]);
    expect(await answered(`${url}/books/1`, { method: "POST" })).toEqual([200, "own"]);
    const [status, text] = await answered(`${url}/nowhere`);
    expect([status, String(text).includes("Cannot GET /nowhere")]).toEqual([404, true]);
  });

  test("unless it is told to answer these, too", async () => {
    const app = quiet(express()).use(middleware(books(), { fallthrough: false }));
    const url = await listening(app);
    expect(await answered(`${url}/nowhere`)).toMatchObject([404, { title: "Not Found" }]);
    const wrong = await fetch(`${url}/books/1`, { method: "POST" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, PUT, OPTIONS"]);
  });

  test("below a path it routes by what is left, and its handlers see the whole URL", async () => {
    const app = quiet(express());
    app.use("/v1/library", middleware(books()));
    app.use((request, response) => void response.status(404).send(request.url));
    const url = await listening(app);
    expect(await answered(`${url}/v1/library/books/a%2Fb?x=/1`)).toEqual([
      200,
      { id: "a/b", url: "/v1/library/books/a%2Fb" },
    ]);
    expect(await answered(`${url}/books/1`)).toEqual([404, "/books/1"]);
    expect(await answered(`${url}/v1/library?x=1`)).toEqual([404, "/v1/library?x=1"]);
    expect(await answered(`${url}/v1/library/other`)).toEqual([404, "/v1/library/other"]);
  });

  test("a target that somebody has rewritten is the one that counts", async () => {
    const app = quiet(express()).use((request, _response, next) => {
      request.url = "/books/7";
      next();
    });
    const url = await listening(app.use(middleware(books())));
    expect(await answered(`${url}/legacy?id=7`)).toEqual([200, { id: "7", url: "/books/7" }]);
  });

  test("another app of Hono passes over what it has no route for", async () => {
    const own = new Hono().get("/books/:id", (c) => c.json({ url: new URL(c.req.url).pathname }));
    const app = quiet(express()).use("/v1", middleware(own));
    app.use((_request, response) => void response.status(404).send("nobody"));
    const url = await listening(app);
    expect(await answered(`${url}/v1/books/1`)).toEqual([200, { url: "/books/1" }]);
    expect(await answered(`${url}/v1/nowhere`)).toEqual([404, "nobody"]);
  });

  test("a body that a parser has read is an error that tells what to do", async () => {
    const app = quiet(express()).use(express.json(), middleware(books()));
    let told = "";
    app.use((error: Error, _: unknown, response: express.Response, _next: unknown) => {
      told = error.message;
      response.status(500).send("told");
    });
    const url = await listening(app);
    expect(await answered(`${url}/books/1`, put("{}"))).toEqual([500, "told"]);
    expect(told).toContain("before the parser");
    // Without a body, or where the parser leaves it alone, all is well.
    expect((await answered(`${url}/books/1`))[0]).toBe(200);
    expect((await answered(`${url}/books/1`, put("a", "text/plain")))[0]).toBe(200);
    expect((await answered(`${url}/nowhere`, put("{}")))[0]).toBe(404);
  });

  test("bytes that a parser has kept are taken over as they are", async () => {
    const kept = express.json({
      type: () => true,
      verify: (request, _response, bytes) => void Object.assign(request, { rawBody: bytes }),
    });
    for (const parser of [kept, express.raw({ type: () => true })]) {
      const url = await listening(quiet(express()).use(parser, middleware(books())));
      const body = '{ "a": 1.0, "a": "\u00e9" }';
      const init = put(body, "application/x-book");
      expect(await answered(`${url}/books/1`, init)).toEqual([200, { id: "1", sent: body }]);
    }
  });

  test("a caller that goes away fires the signal, and cancels an answer that runs", async () => {
    const aborted = vi.fn();
    const url = await listening(quiet(express()).use(middleware(books(aborted))));
    const controller = new AbortController();
    const { signal } = controller;
    const slow = fetch(`${url}/books/slow`, { signal }).catch(() => {});
    const { body } = await fetch(`${url}/books/1/text`, { signal });
    await body?.getReader().read();
    controller.abort();
    await slow;
    await vi.waitFor(() => expect(aborted).toHaveBeenCalledTimes(2), patience);
  });

  test("an answer that breaks off tells callers nothing of the reason", async () => {
    for (const begins of [true, false]) {
      let count = begins ? 0 : 1;
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          if (count++ > 0) throw new Error("secret of the ledger");
          controller.enqueue(new TextEncoder().encode("half"));
        },
      });
      const own = new Hono().get("/books", () => new Response(body));
      const app = quiet(express()).use(middleware(own));
      app.use((_error: Error, _: unknown, response: express.Response, _next: unknown) => {
        response.status(500).send("failed");
      });
      const url = await listening(app);
      const text = await answered(`${url}/books`).catch((error: unknown) => String(error));
      expect(JSON.stringify(text)).not.toContain("secret");
    }
  });

  test("anything that calls (request, response, next) will do", async () => {
    const handle = middleware(books());
    const url = await listening((request, response) =>
      handle(request, response, () => void response.writeHead(418).end()),
    );
    expect(await answered(`${url}/books/1`)).toEqual([200, { id: "1", url: "/books/1" }]);
    expect((await answered(`${url}/nowhere`))[0]).toBe(418);
  });
});

describe("Fastify", () => {
  test("requests are answered, bodies and all, and hooks see them", async () => {
    const app = fastify();
    app.addHook("onRequest", async (_request, reply) => void reply.header("x-seen", "yes"));
    app.register(plugin(books()));
    const url = await ready(app);
    const response = await fetch(`${url}/books/1`);
    expect(await response.json()).toEqual({ id: "1", url: "/books/1" });
    expect([response.headers.get("x-seen"), response.headers.get("set-cookie")]).toEqual([
      "yes",
      "seen=1",
    ]);
    const init = put("{ no JSON", "application/x-of-its-own");
    expect(await answered(`${url}/books/1`, init)).toEqual([200, { id: "1", sent: "{ no JSON" }]);
    expect(await answered(`${url}/books/1`, put("{ no JSON"))).toMatchObject([
      400,
      { errors: [{ in: "body" }] },
    ]);
    const head = await fetch(`${url}/books/1`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("routes of Fastify go first, before it or after it, and keep their parsers", async () => {
    const app = fastify();
    app.get("/books/own", async () => "own");
    app.register(plugin(books()));
    app.post("/books/:book", async ({ body }) => ({ parsed: body }));
    app.get("/*", async () => "the rest");
    const url = await ready(app);
    expect(await answered(`${url}/books/own`)).toEqual([200, "own"]);
    const post = { ...put('{"a":1}'), method: "POST" };
    expect(await answered(`${url}/books/1`, post)).toEqual([200, { parsed: { a: 1 } }]);
    expect((await answered(`${url}/books/1`))[0]).toBe(200);
    expect(await answered(`${url}/other`)).toEqual([200, "the rest"]);
  });

  test("what neither has a route for ends at Fastify's own handler", async () => {
    const app = fastify();
    app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ by: "Fastify" }));
    app.register(plugin(books()));
    const url = await ready(app);
    expect(await answered(`${url}/nowhere`)).toEqual([404, { by: "Fastify" }]);
    expect(await answered(`${url}/books/1/2`)).toEqual([404, { by: "Fastify" }]);
    expect(await answered(`${url}/books/1`, { method: "DELETE" })).toEqual([
      404,
      { by: "Fastify" },
    ]);
  });

  test("a prefix is kept, also that of a plugin around it", async () => {
    const app = fastify();
    app.register(async (outer) => void outer.register(plugin(books()), { prefix: "/library" }), {
      prefix: "/v1",
    });
    const own = new Hono().get("/books/:id", (c) => c.text(new URL(c.req.url).pathname));
    app.register(plugin(own), { prefix: "/other" });
    const url = await ready(app);
    expect(await answered(`${url}/v1/library/books/a%2Fb?x=/1`)).toEqual([
      200,
      { id: "a/b", url: "/v1/library/books/a%2Fb" },
    ]);
    expect((await answered(`${url}/books/1`))[0]).toBe(404);
    expect(await answered(`${url}/other/books/1`)).toEqual([200, "/books/1"]);
  });

  test("a route at the root of a prefix, and ids longer than Fastify's own may be", async () => {
    const own = new Hono().get("/", (c) => c.text("root")).get("/:id", (c) => c.text("id"));
    const app = fastify();
    app.register(plugin(own), { prefix: "/v1" });
    const url = await ready(app);
    expect(await answered(`${url}/v1`)).toEqual([200, "root"]);
    expect(await answered(`${url}/v1/${"a".repeat(1000)}`)).toEqual([200, "id"]);
  });

  test("a route with a star that stands already stays", async () => {
    const own = new Hono().all("/:id", (c) => c.text(c.req.method));
    const app = fastify();
    app.get("/*", async () => "star");
    app.register(plugin(own));
    const url = await ready(app);
    expect(await answered(`${url}/1`)).toEqual([200, "star"]);
    expect(await answered(`${url}/1`, { method: "PUT" })).toEqual([200, "PUT"]);
  });

  test("a caller that goes away fires the signal, and cancels an answer that runs", async () => {
    const aborted = vi.fn();
    // Who aborts a call of `fetch` gets a new connection, which asks for nothing and which Fastify waits for.
    const app = fastify({ forceCloseConnections: true });
    app.register(plugin(books(aborted)));
    const url = await ready(app);
    const controller = new AbortController();
    const { signal } = controller;
    const slow = fetch(`${url}/books/slow`, { signal }).catch(() => {});
    const { body } = await fetch(`${url}/books/1/text`, { signal });
    await body?.getReader().read();
    controller.abort();
    await slow;
    await vi.waitFor(() => expect(aborted).toHaveBeenCalledTimes(2), patience);
  });
});
