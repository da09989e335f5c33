/** The subpath `./events` of emitted clients: a server that takes deliveries, and who sends them. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import {
  type EmittedPackage,
  emitClient,
  invoke,
  manifestFiles,
  memberOf,
} from "./emitted-client.js";

const secret = "whsec_of_the_service";

describe("the filled service", () => {
  let emitted: EmittedPackage;
  let module: unknown;
  let hook: { readonly url: string; close(): void };
  beforeAll(async () => {
    emitted = await emitClient(join(scenariosFolder, "music-filled"));
    module = await emitted.load("events");
    hook = await serveHook(invoke(module, "receiver", { secret }));
  });
  afterAll(async () => {
    hook.close();
    await emitted.remove();
  });

  const body = JSON.stringify({ id: "1", type: "playlist-changed", playlist: { name: "Höst 🍂" } });
  const now = (): string => String(Math.floor(Date.now() / 1000));

  function signed(time: string, text: string, key = secret): Record<string, string> {
    const signature = createHmac("sha256", key).update(`${time}.${text}`).digest("hex");
    return { "x-music-timestamp": time, "x-music-signature": `sha256=${signature}` };
  }

  async function delivered(headers: Record<string, string>, text = body): Promise<unknown> {
    const type = { "content-type": "application/json" };
    const init = { method: "POST", headers: { ...type, ...headers }, body: text };
    const response = await fetch(hook.url, init);
    return response.json();
  }

  test("sends what is believed, over HTTP", async () => {
    expect(await delivered(signed(now(), body))).toEqual({ event: JSON.parse(body) });
  });

  test("sends nothing that is forged, changed, old or without a signature", async () => {
    expect(await delivered(signed(now(), body, "guess"))).toEqual({ refused: "wrong" });
    expect(await delivered(signed(now(), body), `${body} `)).toEqual({ refused: "wrong" });
    const old = String(Number(now()) - 301);
    expect(await delivered(signed(old, body))).toEqual({ refused: "too old" });
    expect(await delivered({ ...signed(old, body), "x-music-timestamp": now() })).toEqual({
      refused: "wrong",
    });
    expect(await delivered({})).toEqual({ refused: "missing" });
    expect(await delivered({ ...signed(now(), body), "x-music-signature": "sha256=no" })).toEqual({
      refused: "malformed",
    });
  });

  test("is played in tests of what receives", async () => {
    const headers = await invoke(module, "sign", "playlist-changed", body, { secret });
    expect(headers).toMatchObject({
      "Content-Type": "application/json",
      "X-Music-Signature": expect.stringMatching(/^sha256=[0-9a-f]{64}$/),
      "X-Music-Timestamp": expect.stringMatching(/^\d{10}$/),
    });
    const request = new Request("https://example.org", {
      method: "POST",
      headers: new Headers(Object.entries(Object(headers))),
      body,
    });
    const events = invoke(module, "receiver", { secret: [secret, "older"] });
    expect(await invoke(events, "receive", request, "playlist-changed")).toEqual(JSON.parse(body));
  });

  test("has events that are no requests: their types are all there is", async () => {
    const events = invoke(module, "receiver", { secret });
    const request = new Request("https://example.org", { method: "POST", body });
    await expect(invoke(events, "receive", request, "queue-changed")).rejects.toThrow(
      'no event "queue-changed"',
    );
  });
});

describe("a service of which half is known", () => {
  let emitted: EmittedPackage;
  let module: unknown;
  beforeAll(async () => {
    emitted = await emitClient(join(scenariosFolder, "behaviour"));
    module = await emitted.load("events");
  });
  afterAll(() => emitted.remove());

  test("needs from the caller what is not shown of its signatures", () => {
    const receiver = (options: object) => () => invoke(module, "receiver", { secret, ...options });
    expect(receiver({})).toThrow("toleranceSeconds");
    expect(receiver({ toleranceSeconds: 60 })).toThrow("idHeader");
    expect(receiver({ toleranceSeconds: 60, idHeader: "Library-Id" })).not.toThrow();
  });

  test.each([
    ["book-returned", '{"id":"1"}', { id: "1" }],
    ["book-found", '{"id":"1"}', expect.any(Blob)],
    ["book-lent", "to whom", "to whom"],
    ["book-lost", "{}", {}],
    ["book-aged", "", undefined],
  ])("signs %s in its own way", async (event, body, payload) => {
    const own = { secret, idHeader: "Library-Id", id: "msg_1" };
    const headers = await invoke(module, "sign", event, body, own);
    const events = invoke(module, "receiver", { ...own, toleranceSeconds: 60 });
    expect(await invoke(events, "receive", { headers, body }, event)).toEqual(payload);
    expect(await invoke(events, "receive", { headers, body })).toEqual(payload);
    const changed = { headers, body: `${body}.` };
    await expect(invoke(events, "receive", changed, event)).rejects.toMatchObject({
      name: "SignatureError",
      reason: "wrong",
    });
  });
});

test("a service whose events cannot be received has their types alone", async () => {
  const events = { "book-returned": { delivery: { via: "webhook", method: "POST" } } };
  const emitted = await emitClient(
    manifestFiles({
      service: { events },
      groups: { events: { operations: { list: { method: "GET", path: "/events" } } } },
    }),
  );
  try {
    expect(Object.keys(Object(await emitted.load("events")))).toEqual([]);
    // The group of that name has another subpath, whether or not there are events.
    expect(memberOf(await emitted.load("events_"), "list")).toBeTypeOf("function");
  } finally {
    await emitted.remove();
  }
});

test("a service without events has no such subpath", async () => {
  const emitted = await emitClient(
    manifestFiles({ service: { events: "none" }, groups: { books: { title: "Books" } } }),
  );
  try {
    expect(() => emitted.load("events")).toThrow("./events");
  } finally {
    await emitted.remove();
  }
});

/** A server that answers each delivery with what a receiver made of it. */
async function serveHook(events: unknown) {
  const received = async (request: IncomingMessage): Promise<object> => {
    try {
      const delivery = { headers: request.headers, body: await buffer(request) };
      return { event: await invoke(events, "receive", delivery) };
    } catch (error) {
      return { refused: memberOf(error, "reason") };
    }
  };
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(await received(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
