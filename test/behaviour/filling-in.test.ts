/** Filling facts in: what it makes possible, and that it changes no request that was right before. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { compile } from "../consumers/compiler.js";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  manifestFiles,
  writeFiles,
} from "./emitted-client.js";
import { tapWire, type Wire } from "./wire.js";
import { specifiedManifest } from "../golden-tree.js";

const text = { type: "string" };
const item = { type: "object", properties: { name: text }, required: ["name"] };

/** The first facts of each operation, and those that are filled in later. */
const operations: Readonly<Record<string, { readonly first: object; readonly later: object }>> = {
  list: {
    first: { method: "GET", path: "/items" },
    later: {
      parameters: {
        path: "none",
        query: {
          limit: { required: false, schema: { type: "integer", minimum: 1 } },
          market: { style: "form", explode: true, schema: { type: "string", enum: ["SE", "DE"] } },
          after: { required: true, schema: text },
        },
        header: { "X-Trace": { style: "simple", explode: false, schema: text } },
        cookie: { session: { schema: text } },
      },
      responses: { 200: { content: { "application/json": { schema: item } } } },
      authentication: "none",
      pagination: "none",
      limits: "none",
      deprecated: true,
    },
  },
  retrieve: {
    first: { method: "GET", path: "/items/{id}" },
    later: {
      title: "Get Item",
      parameters: {
        path: { id: { style: "simple", explode: false, schema: { type: "string", minLength: 1 } } },
        query: { market: { schema: text }, "(others)": "not shown" },
        header: "none",
        cookie: "none",
      },
      body: "none",
      responses: { 200: { content: "not shown" } },
    },
  },
  "retrieve-part": {
    first: { method: "GET", path: "/items/{item-id}/parts/{part}" },
    later: {
      parameters: {
        path: { "item-id": { schema: text }, part: { schema: { type: "integer" } } },
        query: "none",
      },
    },
  },
  create: {
    first: { method: "POST", path: "/items" },
    later: {
      body: { required: true, content: { "application/json": { schema: item } } },
      responses: { 201: { content: "none" } },
    },
  },
  upload: {
    first: { method: "PUT", path: "/items/{id}/image" },
    later: { body: { required: true, content: { "image/jpeg": "not shown" } } },
  },
  submit: {
    first: { method: "POST", path: "/form" },
    later: {
      body: { content: { "application/x-www-form-urlencoded": { schema: item } } },
    },
  },
  remove: {
    first: { method: "DELETE", path: "/items/{id}" },
    later: {
      parameters: { path: { id: "not shown" }, query: "none", header: "none", cookie: "none" },
      body: "none",
      responses: { 204: { content: "none" } },
    },
  },
};

let wire: Wire;
let before: unknown;
let after: unknown;
const packages: EmittedPackage[] = [];
beforeAll(async () => {
  wire = await tapWire();
  before = await clientOf(({ first }) => first);
  after = await clientOf(({ first, later }) => ({ ...first, ...later }));
});
afterAll(async () => {
  await wire.close();
  await Promise.all(packages.map(({ remove }) => remove()));
});

/** A client of one state of the manifest. */
async function clientOf(
  state: (each: { first: object; later: object }) => object,
): Promise<unknown> {
  const items = Object.entries(operations).map(([id, each]) => [id, state(each)]);
  const groups = { items: { operations: Object.fromEntries(items) } };
  const emitted = await emitClient(manifestFiles({ groups }));
  packages.push(emitted);
  return construct(await emitted.load(), "TestClient", { baseUrl: `${wire.url}/v1` });
}

/** Returns the request of one call, byte for byte, without the types of responses that are known to come. */
async function sent(client: unknown, name: string, given: readonly unknown[]): Promise<string> {
  await invoke(client, `items.${name}`, ...given);
  const [request, ...others] = wire.take();
  expect(others).toEqual([]);
  return (request ?? "").replace(/^accept: .*\r\n/m, "");
}

describe("a call that was right sends the same bytes", () => {
  test.each<[string, string, unknown[]]>([
    ["a query", "list", [{ query: { after: "a/b?", limit: 20, market: "SE" } }]],
    ["a query in another order", "list", [{ query: { market: "DE", limit: 1, after: "" } }]],
    [
      "headers and cookies",
      "list",
      [{ query: { after: "x" }, headers: { "x-trace": "a, b" }, cookies: { session: "s%20" } }],
    ],
    ["an identifier", "retrieve", ["a b/ü"]],
    ["a query that stays open", "retrieve", ["1", { query: { other: true, market: "SE" } }]],
    ["several path parameters", "retrievePart", [{ part: 3, "item-id": "x/y" }]],
    ["a body of JSON", "create", [{ body: { name: "é", more: [1, null] } }]],
    [
      "a body of JSON with its type",
      "create",
      [{ body: { name: "x" }, contentType: "application/json" }],
    ],
    ["bytes", "upload", ["1", { body: new Uint8Array([0, 255]), contentType: "image/jpeg" }]],
    ["a form", "submit", [{ body: new URLSearchParams({ name: "a b&c" }) }]],
    ["nothing but an identifier", "remove", ["1"]],
  ])("%s", async (_, name, given) => {
    const first = await sent(before, name, given);
    expect(first).toMatch(/^[A-Z]+ \/v1\/\S+ HTTP\/1\.1\r\n/);
    expect(await sent(after, name, given)).toBe(first);
  });

  test("whatever the values", async () => {
    const values = fc.string({ unit: "grapheme" });
    const query = fc.record(
      { limit: fc.integer({ min: 1 }), market: values, after: values },
      { requiredKeys: ["after"] },
    );
    const id = values.filter((value) => !["", ".", ".."].includes(value));
    await fc.assert(
      fc.asyncProperty(query, id, async (given, part) => {
        const list = await sent(before, "list", [{ query: given }]);
        expect(await sent(after, "list", [{ query: given }])).toBe(list);
        const retrieve = await sent(before, "retrieve", [part, { query: given }]);
        expect(await sent(after, "retrieve", [part, { query: given }])).toBe(retrieve);
        const create = await sent(before, "create", [{ body: given }]);
        expect(await sent(after, "create", [{ body: given }])).toBe(create);
      }),
      { numRuns: 30 },
    );
  });
});

describe("filling tracks.retrieve of the specification in, and nothing else", () => {
  /** As a person would do it: the first operation's method and path, and one query parameter. */
  async function fillIn(manifest: string): Promise<void> {
    const path = join(manifest, "groups/tracks.yaml");
    const shown = (await readFile(path, "utf8"))
      .replace("method: not shown", "method: GET")
      .replace("path: not shown", "path: /tracks/{id}")
      .replace(
        "parameters: not shown",
        "parameters:\n      query:\n        market:\n          schema: { type: string }",
      );
    await writeFile(path, shown);
  }

  let emitted: EmittedPackage;
  beforeAll(async () => {
    emitted = await emitClient(specifiedManifest, fillIn);
    packages.push(emitted);
  });

  test("makes it callable", async () => {
    const module = await emitted.load();
    const client = construct(module, "MusicCatalog", { baseUrl: wire.url });
    await invoke(client, "tracks.retrieve", "11dF", { query: { market: "SE" } });
    await invoke(await emitted.load("tracks"), "retrieve", client, "11dF");
    const lines = wire.take().map((request) => request.split("\r\n", 1)[0]);
    expect(lines).toEqual(["GET /tracks/11dF?market=SE HTTP/1.1", "GET /tracks/11dF HTTP/1.1"]);
    expect(() => invoke(client, "tracks.bulkRetrieve")).toThrow("cannot be called");
  });

  test("makes it typed", async () => {
    await writeFiles(emitted.project, {
      "right.ts": `
        import { type Call, MusicCatalog } from "music-catalog";
        import { retrieve } from "music-catalog/tracks";
        const client = new MusicCatalog({ baseUrl: "https://example.org" });
        export const method: Call<unknown> = client.tracks.retrieve("1", { query: { market: "SE" } });
        export const bare: Call<unknown> = retrieve(client, 1);
      `,
      "wrong.ts": `
        import { MusicCatalog } from "music-catalog";
        const client = new MusicCatalog({ baseUrl: "https://example.org" });
        client.tracks.retrieve();
        client.tracks.retrieve("1", { query: { markt: "SE" } });
        client.tracks.retrieve("1", { query: { market: 1 } });
        client.tracks.bulkRetrieve();
      `,
    });
    onTestFinished(() => writeFiles(emitted.project, { "wrong.ts": "export {};" }));
    const said = await compile({
      version: "7.0",
      resolution: "bundler",
      folder: emitted.project,
      include: ["*.ts"],
      settings: {
        paths: {
          "music-catalog": ["./node_modules/music-catalog/src/index.ts"],
          "music-catalog/*": ["./node_modules/music-catalog/src/groups/*.ts"],
        },
      },
    });
    expect(said.match(/^\S+ error TS\d+/gm)).toEqual([
      "wrong.ts(4,23): error TS2554",
      "wrong.ts(5,48): error TS2561",
      "wrong.ts(6,48): error TS2322",
      "wrong.ts(7,23): error TS2349",
    ]);
  });
});
