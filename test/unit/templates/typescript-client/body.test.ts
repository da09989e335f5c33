/** Bodies, as a server receives them. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodeBody } from "../../../../templates/typescript-client/body.js";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { request, send } from "../../../../templates/typescript-client/request.js";
import { type EchoServer, serveEcho } from "./local-server.js";

const update: Operation = {
  id: "playlists.update",
  method: "PUT",
  path: "/playlists",
  body: encodeBody,
};

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

interface Sent {
  readonly type: string | undefined;
  readonly text: string;
}

async function sent(
  init: SendInit,
  operation: Operation = update,
  headers?: Record<string, string>,
): Promise<Sent> {
  await send(createClient({ baseUrl: server.url, headers }), operation, [], init);
  const last = server.last();
  return { type: last.headers["content-type"], text: last.body.toString() };
}

const bytes = new TextEncoder().encode("bytes");

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

test.each<[string, unknown, string]>([
  ["an object", { ids: ["a"] }, '{"ids":["a"]}'],
  ["an array", [1, null], "[1,null]"],
  ["a number", 1, "1"],
  ["a boolean", false, "false"],
  ["null", null, "null"],
  ["an instance with toJSON", new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ["a key named __proto__", JSON.parse('{"__proto__":1}'), '{"__proto__":1}'],
])("%s is JSON", async (_name, body, text) => {
  expect(await sent({ body })).toEqual({ type: "application/json", text });
});

test.each<[string, unknown, string | undefined, string]>([
  ["text", "plain", "text/plain;charset=UTF-8", "plain"],
  ["empty text", "", "text/plain;charset=UTF-8", ""],
  ["a Blob with a type", new Blob(["blob"], { type: "image/png" }), "image/png", "blob"],
  ["a Blob without a type", new Blob(["blob"]), undefined, "blob"],
  [
    "form fields",
    new URLSearchParams({ a: "b c" }),
    "application/x-www-form-urlencoded;charset=UTF-8",
    "a=b+c",
  ],
  ["an ArrayBuffer", bytes.slice().buffer, undefined, "bytes"],
  ["a typed array", bytes, undefined, "bytes"],
  ["a part of a buffer", new DataView(bytes.buffer, 1, 3), undefined, "yte"],
  ["a stream", streamOf("streamed"), undefined, "streamed"],
])("%s goes as fetch sends it", async (_name, body, type, text) => {
  expect(await sent({ body })).toEqual({ type, text });
});

test("multipart forms keep the boundary that fetch made, whatever type is given", async () => {
  for (const contentType of [undefined, "multipart/form-data", "application/json"]) {
    const body = new FormData();
    body.set("name", "value");
    const { type, text } = await sent({ body, contentType });
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? "")?.[1];
    expect(boundary).toMatch(/^\S+$/);
    expect(text).toContain(`--${boundary}\r\n`);
  }
});

test("undefined is no body", async () => {
  expect(await sent({ body: undefined, contentType: "text/plain" })).toEqual({
    type: undefined,
    text: "",
  });
});

describe("the media type", () => {
  test.each<[string, unknown, string]>([
    ["application/json", "text", '"text"'],
    ["application/json; charset=utf-8", { a: 1 }, '{"a":1}'],
    ["application/merge-patch+json", { a: null }, '{"a":null}'],
    ["Application/LD+JSON;profile=x", [], "[]"],
    ["text/csv", "a,b", "a,b"],
    ["image/jpeg", bytes, "bytes"],
    ["application/json", new Blob(["[1]"]), "[1]"],
    ["application/json-seq", "text", "text"],
  ])("%s of the call is sent with %o", async (contentType, body, text) => {
    expect(await sent({ body, contentType })).toEqual({ type: contentType, text });
  });

  test("is the call's, else a header's, else the body's own, else the operation's", async () => {
    const image: Operation = { ...update, contentType: "image/jpeg" };
    const png = new Blob(["b"], { type: "image/png" });
    const contentType = "image/gif";
    const headers = { "Content-Type": "image/webp" };
    expect((await sent({ body: png, contentType, headers }, image)).type).toBe("image/gif");
    expect((await sent({ body: png, headers }, image)).type).toBe("image/webp");
    expect((await sent({ body: png }, image, headers)).type).toBe("image/webp");
    expect((await sent({ body: png }, image)).type).toBe("image/png");
    expect((await sent({ body: bytes }, image)).type).toBe("image/jpeg");
    expect((await sent({ body: "b" }, image)).type).toBe("image/jpeg");
  });

  test("of the operation makes JSON of text", async () => {
    const json: Operation = { ...update, contentType: "application/json" };
    expect(await sent({ body: "text" }, json)).toEqual({
      type: "application/json",
      text: '"text"',
    });
  });

  test("is refused with a character that no header has", async () => {
    await expect(sent({ body: "a", contentType: "text/plain\n" })).rejects.toThrow(
      'playlists.update: header "content-type" has a character HTTP forbids',
    );
  });
});

describe("refused, and nothing sent:", () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);

  test.each<[string, SendInit, string]>([
    ["a bigint", { body: { id: 1n } }, "the body cannot be written as JSON"],
    ["a cycle", { body: cycle }, "the body cannot be written as JSON"],
    ["a function", { body: () => 1 }, "the body cannot be written as JSON"],
    ["a symbol", { body: Symbol("x") }, "the body cannot be written as JSON"],
    [
      "an object as something else than JSON",
      { body: { a: 1 }, contentType: "text/csv" },
      "a body of type text/csv must be text, bytes or a form",
    ],
  ])("%s", async (_name, init, reason) => {
    const before = server.received.length;
    await expect(sent(init)).rejects.toThrow(
      new InvalidArgumentError(`playlists.update: ${reason}`),
    );
    expect(server.received).toHaveLength(before);
  });

  test("the fault of JSON is its cause", async () => {
    const error: unknown = await sent({ body: 1n }).catch((fault) => fault);
    expect(error).toHaveProperty("cause", expect.any(TypeError));
  });

  test("any body where the operation takes none", async () => {
    const bodiless: Operation = { id: "artists.list", method: "GET", path: "/artists" };
    await expect(sent({ body: null }, bodiless)).rejects.toThrow(
      new InvalidArgumentError("artists.list takes no body"),
    );
    const client = createClient({ baseUrl: server.url });
    for (const method of ["GET", "head"]) {
      await expect(request(client, method, "/x", { body: "a" })).rejects.toThrow(
        new InvalidArgumentError(`${method.toUpperCase()} /x takes no body`),
      );
    }
  });
});
