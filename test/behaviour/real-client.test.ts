/** The client of a service of which thirteen operations can be called, against servers: what its callers meet. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import {
  type EchoServer,
  serve,
  serveEcho,
} from "../unit/templates/typescript-client/local-server.js";
import { construct, type EmittedPackage, emitClient, invoke, memberOf } from "./emitted-client.js";
import { specifiedManifest } from "../golden-tree.js";

let server: EchoServer;
let emitted: EmittedPackage;
/** The exports of the package under its name, and under three of its subpaths. */
let catalog: unknown;
let artists: unknown;
let categories: unknown;
let savedAlbums: unknown;
/** An object of its client class. */
let client: unknown;
beforeAll(async () => {
  server = await serveEcho();
  emitted = await emitClient(specifiedManifest);
  catalog = await emitted.load();
  artists = await emitted.load("artists");
  categories = await emitted.load("browse/categories");
  savedAlbums = await emitted.load("me/saved-albums");
  client = construct(catalog, "MusicCatalog", { baseUrl: `${server.url}/v1` });
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});

/** A client of a server that gives every request the same answer. */
async function answering(
  status: number,
  body: string,
  type = "application/json",
): Promise<unknown> {
  const { url, close } = await serve((_, response) => {
    response.writeHead(status, { "content-type": type }).end(body);
  });
  onTestFinished(close);
  return construct(catalog, "MusicCatalog", { baseUrl: url });
}

/** The reason why a call fails, or `undefined` where it does not. */
async function failure(call: unknown): Promise<unknown> {
  try {
    await call;
    return undefined;
  } catch (reason) {
    return reason;
  }
}

describe("a call", () => {
  test.each<[string, () => unknown, string]>([
    ["of the client object", () => invoke(client, "artists.retrieve", "1"), "/v1/artists/1"],
    ["of a function", () => invoke(artists, "retrieve", client, "1"), "/v1/artists/1"],
    ["without an identifier", () => invoke(client, "artists.bulkRetrieve"), "/v1/artists"],
    ["in a sub-group", () => invoke(client, "browse.categories.list"), "/v1/browse/categories"],
    [
      "of a function in a sub-group",
      () => invoke(categories, "getPlaylists", client, "party"),
      "/v1/browse/categories/party/playlists",
    ],
    [
      "with a query that is not shown",
      () => invoke(client, "artists.bulkRetrieve", { query: { ids: "a,b", full: true, n: 1 } }),
      "/v1/artists?ids=a%2Cb&full=true&n=1",
    ],
    ["with a number", () => invoke(client, "artists.listAlbums", 7), "/v1/artists/7/albums"],
    [
      "with hostile text",
      () => invoke(client, "artists.retrieve", "a/../b?c#d"),
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
    const bare = invoke(catalog, "createClient", { baseUrl: new URL(`${server.url}/api/`) });
    await invoke(artists, "topTracks", bare, "1", { query: { market: "SE" } });
    expect(server.last().target).toBe("/api/artists/1/top-tracks?market=SE");
  });

  test("sends headers and cookies, its own before those of the client", async () => {
    const known = invoke(catalog, "withOptions", client, {
      headers: { "X-Client": "c", Accept: "text/html" },
    });
    await invoke(known, "artists.retrieve", "1", {
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
    const call = invoke(client, "artists.retrieve", "1", { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toMatchObject({ name: "AbortError", cause: reason });
  });
});

describe("a call that cannot be sent", () => {
  test.each<[string, () => unknown, RegExp]>([
    ["an empty identifier", () => invoke(client, "artists.retrieve", ""), /"id" cannot be empty/],
    ["the segment .", () => invoke(client, "artists.retrieve", "."), /segment "\." or "\.\."/],
    ["the segment ..", () => invoke(client, "artists.listAlbums", ".."), /segment "\." or "\.\."/],
    [
      "an array of which the style is not shown",
      // From JavaScript: the type refuses it too, as test/types shows.
      () => invoke(artists, "bulkRetrieve", client, { query: { ids: ["a", "b"] } }),
      /"ids" cannot be several:/,
    ],
    ["no identifier", () => invoke(artists, "retrieve", client), /"id" cannot be undefined/],
    [
      "a body of a GET",
      () => invoke(artists, "retrieve", client, "1", { body: {} }),
      /takes no body/,
    ],
  ])("%s is refused before anything is sent", async (_, call, message) => {
    const before = server.received.length;
    const error = await failure(call());
    expect(error).toBeInstanceOf(memberOf(catalog, "InvalidArgumentError"));
    expect(String(error)).toMatch(message);
    expect(server.received.length).toBe(before);
  });
});

describe("an operation that is not shown", () => {
  test.each<[string, () => unknown, string]>([
    [
      "of a group",
      () => memberOf(client, "tracks.retrieve"),
      "manifest/groups/tracks.yaml#operations.retrieve",
    ],
    [
      "of a sub-group",
      () => memberOf(client, "me.savedAlbums.save"),
      "manifest/groups/me.yaml#subgroups.saved-albums.operations.save",
    ],
    [
      "as a function",
      () => memberOf(savedAlbums, "list"),
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
    expect(call).toThrow(expect.objectContaining({ name: "NotShownError" }));
    expect(call).toThrow(`method and path not shown, to be filled in at ${place}`);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("can be told from JavaScript by what it misses", () => {
    expect(memberOf(client, "tracks.retrieve.notShown")).toEqual(["method", "path"]);
    expect(memberOf(client, "tracks.retrieve.place")).toBe(
      "manifest/groups/tracks.yaml#operations.retrieve",
    );
  });
});

describe("an answer", () => {
  test("that is JSON is its value", async () => {
    const known = await answering(200, '{"name":"Ásgeir"}', "application/json; charset=utf-8");
    expect(await invoke(known, "artists.retrieve", "1")).toEqual({ name: "Ásgeir" });
  });

  test("is checked by a schema of the caller's", async () => {
    const known = await answering(200, '{"name":"Ásgeir","popularity":"61"}');
    const Artist = z.object({ name: z.string(), popularity: z.string().transform(Number) });
    const call = invoke(known, "artists.retrieve", "1");
    expect(await invoke(call, "as", Artist)).toEqual({ name: "Ásgeir", popularity: 61 });
    const again = invoke(known, "artists.retrieve", "1");
    const error = await failure(invoke(again, "as", z.object({ id: z.string() })));
    expect(error).toBeInstanceOf(memberOf(catalog, "ValidationError"));
    expect(String(error)).toContain("artists.retrieve answered what the schema refuses\n/id: ");
  });

  test("of another status is an error with status, headers and body", async () => {
    const known = await answering(404, '{"error":{"status":404}}');
    const error = await failure(invoke(known, "artists.retrieve", "1"));
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(memberOf(catalog, "ApiError"));
    expect(error).toMatchObject({
      name: "ApiError",
      status: 404,
      body: { error: { status: 404 } },
    });
    expect(invoke(error, "headers.get", "content-type")).toBe("application/json");
  });

  test("that is not the JSON it claims to be is an error", async () => {
    const known = await answering(200, "<html>");
    const error = await failure(invoke(known, "artists.retrieve", "1"));
    expect(error).toBeInstanceOf(memberOf(catalog, "DecodeError"));
  });

  test("that never comes is an error", async () => {
    const { url, close } = await serve((incoming) => incoming.socket.destroy());
    onTestFinished(close);
    const known = construct(catalog, "MusicCatalog", { baseUrl: url });
    const error = await failure(invoke(known, "artists.retrieve", "1"));
    expect(error).toBeInstanceOf(memberOf(catalog, "ConnectionError"));
  });
});

describe("withOptions", () => {
  test("gives a client object for a client object, its groups bound to the new options", async () => {
    const changes = { baseUrl: `${server.url}/v2`, headers: { "x-team": "a" } };
    const other = invoke(catalog, "withOptions", client, changes);
    expect(other).toBeInstanceOf(memberOf(catalog, "MusicCatalog"));
    await invoke(other, "browse.categories.retrieve", "party");
    expect(server.last()).toMatchObject({
      target: "/v2/browse/categories/party",
      headers: { "x-team": "a" },
    });
    await invoke(client, "shows.retrieve", "1");
    expect(server.last().target).toBe("/v1/shows/1");
    expect(server.last().headers).not.toHaveProperty("x-team");
  });

  test("gives a bare client for a bare client", async () => {
    const plain = invoke(catalog, "createClient", { baseUrl: server.url });
    const bare = invoke(catalog, "withOptions", plain, { headers: { "x-team": "a" } });
    expect(bare).not.toHaveProperty("artists");
    await invoke(artists, "retrieve", bare, "1");
    expect(server.last().headers).toMatchObject({ "x-team": "a" });
  });
});

test("what the manifest does not name can still be requested", async () => {
  await invoke(catalog, "request", client, "put", "/me/albums?ids=1", { body: { ids: ["1"] } });
  expect(server.last()).toMatchObject({ method: "PUT", target: "/v1/me/albums?ids=1" });
  expect(server.last().body.toString()).toBe('{"ids":["1"]}');
});
