/** Some calls are repeated: which, how often and when. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../../templates/typescript-client/client.js";
import {
  ApiError,
  ConnectionError,
  DecodeError,
  InvalidArgumentError,
  type RequestSummary,
  TimeoutError,
} from "../../../../templates/typescript-client/errors.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import { withIdempotencyKey } from "../../../../templates/typescript-client/idempotency-key.js";
import { encodeBody } from "../../../../templates/typescript-client/body.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { mayRepeat, retryDelay } from "../../../../templates/typescript-client/retry.js";
import { type LocalServer, serve } from "./local-server.js";

const asked: RequestSummary = { method: "GET", url: "https://example.org/x" };

function answered(status: number, headers: Record<string, string> = {}): ApiError {
  return new ApiError(asked, new Response(null, { status, headers }), undefined);
}

describe("the wait before a retry", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse("2026-03-01T12:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each([408, 429, 500, 502, 503, 504, 599])("comes after %i", (status) => {
    expect(retryDelay(answered(status), 1)).toBeTypeOf("number");
  });

  test.each([300, 304, 400, 401, 403, 404, 409, 410, 422])("does not come after %i", (status) => {
    expect(retryDelay(answered(status), 1)).toBeUndefined();
  });

  test("comes after connections that failed and attempts that took too long, and no other error", () => {
    expect(retryDelay(new ConnectionError(asked, new Error("reset")), 1)).toBeTypeOf("number");
    expect(retryDelay(new TimeoutError(asked, 1), 1)).toBeTypeOf("number");
    const response = new Response();
    for (const error of [
      new DecodeError(asked, response, "HTML"),
      new InvalidArgumentError("wrong"),
      new Error("a hook's own"),
    ]) {
      expect(retryDelay(error, 1)).toBeUndefined();
    }
  });

  test("is anything up to a bound that doubles from half a second to eight seconds", () => {
    const bounds = [500, 1000, 2000, 4000, 8000, 8000, 8000];
    const random = vi.spyOn(Math, "random");
    random.mockReturnValue(0);
    expect(bounds.map((_, index) => retryDelay(answered(503), index + 1))).toEqual(
      bounds.map(() => 0),
    );
    random.mockReturnValue(0.5);
    expect(bounds.map((_, index) => retryDelay(answered(503), index + 1))).toEqual(
      bounds.map((bound) => bound / 2),
    );
  });

  test.each([
    ["seconds", "7", 7000],
    ["a date", "Sun, 01 Mar 2026 12:00:09 GMT", 9000],
    [
      "a date of the obsolete form (RFC 9110, section 5.6.7)",
      "Sunday, 01-Mar-26 12:00:09 GMT",
      9000,
    ],
    ["a minute", "60", 60_000],
  ])("is what Retry-After asks for: %s", (_name, text, wait) => {
    expect(retryDelay(answered(429, { "retry-after": text }), 1)).toBe(wait);
  });

  test.each([
    ["nothing", "0"],
    ["a date in the past", "Sun, 01 Mar 2020 12:00:00 GMT"],
    ["garbage", "soon"],
    ["a negative number", "-5"],
    ["a fraction of nothing", "NaN"],
    ["no text", ""],
  ])("is our own where Retry-After says %s", (_name, text) => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    expect(retryDelay(answered(503, { "retry-after": text }), 1)).toBe(250);
  });

  test.each([
    ["a year", "31536000"],
    ["a date in a year", "Mon, 01 Mar 2027 12:00:00 GMT"],
    ["digits without end", "9".repeat(400)],
  ])("is none where Retry-After asks for %s: the error is told at once", (_name, text) => {
    expect(retryDelay(answered(503, { "retry-after": text }), 1)).toBeUndefined();
  });
});

describe("what may be repeated", () => {
  test.each(["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"])("%s", (method) => {
    expect(mayRepeat({ id: "x", method, path: "/" }, {})).toBe(true);
    expect(mayRepeat({ id: "x", method, path: "/" }, { idempotent: false })).toBe(false);
  });

  test.each(["POST", "PATCH", "LOCK"])("%s only where somebody says so", (method) => {
    const operation: Operation = { id: "x", method, path: "/" };
    expect(mayRepeat(operation, {})).toBe(false);
    expect(mayRepeat(operation, { idempotent: true })).toBe(true);
    expect(mayRepeat({ ...operation, idempotent: true }, {})).toBe(true);
    expect(mayRepeat({ ...operation, idempotent: true }, { idempotent: false })).toBe(false);
  });
});

describe("a call that fails", () => {
  let server: LocalServer;
  let client: Client;
  /** Statuses that the server answers, one after the other; 0 = it hangs up. */
  let statuses: number[];
  const received: { readonly body: string; readonly key: string | undefined }[] = [];
  beforeAll(async () => {
    server = await serve((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on("end", () => {
        received.push({ body, key: request.headersDistinct["idempotency-key"]?.[0] });
        const status = statuses.shift() ?? 200;
        if (status === 0) request.socket.destroy();
        else response.writeHead(status, { "content-type": "application/json" }).end('"done"');
      });
    });
    client = createClient({ baseUrl: server.url });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    received.length = 0;
    vi.spyOn(Math, "random").mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const put: Operation = { id: "x.put", method: "PUT", path: "/x", body: encodeBody };
  const post: Operation = { id: "x.post", method: "POST", path: "/x", body: encodeBody };

  function called(operation: Operation, given: number[], init?: SendInit): Promise<unknown> {
    statuses = given;
    return send(client, operation, [], init);
  }

  test("is repeated twice, its body written anew each time", async () => {
    expect(await called(put, [503, 0], { body: { a: 1 } })).toBe("done");
    expect(received.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}']);
  });

  test("ends with the last error after that", async () => {
    await expect(called(put, [500, 502, 503, 200])).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(3);
  });

  test.each([
    [0, 1],
    [1, 2],
    [4, 5],
  ])("with maxRetries %i is sent %i times", async (maxRetries, times) => {
    await expect(
      called(put, [503, 503, 503, 503, 503, 503], { maxRetries }),
    ).rejects.toBeInstanceOf(ApiError);
    expect(received).toHaveLength(times);
  });

  test("is sent once where its method does not allow more", async () => {
    await expect(called(post, [503, 200], { body: {} })).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
  });

  test("carries one idempotency key in all its attempts, and another in the next call", async () => {
    const keyed: Operation = {
      ...post,
      idempotent: true,
      headers: withIdempotencyKey("Idempotency-Key"),
    };
    expect(await called(keyed, [503, 0, 200], { body: {} })).toBe("done");
    await called(keyed, [200]);
    const keys = received.map(({ key }) => key);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[3]).not.toBe(keys[0]);
    await called(keyed, [200], { headers: { "idempotency-key": "mine" } });
    expect(received.at(-1)?.key).toBe("mine");
  });

  test("is sent once where its body is a stream: nothing of it is left", async () => {
    const body = new Blob(["half"]).stream();
    await expect(called(put, [503, 200], { body })).rejects.toMatchObject({ status: 503 });
    expect(received).toEqual([{ body: "half", key: undefined }]);
  });

  test("takes the number of the client where the call says none", async () => {
    const patient = createClient({ baseUrl: server.url, maxRetries: 3 });
    statuses = [503, 503, 503, 200];
    expect(await send(patient, put, [])).toBe("done");
    expect(received).toHaveLength(4);
  });
});
