/** Limits that the manifest shows: refused before anything is sent, or waited for; keys that make repeating harmless. */
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import {
  type EchoServer,
  serve,
  serveEcho,
} from "../unit/templates/typescript-client/local-server.js";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  manifestFiles,
  memberOf,
} from "./emitted-client.js";

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());
afterEach(() => {
  server.received.length = 0;
});

/** `count` different values. */
function many(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `id${index}`);
}

describe("the filled service", () => {
  let emitted: EmittedPackage;
  let music: unknown;
  let client: unknown;
  beforeAll(async () => {
    emitted = await emitClient(join(scenariosFolder, "music-filled"));
    music = await emitted.load();
    client = construct(music, "MusicFilled", { baseUrl: server.url });
  });
  afterAll(() => emitted.remove());

  /** Returns the refusal of a call, after which nothing was sent. */
  async function refused(operation: string, init: object): Promise<unknown> {
    const call = invoke(client, operation, init);
    const error = await Promise.resolve(call).catch((reason: unknown) => reason);
    expect(server.received).toEqual([]);
    expect(memberOf(error, "name")).toBe("InvalidArgumentError");
    return memberOf(error, "message");
  }

  test("one identifier too many", async () => {
    expect(await refused("albums.bulkRetrieve", { query: { ids: many(21) } })).toBe(
      "albums.bulk-retrieve: query.ids has 21 values, and takes at most 20 (its schema)",
    );
    await invoke(client, "albums.bulkRetrieve", { query: { ids: many(20) } });
    expect(server.received).toHaveLength(1);
  });

  test("identifiers in a body, and in body and query together", async () => {
    expect(await refused("me.savedTracks.save", { body: { ids: many(51) } })).toBe(
      "me.saved-tracks.save: body.ids has 51 values, and takes at most 50 (limits.idsPerCall)",
    );
    const both = { query: { ids: many(30) }, body: { ids: many(30) } };
    expect(await refused("me.savedTracks.save", both)).toBe(
      "me.saved-tracks.save: query.ids + body.ids has 60 values, and takes at most 50 (At most 50 identifiers in the query and the body together.)",
    );
    await invoke(client, "me.savedTracks.save", { body: { ids: many(50) } });
  });

  test("a page that is too large", async () => {
    expect(
      await refused("me.following.bulkRetrieve", { query: { type: "artist", limit: 51 } }),
    ).toBe("me.following.bulk-retrieve: query.limit is 51, and is at most 50 (limits.pageSize)");
    await invoke(client, "me.following.bulkRetrieve", { query: { type: "artist", limit: 50 } });
  });

  test("several lists together", async () => {
    const query = { seed_artists: many(2), seed_genres: many(2), seed_tracks: many(2) };
    expect(await refused("recommendations.get", { query })).toBe(
      "recommendations.get: query.seed_artists + query.seed_genres + query.seed_tracks has 6 values, and takes at most 5 (At most 5 seeds together.)",
    );
  });

  test("its rates, as pacing takes them", async () => {
    const rates = memberOf(music, "rateLimits");
    expect(rates).toEqual(
      expect.arrayContaining([
        { requests: 180, seconds: 60, per: "application" },
        { requests: 10, seconds: 1, per: "user", operation: "player.skip-next" },
      ]),
    );
    if (!Array.isArray(rates)) throw new Error("the rates are no list");
    // As if each were on a minute, so that the test need not be quick.
    const slow = rates.map((rate: object) => ({ ...rate, seconds: 60 }));
    const paced = construct(music, "MusicFilled", {
      baseUrl: server.url,
      hooks: invoke(music, "pacing", ...slow),
    });
    await Promise.all(many(10).map(() => invoke(paced, "player.skipNext")));
    const call = invoke(paced, "player.skipNext", { deadlineMs: 30 });
    await expect(call).rejects.toMatchObject({ name: "TimeoutError" });
    expect(server.received).toHaveLength(10);
  });

  test("a call with a key is repeated with that key, and one without is not repeated", async () => {
    const keys: unknown[] = [];
    const failing = await serve((request, response) => {
      keys.push(request.headers["idempotency-key"]);
      response.writeHead(503, { "retry-after": "0" }).end();
    });
    const flaky = construct(music, "MusicFilled", { baseUrl: failing.url, maxRetries: 1 });
    const body = { name: "Mix" };
    await expect(invoke(flaky, "users.playlists.create", "u1", { body })).rejects.toThrow("503");
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    const own = { body, headers: { "Idempotency-Key": "mine" } };
    await expect(invoke(flaky, "users.playlists.create", "u1", own)).rejects.toThrow("503");
    expect(keys.slice(2)).toEqual(["mine", "mine"]);
    await expect(invoke(flaky, "player.skipNext")).rejects.toThrow("503");
    expect(keys.slice(4)).toEqual([undefined]);
    await failing.close();
  });
});

describe("a small manifest", () => {
  const ids = {
    style: "form",
    explode: false,
    schema: { type: "array", items: { type: "string" } },
  };
  const operation = (path: string, facts: object) => ({ method: "GET", path, ...facts });
  let emitted: EmittedPackage;
  let client: unknown;
  let failing: Awaited<ReturnType<typeof serve>>;
  let attempts = 0;
  beforeAll(async () => {
    emitted = await emitClient(
      manifestFiles({
        service: {
          limits: { idsPerCall: { maximum: 3, of: ["query.ids"] }, pageSize: { maximum: 9 } },
          pagination: {
            pages: { strategy: "page", request: { page: "query.page", limit: "query.size" } },
            unseen: { strategy: "page", request: { page: "query.page", limit: "not shown" } },
          },
        },
        groups: {
          books: {
            operations: {
              shared: operation("/shared", { parameters: { query: { ids } } }),
              own: operation("/own", {
                parameters: { query: { ids, keys: ids } },
                limits: { idsPerCall: { maximum: 2, of: ["query.keys"] } },
              }),
              open: operation("/open", { parameters: "not shown" }),
              free: operation("/free", {
                parameters: { query: { ids } },
                limits: { idsPerCall: "none" },
              }),
              paged: operation("/paged", { pagination: { uses: "pages" } }),
              unseen: operation("/unseen", { pagination: { uses: "unseen" } }),
              turn: { method: "PUT", path: "/turn", idempotent: false },
              look: { method: "POST", path: "/look", idempotent: true },
            },
          },
        },
      }),
    );
    client = construct(await emitted.load(), "TestClient", { baseUrl: server.url });
    failing = await serve((_request, response) => {
      attempts++;
      response.writeHead(503, { "retry-after": "0" }).end();
    });
  });
  afterAll(async () => {
    await failing.close();
    await emitted.remove();
  });

  const call = (name: string, query: object) => invoke(client, `books.${name}`, { query });

  test("what the service says holds where an operation is known to have the parameter", async () => {
    await expect(call("shared", { ids: many(4) })).rejects.toThrow("at most 3");
    await call("open", { ids: "a,b,c,d" });
    expect(server.received).toHaveLength(1);
  });

  test("what the operation says goes first", async () => {
    await expect(call("own", { keys: many(3) })).rejects.toThrow(
      "books.own: query.keys has 3 values, and takes at most 2 (limits.idsPerCall)",
    );
    await call("own", { ids: many(4), keys: many(2) });
    await call("free", { ids: many(4) });
    expect(server.received).toHaveLength(2);
  });

  test("a page has a limit where the pager says which parameter asks for it", async () => {
    await expect(call("paged", { size: 10 })).rejects.toThrow("at most 9");
    await call("unseen", { size: 10 });
  });

  test("what the manifest says of repeating goes before what the method says", async () => {
    const flaky = construct(await emitted.load(), "TestClient", { baseUrl: failing.url });
    for (const [name, expected] of [
      ["turn", 1],
      ["look", 3],
    ] as const) {
      attempts = 0;
      await expect(invoke(flaky, `books.${name}`)).rejects.toThrow("503");
      expect(attempts).toBe(expected);
    }
  });
});
