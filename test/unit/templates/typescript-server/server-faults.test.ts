/** Faults between a caller and a handler: nothing of them ends the server, or tells a caller of its inside. */
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AnyOptions } from "../../../../templates/typescript-server/options.js";
import type { LocalServer } from "../typescript-client/local-server.js";
import { head, open } from "./raw-connection.js";
import { type Handled, listen, serverFor } from "./served-routes.js";
import { patience } from "../../../patience.js";

const servers: LocalServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function served(
  handled: Readonly<Record<string, Handled>>,
  options?: AnyOptions,
): Promise<URL> {
  const server = await listen(serverFor(handled, options));
  servers.push(server);
  return new URL(server.url);
}

/** The arguments of a handler, as far as these tests look at them. */
interface Given {
  readonly path: object;
  readonly raw: Request;
  readonly signal: AbortSignal;
}

const echo: Handled = [({ path }: Given) => ({ status: 200, body: path })];
const never = (): Promise<never> => new Promise(() => {});

/** Resolved when a signal has fired, with why. */
const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    signal.addEventListener("abort", () => resolve(signal.reason));
  });

describe("a target that is written strangely", () => {
  test.each<[target: string, status: number, body: unknown]>([
    ["/books/%zz", 400, expect.objectContaining({ status: 400 })],
    ["/books/%ff", 400, expect.objectContaining({ status: 400 })],
    ["/books/a%00b", 200, { id: "a\0b" }],
    ["/books/../books/a", 200, { id: "a" }],
    ["/books/%2e%2e/books/a", 200, { id: "a" }],
    ["/books/..%2fa", 200, { id: "../a" }],
    ["/books//a", 404, expect.objectContaining({ status: 404 })],
    ["//books/a", 404, expect.objectContaining({ status: 404 })],
    ["/books/__proto__", 200, { id: "__proto__" }],
    ["/__proto__/__proto__", 404, expect.objectContaining({ status: 404 })],
    ["/books/a?%zz=%zz&__proto__=1", 200, { id: "a" }],
    [`/books/${"a".repeat(12_000)}`, 200, { id: "a".repeat(12_000) }],
  ])("%s", async (target, status, body) => {
    const { port } = await served({ "GET /books/{id}": echo });
    const connection = await open(Number(port), head(target, ["Connection: close"]));
    const [top = "", text = ""] = (await connection.closed).split("\r\n\r\n");
    expect(top).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(text)).toEqual(body);
  });

  test("a URL of a megabyte", async () => {
    const app = serverFor({ "GET /books/{id}": echo, "GET /files/{a}-{b}.json": echo });
    const long = "-%2D".repeat(250_000);
    const found = await app.request(`/books/${long}`);
    expect(await found.json()).toEqual({ id: "--".repeat(250_000) });
    expect((await app.request(`/files/${long}`)).status).toBe(404);
    expect((await app.request("/books".repeat(200_000))).status).toBe(404);
    expect((await app.request(`/books/a?${"&".repeat(1_000_000)}`)).status).toBe(200);
  });

  test("none is an error of the server's own", async () => {
    const onError = vi.fn();
    const app = serverFor(
      {
        "GET /books/{id}": echo,
        "PUT /books/{id}.json": echo,
        "POST /{kind}/{a}-{b}": echo,
        "GET /books/new": echo,
        "DELETE /": echo,
      },
      { onError },
    );
    const piece = fc.constantFrom(
      "/",
      "books",
      "new",
      "a-b",
      "x.json",
      "%",
      "%2f",
      "%C3",
      "..",
      ".",
      "\\",
      ";",
      "?",
      "#",
      "&",
      "=",
      "__proto__",
      "é",
      "*",
      ":",
    );
    const target = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((all) => all.join("")),
      fc.webPath(),
    );
    const method = fc.constantFrom(
      "GET",
      "HEAD",
      "PUT",
      "POST",
      "DELETE",
      "OPTIONS",
      "PATCH",
      "REPORT",
    );
    await fc.assert(
      fc.asyncProperty(target, method, async (path, verb) => {
        const { status } = await app.fetch(
          new Request(`http://127.0.0.1/${path}`, { method: verb }),
        );
        expect([200, 204, 400, 404, 405]).toContain(status);
      }),
      { numRuns: 1000 },
    );
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("a handler", () => {
  const failures: readonly [name: string, handler: unknown][] = [
    [
      "that throws",
      () => {
        throw new Error("secret");
      },
    ],
    [
      "that rejects",
      async () => {
        throw new Error("secret");
      },
    ],
    [
      "that throws no error",
      () => {
        throw "secret";
      },
    ],
    ["that answers nothing", () => undefined],
    ["that answers null", async () => null],
    ["that answers a text", () => "secret"],
    ["that answers without a status", () => ({ body: "secret" })],
    ["that answers an impossible status", () => ({ status: 42, body: "secret" })],
    ["that answers half a status", () => ({ status: 200.5 })],
    ["that answers an error of the network", () => Response.error()],
    ["that answers what has no JSON", () => ({ status: 200, body: { secret: 1n } })],
    ["that answers a function", () => ({ status: 200, body: () => "secret" })],
    [
      "that answers an object as an image",
      () => ({ status: 200, body: {}, contentType: "image/png" }),
    ],
  ];
  test.each(failures)("%s is answered with 500 and told", async (_, handler) => {
    const onError = vi.fn();
    const url = await served({ "GET /books": [handler] }, { onError });
    const response = await fetch(new URL("/books", url));
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toEqual({
      status: 500,
      title: "Internal Server Error",
      detail: "The server failed.",
    });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ operation: { id: "GET /books" } });
  });

  test("that fails is told to the console unless somebody wants it, who may fail, too", async () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing: Handled = [() => Promise.reject(new Error("a"))];
    await serverFor({ "GET /books": failing }).request("/books");
    expect(String(written.mock.calls)).toBe("GET /books failed:,Error: a");
    const onError = (): never => {
      throw new Error("b");
    };
    const response = await serverFor({ "GET /books": failing }, { onError }).request("/books");
    expect(response.status).toBe(500);
    expect(written).toHaveBeenCalledTimes(2);
    written.mockRestore();
  });

  test("may throw an exception of Hono", async () => {
    const handler = (): never => {
      throw new HTTPException(418, { message: "tea" });
    };
    const response = await serverFor({ "GET /books": [handler] }).request("/books");
    expect([response.status, await response.text()]).toEqual([418, "tea"]);
  });

  test("is not called where the context cannot be made", async () => {
    const handler = vi.fn();
    const onError = vi.fn();
    const context = (): never => {
      throw new Error("no database");
    };
    const app = serverFor({ "GET /books": [handler] }, { onError, context });
    expect((await app.request("/books")).status).toBe(500);
    expect(handler).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test("whose work can be waited for without being a promise", async () => {
    const later = { then: (resolve: (reply: object) => void) => resolve({ status: 204 }) };
    expect((await serverFor({ "GET /books": [() => later] }).request("/books")).status).toBe(204);
  });
});

describe("time", () => {
  test("that is up is 503, and aborts the signal", async () => {
    const onError = vi.fn();
    let reason: unknown;
    const handler = async ({ signal }: Given): Promise<never> => {
      reason = await aborted(signal);
      throw reason;
    };
    const url = await served({ "GET /books": [handler] }, { timeoutMs: 20, onError });
    const response = await fetch(new URL("/books", url));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ detail: "There was no answer within 20 ms." });
    expect(reason).toMatchObject({ name: "TimeoutError" });
    // The handler only said that it was stopped.
    expect(onError).not.toHaveBeenCalled();
  });

  test("that is up for a handler that never looks", async () => {
    const url = await served({ "GET /books": [never] }, { timeoutMs: 20 });
    expect((await fetch(new URL("/books", url))).status).toBe(503);
  });

  test("an answer that comes late is let go, an error that comes late is told", async () => {
    const cancelled = new Promise<void>((resolve) => {
      const late: Handled = [
        async ({ signal }: Given) => {
          await aborted(signal);
          return { status: 200, body: new ReadableStream({ cancel: () => resolve() }) };
        },
      ];
      void serverFor({ "GET /books": late }, { timeoutMs: 5 }).request("/books");
    });
    await cancelled;
    const told = new Promise((resolve) => {
      const late: Handled = [
        async ({ signal }: Given) => {
          await aborted(signal);
          throw new Error("late");
        },
      ];
      void serverFor({ "GET /books": late }, { timeoutMs: 5, onError: resolve }).request("/books");
    });
    expect(await told).toMatchObject({ message: "late" });
  });

  test("is kept by what answers in it, and there may be no end to it", async () => {
    const soon: Handled = [
      () => new Promise((resolve) => setTimeout(resolve, 10, { status: 204 })),
    ];
    for (const timeoutMs of [1000, 0, Infinity, 2 ** 40]) {
      const response = await serverFor({ "GET /books": soon }, { timeoutMs }).request("/books");
      expect(response.status, String(timeoutMs)).toBe(204);
    }
  });
});

describe("a caller that goes away", () => {
  test("aborts the signal of the handler, which is no error", async () => {
    const onError = vi.fn();
    let began = (): void => {};
    const working = new Promise<void>((resolve) => {
      began = resolve;
    });
    const ended = new Promise<void>((resolve) => {
      const handler = async ({ signal }: Given): Promise<never> => {
        began();
        const reason = await aborted(signal);
        setTimeout(resolve, 10);
        throw reason;
      };
      void served({ "POST /books": [handler] }, { onError }).then(async ({ port }) => {
        const text = `${head("/books", ["Content-Length: 2", "Content-Type: application/json"], "POST")}{}`;
        const connection = await open(Number(port), text);
        await working;
        connection.socket.destroy();
      });
    });
    await ended;
    expect(onError).not.toHaveBeenCalled();
  });

  test("in the middle of its body is no error of the server", async () => {
    const handler = vi.fn();
    const onError = vi.fn();
    const app = new Hono();
    let answered: Promise<unknown> = Promise.resolve();
    app.use(async (_, next) => {
      answered = next();
      await answered;
    });
    app.route("/", serverFor({ "POST /books": [handler] }, { onError }));
    const server = await listen(app);
    servers.push(server);
    const connection = await open(
      Number(new URL(server.url).port),
      `${head("/books", ["Content-Length: 100", "Content-Type: application/json"], "POST")}{"a`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    connection.socket.destroy();
    await connection.closed;
    await vi.waitFor(() => answered, patience);
    expect(handler).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("the signal", () => {
  test("is aborted when the server stops", async () => {
    const stopping = new AbortController();
    const handler = async ({ signal }: Given): Promise<object> => ({
      status: 200,
      body: await aborted(signal),
    });
    const app = serverFor(
      { "GET /books": [handler] },
      { signal: stopping.signal, timeoutMs: 10_000 },
    );
    const answered = app.request("/books");
    stopping.abort("update");
    expect(await (await answered).text()).toBe("update");
  });

  test("is that of the request where nothing else can end a call", async () => {
    const handler = (given: Given): object => ({
      status: 200,
      body: given.signal === given.raw.signal,
    });
    const response = await serverFor({ "GET /books": [handler] }).request("/books");
    expect(await response.json()).toBe(true);
  });
});
