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
