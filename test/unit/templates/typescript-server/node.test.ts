/** The server on Node: how it starts, and how it ends without breaking off what still runs. */
import { getEventListeners } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Fetching,
  type Served,
  type ServeOptions,
  serve,
} from "../../../../templates/typescript-server/node.js";
import { head, open } from "./raw-connection.js";

const running: Served[] = [];
afterEach(async () => {
  for (const served of running.splice(0)) await served.close();
});

/** Serves at a free port of the loopback interface until the test has ended. */
async function start(server: Fetching, options: ServeOptions = {}): Promise<Served> {
  const given = { port: 0, hostname: "127.0.0.1", signals: [], shutdownTimeoutMs: 2000 } as const;
  const served = await serve(server, { ...given, ...options });
  running.push(served);
  return served;
}

/** A promise with its ends. */
function deferred<T = void>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

const hello = new Hono().get("/books/:id", (c) => c.json({ id: c.req.param("id") }));

describe("starting", () => {
  test("it answers at the URL that it gives", async () => {
    const heard: string[] = [];
    const served = await start(hello, { onListen: ({ url }) => heard.push(url) });
    expect(heard).toEqual([`http://127.0.0.1:${served.port}`]);
    expect(await (await fetch(`${served.url}/books/1`)).json()).toEqual({ id: "1" });
  });

  test("on all addresses, its URL is that of this machine", async () => {
    const { hostname: _, ...options } = { hostname: "", port: 0, signals: [] };
    const served = await serve(hello, options);
    running.push(served);
    expect(served.url).toBe(`http://localhost:${served.port}`);
    expect((await fetch(`${served.url}/books/1`)).status).toBe(200);
  });

  test("a port that is taken is said, and how to get out of it", async () => {
    const { port } = await start(hello);
    const again = start(hello, { port });
    await expect(again).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    await expect(again).rejects.toMatchObject({ cause: { code: "EADDRINUSE" } });
  });

  test("so is an address of another machine", async () => {
    await expect(start(hello, { hostname: "192.0.2.1" })).rejects.toThrow(
      '"192.0.2.1" is no address of this machine',
    );
  });

  test("a signal that is aborted already starts nothing", async () => {
    const signal = AbortSignal.abort(new Error("never mind"));
    await expect(start(hello, { signal })).rejects.toThrow("never mind");
  });
});

describe("closing", () => {
  test("a running request ends with its answer, and nobody else is let in", async () => {
    const begun = deferred();
    const go = deferred();
    const app = new Hono().get("/slow", async (c) => {
      begun.resolve();
      await go.promise;
      return c.text("done");
    });
    const served = await start(app);
    const answer = fetch(`${served.url}/slow`);
    await begun.promise;
    const closing = served.close();
    await expect(fetch(`${served.url}/slow`)).rejects.toThrow();
    go.resolve();
    const response = await answer;
    expect([response.headers.get("connection"), await response.text()]).toEqual(["close", "done"]);
    await closing;
  });

  test("idle connections are closed at once, also those that have sent nothing yet", async () => {
    const served = await start(hello, { shutdownTimeoutMs: 60_000 });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      get(`${served.url}/books/1`, { agent }, (response) => response.resume().on("end", resolve)),
    );
    const silent = await open(served.port);
    await wait(20);
    await served.close();
    await silent.closed;
    agent.destroy();
  });

  test("a slow reader gets the whole of an answer", async () => {
    const size = 20_000_000;
    const app = new Hono().get("/large", () => new Response(new Uint8Array(size).fill(97)));
    const served = await start(app);
    const { socket, closed } = await open(served.port);
    socket.pause();
    socket.write(head("/large"));
    await wait(100);
    const closing = served.close();
    await wait(50);
    socket.resume();
    const text = await closed;
    expect(text.length - text.indexOf("\r\n\r\n") - 4).toBe(size);
    await closing;
  });

  test("a connection that is kept busy is closed after its answer", async () => {
    const begun = deferred();
    const go = deferred();
    const app = new Hono().get("/slow", async (c) => {
      begun.resolve();
      await go.promise;
      return c.text("done");
    });
    const served = await start(app, { shutdownTimeoutMs: 60_000 });
    const { socket, closed } = await open(served.port, head("/slow"));
    await begun.promise;
    const closing = served.close();
    // Pipelined: it came after the end had begun.
    socket.write(head("/slow"));
    await wait(20);
    go.resolve();
    expect((await closed).match(/HTTP\/1.1 200/g)?.length).toBeLessThanOrEqual(2);
    await closing;
  });

  test("what takes too long is cut off, and its handler hears of it", async () => {
    const begun = deferred();
    const aborted = deferred();
    const app = new Hono().get("/never", async (c) => {
      begun.resolve();
      await new Promise<void>((resolve) =>
        c.req.raw.signal.addEventListener("abort", () => resolve()),
      );
      aborted.resolve();
      return c.text("nobody reads this");
    });
    const served = await start(app, { shutdownTimeoutMs: 100 });
    const answer = fetch(`${served.url}/never`).catch((error: unknown) => error);
    await begun.promise;
    const begin = performance.now();
    await served.close();
    expect(performance.now() - begin).toBeGreaterThan(90);
    expect(await answer).toBeInstanceOf(TypeError);
    await aborted.promise;
  });

  test("any number of calls is one, and `closed` tells of it", async () => {
    const onClose = vi.fn();
    const served = await start(hello, { onClose });
    await Promise.all([served.close(), served.close(), served[Symbol.asyncDispose]()]);
    await served.close();
    await served.closed;
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("a signal closes it, and no listener stays with the signal", async () => {
    const controller = new AbortController();
    const served = await start(hello, { signal: controller.signal });
    controller.abort();
    await served.closed;
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    await expect(fetch(served.url)).rejects.toThrow();
  });

  test("so does whoever closes the server of Node", async () => {
    const heard: string[] = [];
    const served = await start(hello, { onClose: () => void heard.push("closed") });
    served.server.close();
    await served.closed;
    expect(heard).toEqual(["closed"]);
  });

  test("what fails in the end is told to whoever closes", async () => {
    const served = await serve(hello, {
      port: 0,
      signals: [],
      onClose: () => Promise.reject(new Error("the ledger is open")),
    });
    await expect(served.close()).rejects.toThrow("the ledger is open");
  });
});

test("listeners of the process go when the server has gone", async () => {
  const before = process.listenerCount("SIGTERM");
  const served = await start(hello, { signals: ["SIGTERM", "SIGINT"] });
  expect(process.listenerCount("SIGTERM")).toBe(before + 1);
  await served.close();
  expect(process.listenerCount("SIGTERM")).toBe(before);
});
