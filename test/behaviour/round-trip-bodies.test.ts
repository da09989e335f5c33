/** Bodies of every kind: what the client makes of them is what the handler is given. */
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { converse, type Sent } from "./conversation.js";
import type { Seen } from "./listening-server.js";
import { memberOf } from "./emitted-client.js";
import { messagesOf } from "./messages/messages.js";
import { holdRoundTrips } from "./round-trip.js";

const folder = join(scenariosFolder, "bodies");
const messages = messagesOf((await loadFolder(folder)).value.model);
const service = await converse(folder);
const { FilePart } = Object(await service.emitted.load());
afterAll(() => service.end());

async function seen(operation: string, sent: Sent): Promise<Seen> {
  const { seen: found, got } = await service.exchange(operation, sent, { status: 204 });
  if (found === undefined) throw got.error;
  return found;
}

async function bodySeen(operation: string, sent: Sent): Promise<unknown> {
  return (await seen(operation, sent)).body;
}

// The client makes no form of an object whose properties are not shown.
test.each(messages.filter(({ id }) => id !== "books.search-by-anything"))("$id", async (each) => {
  await holdRoundTrips(service, each, 5);
});

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (text: string): string => Buffer.from(text).toString("hex");

describe("files", () => {
  test.each<[string, () => unknown, string, string]>([
    ["a file", () => new File(["x"], "é.txt", { type: "text/plain" }), "é.txt", "text/plain"],
    ["a Blob", () => new Blob(["x"]), "blob", "application/octet-stream"],
    ["bytes", () => bytes("x"), "blob", "application/octet-stream"],
    ["a buffer", () => bytes("x").buffer, "blob", "application/octet-stream"],
    ["a stream", () => new Blob(["x"]).stream(), "blob", "application/octet-stream"],
    ["a part", () => new FilePart(bytes("x"), '"q".pdf'), '"q".pdf', "application/octet-stream"],
    [
      "a streamed part",
      () => new FilePart(new Blob(["x"]).stream(), "s"),
      "s",
      "application/octet-stream",
    ],
  ])("given as %s come as files", async (_, file, name, type) => {
    const body = { title: "t", text: file() };
    expect(await bodySeen("books.upload", { body })).toEqual({
      title: "t",
      text: { bytes: hex("x"), name, type },
    });
  });

  test("have the media type of their property, or the one that they say", async () => {
    const pages = [bytes("1"), new Blob(["2"], { type: "image/png" })];
    const body = { title: "t", text: bytes("x"), pages, index: bytes("i"), sample: bytes("s") };
    expect(await bodySeen("books.upload", { body })).toMatchObject({
      pages: [{ type: "image/tiff" }, { type: "image/png" }],
      index: { type: "application/zip" },
      sample: { type: "application/pdf" },
    });
  });

  test("of many bytes come whole", async () => {
    const large = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251);
    const found = await bodySeen("books.upload", { body: { title: "t", text: large } });
    expect(memberOf(found, "text.bytes") === Buffer.from(large).toString("hex")).toBe(true);
  });
});

describe("forms", () => {
  test("of which no property is shown are records of texts and lists", async () => {
    const body = new URLSearchParams("a=1&b=x+y&b=%2B&__proto__=p&c=");
    const expected = Object.fromEntries<unknown>([
      ["a", "1"],
      ["b", ["x y", "+"]],
      ["__proto__", "p"],
      ["c", ""],
    ]);
    expect(await bodySeen("books.search-by-anything", { body })).toEqual(expected);
  });

  test("may be given as forms, and are read as the manifest says", async () => {
    const line = "reader=r&copies=2&shelves=1,2&sizes[small]=1&note=%22n%22&address=%7B%7D";
    for (const body of [new URLSearchParams(line.replace("1,2", "1")), line]) {
      expect(await bodySeen("books.order", { body })).toMatchObject({
        reader: "r",
        copies: 2,
        sizes: { small: 1 },
        note: "n",
        address: {},
      });
    }
    const parts = new FormData();
    parts.append("title", "t");
    parts.append("text", new Blob(["x"]), "x.txt");
    parts.append("pages", new Blob(["1"]));
    parts.append("pages", new Blob(["2"]));
    parts.append("tags", "a,b");
    expect(await bodySeen("books.upload", { body: parts })).toMatchObject({
      title: "t",
      text: { name: "x.txt" },
      pages: [{ bytes: hex("1") }, { bytes: hex("2") }],
      tags: ["a,b"],
    });
  });

  test("say nothing of lists and styled objects without anything in them", async () => {
    const body = { reader: "r", books: [], shelves: [], sizes: {}, address: {} };
    expect(await bodySeen("books.order", { body })).toEqual({ reader: "r", address: {} });
  });
});

describe("one of several media types", () => {
  const book = { title: "t" };
  test.each<[string, unknown, string | undefined, string, unknown]>([
    ["submit-form", book, undefined, "application/json", book],
    [
      "submit-form",
      book,
      "application/x-www-form-urlencoded",
      "application/x-www-form-urlencoded",
      book,
    ],
    ["submit-form", "a,b", "text/csv", "text/csv", "a,b"],
    [
      "submit-form",
      new URLSearchParams(book),
      undefined,
      "application/x-www-form-urlencoded",
      book,
    ],
    ["import", "a;b", "text/csv", "text/csv", "a;b"],
    ["import", [book], undefined, "application/json", [book]],
    [
      "import",
      bytes("x"),
      "application/octet-stream",
      "application/octet-stream",
      { bytes: hex("x") },
    ],
    ["import-any", "<x/>", "application/xml", "application/xml", { bytes: hex("<x/>") }],
    ["set-cover", bytes("x"), "image/webp", "image/webp", { bytes: hex("x") }],
    ["submit", "text", "text/plain", "text/plain", "text"],
    ["unknown", { a: [1] }, undefined, "application/json", { a: [1] }],
    [
      "unknown",
      new Blob(["x"], { type: "image/png" }),
      undefined,
      "image/png",
      { bytes: hex("x") },
    ],
  ])("%s takes %j as %s", async (operation, body, said, contentType, expected) => {
    const path = operation === "set-cover" ? { id: "1" } : {};
    const sent = { path, body, ...(said !== undefined && { contentType: said }) };
    expect(await seen(`books.${operation}`, sent)).toMatchObject({ contentType, body: expected });
  });
});

test("a body that may be absent is absent, or empty where its type says so", async () => {
  expect(await bodySeen("books.maybe", {})).toBeUndefined();
  expect(await bodySeen("books.submit-open-form", {})).toBeUndefined();
  expect(await bodySeen("books.annotate", { path: { id: "1" }, body: "" })).toBe("");
  expect(await bodySeen("books.set-scan", { path: { id: "1" }, body: new Uint8Array() })).toEqual({
    bytes: "",
  });
});

test("a stream is handed on as it comes", async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes("ab"));
      controller.close();
    },
  });
  const found = await bodySeen("books.set-scan", { path: { id: "1" }, body });
  expect(found).toEqual({ bytes: hex("ab") });
});

test.each([
  ["create", { body: { title: 1 } }, "/title"],
  ["order", { body: { reader: "r", copies: 0 } }, "/copies"],
  ["upload", { body: { title: "t", text: new Blob(["x"]), tags: [], unknown: "x" } }, "/unknown"],
  ["annotate", { path: { id: "1" }, body: "x".repeat(1001) }, ""],
] as const)(
  "what the manifest refuses of %s is told to the caller",
  async (name, sent, pointer) => {
    const { got, seen: found } = await service.exchange(`books.${name}`, sent, { status: 204 });
    expect(found).toBeUndefined();
    expect(got.error).toMatchObject({ status: 400, body: { errors: [{ in: "body", pointer }] } });
  },
);
