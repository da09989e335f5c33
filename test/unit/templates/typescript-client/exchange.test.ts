/** Time and abort: nothing outlives them, and nothing of them outlives a call. */
import { getEventListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Client, createClient } from "../../../../templates/typescript-client/client.js";
import {
  AbortError,
  ConnectionError,
  TimeoutError,
} from "../../../../templates/typescript-client/errors.js";
import type { Init } from "../../../../templates/typescript-client/options.js";
import { request } from "../../../../templates/typescript-client/request.js";
import { type LocalServer, serve } from "./local-server.js";

let server: LocalServer;
let client: Client;
let requests = 0;
beforeAll(async () => {
  server = await serve((incoming, response) => {
    requests += 1;
    const { pathname } = new URL(incoming.url ?? "", "http://host");
    if (pathname === "/hang") return;
    if (pathname === "/busy") {
      response.writeHead(503, { "retry-after": "30" }).end();
      return;
    }
    if (pathname === "/flaky" || pathname === "/missing") {
      response.writeHead(pathname === "/flaky" ? 503 : 404).end();
      return;
    }
    response.writeHead(200, { "content-type": "application/json" });
    if (pathname === "/half") response.write('{"a":');
    else response.end("1");
  });
  client = createClient({ baseUrl: server.url });
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

/** From now on time goes on when a test says so; that of sockets, and `sleep`, goes on by itself. */
function fakeTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** A promise, and what resolves it. */
function gate(): [opened: Promise<void>, open: () => void] {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

async function failureOf(path: string, init: Init): Promise<unknown> {
  return request(client, "GET", path, { maxRetries: 0, ...init }).catch((error: unknown) => error);
}

describe("the timeout of an attempt", () => {
  test.each(["/hang", "/half"])("covers %s to the last byte", async (path) => {
    const error = await failureOf(path, { timeoutMs: 20 });
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      name: "TimeoutError",
      message: `GET ${server.url}${path} got no whole answer within 20 ms`,
    });
  });

  test("is one for each attempt", async () => {
    let attempts = 0;
    const hooks = {
      onRequest: () => {
        attempts += 1;
      },
    };
    const error = await failureOf("/hang", { timeoutMs: 20, maxRetries: 1, hooks });
    expect(error).toBeInstanceOf(TimeoutError);
    expect(attempts).toBe(2);
  });

  test("may be as long as anybody likes", async () => {
    for (const timeoutMs of [Number.POSITIVE_INFINITY, 2 ** 40]) {
      expect(await request(client, "GET", "/", { timeoutMs, deadlineMs: timeoutMs })).toBe(1);
    }
  });

  test("holds for a fetch that does not listen to its signal", async () => {
    const deaf = createClient({ baseUrl: server.url, fetch: () => new Promise(() => {}) });
    await expect(request(deaf, "GET", "/", { timeoutMs: 5, maxRetries: 0 })).rejects.toBeInstanceOf(
      TimeoutError,
    );
  });
});

describe("the deadline of a call", () => {
  test("covers its attempts and the waits between them", async () => {
    const error = await failureOf("/busy", { deadlineMs: 40, maxRetries: 5 });
    expect(error).toMatchObject({
      name: "TimeoutError",
      message: expect.stringContaining("40 ms"),
    });
  });

  test("covers the body", async () => {
    const error = await failureOf("/half", { deadlineMs: 20 });
    expect(error).toMatchObject({
      name: "TimeoutError",
      message: `GET ${server.url}/half got no whole answer within 20 ms`,
    });
  });

  test.each([
    ["never ends", Infinity],
    ["ends later", 300],
  ])("covers a hook that hears of an error and %s", async (_how, milliseconds) => {
    const before = requests;
    fakeTime();
    const [heard, hear] = gate();
    const onError = (): Promise<void> => {
      hear();
      return new Promise((resolve) => {
        if (milliseconds < Infinity) setTimeout(resolve, milliseconds);
      });
    };
    const call = failureOf("/flaky", { deadlineMs: 200, maxRetries: 5, hooks: { onError } });
    await heard;
    vi.advanceTimersByTime(200);
    expect(await call).toMatchObject({
      name: "TimeoutError",
      message: expect.stringContaining("200 ms"),
    });
    vi.advanceTimersByTime(100_000);
    await sleep(20);
    expect(requests - before).toBe(1);
  });

  test("is not followed by another attempt", async () => {
    const before = requests;
    fakeTime();
    const call = failureOf("/hang", { deadlineMs: 100, maxRetries: 5 });
    while (requests === before) await sleep(1);
    vi.advanceTimersByTime(100);
    expect(await call).toBeInstanceOf(TimeoutError);
    vi.advanceTimersByTime(100_000);
    await sleep(20);
    expect(requests - before).toBe(1);
  });

  test("of a client holds where the call says nothing", async () => {
    const hasty = createClient({ baseUrl: server.url, deadlineMs: 10 });
    await expect(request(hasty, "GET", "/hang")).rejects.toBeInstanceOf(TimeoutError);
  });
});

describe("what is given up is ended at once", () => {
  /** A server that begins to answer and never ends, and how many of its connections are open. */
  async function endless(): Promise<{ readonly url: string; readonly open: Set<unknown> }> {
    const open = new Set<unknown>();
    const watching = await serve((incoming, response) => {
      open.add(incoming.socket);
      incoming.socket.on("close", () => open.delete(incoming.socket));
      if (incoming.url === "/hang") return;
      response.writeHead(200, { "content-type": "application/json" }).write("[");
    });
    onTestFinished(() => watching.close());
    return { url: watching.url, open };
  }

  test.each(["/hang", "/half"])(
    "%s after the time that an attempt has by default",
    async (path) => {
      const { url, open } = await endless();
      fakeTime();
      const call = request(createClient({ baseUrl: url, maxRetries: 0 }), "GET", path);
      const failed = call.catch((error: unknown) => error);
      while (open.size === 0) await sleep(1);
      await sleep(20);
      vi.advanceTimersByTime(60_000);
      expect(await failed).toBeInstanceOf(TimeoutError);
      while (open.size > 0) await sleep(1);
    },
  );

  test("an answer that a hook does not want", async () => {
    const { url, open } = await endless();
    const onResponse = (): never => {
      throw new Error("unwanted");
    };
    const call = request(createClient({ baseUrl: url }), "GET", "/half", { hooks: { onResponse } });
    await expect(call).rejects.toThrow("unwanted");
    while (open.size > 0) await sleep(1);
  });

  test("an attempt of which a function in place of fetch does not know it is not heard of again", async () => {
    fakeTime();
    const seen: string[] = [];
    const [late, answer] = gate();
    let attempts = 0;
    const deaf = createClient({
      baseUrl: server.url,
      fetch: async () => {
        if (++attempts === 1) await late;
        return Response.json(attempts);
      },
      hooks: {
        onResponse: ({ attempt }) => void seen.push(`answer ${attempt}`),
        onError: ({ attempt }) => void seen.push(`error ${attempt}`),
      },
    });
    const call = request(deaf, "GET", "/", { timeoutMs: 10 });
    await vi.advanceTimersByTimeAsync(10);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await call).toBe(2);
    answer();
    await sleep(1);
    expect(seen).toEqual(["error 1", "answer 2"]);
  });
});

describe("an abort", () => {
  test("takes effect at once, also while a retry is waited for", async () => {
    const controller = new AbortController();
    const call = request(client, "GET", "/busy", { signal: controller.signal });
    const reason = new Error("enough");
    setTimeout(() => controller.abort(reason), 30);
    const error: unknown = await call.catch((fault) => fault);
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ name: "AbortError", cause: reason });
  });

  test.each([
    ["onRequest", "/"],
    ["onResponse", "/"],
    ["onError", "/flaky"],
    ["onError", "/missing"],
  ])("takes effect while the hook %s takes its time at %s", async (name, path) => {
    const controller = new AbortController();
    const hook = (): Promise<void> => {
      setTimeout(() => controller.abort());
      return new Promise(() => {});
    };
    const call = request(client, "GET", path, {
      signal: controller.signal,
      hooks: { [name]: hook },
    });
    await expect(call).rejects.toBeInstanceOf(AbortError);
  });

  test("is an error that hooks hear of, and does not wait for them", async () => {
    const controller = new AbortController();
    const heard: unknown[] = [];
    const call = request(client, "GET", "/hang", {
      signal: controller.signal,
      hooks: {
        onRequest: () => void setTimeout(() => controller.abort()),
        onError: ({ error, retryInMs }) => {
          heard.push(error, retryInMs);
          return new Promise<void>(() => {});
        },
      },
    });
    await expect(call).rejects.toBeInstanceOf(AbortError);
    expect(heard).toEqual([expect.any(AbortError), undefined]);
  });

  test("ends the request itself", async () => {
    let isClosed = false;
    const watching = await serve((incoming) => {
      incoming.on("close", () => {
        isClosed = true;
      });
    });
    const controller = new AbortController();
    const call = request(createClient({ baseUrl: watching.url }), "GET", "/", {
      signal: controller.signal,
    });
    await sleep(30);
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(AbortError);
    while (!isClosed) await sleep(1);
    await watching.close();
  });

  test("ends a body that the caller reads, and its reader is told", async () => {
    const controller = new AbortController();
    const response = await request(client, "GET", "/half", {
      signal: controller.signal,
    }).response();
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('{"a":');
    controller.abort();
    await expect(reader?.read()).rejects.toThrow();
  });
});

describe("nothing is left behind", () => {
  test("no listener at a signal that many calls share, however they end", async () => {
    const { signal } = new AbortController();
    /** Of the attempts: the platform keeps one that joins others so long as somebody listens to it. */
    const attempts: AbortSignal[] = [];
    const local = createClient({
      baseUrl: "https://example.org",
      maxRetries: 0,
      fetch: async (url, init) => {
        if (init.signal) attempts.push(init.signal);
        if (url.endsWith("/0")) throw new Error("reset");
        return Response.json(1, { status: url.endsWith("/1") ? 500 : 200 });
      },
    });
    let most = 0;
    for (let index = 0; index < 10_000; index++) {
      const call = request(local, "GET", `/${index % 4}`, { signal, deadlineMs: 60_000 });
      if (index % 4 === 2) await call.response();
      else await call.catch(() => {});
      most = Math.max(most, getEventListeners(signal, "abort").length);
    }
    expect(most).toBe(0);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
    expect(attempts).toHaveLength(10_000);
    expect(attempts.filter((each) => getEventListeners(each, "abort").length > 0)).toEqual([]);
  });

  test("no warning of platforms that count listeners, however many calls share a signal at once", async () => {
    // Of its own: connections of calls before may be closed by the service just when they are used again.
    const silent = await serve(() => {});
    onTestFinished(() => silent.close());
    const apart = createClient({ baseUrl: silent.url });
    const warnings: Error[] = [];
    const onWarning = (warning: Error): void => void warnings.push(warning);
    process.on("warning", onWarning);
    onTestFinished(() => void process.off("warning", onWarning));
    const controller = new AbortController();
    const { signal } = controller;
    const calls = Array.from({ length: 50 }, () =>
      request(apart, "GET", "/", { signal, maxRetries: 0 }).catch((error: unknown) => error),
    );
    await sleep(20);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
    controller.abort();
    for (const each of calls) expect(await each).toBeInstanceOf(AbortError);
    expect(warnings).toEqual([]);
  });

  test("no timer: a process ends when its calls have", async () => {
    const before = process.getActiveResourcesInfo().filter((each) => each === "Timeout").length;
    await request(client, "GET", "/", { deadlineMs: 100_000 });
    await failureOf("/", { signal: AbortSignal.abort(), deadlineMs: 100_000 });
    await request(client, "GET", "/", { deadlineMs: 100_000 }).response();
    const after = process.getActiveResourcesInfo().filter((each) => each === "Timeout").length;
    // fetch has a timer of its own for its connections.
    expect(after).toBeLessThanOrEqual(before + 1);
  });
});

test("a connection that is refused says so", async () => {
  const closed = await serve(() => {});
  await closed.close();
  const error = await request(
    createClient({ baseUrl: closed.url, maxRetries: 0 }),
    "GET",
    "/",
  ).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toHaveProperty("message", expect.stringContaining("ECONNREFUSED"));
});
