/** The client of the real service, as it is committed, against servers: what a caller of its thirteen operations meets. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import * as artists from "../../generated/typescript-client/src/groups/artists.js";
import * as categories from "../../generated/typescript-client/src/groups/browse/categories.js";
import * as savedAlbums from "../../generated/typescript-client/src/groups/me/saved-albums.js";
import {
  ApiError,
  ConnectionError,
  createClient,
  DecodeError,
  InvalidArgumentError,
  MusicCatalog,
  NotShownError,
  request,
  ValidationError,
  withOptions,
} from "../../generated/typescript-client/src/index.js";
import {
  type EchoServer,
  serve,
  serveEcho,
} from "../unit/templates/typescript-client/local-server.js";

let server: EchoServer;
let client: MusicCatalog;
beforeAll(async () => {
  server = await serveEcho();
  client = new MusicCatalog({ baseUrl: `${server.url}/v1` });
});
afterAll(() => server.close());

/** A client of a server that gives every request the same answer. */
async function answering(
  status: number,
  body: string,
  type = "application/json",
): Promise<MusicCatalog> {
  const { url, close } = await serve((_, response) => {
    response.writeHead(status, { "content-type": type }).end(body);
  });
  onTestFinished(close);
  return new MusicCatalog({ baseUrl: url });
}

describe("a call", () => {
  test.each<[string, () => Promise<unknown>, string]>([
    ["of the client object", () => client.artists.retrieve("1"), "/v1/artists/1"],
    ["of a function", () => artists.retrieve(client, "1"), "/v1/artists/1"],
    ["without an identifier", () => client.artists.bulkRetrieve(), "/v1/artists"],
    ["in a sub-group", () => client.browse.categories.list(), "/v1/browse/categories"],
    [
      "of a function in a sub-group",
      () => categories.getPlaylists(client, "party"),
      "/v1/browse/categories/party/playlists",
    ],
    [
      "with a query that is not shown",
      () => client.artists.bulkRetrieve({ query: { ids: "a,b", full: true, n: 1 } }),
      "/v1/artists?ids=a%2Cb&full=true&n=1",
    ],
    ["with a number", () => client.artists.listAlbums(7), "/v1/artists/7/albums"],
    [
      "with hostile text",
      () => client.artists.retrieve("a/../b?c#d"),
      "/v1/artists/a%2F..%2Fb%3Fc%23d",
    ],
  ])("%s is one GET request", async (_, call, target) => {
    const before = server.received.length;
    await call();
    expect(server.received.length).toBe(before + 1);
    expect(server.last()).toMatchObject({ method: "GET", target });
    expect(server.last().body).toHaveLength(0);
  });

  test("takes the bare client where it is a function", async () => {
    const bare = createClient({ baseUrl: new URL(`${server.url}/api/`) });
    await artists.topTracks(bare, "1", { query: { market: "SE" } });
    expect(server.last().target).toBe("/api/artists/1/top-tracks?market=SE");
  });

  test("sends headers and cookies, its own before those of the client", async () => {
    const known = withOptions(client, { headers: { "X-Client": "c", Accept: "text/html" } });
    await known.artists.retrieve("1", {
      headers: { accept: "application/json", "x-count": 2 },
      cookies: { session: "s1", theme: "dark" },
    });
    expect(server.last().headers).toMatchObject({
      "x-client": "c",
      accept: "application/json",
      "x-count": "2",
      cookie: "session=s1; theme=dark",
    });
  });

  test("ends with an error that has the reason of its signal", async () => {
    const reason = new Error("no longer wanted");
    const call = client.artists.retrieve("1", { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toMatchObject({ name: "AbortError", cause: reason });
  });
});

describe("a call that cannot be sent", () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    ["an empty identifier", () => client.artists.retrieve(""), /"id" cannot be empty/],
    ["the segment .", () => client.artists.retrieve("."), /segment "\." or "\.\."/],
    ["the segment ..", () => client.artists.listAlbums(".."), /segment "\." or "\.\."/],
    [
      "an array of which the style is not shown",
      // From JavaScript: the type refuses it too, as test/types shows.
      () =>
        Reflect.apply(artists.bulkRetrieve, undefined, [client, { query: { ids: ["a", "b"] } }]),
      /"ids" cannot be several values/,
    ],
    [
      "no identifier",
      () => Reflect.apply(artists.retrieve, undefined, [client]),
      /"id" cannot be undefined/,
    ],
    [
      "a body of a GET",
      () => Reflect.apply(artists.retrieve, undefined, [client, "1", { body: {} }]),
      /takes no body/,
    ],
  ])("%s is refused before anything is sent", async (_, call, message) => {
    const before = server.received.length;
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidArgumentError);
    expect(String(error)).toMatch(message);
    expect(server.received.length).toBe(before);
  });
});

describe("an operation that is not shown", () => {
  test.each<[string, () => unknown, string]>([
    ["of a group", () => client.tracks.retrieve, "manifest/groups/tracks.yaml#operations.retrieve"],
    [
      "of a sub-group",
      () => client.me.savedAlbums.save,
      "manifest/groups/me.yaml#subgroups.saved-albums.operations.save",
    ],
    [
      "as a function",
      () => savedAlbums.list,
      "manifest/groups/me.yaml#subgroups.saved-albums.operations.list",
    ],
  ])("%s names what to fill in and sends nothing", (_, member, place) => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const value = member();
    const call = (): unknown =>
      typeof value === "function" ? Reflect.apply(value, undefined, [client, "1"]) : undefined;
    expect(call).toThrow(NotShownError);
    expect(call).toThrow(`method and path not shown, to be filled in at ${place}`);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("can be told from JavaScript by what it misses", () => {
    expect(client.tracks.retrieve.notShown).toEqual(["method", "path"]);
    expect(client.tracks.retrieve.place).toBe("manifest/groups/tracks.yaml#operations.retrieve");
  });
});

describe("an answer", () => {
  test("that is JSON is its value", async () => {
    const known = await answering(200, '{"name":"Ásgeir"}', "application/json; charset=utf-8");
    expect(await known.artists.retrieve("1")).toEqual({ name: "Ásgeir" });
  });

  test("is checked by a schema of the caller's", async () => {
    const known = await answering(200, '{"name":"Ásgeir","popularity":"61"}');
    const Artist = z.object({ name: z.string(), popularity: z.string().transform(Number) });
    const artist = await known.artists.retrieve("1").as(Artist);
    expect(artist.popularity + 1).toBe(62);
    const wrong = known.artists.retrieve("1").as(z.object({ id: z.string() }));
    await expect(wrong).rejects.toThrow(ValidationError);
    await expect(wrong).rejects.toThrow("artists.retrieve answered what the schema refuses\n/id: ");
  });

  test("of another status is an error with status, headers and body", async () => {
    const known = await answering(404, '{"error":{"status":404}}');
    const error: unknown = await known.artists.retrieve("1").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(ApiError);
    if (!(error instanceof ApiError)) return;
    expect(error.name).toBe("ApiError");
    expect(error.status).toBe(404);
    expect(error.headers.get("content-type")).toBe("application/json");
    expect(error.body).toEqual({ error: { status: 404 } });
  });

  test("that is not the JSON it claims to be is an error", async () => {
    const known = await answering(200, "<html>");
    await expect(known.artists.retrieve("1")).rejects.toThrow(DecodeError);
  });

  test("that never comes is an error", async () => {
    const { url, close } = await serve((incoming) => incoming.socket.destroy());
    onTestFinished(close);
    const call = new MusicCatalog({ baseUrl: url }).artists.retrieve("1");
    await expect(call).rejects.toThrow(ConnectionError);
  });
});

describe("withOptions", () => {
  test("gives a client object for a client object, its groups bound to the new options", async () => {
    const other = withOptions(client, { baseUrl: `${server.url}/v2`, headers: { "x-team": "a" } });
    expect(other).toBeInstanceOf(MusicCatalog);
    await other.browse.categories.retrieve("party");
    expect(server.last()).toMatchObject({
      target: "/v2/browse/categories/party",
      headers: { "x-team": "a" },
    });
    await client.shows.retrieve("1");
    expect(server.last().target).toBe("/v1/shows/1");
    expect(server.last().headers).not.toHaveProperty("x-team");
  });

  test("gives a bare client for a bare client", async () => {
    const bare = withOptions(createClient({ baseUrl: server.url }), { headers: { "x-team": "a" } });
    expect(bare).not.toHaveProperty("artists");
    await artists.retrieve(bare, "1");
    expect(server.last().headers).toMatchObject({ "x-team": "a" });
  });
});

test("what the manifest does not name can still be requested", async () => {
  await request(client, "put", "/me/albums?ids=1", { body: { ids: ["1"] } });
  expect(server.last()).toMatchObject({ method: "PUT", target: "/v1/me/albums?ids=1" });
  expect(server.last().body.toString()).toBe('{"ids":["1"]}');
});
