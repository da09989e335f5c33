/** Answers of real servers: decoded by content type, and each failure as its own error. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient } from "../../../../templates/typescript-client/client.js";
import {
  ApiError,
  ConnectionError,
  DecodeError,
  RequestError,
} from "../../../../templates/typescript-client/errors.js";
import { request } from "../../../../templates/typescript-client/request.js";
import { type LocalServer, serve } from "./local-server.js";

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly reason?: string;
}

let server: LocalServer;
let client: Client;
/** The next response of the server. */
let answer: Answer;
beforeAll(async () => {
  server = await serve((_, response) => {
    const { status = 200, type, body, reason } = answer;
    if (type !== undefined) response.setHeader("content-type", type);
    response.setHeader("x-trace", "t1");
    response.writeHead(status, reason).end(body);
  });
  client = createClient({ baseUrl: server.url });
});
afterAll(() => server.close());

function answered(next: Answer, method = "GET", path = "/artists/1"): Promise<unknown> {
  answer = next;
  return request(client, method, path);
}

async function failure(next: Answer, path?: string): Promise<unknown> {
  return answered(next, "GET", path).then(
    (value) => expect.fail(`answered ${String(value)}`),
    (error: unknown) => error,
  );
}

describe("a success", () => {
  test.each<[string, Answer, unknown]>([
    ["JSON", { type: "application/json", body: '{"a":[1,null]}' }, { a: [1, null] }],
    ["JSON with parameters", { type: "application/json; charset=utf-8", body: "0" }, 0],
    ["JSON in capitals", { type: "APPLICATION/JSON", body: "false" }, false],
    ["a suffix +json", { type: "application/hal+json", body: "[]" }, []],
    ["text/json", { type: "text/json", body: "null" }, null],
    ["JSON with a byte order mark", { type: "application/json", body: "\ufeff1" }, 1],
    ["text", { type: "text/plain", body: "{}" }, "{}"],
    ["HTML", { type: "text/html; charset=utf-8", body: "<p>é</p>" }, "<p>é</p>"],
    ["201", { status: 201, type: "application/json", body: '"made"' }, "made"],
    ["204", { status: 204 }, undefined],
    ["205", { status: 205 }, undefined],
    ["an empty 200", {}, undefined],
    ["an empty 200 that claims JSON", { type: "application/json" }, undefined],
    ["an empty 200 that claims text", { type: "text/plain" }, undefined],
    ["an empty 200 that claims bytes", { type: "image/png" }, undefined],
  ])("%s", async (_name, next, expected) => {
    expect(await answered(next)).toEqual(expected);
  });

  test("HEAD has no body, whatever its headers say", async () => {
    const next = { type: "application/json", body: '{"a":1}' };
    expect(await answered(next, "HEAD")).toBeUndefined();
  });

  test.each([
    ["image/png", "image/png"],
    ["application/xml", "application/xml"],
    ["application/json-seq", "application/json-seq"],
    [undefined, ""],
  ])("of content type %s is a Blob, byte for byte", async (type, blobType) => {
    const body = Buffer.from([0, 255, 13, 10, 128]);
    const value = await answered(type === undefined ? { body } : { type, body });
    expect(value).toBeInstanceOf(Blob);
    if (!(value instanceof Blob)) return;
    expect(value.type).toBe(blobType);
    expect(Buffer.from(await value.arrayBuffer())).toEqual(body);
  });

  test("keys that are names of prototypes do no harm", async () => {
    const value = await answered({
      type: "application/json",
      body: '{"__proto__":{"polluted":1},"constructor":2,"then":3}',
    });
    expect(Object.keys(Object(value))).toEqual(["__proto__", "constructor", "then"]);
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("a status other than 2xx", () => {
  test("is an ApiError with status, headers, decoded body and request", async () => {
    const body = '{"error":{"status":404,"message":"no such artist"}}';
    const error = await failure({ status: 404, type: "application/json", body });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toBeInstanceOf(Error);
    if (!(error instanceof ApiError)) return;
    expect(error.message).toBe(
      `GET ${server.url}/artists/1 answered 404 Not Found: no such artist`,
    );
    expect(error.status).toBe(404);
    expect(error.headers.get("x-trace")).toBe("t1");
    expect(error.body).toEqual(JSON.parse(body));
    expect(error.request).toEqual({ method: "GET", url: `${server.url}/artists/1` });
  });

  test.each<[string, Answer, unknown]>([
    ["text", { status: 500, type: "text/plain", body: "down" }, "down"],
    ["broken JSON", { status: 502, type: "application/json", body: "<html>" }, "<html>"],
    ["nothing", { status: 503 }, undefined],
    ["nothing (304)", { status: 304 }, undefined],
    [
      "problem details",
      { status: 400, type: "application/problem+json", body: '{"title":"t"}' },
      { title: "t" },
    ],
  ])("carries %s", async (_name, next, body) => {
    expect(await failure(next)).toMatchObject({ name: "ApiError", status: next.status, body });
  });

  test("ends its message with the status where no reason is given", async () => {
    expect(await failure({ status: 418, reason: "" })).toHaveProperty(
      "message",
      `GET ${server.url}/artists/1 answered 418`,
    );
  });

  test("shows the names of a query and not its values", async () => {
    const error = await failure({ status: 401 }, "/a=b?key=s3cret&empty=&to=a=s3cret?s3cret");
    const url = `${server.url}/a=b?key=***&empty=***&to=***`;
    expect(error).toHaveProperty("message", `GET ${url} answered 401 Unauthorized`);
    expect(error).toHaveProperty("request.url", url);
  });
});

/** The words of this platform for a fault. */
function messageOf(fail: () => unknown): string {
  try {
    fail();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return "";
}

describe("a success that is not the JSON it claims to be", () => {
  test("is a DecodeError that shows status, first characters and cause", async () => {
    const body = `<!doctype html>\n${"x".repeat(200)}`;
    const error = await failure({ type: "application/json", body });
    expect(error).toBeInstanceOf(DecodeError);
    const start = `"<!doctype html>\\n${"x".repeat(84)}"`;
    const cause = messageOf(() => JSON.parse(body));
    expect(error).toMatchObject({
      message: `GET ${server.url}/artists/1 answered 200, unreadable: ${cause}: ${start}`,
      status: 200,
      request: { method: "GET", url: `${server.url}/artists/1` },
      cause: expect.any(SyntaxError),
    });
    expect(error).toHaveProperty("headers");
  });

  test.each(["{", "{'a':1}", "NaN", "1 2", "\u0000"])("%j", async (body) => {
    expect(await failure({ type: "application/json", body })).toBeInstanceOf(DecodeError);
  });
});

describe("a connection that fails", () => {
  test("before an answer is a ConnectionError with what fetch said", async () => {
    const closed = await serve(() => undefined);
    await closed.close();
    const error: unknown = await request(
      createClient({ baseUrl: closed.url, maxRetries: 0 }),
      "GET",
      "/x?key=s3cret",
    ).catch((fault) => fault);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toHaveProperty(
      "message",
      expect.stringMatching(/^GET http:\S+\/x\?key=\*\*\* got no whole answer: .*ECONNREFUSED/),
    );
    expect(error).toMatchObject({ cause: expect.any(TypeError), status: undefined });
  });

  test("in the middle of a body keeps the status", async () => {
    const broken = await serve((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write("{", () => response.destroy());
    });
    try {
      const error: unknown = await request(
        createClient({ baseUrl: broken.url, maxRetries: 0 }),
        "GET",
        "/",
      ).catch((fault) => fault);
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ status: 200, cause: expect.any(TypeError) });
    } finally {
      await broken.close();
    }
  });

  test.each<[unknown, string]>([
    [new Error("refused"), "refused"],
    [new Error("fetch failed", { cause: new Error("reset") }), "reset"],
    [new Error("fetch failed", { cause: new AggregateError([]) }), "fetch failed"],
    ["text", "text"],
    [undefined, "undefined"],
  ])("with %o says why", async (thrown, reason) => {
    const failing = createClient({
      baseUrl: "https://example.org",
      maxRetries: 0,
      fetch: () => Promise.reject(thrown),
    });
    const error: unknown = await request(failing, "GET", "/").catch((fault) => fault);
    expect(error).toMatchObject({
      message: `GET https://example.org/ got no whole answer: ${reason}`,
      cause: thrown,
    });
  });
});
