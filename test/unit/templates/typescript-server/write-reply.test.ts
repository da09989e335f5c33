/** A handler's response, on the wire. */
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  eventStream,
  jsonEventStream,
} from "../../../../templates/typescript-client/event-stream.js";
import { jsonLines, jsonSequence } from "../../../../templates/typescript-client/json-lines.js";
import * as kinds from "../../../../templates/typescript-client/schema-kinds.js";
import { validator } from "../../../../templates/typescript-client/validator.js";
import type { AnyOptions } from "../../../../templates/typescript-server/options.js";
import type { LocalServer } from "../typescript-client/local-server.js";
import { listen, type Shown, serverFor } from "./served-routes.js";

const servers: LocalServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Asks a server whose one handler gives the answer. */
async function answered(
  reply: unknown,
  shown: Shown = {},
  { init, ...options }: AnyOptions & { readonly init?: RequestInit } = {},
): Promise<Response> {
  const server = await listen(
    serverFor({ "GET /books": [() => reply, shown] }, { validateReplies: false, ...options }),
  );
  servers.push(server);
  return fetch(`${server.url}/books`, init);
}

/** Status, type and text of an answer. */
async function told(...asked: Parameters<typeof answered>): Promise<unknown> {
  const response = await answered(...asked);
  return [response.status, response.headers.get("content-type"), await response.text()];
}

const json = "application/json";
const listing = (...content: string[]): Shown => ({ replies: [{ status: "200", content }] });
async function* items(...all: unknown[]): AsyncGenerator<unknown> {
  yield* all;
}

describe("a body", () => {
  test.each<[name: string, reply: object, shown: Shown, expected: unknown]>([
    ["that is not shown", { status: 200, body: { a: [1] } }, {}, [200, json, '{"a":[1]}']],
    ["null", { status: 200, body: null }, {}, [200, json, "null"]],
    ["of text", { status: 200, body: "é" }, {}, [200, "text/plain; charset=utf-8", "é"]],
    [
      "of JSON that is written",
      { status: 200, body: "{}", contentType: "application/hal+json" },
      {},
      [200, "application/hal+json", "{}"],
    ],
    [
      "that has parts in text",
      { status: 200, body: { a: ["é"] } },
      listing("text/plain"),
      [200, "text/plain; charset=utf-8", '{"a":["é"]}'],
    ],
    ["that is a string in JSON", { status: 200, body: "a" }, listing(json), [200, json, '"a"']],
    [
      "of another JSON",
      { status: 404, body: {} },
      { replies: [{ status: "4XX", content: ["application/problem+json"] }] },
      [404, "application/problem+json", "{}"],
    ],
    [
      "of text that is listed",
      { status: 200, body: 7 },
      listing("text/csv"),
      [200, "text/csv; charset=utf-8", "7"],
    ],
    [
      "of bytes",
      { status: 200, body: new TextEncoder().encode("a") },
      {},
      [200, "application/octet-stream", "a"],
    ],
    [
      "of a part of memory",
      { status: 200, body: new Uint16Array([0, 0x6261]).subarray(1) },
      listing("image/png"),
      [200, "image/png", "ab"],
    ],
    [
      "of shared memory",
      { status: 200, body: new Uint8Array(new SharedArrayBuffer(1)) },
      {},
      [200, "application/octet-stream", "\0"],
    ],
    [
      "of a buffer",
      { status: 200, body: new ArrayBuffer(1) },
      {},
      [200, "application/octet-stream", "\0"],
    ],
    [
      "of a Blob",
      { status: 200, body: new Blob(["a"], { type: "image/gif" }) },
      listing("image/*"),
      [200, "image/gif", "a"],
    ],
    [
      "of a stream",
      { status: 200, body: new Blob(["ab"]).stream() },
      {},
      [200, "application/octet-stream", "ab"],
    ],
    ["that is none", { status: 200 }, listing(json), [200, null, ""]],
    ["that an empty status cannot have", { status: 204, body: "a" }, {}, [204, null, ""]],
    [
      "with the type among the headers",
      { status: 200, body: "a", headers: { "Content-Type": "text/x-a" } },
      {},
      [200, "text/x-a; charset=utf-8", "a"],
    ],
  ])("%s", async (_, reply, shown, expected) => {
    expect(await told(reply, shown)).toEqual(expected);
  });

  test("a response of the handler's own is sent as it is", async () => {
    expect(
      await told(new Response("own", { status: 299, headers: { "content-type": "a/b" } })),
    ).toEqual([299, "a/b", "own"]);
    expect(
      await told(
        Response.redirect("http://127.0.0.1/x", 302),
        {},
        { init: { redirect: "manual" } },
      ),
    ).toEqual([302, null, ""]);
  });

  test("a length that a handler says is not believed", async () => {
    expect(await told({ status: 200, body: "abc", headers: { "content-length": 1 } })).toEqual([
      200,
      "text/plain; charset=utf-8",
      "abc",
    ]);
  });

  test("HEAD has the head alone, and lets go of a stream", async () => {
    const cancel = vi.fn<() => void>();
    const reply = {
      status: 200,
      body: new ReadableStream({ cancel }),
      headers: { "content-length": 9 },
    };
    const response = await answered(reply, listing("image/png"), { init: { method: "HEAD" } });
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("content-length")).toBe("9");
    expect(cancel).toHaveBeenCalledTimes(1);
    const own = vi.fn<() => void>();
    await answered(
      new Response(new ReadableStream({ cancel: own })),
      {},
      { init: { method: "HEAD" } },
    );
    expect(own).toHaveBeenCalledTimes(1);
  });
});

describe("headers", () => {
  test("are written in style simple, and cookies apart", async () => {
    const { headers } = await answered({
      status: 204,
      headers: {
        "X-Count": 3,
        "x-list": ["a", 1, true],
        "x-object": { a: 1, b: undefined, c: "d" },
        "x-none": undefined,
        "set-cookie": ["a=1", "b=2"],
        "last-modified": new Date(0),
        "transfer-encoding": "gzip",
      },
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-count": "3",
      "x-list": "a,1,true",
      "x-object": "a,1,c,d",
      "last-modified": "Thu, 01 Jan 1970 00:00:00 GMT",
    });
    expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(headers.has("x-none")).toBe(false);
  });

  test.each([
    { "x-a": "a\r\nb: c" },
    { "x a": "b" },
    { "x-a": "\u6f22" },
    { "x-a": [{}] },
    { "x-a": Number.NaN },
  ])("%j is an error, and nothing of it is sent", async (headers) => {
    const onError = vi.fn();
    const response = await answered({ status: 200, body: "secret", headers }, {}, { onError });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining("x") });
  });

  test("say that an operation is deprecated", async () => {
    const deprecated = { since: "2026-01-01", sunset: "2027-01-01" };
    for (const reply of [{ status: 204 }, new Response("a")]) {
      const { headers } = await answered(reply, { deprecated });
      expect(headers.get("deprecation")).toBe("@1767225600");
      expect(headers.get("sunset")).toBe("Fri, 01 Jan 2027 00:00:00 GMT");
    }
  });
});

describe("of several representations", () => {
  const shown = listing(json, "text/csv");
  const accepting = (accept: string): { init: RequestInit } => ({ init: { headers: { accept } } });

  test("that which the caller likes best is taken", async () => {
    const reply = { status: 200, body: "a" };
    const csv = await answered(reply, shown, accepting("application/json;q=0.5, text/*"));
    expect([csv.headers.get("content-type"), csv.headers.get("vary")]).toEqual([
      "text/csv; charset=utf-8",
      "accept",
    ]);
    expect(await told(reply, shown)).toEqual([200, json, '"a"']);
    expect(await told({ ...reply, contentType: "text/csv" }, shown)).toEqual([
      200,
      "text/csv; charset=utf-8",
      "a",
    ]);
  });

  test("none that it takes is 406, before the handler works", async () => {
    const handler = vi.fn();
    const app = serverFor({ "GET /books": [handler, shown] });
    const response = await app.request("/books", { headers: { accept: "image/png" } });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({
      detail: "The answer is application/json or text/csv, which the request does not accept.",
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test.each<[name: string, shown: Shown]>([
    ["is not shown", {}],
    ["may be none", { replies: [...(shown.replies ?? []), { status: "204", content: [] }] }],
    ["may be another", { ...shown, hasOtherReplies: true }],
  ])("nothing is refused where the answer %s", async (_, open) => {
    const response = await answered({ status: 200, body: "a" }, open, accepting("image/png"));
    expect(response.status).toBe(200);
  });

  test("the handler is told which one it is", async () => {
    const handler = ({ responseType }: { readonly responseType: string | undefined }) => ({
      status: 200,
      contentType: responseType,
      body: responseType,
    });
    const app = serverFor({
      "GET /books": [handler, shown],
      "GET /": [
        ({ responseType }: { responseType: unknown }) => ({ status: 200, body: [responseType] }),
      ],
    });
    const response = await app.request("/books", { headers: { accept: "text/csv" } });
    expect(await response.text()).toBe("text/csv");
    expect(await (await app.request("/")).text()).toBe("[null]");
  });
});

describe("items", () => {
  const request = { method: "GET", url: "http://127.0.0.1/books" };
  const all = async (found: AsyncIterable<unknown>): Promise<unknown[]> => {
    const values: unknown[] = [];
    for await (const each of found) values.push(each);
    return values;
  };

  test("are events that the client reads", async () => {
    const events = [
      { data: "a\nb" },
      { comment: "still here" },
      { data: "", event: "lent", id: "7", retry: 100 },
      { data: " c", id: "" },
    ];
    const response = await answered(
      { status: 200, body: items(...events) },
      listing("text/event-stream"),
    );
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(await all(eventStream(response, request, undefined))).toEqual([
      { event: "message", data: "a\nb", id: "", retry: undefined },
      { event: "lent", data: "", id: "7", retry: 100 },
      { event: "message", data: " c", id: "", retry: 100 },
    ]);
  });

  test("are events with data in JSON", async () => {
    const response = await answered(
      { status: 200, body: items({ data: { a: 1 } }, { data: null }) },
      listing("text/event-stream"),
    );
    const found = await all(jsonEventStream(response, request, undefined));
    expect(found).toMatchObject([{ data: { a: 1 } }, { data: null }]);
  });

  test.each([
    ["application/jsonl", jsonLines],
    ["application/x-ndjson", jsonLines],
    ["application/json-seq", jsonSequence],
  ])("are %s that the client reads", async (type, decoder) => {
    const values = [{ a: "\n" }, 1, null, "b", []];
    for (const body of [items(...values), values]) {
      const response = await answered({ status: 200, body }, listing(type));
      expect(await all(decoder(response, request, undefined))).toEqual(values);
    }
  });

  test("are asked for one by one, and end with the caller", async () => {
    let asked = 0;
    let signal: AbortSignal | undefined;
    let tellEnd = (): void => {};
    const ended = new Promise<void>((resolve) => {
      tellEnd = resolve;
    });
    async function* endless(): AsyncGenerator<number> {
      try {
        for (;;) {
          asked++;
          yield asked;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      } finally {
        tellEnd();
      }
    }
    const handler = (given: { readonly signal: AbortSignal }): object => {
      signal = given.signal;
      return { status: 200, body: endless() };
    };
    const server = await listen(
      serverFor({ "GET /books": [handler, listing("application/jsonl")] }),
    );
    servers.push(server);
    const leaving = new AbortController();
    const response = await fetch(`${server.url}/books`, { signal: leaving.signal });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^1\n/);
    leaving.abort();
    await ended;
    expect(signal?.aborted).toBe(true);
    expect(asked).toBeLessThan(100);
  });

  test.each<[name: string, body: AsyncIterable<unknown>]>([
    ["an item that is no event", items({ data: "a" }, "b")],
    ["an event whose name has a line break", items({ data: "a" }, { data: "b", event: "x\ny" })],
    [
      "an error of the handler",
      (async function* () {
        yield { data: "a" };
        throw new Error("late");
      })(),
    ],
  ])("%s ends the answer as a broken one, and is told", async (_, body) => {
    // The adapter writes there what breaks an answer off.
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    const onError = vi.fn();
    const response = await answered({ status: 200, body }, listing("text/event-stream"), {
      onError,
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(String(written.mock.calls)).not.toMatch(/late|item/);
    written.mockRestore();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ operation: { id: "GET /books" } });
  });
});

describe("in development", () => {
  const book = validator(() =>
    kinds.looseObject({ title: kinds.string(), lent: kinds.optional(kinds.string()) }),
  );
  const shown: Shown = {
    replies: [
      { status: "200", content: [json] },
      { status: "2XX", content: [] },
      { status: "404", content: ["application/problem+json"] },
    ],
    rules: { replies: { 200: { [json]: book } } },
  };
  const checked = (reply: unknown, facts = shown, options: AnyOptions = {}): Promise<Response> =>
    answered(reply, facts, { validateReplies: true, ...options });

  test.each<[reply: object]>([
    [{ status: 200, body: { title: "a", other: 1 } }],
    // The sent request counts.
    [{ status: 200, body: { title: "a", lent: new Date(0) } }],
    [{ status: 200, body: { title: "a", lent: undefined } }],
    [{ status: 200, body: new TextEncoder().encode("{}") }],
    [{ status: 204 }],
    [{ status: 404, body: {} }],
    [Response.json({}, { status: 200 })],
  ])("%j is sent", async (reply) => {
    expect((await checked(reply)).status).toBeLessThan(500);
  });

  test.each<[reply: object, message: string]>([
    [{ status: 200, body: { title: 1 } }, "body.title: expected string"],
    [{ status: 200, body: {} }, "body.title: is missing"],
    [{ status: 200 }, "body: is missing"],
    [
      { status: 200, body: {}, contentType: "text/plain" },
      "contentType: text/plain is none of application/json",
    ],
    [{ status: 201, body: {} }, "body: is not allowed"],
    [{ status: 500, body: {} }, "status: 500 is none of 200, 2XX, 404"],
    [new Response("a", { status: 400 }), "status: 400 is none of 200, 2XX, 404"],
  ])("%j is an error of the handler", async (reply, message) => {
    const onError = vi.fn();
    const response = await checked(reply, shown, { onError });
    expect(response.status).toBe(500);
    const [error] = onError.mock.calls[0] ?? [];
    expect(String(error).replaceAll("/", ".")).toContain(message.replaceAll("/", "."));
  });

  test("what is not shown is not checked", async () => {
    expect((await checked({ status: 299, body: 1 }, {})).status).toBe(299);
    const open = { ...shown, hasOtherReplies: true };
    expect((await checked({ status: 599, body: 1 }, open)).status).toBe(599);
    expect((await checked({ status: 200, body: 1 }, { replies: [{ status: "200" }] })).status).toBe(
      200,
    );
  });

  test("that is where NODE_ENV is not production", async () => {
    const status = async (environment: string): Promise<number> => {
      vi.stubEnv("NODE_ENV", environment);
      const app = serverFor(
        { "GET /books": [() => ({ status: 500, body: {} }), shown] },
        { onError: () => {} },
      );
      vi.unstubAllEnvs();
      const body: unknown = await (await app.request("/books")).json();
      return JSON.stringify(body) === "{}" ? 500 : 599;
    };
    expect(await status("production")).toBe(500);
    expect(await status("test")).toBe(599);
  });
});
