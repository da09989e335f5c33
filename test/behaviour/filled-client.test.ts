/** The requests of the filled service's client, byte for byte: types that are right would be worth little without it. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { knownItems } from "../../generator/model/known.js";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder, operationNamed } from "../model-lookup.js";
import { construct, type EmittedPackage, emitClient, invoke } from "./emitted-client.js";
import { tapWire, type Wire } from "./wire.js";

const manifest = join(scenariosFolder, "music-filled");

let emitted: EmittedPackage;
let wire: Wire;
let client: unknown;
beforeAll(async () => {
  emitted = await emitClient(manifest);
  wire = await tapWire();
  client = construct(await emitted.load(), "MusicFilled", { baseUrl: wire.url });
});
afterAll(async () => {
  await wire.close();
  await emitted.remove();
});

/** Calls an operation; gives back the line of its request, its content type and its body. */
async function sent(operation: string, ...given: readonly unknown[]): Promise<readonly string[]> {
  await invoke(client, operation, ...given);
  const [request = ""] = wire.take();
  const [head = "", body = ""] = request.split("\r\n\r\n");
  const [line = ""] = head.split("\r\n");
  const type = /^content-type: (.*)$/im.exec(head)?.[1];
  return [line.replace(" HTTP/1.1", ""), ...(type === undefined ? [] : [type]), body];
}

test("several identifiers are one parameter, joined by commas", async () => {
  expect(
    await sent("albums.bulkRetrieve", { query: { ids: ["a b", "c,d"], market: "SE" } }),
  ).toEqual(["GET /albums?ids=a%20b,c%2Cd&market=SE", ""]);
});

test("a single value is written plainly", async () => {
  expect(
    await sent("albums.listTracks", "a/b", { query: { limit: 5, offset: undefined } }),
  ).toEqual(["GET /albums/a%2Fb/tracks?limit=5", ""]);
});

test("a query parameter and a property of the body of one name are both sent", async () => {
  expect(
    await sent("me.savedAlbums.save", { query: { ids: ["a"] }, body: { ids: ["b"] } }),
  ).toEqual(["PUT /me/albums?ids=a", "application/json", '{"ids":["b"]}']);
});

test("wire names are never changed, and what is undefined is not sent", async () => {
  const body = { public: false, name: undefined, description: "" };
  expect(await sent("playlists.update", "p", { body })).toEqual([
    "PUT /playlists/p",
    "application/json",
    '{"public":false,"description":""}',
  ]);
});

test("base64 text is sent as it is, under the media type of the image", async () => {
  expect(await sent("playlists.images.update", "p", { body: "/9j/4AAQ" })).toEqual([
    "PUT /playlists/p/images",
    "image/jpeg",
    "/9j/4AAQ",
  ]);
});

test("an empty identifier is refused before anything is sent", async () => {
  await expect(invoke(client, "albums.retrieve", "")).rejects.toThrow("albums.retrieve");
  expect(wire.take()).toEqual([]);
});

test("all 47 parameters of one operation are sent under their names", async () => {
  const { model } = loadFolder(manifest).value;
  const { parameters } = operationNamed(model, "recommendations.get");
  const names = knownItems(parameters.query).map(({ name }) => name);
  expect(names).toHaveLength(47);
  const query = Object.fromEntries(
    names.map((name) => [name, name === "seed_tracks" ? ["a", "b"] : 1]),
  );
  const [line = ""] = await sent("recommendations.get", { query });
  const given = new URL(line.replace("GET ", "http://host")).searchParams;
  expect([...given]).toEqual(names.map((name) => [name, String(query[name])]));
});
