/** The subpath `./events` of emitted servers: what it sends is what the receiver of the same manifest's client takes. */
import { buffer } from "node:stream/consumers";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import {
  type EmittedPackage,
  emitClient,
  emitServer,
  invoke,
  manifestFiles,
} from "./emitted-client.js";

const secret = "whsec_of_the_service";

/** A server that takes what its receiver believes, once it has refused so many deliveries. */
async function serveHook(events: unknown, refusals = 0) {
  const taken: unknown[] = [];
  let left = refusals;
  const server: LocalServer = await serve((request, response) => {
    const take = async (): Promise<number> => {
      const body = await buffer(request);
      if (left-- > 0) return 503;
      taken.push(await invoke(events, "receive", { headers: request.headers, body }));
      return 204;
    };
    void take()
      .catch(() => 401)
      .then((status) => response.writeHead(status).end());
  });
  return { ...server, taken };
}

describe("a service of which half is known", () => {
  let client: EmittedPackage;
  let server: EmittedPackage;
  let sender: unknown;
  let receiver: unknown;
  beforeAll(async () => {
    const scenario = join(scenariosFolder, "behaviour");
    [client, server] = await Promise.all([emitClient(scenario), emitServer(scenario)]);
    sender = await server.load("events");
    const options = { secret, toleranceSeconds: 60, idHeader: "Library-Id" };
    receiver = invoke(await client.load("events"), "receiver", options);
  });
  afterAll(async () => {
    await client.remove();
    await server.remove();
  });

  test.each<[string, unknown, object]>([
    ["book-returned", { id: "1", title: "Höst 🍂" }, {}],
    ["book-found", { id: "1" }, { method: "POST", contentType: "application/json" }],
    ["book-lent", "to whom", {}],
    ["book-lost", { id: "1" }, { idHeader: "Library-Id" }],
    ["book-aged", undefined, {}],
  ])("sends %s as its client takes it", async (event, payload, options) => {
    const hook = await serveHook(receiver);
    try {
      const given = { url: hook.url, secret, ...options };
      const result = await invoke(sender, "sendEvent", event, payload, given);
      expect(result).toMatchObject({ delivered: true, attempts: [{ status: 204 }] });
      expect(hook.taken).toEqual([payload]);
      const forged = { ...given, secret: "guess", retries: { maximum: 0, delaysSeconds: [] } };
      expect(await invoke(sender, "sendEvent", event, payload, forged)).toMatchObject({
        delivered: false,
        attempts: [{ status: 401 }],
      });
    } finally {
      await hook.close();
    }
  });

  test("sends again as often as the manifest says, and as late", async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const hook = await serveHook(receiver, 6);
    try {
      const given = { url: hook.url, secret, wait };
      const first = await invoke(sender, "sendEvent", "book-returned", { id: "1" }, given);
      expect(first).toMatchObject({ delivered: false, reason: "not taken" });
      expect(waits).toEqual([1000, 10_000, 100_000, 100_000, 100_000]);
      const second = await invoke(sender, "sendEvent", "book-returned", { id: "1" }, given);
      expect(second).toMatchObject({ delivered: true });
    } finally {
      await hook.close();
    }
  });

  test("sends without a signature what the manifest says has none", async () => {
    const headers: string[] = [];
    const hook = await serve((request, response) => {
      headers.push(...Object.keys(request.headers));
      response.writeHead(200).end();
    });
    try {
      const given = { url: hook.url };
      const result = await invoke(sender, "sendEvent", "shelf-built", { id: "1" }, given);
      expect(result).toMatchObject({ delivered: true });
      expect(headers).not.toContain("x-signature");
    } finally {
      await hook.close();
    }
  });

  test("needs from the caller what is not shown", async () => {
    const url = "http://127.0.0.1:9";
    const refused = (event: string, options: object = {}) =>
      expect(invoke(sender, "sendEvent", event, {}, { url, ...options })).rejects;
    await refused("book-returned").toThrow("secret");
    await refused("book-found", { secret }).toThrow("method");
    await refused("book-lost", { secret }).toThrow("idHeader");
    // How these are signed is not shown, and this one goes another way.
    for (const event of ["shelf-moved", "shelf-burnt", "lamp-broken"]) {
      await refused(event, { secret }).toThrow(`no event "${event}"`);
    }
  });
});

test("a service whose events cannot be sent has their types alone", async () => {
  const events = { "book-returned": { delivery: { via: "webhook", method: "POST" } } };
  const emitted = await emitServer(
    manifestFiles({
      service: { events },
      groups: { books: { operations: { list: { method: "GET", path: "/books" } } } },
    }),
  );
  try {
    expect(Object.keys(Object(await emitted.load("events")))).toEqual([]);
  } finally {
    await emitted.remove();
  }
});

test("a service without events has no such subpath", async () => {
  const emitted = await emitServer(
    manifestFiles({ service: { events: "none" }, groups: { books: { title: "Books" } } }),
  );
  try {
    expect(() => emitted.load("events")).toThrow("./events");
  } finally {
    await emitted.remove();
  }
});
