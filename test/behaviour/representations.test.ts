/** Bodies and answers in one of several media types, or of any: what is sent and got is what the types say. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { type Conversation, converse } from "./conversation.js";

let service: Conversation;
beforeAll(async () => {
  service = await converse(join(scenariosFolder, "representations"));
});
afterAll(() => service.end());

const bytes = new Uint8Array([0, 255]);

describe("files in a form of several parts", () => {
  test("are what `contentEncoding: binary` and `format: binary` say", async () => {
    const body = { page: new File([bytes], "1.png", { type: "image/png" }), cover: bytes };
    const { seen } = await service.exchange("books.scan", { body }, { status: 204 });
    expect(seen?.body).toEqual({
      page: { bytes: "00ff", name: "1.png", type: "image/png" },
      cover: { bytes: "00ff", name: "blob", type: "application/octet-stream" },
    });
  });

  test("come in lists, beside bytes that are text", async () => {
    const body = { page: bytes, others: [bytes, bytes], note: "AP8=" };
    const { seen } = await service.exchange("books.scan", { body }, { status: 204 });
    const file = { bytes: "00ff", name: "blob", type: "application/octet-stream" };
    expect(seen?.body).toEqual({ page: file, others: [file, file], note: "AP8=" });
  });

  test("stand alone as bytes", async () => {
    const { seen } = await service.exchange("books.scan-alone", { body: bytes }, { status: 204 });
    expect(seen?.body).toEqual({ bytes: "00ff" });
  });
});

test("what `default` says is the result of a success and the body of an error", async () => {
  const book = { id: 1 };
  const well = await service.exchange("books.default-only", {}, { status: 203, body: book });
  expect(well.got.data).toEqual(book);
  const badly = await service.exchange("books.default-only", {}, { status: 418, body: book });
  expect(badly.got.error).toMatchObject({ status: 418, body: book });
});

test("properties of any name go both ways where the schema says so", async () => {
  const body = { text: "a", shelf: 7 };
  const sent = { path: { id: "1" }, body };
  const { seen, got } = await service.exchange("books.label", sent, { status: 200, body });
  expect(seen?.body).toEqual(body);
  expect(got.data).toEqual(body);
});

const book = { id: 1, title: "Dunes" };
const path = { id: 1 };

describe("an object in several media types", () => {
  test("is asked for as JSON, and given so", async () => {
    const reply = { status: 200, body: book, contentType: "application/json" };
    const { seen, got } = await service.exchange("books.retrieve", { path }, reply);
    expect(seen?.responseType).toBe("application/json");
    expect(got.data).toEqual(book);
  });

  test.each<[string, unknown, unknown]>([
    ["application/xml", bytes, { bytes: "00ff", type: "application/xml" }],
    ["text/plain", "a book", "a book"],
    ["text/json", book, book],
  ])("is given as %s where a call asks for it", async (accept, body, data) => {
    const reply = { status: 200, body, contentType: accept };
    const { seen, got } = await service.exchange("books.retrieve", { path, accept }, reply);
    expect(seen?.responseType).toBe(accept);
    expect(got.data).toEqual(data);
  });

  test("is refused where it is of another than the one asked for", async () => {
    const reply = { status: 200, body: bytes, contentType: "application/xml" };
    const { got } = await service.exchange("books.retrieve", { path }, reply);
    expect(got.error).toMatchObject({
      name: "DecodeError",
      message: expect.stringContaining("application/xml where application/json is due"),
    });
  });

  test("may come in other ways where the list of answers is open", async () => {
    const sent = { query: { title: "Dunes" } };
    const reply = { status: 200, body: [book], contentType: "application/json" };
    const { seen, got } = await service.exchange("books.find", sent, reply);
    expect(seen?.responseType).toBe("application/json");
    expect(got.data).toEqual([book]);
    const other = await service.exchange("books.find", sent, {
      status: 203,
      body: "something else",
      contentType: "text/plain",
    });
    expect(other.got.data).toBe("something else");
    const xml = { status: 200, body: bytes, contentType: "application/xml" };
    expect((await service.exchange("books.find", sent, xml)).got.error).toMatchObject({
      name: "DecodeError",
    });
    const asked = await service.exchange("books.find", { ...sent, accept: "application/xml" }, xml);
    expect(asked.got.data).toMatchObject({ type: "application/xml" });
  });

  test("is asked for as JSON where it is a page", async () => {
    const reply = {
      status: 200,
      body: { items: ["a"], total: 1 },
      contentType: "application/json",
    };
    const { seen, got } = await service.exchange("shelves.list", {}, reply);
    expect(seen?.responseType).toBe("application/json");
    expect(got.data).toEqual({ items: ["a"], total: 1 });
  });
});

describe("representations of several schemas", () => {
  test("are all taken where a call asks for none", async () => {
    for (const [contentType, body] of [
      ["application/json", [book]],
      ["text/csv", "id\n1"],
    ] as const) {
      const reply = { status: 200, body, contentType };
      const { got } = await service.exchange("books.export", { path }, reply);
      expect(got.data).toEqual(body);
    }
  });

  test("are told apart by what is asked for, and by status", async () => {
    const sent = { path, accept: "text/csv" };
    const csv = { status: 200, body: "id\n1", contentType: "text/csv" };
    const { seen, got } = await service.exchange("books.export", sent, csv);
    expect([seen?.responseType, got.data]).toEqual(["text/csv", "id\n1"]);
    // This status has nothing else.
    const later = await service.exchange("books.export", sent, {
      status: 202,
      body: { progress: 0.5 },
    });
    expect(later.got.data).toEqual({ progress: 0.5 });
    const json = { status: 200, body: [book], contentType: "application/json" };
    expect((await service.exchange("books.export", sent, json)).got.error).toMatchObject({
      name: "DecodeError",
    });
  });

  test("may be asked for as a range", async () => {
    const sent = { path, accept: "image/*" };
    const reply = { status: 200, body: bytes, contentType: "image/webp" };
    const { got } = await service.exchange("books.picture", sent, reply);
    expect(got.data).toEqual({ bytes: "00ff", type: "image/webp" });
  });

  test("cannot be asked for by what is no header", async () => {
    const { got } = await service.exchange("books.picture", { path, accept: "a\nb" }, undefined);
    expect(got.error).toMatchObject({
      name: "InvalidArgumentError",
      message: expect.stringContaining("books.picture"),
    });
  });
});

describe("what may be of any media type", () => {
  test("is JSON where its schema is neither of text nor of bytes", async () => {
    const own = await service.exchange("books.any-media", {}, { status: 200, body: book });
    expect(own.got.data).toEqual(book);
    expect(own.got.response?.headers.get("content-type")).toBe("application/json");
    for (const type of ["text/plain", "application/vnd.example", "application/hal+json"]) {
      const raw = () => new Response(JSON.stringify(book), { headers: { "content-type": type } });
      expect((await service.exchange("books.any-media", {}, raw)).got.data).toEqual(book);
    }
    const number = await service.exchange("books.any-application", {}, { status: 200, body: 7 });
    expect(number.got.data).toBe(7);
  });

  test("is a fault where it is not the JSON that it should be", async () => {
    const xml = () => new Response("<book/>", { headers: { "content-type": "application/xml" } });
    const { got } = await service.exchange("books.any-media", {}, xml);
    expect(got.error).toMatchObject({
      name: "DecodeError",
      message: expect.stringContaining("<book/>"),
    });
  });

  test("is text or bytes where its schema says so", async () => {
    const text = await service.exchange("books.any-media-text", {}, { status: 200, body: "über" });
    expect(text.got.data).toBe("über");
    const html = () => new Response("<p>", { headers: { "content-type": "application/xhtml" } });
    expect((await service.exchange("books.any-media-text", {}, html)).got.data).toBe("<p>");
    const plain = () => new Response("ab", { headers: { "content-type": "text/plain" } });
    const got = (await service.exchange("books.any-media-bytes", {}, plain)).got.data;
    expect(got).toEqual({ bytes: "6162", type: "application/octet-stream" });
    const png = () => new Response(bytes, { headers: { "content-type": "image/png" } });
    const picture = (await service.exchange("books.any-media-bytes", {}, png)).got.data;
    expect(picture).toEqual({ bytes: "00ff", type: "image/png" });
    const unknown = await service.exchange("books.any-media-unknown", {}, plain);
    expect(unknown.got.data).toBe("ab");
  });

  test.each<[string, unknown, string | undefined, unknown, string]>([
    ["put-any", book, undefined, book, "application/json"],
    ["put-any", book, "application/vnd.example", book, "application/vnd.example"],
    ["put-any-text", "abc", undefined, "abc", "text/plain"],
    ["put-any-text", "abc", "application/json", "abc", "application/json"],
    ["put-any-bytes", bytes, undefined, { bytes: "00ff" }, "application/octet-stream"],
    ["put-any-bytes", bytes, "image/png", { bytes: "00ff" }, "image/png"],
    ["put-any-unknown", book, undefined, { bytes: hex(JSON.stringify(book)) }, "application/json"],
  ])("goes to %s: %j as %s", async (name, body, contentType, value, type) => {
    const sent = { body, ...(contentType !== undefined && { contentType }) };
    const { seen, got } = await service.exchange(`books.${name}`, sent, { status: 204 });
    expect(got.error).toBeUndefined();
    expect(seen?.body).toEqual(value);
    expect(seen?.contentType).toBe(type);
  });
});

function hex(text: string): string {
  return Buffer.from(text).toString("hex");
}
