/** Answers of every status, media type and kind: what the handler answers is what the caller gets. */
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { converse, type Got } from "./conversation.js";
import { invoke } from "./emitted-client.js";
import { messagesOf } from "./messages/messages.js";
import { holdRoundTrips } from "./round-trip.js";
import { patience } from "../patience.js";

describe("answers as they are listed", async () => {
  const folder = join(scenariosFolder, "responses");
  const messages = messagesOf((await loadFolder(folder)).value.model);
  const service = await converse(folder);
  afterAll(() => service.end());

  test.each(messages)("$id", async (each) => {
    await holdRoundTrips(service, each, 5);
  });

  const headers = { "X-Api-Version": 1 };
  const sent = { path: { id: "1" }, headers };

  test.each<[string, string, unknown, unknown]>([
    ["text/plain", "text/plain", "über", "über"],
    [
      "application/epub+zip",
      "application/epub+zip",
      new Uint8Array([1]),
      { bytes: "01", type: "application/epub+zip" },
    ],
    ["application/vnd.library.book+json", "application/*", { title: "t" }, { title: "t" }],
  ])(
    "a handler is told that %s is wanted by whoever accepts %s",
    async (type, accept, body, data) => {
      const { seen, got } = await service.exchange(
        "books.read",
        { ...sent, headers: { ...headers, accept: `${accept}, image/png;q=0.1` } },
        { status: 200, body, contentType: type },
      );
      expect(seen?.responseType).toBe(accept.includes("*") ? "application/epub+zip" : type);
      expect(got.data).toEqual(data);
      expect(got.response?.headers.get("vary")).toBe("accept");
    },
  );

  test("who accepts nothing of what is listed gets 406, and no handler is called", async () => {
    const { seen, got } = await service.exchange(
      "books.read",
      { ...sent, headers: { ...headers, accept: "image/png" } },
      { status: 200, body: "text", contentType: "text/plain" },
    );
    expect(seen).toBeUndefined();
    expect(got.error).toMatchObject({ status: 406, body: { title: "Not Acceptable" } });
  });

  test("a response of the handler's own is the answer", async () => {
    const own = () => new Response("of its own", { status: 299, headers: { "x-own": "1" } });
    const { got } = await service.exchange("books.unknown", { headers }, own);
    expect(got).toMatchObject({ ok: true, data: "of its own" });
    expect([got.response?.status, got.response?.headers.get("x-own")]).toEqual([299, "1"]);
  });

  test("bytes of each kind are the same bytes", async () => {
    const bytes = new Uint8Array([0, 255, 13, 10]);
    for (const body of [bytes, bytes.buffer, new Blob([bytes]), new Blob([bytes]).stream()]) {
      const reply = { status: 200, body, contentType: "application/epub+zip" };
      const { got } = await service.exchange("books.read", sent, reply);
      expect(got.data).toEqual({ bytes: "00ff0d0a", type: "application/epub+zip" });
    }
  });
});

describe("streams", async () => {
  const service = await converse(join(scenariosFolder, "streams"));
  afterAll(() => service.end());

  async function got(operation: string, items: unknown, contentType?: string): Promise<Got> {
    const reply = { status: 200, body: items, ...(contentType !== undefined && { contentType }) };
    return (await service.exchange(`loans.${operation}`, {}, reply)).got;
  }

  async function* each(items: readonly unknown[]): AsyncGenerator<unknown> {
    for (const item of items) {
      await new Promise((resolve) => setImmediate(resolve));
      yield item;
    }
  }

  const loans = [{ book: "a\nb" }, { book: "é 🎵", returned: true }, { book: "" }];

  test.each([
    ["watch", loans],
    ["watch-fields", loans],
    ["watch-text", ["one", "two\nlines", "", " led by a space", "data: x", "é 🎵"]],
    ["watch-unknown", ["text", "{}"]],
  ])("events of %s carry the same data", async (operation, all) => {
    const events = all.map((data, index) => ({ data, event: `e${index}`, id: `${index}` }));
    const { data } = await got(operation, each(events));
    expect(data).toMatchObject(events);
  });

  test("an event has its fields, and comments are passed over", async () => {
    const events = [
      { comment: "still here" },
      { data: "a", event: "lent", id: "7", retry: 10 },
      { comment: "two\nlines" },
      { data: "b" },
    ];
    const { data } = await got("watch-text", each(events));
    expect(data).toEqual([
      expect.objectContaining({ data: "a", event: "lent", id: "7" }),
      expect.objectContaining({ data: "b", event: "message" }),
    ]);
  });

  test("data that may be text or a loan is the text of either", async () => {
    const { data } = await got("watch-either", each([{ data: loans[0] }, { data: "[DONE]" }]));
    expect(data).toMatchObject([{ data: JSON.stringify(loans[0]) }, { data: "[DONE]" }]);
  });

  test.each(["export", "export-list", "export-inline", "export-sequence"])(
    "items of %s are the same items",
    async (operation) => {
      const items = [...loans, { book: "\u2028\u001e", due: "x" }];
      const { data } = await got(operation, each(items));
      expect(data).toEqual(items);
      expect((await got(operation, items)).data).toEqual(items);
    },
  );

  test("one operation may answer at once or item by item", async () => {
    expect((await got("answer", loans[0], "application/json")).data).toEqual(loans[0]);
    const { data } = await got("answer", each([{ data: loans[1] }]), "text/event-stream");
    expect(data).toMatchObject([{ data: loans[1] }]);
  });

  test("a stream that fails breaks off, after all that came before", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const received: unknown[] = [];
    async function* failing(): AsyncGenerator<unknown> {
      yield loans[0];
      await vi.waitFor(() => expect(received).toHaveLength(1), patience);
      throw new Error("the shelf fell");
    }
    service.answer({ status: 200, body: failing() });
    const reading = async (): Promise<void> => {
      const items: AsyncIterable<unknown> = Object(await service.call("loans.export", {}));
      for await (const item of items) received.push(item);
    };
    await expect(reading()).rejects.toThrow(expect.objectContaining({ name: "ConnectionError" }));
    expect(received).toEqual([loans[0]]);
  });

  test("whoever stops reading ends the handler's iteration", async () => {
    let ended: () => void = () => {};
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    async function* endless(): AsyncGenerator<unknown> {
      try {
        for (;;) {
          yield loans[0];
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      } finally {
        ended();
      }
    }
    service.answer({ status: 200, body: endless() });
    const items: AsyncIterable<unknown> = Object(await service.call("loans.export", {}));
    for await (const item of items) {
      expect(item).toEqual(loans[0]);
      break;
    }
    await end;
  });
});

describe("deprecated operations", async () => {
  const notices: unknown[] = [];
  const service = await converse(join(scenariosFolder, "deprecation"), {
    client: async (load) => ({
      hooks: invoke(await load(), "deprecations", (notice: unknown) => void notices.push(notice)),
    }),
  });
  afterAll(() => service.end());

  test("say so with every answer, and the client's hook is told once of each", async () => {
    const sent = { path: { id: "1" } };
    for (const status of [200, 404, 200]) {
      const { got } = await service.exchange("books.scan", sent, { status });
      expect(got.response?.headers.get("deprecation")).toBe("@1769904000");
      expect(got.response?.headers.get("sunset")).toBe("Sat, 01 Aug 2026 00:00:00 GMT");
    }
    await service.exchange("books.weigh", sent, new Response("of its own"));
    await service.exchange("books.retrieve", sent, { status: 200 });
    expect(notices).toEqual([
      expect.objectContaining({
        operation: "books.scan",
        // As the answer has them: the manifest has days alone.
        since: "2026-02-01T00:00:00.000Z",
        sunset: "2026-08-01T00:00:00.000Z",
        replacement: "books.retrieve",
      }),
      expect.objectContaining({ operation: "books.weigh", since: "2026-02-01T00:00:00.000Z" }),
    ]);
  });
});
