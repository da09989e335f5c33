/** Validation that is asked for, both ways: wrong requests are never sent, wrong answers never taken for right ones. */
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  manifestFiles,
  memberOf,
} from "./emitted-client.js";

/** The answer of the server, and the request that it received. */
let answer: { status: number; type?: string; text: string };
const received: string[] = [];
let server: LocalServer;
beforeAll(async () => {
  server = await serve((request, response) => {
    let body = "";
    request.on("data", (bytes: Buffer) => (body += bytes.toString()));
    request.on("end", () => {
      received.push(`${request.method} ${request.url} ${body}`.trim());
      const { status, type = "application/json", text } = answer;
      response.writeHead(status, type === "" ? {} : { "content-type": type }).end(text);
    });
  });
});
afterAll(() => server.close());
afterEach(() => {
  received.length = 0;
});

function answers(value: unknown, status = 200): void {
  answer = { status, text: JSON.stringify(value) };
}

/** Returns the error of a call, or nothing. */
async function failure(call: unknown): Promise<unknown> {
  return Promise.resolve(call).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const image = { url: "https://example.org/a.jpg", width: 640, height: 640, origin: "mosaic" };

describe("the filled service", () => {
  let emitted: EmittedPackage;
  let music: unknown;
  let schemas: unknown;
  const clientWith = (options: object = {}): unknown =>
    construct(music, "MusicFilled", { baseUrl: server.url, maxRetries: 0, ...options });
  const checked = (): unknown => clientWith({ validation: memberOf(schemas, "validation") });
  beforeAll(async () => {
    emitted = await emitClient(join(scenariosFolder, "music-filled"));
    music = await emitted.load();
    schemas = await emitted.load("schemas");
  });
  afterAll(() => emitted.remove());

  test("checks nothing unless asked", async () => {
    answers({ images: "none" });
    const client = clientWith();
    expect(await invoke(client, "albums.retrieve", "1")).toEqual({ images: "none" });
    await invoke(client, "users.playlists.create", "me", { body: { public: "yes" } });
    expect(received).toHaveLength(2);
  });

  test("an answer of another shape is an error that says where", async () => {
    answers([image, { ...image, url: 1 }, { url: "b" }, "c"]);
    const error = await failure(invoke(checked(), "playlists.images.list", "p"));
    expect(memberOf(error, "name")).toBe("ValidationError");
    expect(memberOf(error, "message")).toBe(
      [
        "playlists.images.list answered what the manifest does not allow",
        "/1/url: expected string",
        "/2/width: is missing",
        "/2/height: is missing",
        "/2/origin: is missing",
        "/3: expected object",
      ].join("\n"),
    );
    expect(received).toHaveLength(1);
  });

  test("an answer that fits is given back with what nobody has shown", async () => {
    const text =
      '[{"url":"https://example.org/a.jpg","width":null,"height":null,"origin":"mosaic","more":{"__proto__":1}}]';
    answer = { status: 200, text };
    const images = await invoke(checked(), "playlists.images.list", "p");
    expect(JSON.stringify(images)).toBe(text);
  });

  test("so does no answer where one is due, and `.result()` tells it", async () => {
    answer = { status: 200, text: "" };
    const result = await invoke(invoke(checked(), "playlists.images.list", "p"), "result");
    expect(memberOf(result, "ok")).toBe(false);
    expect(memberOf(result, "error.name")).toBe("ValidationError");
    expect(memberOf(result, "response.status")).toBe(200);
  });

  test("the body of an error is not checked: it comes with the error that it belongs to", async () => {
    answers({ another: "shape" }, 404);
    const error = await failure(invoke(checked(), "albums.retrieve", "1"));
    expect(memberOf(error, "status")).toBe(404);
  });

  test("a wrong body is refused before it is sent, with every fault", async () => {
    const body = { name: 1, public: "yes", unknown: true };
    const error = await failure(invoke(checked(), "users.playlists.create", "me", { body }));
    expect(memberOf(error, "name")).toBe("InvalidArgumentError");
    expect(memberOf(error, "message")).toBe(
      [
        "users.playlists.create is given what it does not take",
        "/body/name: expected string",
        "/body/public: expected boolean",
        "/body/unknown: is not allowed",
      ].join("\n"),
    );
    expect(memberOf(error, "cause.issues.0.path")).toEqual(["body", "name"]);
    expect(received).toEqual([]);
  });

  test("so is one that is missing, and a wrong query", async () => {
    const missing = await failure(invoke(checked(), "users.playlists.create", "me", {}));
    expect(memberOf(missing, "message")).toContain("\n/body: is missing");
    const query = { ids: ["not an id"], market: "Sweden" };
    const wrong = await failure(invoke(checked(), "albums.bulkRetrieve", { query }));
    expect(memberOf(wrong, "message")).toMatch(/\n\/query\/ids\/0: .*\n\/query\/market: /);
    const none = await failure(invoke(checked(), "albums.bulkRetrieve", { query: {} }));
    expect(memberOf(none, "message")).toContain("\n/query/ids: is missing");
    expect(received).toEqual([]);
  });

  test("what the client adds to every query counts", async () => {
    answers({ albums: [] });
    const options = { query: { market: "Sweden" }, validation: memberOf(schemas, "validation") };
    const ids = ["3hWqZr8NfLkV5bYc2TxJpD"];
    const wrong = await failure(
      invoke(clientWith(options), "albums.bulkRetrieve", { query: { ids } }),
    );
    expect(memberOf(wrong, "message")).toContain("/query/market: ");
    const right = { query: { ids, market: "SE" } };
    expect(await invoke(clientWith(options), "albums.bulkRetrieve", right)).toEqual({ albums: [] });
  });

  test("a body counts as it is written: what JSON leaves out is absent", async () => {
    answers({}, 201);
    const body = { name: "Slow Water", description: undefined };
    const error = await failure(invoke(checked(), "users.playlists.create", "me", { body }));
    expect(memberOf(error, "name")).toBe("ValidationError");
    expect(received).toEqual(['POST /users/me/playlists {"name":"Slow Water"}']);
  });

  test("one call alone is checked with the rules of its operation", async () => {
    answers({});
    const rules = memberOf(schemas, "albumsRetrieveRules");
    const validation = invoke(schemas, "validating", rules);
    const client = clientWith();
    const error = await failure(invoke(client, "albums.retrieve", "1", { validation }));
    expect(memberOf(error, "name")).toBe("ValidationError");
    expect(await invoke(client, "albums.retrieve", "1")).toEqual({});
    // Operations without rules are not checked.
    expect(await invoke(client, "artists.retrieve", "1", { validation })).toEqual({});
  });

  test("a validator checks one answer by `.as`, and any value", async () => {
    answers({ id: 1 });
    const album = memberOf(schemas, "album");
    const error = await failure(invoke(invoke(clientWith(), "albums.retrieve", "1"), "as", album));
    expect(memberOf(error, "message")).toContain("\n/id: expected string");
    expect(() => invoke(album, "parse", {})).toThrow("/id: is missing");
  });
});

describe("what cannot be checked", () => {
  let emitted: EmittedPackage;
  let module: unknown;
  let client: unknown;
  beforeAll(async () => {
    const text = { type: "string" };
    emitted = await emitClient(
      manifestFiles({
        groups: {
          things: {
            operations: {
              send: {
                method: "POST",
                path: "/things",
                parameters: { query: { open: { required: true }, "(others)": "not shown" } },
                body: {
                  required: false,
                  content: { "application/json": { schema: text }, "text/plain": { schema: text } },
                },
                responses: {
                  200: { content: { "application/json": { schema: text }, "text/plain": {} } },
                  202: { content: { "application/json": { schema: "not shown" } } },
                  204: { content: "none" },
                },
              },
              open: { method: "PUT", path: "/open", body: "not shown", responses: "not shown" },
            },
          },
        },
        schemas: { shown: text, unknown: "not shown" },
      }),
    );
    module = await emitted.load("schemas");
    client = construct(await emitted.load(), "TestClient", {
      baseUrl: server.url,
      validation: memberOf(module, "validation"),
    });
  });
  afterAll(() => emitted.remove());

  const query = { open: 1, further: true };

  test("is let through: what is not shown, and what is not JSON", async () => {
    answer = { status: 200, type: "text/plain", text: "5" };
    expect(await invoke(client, "things.send", { query })).toBe("5");
    expect(await invoke(client, "things.send", { query, body: new Blob(["{}"]) })).toBe("5");
    const plain = { query, body: "a", contentType: "text/plain" };
    expect(await invoke(client, "things.send", plain)).toBe("5");
    const headers = { "Content-Type": "text/plain" };
    expect(await invoke(client, "things.send", { query, body: "b", headers })).toBe("5");
    answers({ any: 1 }, 202);
    expect(await invoke(client, "things.send", { query })).toEqual({ any: 1 });
    expect(await invoke(client, "things.open", { body: { a: 1 } })).toEqual({ any: 1 });
    answer = { status: 204, type: "", text: "" };
    expect(await invoke(client, "things.send", { query })).toBeUndefined();
    expect(received).toHaveLength(7);
  });

  test("but what is shown beside it is not", async () => {
    answers(5);
    const answered = await failure(invoke(client, "things.send", { query, body: "a" }));
    expect(memberOf(answered, "message")).toBe(
      "things.send answered what the manifest does not allow\n/: expected string",
    );
    const given = await failure(invoke(client, "things.send", { body: { a: 1 } }));
    expect(memberOf(given, "message")).toBe(
      "things.send is given what it does not take\n/query/open: is missing\n/body: expected string",
    );
  });

  test("a validator of what is not shown takes anything", () => {
    for (const value of [1, null, {}, undefined]) {
      expect(invoke(module, "unknown.parse", value)).toBe(value);
    }
  });
});
