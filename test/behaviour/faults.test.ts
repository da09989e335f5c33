/** Servers that do everything wrong: each fault is a clear error, in bounded time and memory, and nothing hangs or leaks. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { construct, type EmittedPackage, emitClient, invoke, memberOf } from "./emitted-client.js";
import { type Answering, answerOf, type HostileServer, serveHostile } from "./hostile-server.js";
import { patience } from "../patience.js";

let emitted: EmittedPackage;
let module: unknown;
let server: HostileServer;
let client: unknown;
let answer: Answering;
beforeAll(async () => {
  emitted = await emitClient(join(scenariosFolder, "music-filled"));
  module = await emitted.load();
});
afterAll(() => emitted.remove());
// Each test has its own server: a request that one gave up may still be on its way when the next begins.
beforeEach(async () => {
  server = await serveHostile((...request) => answer(...request));
  client = construct(module, "MusicFilled", { baseUrl: server.url });
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const json = "content-type: application/json";

/** Calls an operation that answers JSON; gives back the error that it ends with. */
async function failure(next: Answering, init: object = {}): Promise<unknown> {
  answer = next;
  const call = invoke(client, "artists.retrieve", "1", { timeoutMs: patience.timeout, ...init });
  return Promise.resolve(call).then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

async function value(next: Answering, init: object = {}): Promise<unknown> {
  answer = next;
  return invoke(client, "artists.retrieve", "1", { timeoutMs: patience.timeout, ...init });
}

/** An error of a class that the package exports. */
function errorOf(name: string, members: object): unknown {
  const ErrorClass: unknown = memberOf(module, name);
  if (typeof ErrorClass !== "function") throw new Error(`${name} is no class`);
  return expect.toSatisfy((error: unknown) => {
    expect(error).toBeInstanceOf(ErrorClass);
    expect(error).toMatchObject({ name, ...members });
    return true;
  });
}

describe("a server that does not answer whole", () => {
  test("hangs in the headers", async () => {
    const error = await failure((socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-"), {
      timeoutMs: 30,
      maxRetries: 0,
    });
    expect(error).toEqual(errorOf("TimeoutError", { message: expect.stringContaining("30 ms") }));
  });

  test("hangs in the body", async () => {
    const hang: Answering = (socket) =>
      socket.write(`HTTP/1.1 200 OK\r\n${json}\r\ncontent-length: 9\r\n\r\n{`);
    const error = await failure(hang, { timeoutMs: 30, maxRetries: 0 });
    expect(error).toEqual(errorOf("TimeoutError", { message: expect.stringContaining("30 ms") }));
  });

  test.each<[string, Answering]>([
    ["hangs up before it answers", (socket) => socket.destroy()],
    ["resets the connection", (socket) => socket.resetAndDestroy()],
    ["ends in the headers", (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-")],
    [
      "ends in the body",
      (socket) => socket.end(answerOf("200 OK", [json, "content-length: 9"], "{")),
    ],
    [
      "sends half a chunk",
      (socket) =>
        socket.end(`HTTP/1.1 200 OK\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{"a"`),
    ],
    [
      "sends a chunk of no size",
      (socket) =>
        socket.end(`HTTP/1.1 200 OK\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`),
    ],
    ["speaks another protocol", (socket) => socket.end("220 mail.example ESMTP\r\n")],
  ])("%s", async (_name, next) => {
    expect(await failure(next)).toEqual(
      errorOf("ConnectionError", {
        message: expect.stringMatching(/^GET http:\S+\/artists\/1 got no whole answer: ./),
        cause: expect.any(Error),
      }),
    );
    // A GET may be repeated, so it was.
    expect(server.requests).toHaveLength(3);
  });

  test("sends more than its length says: the rest is not part of the answer", async () => {
    const lying = answerOf("200 OK", [json, "content-length: 2", "connection: close"], '{}{"a":1}');
    expect(await value((socket) => socket.end(lying))).toEqual({});
  });

  test("closes no connection that can still be used, and keeps none that is broken", async () => {
    for (let index = 0; index < 5; index++) {
      await failure((socket) => socket.write("HTTP/1.1 200 OK\r\n"), {
        timeoutMs: 5,
        maxRetries: 0,
      });
    }
    await vi.waitFor(() => expect(server.openConnections()).toBeLessThan(3), patience);
  });
});

describe("an answer that is too much", () => {
  const megabyte = Buffer.alloc(2 ** 20, 32);

  /** Sends so many megabytes, as fast as they are taken. */
  const flood =
    (head: string, megabytes: number, frame: (bytes: Buffer) => Buffer): Answering =>
    (socket) => {
      socket.write(head);
      let left = megabytes;
      const more = (): void => {
        while (left > 0 && !socket.destroyed) {
          left -= 1;
          if (!socket.write(frame(megabyte))) return void socket.once("drain", more);
        }
      };
      more();
    };
  const chunk = (bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);

  test.each<[string, Answering]>([
    [
      "100 MB that announce themselves",
      flood(
        `HTTP/1.1 200 OK\r\n${json}\r\ncontent-length: ${100 * 2 ** 20}\r\n\r\n`,
        100,
        (bytes) => bytes,
      ),
    ],
    [
      "100 MB that do not",
      flood(`HTTP/1.1 200 OK\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\n`, 100, chunk),
    ],
  ])("%s", async (_name, next) => {
    const before = process.memoryUsage().arrayBuffers;
    const error = await failure(next);
    expect(error).toEqual(
      errorOf("DecodeError", { message: expect.stringContaining("more than 67108864 bytes") }),
    );
    expect(server.requests).toHaveLength(1);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150 * 2 ** 20);
  });

  test("a small answer that unfolds to a large one", async () => {
    const zipped = gzipSync(Buffer.alloc(16 * 2 ** 20, 32));
    expect(zipped.length).toBeLessThan(2 ** 15);
    const head = [json, "content-encoding: gzip"];
    const error = await failure((socket) => socket.write(answerOf("200 OK", head, zipped)), {
      maxResponseBytes: 2 ** 20,
    });
    expect(error).toEqual(
      errorOf("DecodeError", { message: expect.stringContaining("more than 1048576 bytes") }),
    );
  });

  test("of a failure is cut off: its status says more", async () => {
    const head = `HTTP/1.1 404 Not Found\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n`;
    const error = await failure(flood(head, 10, chunk), { maxResponseBytes: 2 ** 21 });
    expect(error).toEqual(errorOf("NotFoundError", { status: 404 }));
  });

  test("is read to the end by whoever wants it", async () => {
    answer = flood(
      `HTTP/1.1 200 OK\r\n${json}\r\ncontent-length: ${3 * 2 ** 20}\r\n\r\n`,
      3,
      (bytes) => bytes,
    );
    const call = invoke(client, "artists.retrieve", "1", { maxResponseBytes: 10 });
    const response = await invoke(call, "response");
    if (!(response instanceof Response)) throw new Error("no response");
    expect((await response.arrayBuffer()).byteLength).toBe(3 * 2 ** 20);
  });
});

describe("an answer that is not what it claims to be", () => {
  test.each<[string, readonly string[], string | Buffer, RegExp]>([
    ["invalid JSON", [json], "{", /unreadable: .*"{"$/],
    ["invalid UTF-8", [json], Buffer.from([0x22, 0xff, 0xfe, 0x22]), /unreadable: .*not valid.*/],
    [
      "HTML with status 200",
      ["content-type: text/html"],
      "<!doctype html><title>Sign in</title>",
      /unreadable: text\/html where application\/json is due: "<!doctype html><title>Sign in/,
    ],
    ["JSON that is compressed by no known method", [json, "content-encoding: gzip"], "{}", /./],
  ])("%s", async (_name, headers, body, message) => {
    const error = await failure((socket) => socket.write(answerOf("200 OK", headers, body)));
    expect(error).toBeInstanceOf(Error);
    expect(error).toHaveProperty("message", expect.stringMatching(message));
    expect(error).toHaveProperty("message", expect.stringContaining("/artists/1"));
  });

  test("JSON with the names of prototypes does no harm", async () => {
    const body = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const got = await value((socket) => socket.write(answerOf("200 OK", [json], body)));
    expect(Object.keys(Object(got))).toEqual(["__proto__", "constructor"]);
    expect({}).not.toHaveProperty("polluted");
    const error = await failure((socket) => socket.write(answerOf("404 Not Found", [json], body)));
    expect(error).toHaveProperty("status", 404);
    expect({}).not.toHaveProperty("polluted");
  });

  test("headers that come twice are one, as the Fetch standard joins them", async () => {
    const headers = [json, "x-part: a", "x-part: b", "retry-after: 1", "retry-after: 2"];
    const error = await failure((socket) => socket.write(answerOf("404 Not Found", headers, "{}")));
    expect(error).toHaveProperty("status", 404);
    expect(memberOf(error, "headers") instanceof Headers).toBe(true);
    expect(invoke(error, "headers.get", "x-part")).toBe("a, b");
  });

  test("a content type twice is none that can be trusted", async () => {
    const headers = [json, "content-type: text/html"];
    const error = await failure((socket) => socket.write(answerOf("200 OK", headers, "<p>")));
    expect(error).toHaveProperty("message", expect.stringContaining("unreadable"));
  });
});

describe("a redirect", () => {
  test("loop ends", async () => {
    const error = await failure((socket) =>
      socket.write(answerOf("302 Found", ["location: /artists/1"])),
    );
    expect(error).toEqual(
      errorOf("ConnectionError", { message: expect.stringMatching(/redirect/i) }),
    );
  });

  test("without a target is an answer like others", async () => {
    const error = await failure((socket) => socket.write(answerOf("302 Found")));
    expect(error).toEqual(errorOf("ApiError", { status: 302 }));
  });

  test("to another origin takes no credential along", async () => {
    const heads: string[] = [];
    const other = await serveHostile((socket, _target, head) => {
      heads.push(head.toLowerCase());
      socket.write(answerOf("200 OK", [json], "{}"));
    });
    const secret = construct(module, "MusicFilled", {
      baseUrl: server.url,
      headers: { authorization: "Bearer s3cret" },
    });
    answer = (socket) => socket.write(answerOf("307 x", [`location: ${other.url}/x`]));
    expect(await invoke(secret, "artists.retrieve", "1")).toEqual({});
    expect(heads).toHaveLength(1);
    expect(heads[0]).not.toContain("s3cret");

    const keyed = construct(module, "MusicFilled", {
      baseUrl: server.url,
      headers: { "x-api-key": "s3cret" },
    });
    const error: unknown = await Promise.resolve(invoke(keyed, "artists.retrieve", "1")).catch(
      (fault: unknown) => fault,
    );
    expect(error).toEqual(errorOf("ApiError", { status: 307 }));
    expect(heads).toHaveLength(1);

    const following = construct(module, "MusicFilled", {
      baseUrl: server.url,
      headers: { "x-api-key": "s3cret" },
      fetch: invoke(module, "followRedirects"),
    });
    expect(await invoke(following, "artists.retrieve", "1")).toEqual({});
    expect(heads).toHaveLength(2);
    expect(heads[1]).not.toContain("s3cret");
    await other.close();
  });
});

describe("a retry that the service asks for", () => {
  test.each([
    ["in a year", "31536000", 1],
    ["at a date in a year", new Date(Date.now() + 365 * 86_400_000).toUTCString(), 1],
    ["in the past", "Sun, 01 Mar 2020 12:00:00 GMT", 3],
    ["in garbage", "\u00ff soon", 3],
  ])("%s", async (_name, text, requests) => {
    const error = await failure((socket) =>
      socket.write(answerOf("503 Busy", [`retry-after: ${text}`])),
    );
    expect(error).toHaveProperty("status", 503);
    expect(server.requests).toHaveLength(requests);
  });
});

test.each(["a\r\nx-injected: 1", "a\nb", "\rb", "a\u0000b", "käse\u{1f9c0}"])(
  "a header value %j is refused, and nothing is sent",
  async (text) => {
    const error = await failure(() => {}, { headers: { "Accept-Language": text } });
    expect(error).toEqual(
      errorOf("InvalidArgumentError", { message: expect.stringContaining('"Accept-Language"') }),
    );
    expect(server.requests).toEqual([]);
  },
);
