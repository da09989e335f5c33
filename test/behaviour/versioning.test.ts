/** The version that a client asks for, and headers that go with every request. */
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { compile } from "../consumers/compiler.js";
import { scenariosFolder } from "../golden-tree.js";
import { type EchoServer, serveEcho } from "../unit/templates/typescript-client/local-server.js";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  type ManifestFiles,
  manifestFiles,
  memberOf,
  writeFiles,
} from "./emitted-client.js";

let server: EchoServer;
const packages: EmittedPackage[] = [];
beforeAll(async () => {
  server = await serveEcho();
});
afterEach(async () => {
  server.received.length = 0;
  for (const each of packages.splice(0)) await each.remove();
});
afterAll(() => server.close());

/** The package of a service with one operation. */
async function packageOf(service: object, path = "/items"): Promise<unknown> {
  const groups = { items: { operations: { list: { method: "GET", path } } } };
  const emitted = await emitClient(manifestFiles({ service, groups }));
  packages.push(emitted);
  return emitted.load();
}

/** The URL that a call by the defaults alone goes to. */
async function defaultUrl(service: object, path?: string): Promise<string> {
  const module = await packageOf(service, path);
  let called = "";
  const fetch = async (url: string) => {
    called = url;
    return new Response(null, { status: 204 });
  };
  await invoke(construct(module, "TestClient", { fetch }), "items.list");
  return called;
}

function negotiation(way: object): object {
  return { versioning: { negotiation: way } };
}

describe("in a header", () => {
  const service = negotiation({ in: "header", name: "Api-Version", value: "2026-02-01" });

  test("every request has it, beside the caller's own headers", async () => {
    const module = await packageOf(service);
    const options = { baseUrl: server.url, headers: { "x-own": "1" } };
    await invoke(construct(module, "TestClient", options), "items.list");
    expect(server.last().headers).toMatchObject({ "api-version": "2026-02-01", "x-own": "1" });
    const bare = invoke(module, "createClient", options);
    await invoke(module, "request", bare, "GET", "/other");
    expect(server.last().headers).toMatchObject({ "api-version": "2026-02-01", "x-own": "1" });
  });

  test("a caller can ask for another, for a client, a call or a copy of a client", async () => {
    const module = await packageOf({ ...service, baseUrl: "https://example.org" });
    const baseUrl = server.url;
    const client = construct(module, "TestClient", {
      baseUrl,
      headers: { "API-VERSION": "2027-01-01" },
    });
    await invoke(client, "items.list");
    expect(server.last().headers["api-version"]).toBe("2027-01-01");
    await invoke(client, "items.list", { headers: { "api-version": "2028-01-01" } });
    expect(server.last().headers["api-version"]).toBe("2028-01-01");
    const copy = invoke(module, "withOptions", client, { headers: { "Api-Version": undefined } });
    await invoke(copy, "items.list");
    expect(server.last().headers).not.toHaveProperty("api-version");
  });
});

test("in the query, beside the caller's own", async () => {
  const module = await packageOf(negotiation({ in: "query", name: "api-version", value: "2" }));
  const client = construct(module, "TestClient", { baseUrl: server.url, query: { lang: "sv" } });
  await invoke(client, "items.list", { query: { a: 1 } });
  await invoke(client, "items.list", { query: { "api-version": 3 } });
  expect(server.received.map(({ target }) => target)).toEqual([
    "/items?api-version=2&lang=sv&a=1",
    "/items?api-version=3&lang=sv",
  ]);
});

describe("in the path", () => {
  const inPath = negotiation({ in: "path", name: "none", value: "v1" });
  const baseUrl = "https://api.example.org";

  test("the default base URL ends in it", async () => {
    expect(await defaultUrl({ ...inPath, baseUrl })).toBe(`${baseUrl}/v1/items`);
    expect(await defaultUrl({ ...inPath, baseUrl: `${baseUrl}/v1` })).toBe(`${baseUrl}/v1/items`);
    expect(await defaultUrl({ ...inPath, baseUrl: `${baseUrl}/v1/eu` })).toBe(
      `${baseUrl}/v1/eu/items`,
    );
    expect(await defaultUrl({ ...inPath, baseUrl: "https://v1.example.org" })).toBe(
      "https://v1.example.org/v1/items",
    );
  });

  test("unless the paths of operations have it", async () => {
    expect(await defaultUrl({ ...inPath, baseUrl }, "/v1/items")).toBe(`${baseUrl}/v1/items`);
  });

  test("a caller's base URL is taken as it is", async () => {
    const module = await packageOf({ ...inPath, baseUrl });
    await invoke(construct(module, "TestClient", { baseUrl: server.url }), "items.list");
    expect(server.last().target).toBe("/items");
  });
});

test.each([
  { in: "header", name: "not shown", value: "1" },
  { in: "header", name: "Api-Version", value: "not shown" },
  { in: "not shown", name: "Api-Version", value: "1" },
  { in: "query", name: "none", value: "1" },
  { in: "path", name: "none", value: "not shown" },
  { in: "mediaType", name: "version", value: "1" },
])("what is half known is not asked for: %j", async (way) => {
  const module = await packageOf({ ...negotiation(way), baseUrl: "https://example.org" });
  await invoke(construct(module, "TestClient", { baseUrl: server.url }), "items.list");
  const { target, headers } = server.last();
  expect(target).toBe("/items");
  expect(Object.keys(headers)).not.toContain("api-version");
  expect(headers.accept).toBe("*/*");
});

/** Returns the compiler's faults in files beside the package's own, a line for each. */
async function faultsOf(
  { folder }: EmittedPackage,
  files: ManifestFiles,
): Promise<readonly string[]> {
  await writeFiles(join(folder, "src"), files);
  const include = Object.keys(files).map((file) => `src/${file}`);
  const text = await compile({ version: "7.0", resolution: "nodenext", folder, include });
  return text.split("\n").filter((line) => include.some((file) => line.startsWith(file)));
}

describe("headers that go with every request", () => {
  test("a call may give them, in types too, and so may the client", async () => {
    const emitted = await emitClient(join(scenariosFolder, "music-filled"));
    packages.push(emitted);
    const module = await emitted.load();
    const client = construct(module, "MusicFilled", {
      baseUrl: server.url,
      headers: { "accept-language": "en" },
    });
    await invoke(client, "artists.retrieve", "a1");
    await invoke(client, "artists.retrieve", "a1", { headers: { "Accept-Language": "sv" } });
    expect(server.received.map(({ headers }) => headers["accept-language"])).toEqual(["en", "sv"]);
    const faults = await faultsOf(emitted, {
      "good.ts": `
        import { MusicFilled, type ServiceHeaders } from "./index.js";
        const headers: ServiceHeaders = { "Accept-Language": "sv" };
        export const good: unknown = new MusicFilled().artists.retrieve("a1", { headers });
      `,
      "bad.ts": `
        import { MusicFilled } from "./index.js";
        export const bad: unknown = new MusicFilled().artists.retrieve("a1", { headers: { "Accept-Langage": "sv" } });
      `,
    });
    expect(faults).toEqual([expect.stringContaining("src/bad.ts(3,")]);
  });

  test("an operation's own header of the same name goes before it", async () => {
    const header = { schema: { type: "integer" }, required: false };
    const emitted = await emitClient(
      manifestFiles({
        service: {
          headers: {
            "X-Tenant": { schema: { type: "string" }, required: true, description: "Whose." },
            "X-Trace": "not shown",
            "X-Tags": {
              explode: false,
              schema: { type: "array", items: { type: "string" } },
            },
          },
        },
        groups: {
          items: {
            operations: {
              list: {
                method: "GET",
                path: "/items",
                parameters: { header: { "x-tenant": header, "X-Own": header } },
              },
              open: {
                method: "GET",
                path: "/open",
                parameters: { header: { "X-Own": header, "(others)": "not shown" } },
              },
            },
          },
        },
      }),
    );
    packages.push(emitted);
    const client = construct(await emitted.load(), "TestClient", { baseUrl: server.url });
    await invoke(client, "items.list", { headers: { "x-tenant": 1, "X-Tags": ["a", "b"] } });
    expect(server.last().headers).toMatchObject({ "x-tenant": "1", "x-tags": "a,b" });
    const faults = await faultsOf(emitted, {
      "good.ts": `
        import { TestClient } from "./index.js";
        const { items } = new TestClient({ baseUrl: "https://example.org" });
        export const calls: unknown = [
          items.list({ headers: { "x-tenant": 1, "X-Own": 2, "X-Trace": true, "X-Tags": ["a"] } }),
          items.open({ headers: { "X-Tenant": "a", "X-Own": 2, "X-Tags": ["a"], "X-Any": true } }),
        ];
      `,
      "bad.ts": `
        import { TestClient } from "./index.js";
        const { items } = new TestClient({ baseUrl: "https://example.org" });
        export const calls: unknown = [
          items.list({ headers: { "x-tenant": "a" } }),
          items.open({ headers: { "X-Tenant": 1 } }),
        ];
      `,
    });
    expect(faults).toEqual([
      expect.stringContaining("src/bad.ts(5,"),
      expect.stringContaining("src/bad.ts(6,"),
    ]);
  });
});

test("the environment of the package", async () => {
  const module = await packageOf({ baseUrl: "https://example.org" });
  process.env["TEST_CLIENT_BASE_URL"] = server.url;
  const options = invoke(module, "optionsFromEnvironment");
  delete process.env["TEST_CLIENT_BASE_URL"];
  expect(options).toEqual({ baseUrl: server.url });
  await invoke(construct(module, "TestClient", Object(options)), "items.list");
  expect(server.received).toHaveLength(1);
  expect(invoke(module, "optionsFromEnvironment")).toEqual({});
  expect(memberOf(module, "environmentVariable")).toBeTypeOf("function");
});
