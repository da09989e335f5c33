/** Streams in forms of several parts: read by a parser that is not ours. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { FilePart } from "../../../../templates/typescript-client/file-part.js";
import { multipartBody } from "../../../../templates/typescript-client/multipart-body.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { type EchoServer, serveEcho } from "./local-server.js";

const upload: Operation = {
  id: "books.upload",
  method: "POST",
  path: "/books",
  body: multipartBody,
};

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

async function sent(init: SendInit) {
  await send(createClient({ baseUrl: server.url }), upload, [], init);
  const { headers, body } = server.last();
  return {
    type: headers["content-type"] ?? "",
    body: Buffer.from(body),
    length: headers["content-length"],
  };
}

function streamOf(...texts: readonly string[]): ReadableStream<Uint8Array> {
  return new Blob(texts.map((text) => text)).stream();
}

test("are sent as they come, between parts of any kind", async () => {
  const body = {
    before: "1",
    file: new FilePart(streamOf("ab", "cd"), "a.bin", { type: "application/x-a" }),
    bare: streamOf("ef"),
    empty: streamOf(),
    after: new Blob(["2"]),
  };
  const { type, body: bytes, length } = await sent({ body });
  expect(length).toBeUndefined();
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  const texts = await Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === "string" ? value : [value.name, value.type, await value.text()],
    ]),
  );
  expect(texts).toEqual([
    ["before", "1"],
    ["file", ["a.bin", "application/x-a", "abcd"]],
    ["bare", ["blob", "application/octet-stream", "ef"]],
    ["empty", ["blob", "application/octet-stream", ""]],
    ["after", ["blob", "application/octet-stream", "2"]],
  ]);
});

test("are cancelled with the body, also those that had not begun", async () => {
  const cancelled: string[] = [];
  const endless = (name: string): ReadableStream<Uint8Array> =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1)),
      cancel: (reason) => {
        cancelled.push(`${name}: ${reason}`);
      },
    });
  const body = multipartBody(
    upload,
    { a: endless("a"), b: endless("b") },
    undefined,
    new Headers(),
  );
  if (!(body instanceof ReadableStream)) throw new Error("the body is no stream");
  const reader = body.getReader();
  for (let count = 0; count < 3; count++) await reader.read();
  await reader.cancel("enough");
  expect(cancelled).toEqual(["a: enough", "b: enough"]);
});

test("that fail end the call, and nothing is sent again", async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error("the disk is gone")),
  });
  const before = server.received.length;
  await expect(sent({ body: { a: broken }, idempotent: true })).rejects.toMatchObject({
    name: "ConnectionError",
  });
  expect(server.received).toHaveLength(before);
});
