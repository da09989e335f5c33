/** Options of a client: base URL, default headers, fetch, and clients made from others. */
import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  BaseClient,
  type ClientOptions,
  createClient,
  state,
  withOptions,
} from "../../../../templates/typescript-client/client.js";
import type { Fetch } from "../../../../templates/typescript-client/outgoing-request.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import { request, send } from "../../../../templates/typescript-client/request.js";
import { type EchoServer, serveEcho } from "./local-server.js";

const list: Operation = { id: "artists.list", method: "GET", path: "/artists" };

class Catalog extends BaseClient<Catalog> {
  readonly artists: string = "a group";
  constructor(options: ClientOptions) {
    super(options, (other) => new Catalog(other));
  }
}

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

describe("base URL", () => {
  test.each([
    ["", "/artists"],
    ["/", "/artists"],
    ["/api/v1", "/api/v1/artists"],
    ["/api/v1/", "/api/v1/artists"],
    ["/api/v1///", "/api/v1/artists"],
    ["/a%2Fb%20c/@me", "/a%2Fb%20c/@me/artists"],
  ])("with path %j an operation is at %j", async (path, target) => {
    await send(createClient({ baseUrl: server.url + path }), list, []);
    expect(server.last().target).toBe(target);
  });

  test("can be a URL object", async () => {
    await send(createClient({ baseUrl: new URL("/v2/", server.url) }), list, []);
    expect(server.last().target).toBe("/v2/artists");
  });

  test.each([
    "",
    "undefined",
    "api",
    "?a",
    "./api",
    "\\api",
    "example.org",
    "ftp://example.org",
    "file:///etc",
    "javascript:alert(1)",
    "http:example.org",
    "http://",
    "http:///path",
    "http://example.org?",
    "http://example.org?a=1",
    "http://example.org#",
    "http://user:secret@example.org",
    "http://user@example.org/x",
    "http://user\\@example.org/x",
    "http://example.org/a b",
    "http://example.org/\n",
    " http://example.org",
    "http://example.org:99999",
    "http://[::g]/",
  ])("refuses %j, and does not repeat it", (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(
      new InvalidArgumentError('baseUrl must be "https://host/path", or "/path" in a page'),
    );
  });

  test.each([undefined, null, 1, {}])("refuses %j from JavaScript", (baseUrl) => {
    expect(() => Reflect.apply(createClient, undefined, [{ baseUrl }])).toThrow(
      InvalidArgumentError,
    );
  });
});

describe("a base URL that is a path", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Where a call goes that is made with a base URL in a page, or in what is none. */
  async function target(baseUrl: string, location: object | undefined): Promise<string> {
    const fetch = vi.fn<Fetch>(async () => new Response(null, { status: 204 }));
    const client = createClient({ baseUrl, fetch });
    vi.stubGlobal("location", location);
    await send(client, list, []);
    return fetch.mock.calls[0]?.[0] ?? "";
  }
  const page = new URL("https://shop.example:8443/books/7?full#top");
  const refusal = new InvalidArgumentError(
    'baseUrl must be "https://host/path", or "/path" in a page',
  );

  test.each([
    ["/", "/artists"],
    ["/api", "/api/artists"],
    ["/api/v1//", "/api/v1/artists"],
    ["/a%2Fb%20c/@me", "/a%2Fb%20c/@me/artists"],
    ["//user:secret@example.org", "//user:secret@example.org/artists"],
  ])("%j is one on the host of the page", async (baseUrl, path) => {
    expect(await target(baseUrl, page)).toBe(`https://shop.example:8443${path}`);
  });

  test.each(["/api?a=1", "/api#", "/a b", "/\\example.org"])(
    "%j is refused by each call",
    async (baseUrl) => {
      await expect(target(baseUrl, page)).rejects.toThrow(refusal);
    },
  );

  test.each([
    ["no page", undefined],
    ["a page of the disk", new URL("file:///home/page.html")],
    ["a page of nowhere", new URL("about:blank")],
    ["a Blob of nobody", new URL("blob:null/1d2c")],
  ])("with %s, the client is made, and each call says what is missing", async (_what, location) => {
    await expect(target("/api", location)).rejects.toThrow(refusal);
  });
});

describe("default headers", () => {
  test("are sent, and replaced by those of a call in any case", async () => {
    const client = createClient({
      baseUrl: server.url,
      headers: { "X-Client": "default", Accept: "text/html" },
    });
    await send(client, list, [], { headers: { "x-client": "call" } });
    expect(server.last().headers).toMatchObject({ "x-client": "call", accept: "text/html" });
  });

  test("are left out where a call gives undefined", async () => {
    const client = createClient({ baseUrl: server.url, headers: { "X-Client": "default" } });
    await send(client, list, [], { headers: { "x-CLIENT": undefined } });
    expect(server.last().headers).not.toHaveProperty("x-client");
  });

  test("are checked when the client is made", () => {
    expect(() => createClient({ baseUrl: server.url, headers: { "X-Key": "a\r\nb: c" } })).toThrow(
      new InvalidArgumentError('client: header "X-Key" has a character HTTP forbids'),
    );
  });

  test("are shown neither by inspection nor by JSON, and no name is taken on the client", () => {
    const catalog = new Catalog({ baseUrl: server.url, headers: { authorization: "s3cret" } });
    expect(inspect(catalog, { depth: 9, showHidden: true })).not.toContain("s3cret");
    expect(JSON.stringify(catalog)).toBe('{"artists":"a group"}');
    expect(Reflect.ownKeys(catalog)).toEqual(["artists"]);
  });
});

describe("default query", () => {
  test("is sent with every call, which adds to it, replaces it and leaves out of it", async () => {
    const client = createClient({ baseUrl: server.url, query: { market: "SE", limit: 20 } });
    const queries = [
      undefined,
      { limit: 5, offset: 0 },
      { market: undefined },
      { market: undefined, limit: undefined },
    ];
    for (const query of queries) await send(client, list, [], { query });
    await request(client, "GET", "/more?full=true", { query: { limit: 1 } });
    expect(server.received.slice(-5).map(({ target }) => target)).toEqual([
      "/artists?market=SE&limit=20",
      "/artists?market=SE&limit=5&offset=0",
      "/artists?limit=20",
      "/artists",
      "/more?full=true&market=SE&limit=1",
    ]);
  });

  test("of another client is added to, by name", async () => {
    const first = createClient({ baseUrl: server.url, query: { market: "SE", limit: 20 } });
    const second = withOptions(first, { query: { limit: undefined, full: true } });
    await send(second, list, []);
    expect(server.last().target).toBe("/artists?market=SE&full=true");
    await send(first, list, []);
    expect(server.last().target).toBe("/artists?market=SE&limit=20");
  });

  test("is held to what a call's own is: one value, unless its style is shown", async () => {
    const query = JSON.parse('{"ids":["a"]}');
    const before = server.received.length;
    await expect(send(createClient({ baseUrl: server.url, query }), list, [])).rejects.toThrow(
      'artists.list: query parameter "ids" cannot be several: no style is shown',
    );
    expect(server.received).toHaveLength(before);
  });
});

describe("fetch", () => {
  test("is called without this, with the URL and one init", async () => {
    const calls: unknown[][] = [];
    const client = createClient({
      baseUrl: "https://example.org/api",
      async fetch(this: unknown, ...given) {
        calls.push([this, ...given]);
        return new Response(null, { status: 204 });
      },
    });
    await send(client, list, []);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.slice(0, 2)).toEqual([undefined, "https://example.org/api/artists"]);
  });

  test("of the platform is looked up for each call", async () => {
    const client = createClient({ baseUrl: "https://example.org" });
    vi.stubGlobal("fetch", async () => Response.json("stubbed"));
    try {
      expect(await send(client, list, [])).toBe("stubbed");
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe("withOptions", () => {
  test("makes a client of the same kind and leaves the first as it is", async () => {
    const first = new Catalog({ baseUrl: server.url, headers: { "X-A": "1", "x-b": "1" } });
    const second: Catalog = withOptions(first, { headers: { "x-a": "2", "X-C": "2" } });
    expect(second).toBeInstanceOf(Catalog);
    expect(second).not.toBe(first);
    await request(second, "GET", "/");
    expect(server.last().headers).toMatchObject({ "x-a": "2", "x-b": "1", "x-c": "2" });
    await request(first, "GET", "/");
    expect(server.last().headers).toMatchObject({ "x-a": "1", "x-b": "1" });
    expect(server.last().headers).not.toHaveProperty("x-c");
  });

  test("replaces base URL and fetch, and keeps what is not named", async () => {
    const fetch = vi.fn(async () => new Response());
    const first = createClient({ baseUrl: server.url, fetch });
    const second = withOptions(first, { baseUrl: "https://example.org/v2/" });
    await send(second, list, []);
    expect(fetch.mock.calls).toEqual([["https://example.org/v2/artists", expect.anything()]]);
    await send(withOptions(second, { baseUrl: server.url, fetch: undefined }), list, []);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("keeps hostile header names and the last of three layers in any case", async () => {
    const first = createClient({
      baseUrl: server.url,
      headers: Object.fromEntries([
        ["__proto__", "p"],
        ["x-a", "1"],
      ]),
    });
    const third = withOptions(withOptions(first, { headers: { "X-A": "2" } }), {
      headers: { "x-a": "3" },
    });
    await send(third, list, []);
    expect(server.last().headers["x-a"]).toBe("3");
    expect(third[state].headers.get("__proto__")).toBe("p");
  });

  test("checks as the constructor does", () => {
    const client = createClient({ baseUrl: server.url });
    expect(() => withOptions(client, { baseUrl: "nowhere" })).toThrow(InvalidArgumentError);
    expect(() => withOptions(client, { headers: { "x y": "" } })).toThrow(InvalidArgumentError);
  });
});
