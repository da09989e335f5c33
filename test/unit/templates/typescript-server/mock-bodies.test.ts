/** Bodies that a mock answers with, over real HTTP. */
import { describe, expect, test } from "vitest";
import { jsonEventStream } from "../../../../templates/typescript-client/event-stream.js";
import type { MockSchema } from "../../../../templates/typescript-server/mock-data.js";
import { collected, request } from "../typescript-client/answer-streams.js";
import { book, json, prefer, serveReplies } from "./asked-mock.js";

describe("the body", () => {
  test("is the same for the same request, and another one for another", async () => {
    const replies = [{ status: "200", content: json({ $ref: "#/schemas/book" }) }];
    const ask = await serveReplies(replies);
    const first = await (await ask()).text();
    const other = await (await ask({ query: "?a=1" })).text();
    expect(await (await ask()).text()).toBe(first);
    expect(other).not.toBe(first);
    const again = await serveReplies(replies);
    expect(await (await again({ query: "?a=1" })).text()).toBe(other);
    const askSeed = await serveReplies(replies, { options: { seed: 2 } });
    expect(await (await askSeed()).text()).not.toBe(first);
    expect(await (await ask(prefer("seed=3"))).text()).not.toBe(first);
  });

  test("is an example of a number, or made for all that", async () => {
    const ask = await serveReplies([{ status: "200", content: json({ $ref: "#/schemas/book" }) }]);
    expect(await (await ask()).json()).toMatchObject({ title: "Dunes" });
    expect(await (await ask(prefer("example=2"))).json()).toMatchObject({ title: "Kelp" });
    expect((await ask(prefer("example=3"))).status).toBe(404);
    expect((await ask(prefer("example=first"))).status).toBe(404);
    const made = await (await ask(prefer("dynamic=true"))).json();
    expect(["Dunes", "Kelp"]).not.toContain(Object(made).title);
  });

  test("is missing where there is none", async () => {
    const ask = await serveReplies([
      { status: "204", content: json() },
      { status: "202", content: [] },
    ]);
    for (const code of [202, 204]) {
      const response = await ask(prefer(`code=${code}`));
      expect([
        response.status,
        response.headers.get("content-type"),
        await response.text(),
      ]).toEqual([code, null, ""]);
    }
  });

  test("is an empty object while it is not shown", async () => {
    const ask = await serveReplies([{ status: "200" }]);
    const response = await ask();
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.text()).toBe("{}");
  });

  test("is a problem where nothing fits its schema", async () => {
    const ask = await serveReplies([
      { status: "200", content: json({ type: "string", minLength: 9, maxLength: 2 }) },
    ]);
    const response = await ask();
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining("no value was found"),
    });
  });

  test.each<[string, MockSchema | undefined, string, RegExp]>([
    ["text/plain", { type: "string", minLength: 4 }, "text/plain; charset=utf-8", /^.{4,}$/],
    ["text/plain", undefined, "text/plain; charset=utf-8", /^text$/],
    ["text/*", undefined, "text/plain; charset=utf-8", /^text$/],
    ["text/html", undefined, "text/html; charset=utf-8", /^<!doctype html>/],
    ["application/xml", undefined, "application/xml", /^<\?xml/],
    ["image/svg+xml", { type: "string", examples: ["<svg/>"] }, "image/svg+xml", /^<svg\/>$/],
    ["text/csv", undefined, "text/csv; charset=utf-8", /^name,value\n/],
    ["application/vnd.book+json", book, "application/vnd.book+json", /"title":"Dunes"/],
    ["application/json", { type: "string", examples: ["a"] }, "application/json", /^"a"$/],
    ["*/*", book, "application/json", /"title":"Dunes"/],
    ["application/x-www-form-urlencoded", book, "application/x-www-form-urlencoded", /title=Dunes/],
    ["application/x-ndjson", book, "application/x-ndjson", /^(?:\{.*\}\n){3}$/],
    ["application/jsonl", { type: "array", items: book }, "application/jsonl", /^(?:\{.*\}\n){3}$/],
    ["application/json-seq", book, "application/json-seq", /^(?:\W\{.*\}\n){3}$/],
    ["text/event-stream", book, "text/event-stream", /^(?:data: \{.*\}\n\n){3}$/],
    ["text/event-stream", { type: "string" }, "text/event-stream", /^(?:data: [^"]+\n\n){3}$/],
    ["application/octet-stream", undefined, "application/octet-stream", /^mock$/],
    ["audio/*", undefined, "audio/mpeg", /^mock$/],
  ])("of %s is of that type", async (mediaType, schema, type, text) => {
    const content = [{ mediaType, ...(schema !== undefined && { schema }) }];
    const ask = await serveReplies([{ status: "200", content }]);
    const response = await ask();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(await response.text()).toMatch(text);
  });

  test("of events has their fields where the schema has them", async () => {
    const item = {
      type: "object",
      required: ["event", "data"],
      properties: {
        event: { const: "lent" },
        data: { type: "string", contentMediaType: "application/json", contentSchema: book },
      },
    };
    const schema = { type: "array", items: item };
    const ask = await serveReplies([
      { status: "200", content: [{ mediaType: "text/event-stream", schema }] },
    ]);
    const events = await collected(jsonEventStream(await ask(), request, undefined));
    expect(events).toMatchObject([
      { event: "lent", data: { title: "Dunes" } },
      { event: "lent", data: { title: "Kelp" } },
      { event: "lent", data: { title: "Dunes 2" } },
    ]);
  });

  test("of a form of several parts is one", async () => {
    const content = [{ mediaType: "multipart/form-data", schema: book }];
    const ask = await serveReplies([{ status: "200", content }]);
    const form = await (await ask()).formData();
    expect(form.get("title")).toBe("Dunes");
  });

  test.each([
    ["image/png", [0x89, 0x50, 0x4e, 0x47]],
    ["image/gif", [0x47, 0x49, 0x46, 0x38]],
  ])("of %s is a picture", async (mediaType, start) => {
    const ask = await serveReplies([{ status: "200", content: [{ mediaType }] }]);
    const bytes = new Uint8Array(await (await ask()).arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual(start);
  });

  test("is of the type that a caller likes best", async () => {
    const types = ["application/json", "text/plain"].map((mediaType) => ({ mediaType }));
    const ask = await serveReplies([{ status: "200", content: types }]);
    const typeFor = async (accept: string) =>
      (await ask({ headers: { accept } })).headers.get("content-type");
    expect(await typeFor("*/*")).toBe("application/json");
    expect(await typeFor("application/json;q=0.1, text/*")).toBe("text/plain; charset=utf-8");
  });
});
