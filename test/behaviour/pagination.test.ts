/** Pages over HTTP: what emitted clients ask for one page after the other, and what they give. */
import type { IncomingMessage, ServerResponse } from "node:http";
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

/** The answer of the service: JSON and headers. */
interface Answer {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

let server: LocalServer;
let answer: (url: URL, request: IncomingMessage, body: string) => Answer;
const asked: string[] = [];
beforeAll(async () => {
  server = await serve((request, response) => void respond(request, response));
});
afterAll(() => server.close());
afterEach(() => {
  asked.length = 0;
});

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  asked.push(`${request.method} ${request.url}`);
  const url = new URL(request.url ?? "", server.url);
  const { body, headers } = answer(url, request, Buffer.concat(chunks).toString());
  response.writeHead(200, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

/** All that a call, a root of one or its pages give. */
async function all(paged: unknown): Promise<unknown[]> {
  if (!isAsyncIterable(paged)) throw new Error("it cannot be iterated over");
  const items: unknown[] = [];
  for await (const item of paged) items.push(item);
  return items;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** A part of a list by the numbers in a query. */
function slice<Item>(items: readonly Item[], { searchParams }: URL, size: number) {
  const offset = Number(searchParams.get("offset") ?? 0);
  const limit = Number(searchParams.get("limit") ?? size);
  const end = offset + limit;
  return {
    items: items.slice(offset, end),
    total: items.length,
    next: end < items.length ? `${server.url}/elsewhere?offset=${end}` : null,
  };
}

describe("the scenario of all ways to page", () => {
  let emitted: EmittedPackage;
  let module: unknown;
  let client: unknown;
  beforeAll(async () => {
    emitted = await emitClient(join(scenariosFolder, "pagination"));
    module = await emitted.load();
    client = construct(module, "Pagination", { baseUrl: server.url });
  });
  afterAll(() => emitted.remove());

  const books = ["a", "b", "c", "d", "e"].map((title) => ({ title }));

  test("by offsets: the caller's own parameters go along", async () => {
    answer = (url) => ({ body: slice(books, url, 2) });
    expect(await all(invoke(client, "books.list", { query: { limit: 2 } }))).toEqual(books);
    expect(asked).toEqual([
      "GET /books?limit=2",
      "GET /books?limit=2&offset=2",
      "GET /books?limit=2&offset=4",
    ]);
  });

  test("by offsets: defaults of the client begin the walk, and repeat nothing", async () => {
    answer = (url) => ({ body: slice(books, url, 2) });
    const options = { baseUrl: server.url, query: { offset: 1, limit: 3 } };
    const other = construct(module, "Pagination", options);
    expect(await all(invoke(other, "books.list"))).toEqual(books.slice(1));
    expect(asked).toEqual(["GET /books?offset=1&limit=3", "GET /books?offset=4&limit=3"]);
  });

  test("under a key, page by page", async () => {
    answer = (url) => ({ body: { message: "Hi", books: slice(books, url, 3) } });
    const call = invoke(client, "books.browse", "a/b");
    const first = await invoke(call, "page");
    expect(memberOf(first, "items")).toEqual(books.slice(0, 3));
    expect(memberOf(first, "total")).toBe(5);
    expect(memberOf(first, "hasNextPage")).toBe(true);
    expect(memberOf(first, "body.message")).toBe("Hi");
    const second = await invoke(first, "nextPage");
    expect(memberOf(second, "items")).toEqual(books.slice(3));
    expect(memberOf(second, "hasNextPage")).toBe(false);
    expect(await invoke(second, "nextPage")).toBeUndefined();
    expect(await call).toEqual(memberOf(first, "body"));
    expect(await all(invoke(call, "pages"))).toHaveLength(2);
    expect(asked).toEqual([
      "GET /browse/a%2Fb",
      "GET /browse/a%2Fb?offset=3",
      "GET /browse/a%2Fb?offset=3",
    ]);
  });

  test("a page that is not there is an error that says where it was looked for", async () => {
    answer = () => ({ body: { message: "Hi" } });
    await expect(all(invoke(client, "books.browse", "x"))).rejects.toThrow(
      `GET ${server.url}/browse/x gave no proper page of books.browse: there is nothing at "/books/items" in place of a list`,
    );
  });

  test("several in one answer advance each by itself", async () => {
    const authors = [{ name: "N" }, null, { name: "M" }];
    answer = (url) => ({
      body: {
        books: slice(books, url, 4),
        authors: slice(authors, url, 2),
        "more/less": { others: slice([1], url, 2) },
      },
    });
    const call = invoke(client, "books.search", { query: { q: "x" } });
    expect(await all(invoke(call, "root", "authors"))).toEqual(authors);
    expect(await all(invoke(call, "root", "books"))).toEqual(books);
    expect(await all(invoke(call, "root", "others"))).toEqual([1]);
    expect(asked).toEqual([
      "GET /search?q=x",
      "GET /search?q=x&offset=2",
      "GET /search?q=x&offset=4",
    ]);
    expect(() => invoke(call, "root", "shelves")).toThrow('books.search has no page "shelves"');
  });

  test("in the body, counted from 1", async () => {
    const bodies: unknown[] = [];
    answer = (_url, _request, text) => {
      const body: { start?: number } = JSON.parse(text);
      bodies.push(body);
      const start = (body.start ?? 1) - 1;
      return { body: { count: 3, resources: books.slice(start, Math.min(start + 2, 3)) } };
    };
    const words = ["x"];
    expect(await all(invoke(client, "books.find", { body: { words } }))).toEqual(books.slice(0, 3));
    expect(bodies).toEqual([{ words }, { words, start: 3 }]);
  });

  test("by cursors, under a former name too, until there is no more", async () => {
    answer = ({ searchParams }) => {
      const after = Number(searchParams.get("after") ?? 0);
      const more = after < 2;
      return { body: { items: [after], cursors: { after: String(after + 1) }, more } };
    };
    expect(await all(invoke(client, "books.recent", { query: { limit: 1 } }))).toEqual([0, 1, 2]);
    expect(asked.at(-1)).toBe("GET /books/recent?limit=1&after=2");
    expect(await all(invoke(client, "books.latest"))).toEqual([0, 1, 2]);
  });

  test("by cursors in headers", async () => {
    const tokens: unknown[] = [];
    answer = (_url, { headers }) => {
      const token = headers["x-page-token"];
      tokens.push(token);
      const next = { "x-next-page-token": "t2", "x-has-more": "true" };
      return token === undefined
        ? { body: ["a"], headers: next }
        : { body: ["b"], headers: { ...next, "x-has-more": "false" } };
    };
    expect(await all(invoke(client, "shelves.byToken"))).toEqual(["a", "b"]);
    expect(tokens).toEqual([undefined, "t2"]);
  });

  test("by cursors in headers, whatever headers of the caller's own say of the first", async () => {
    const sent: unknown[] = [];
    answer = (_url, { headers }) => {
      const token = headers["x-page-token"];
      sent.push([token, headers["x-own"]]);
      const next = { "x-next-page-token": "t2", "x-has-more": String(token !== "t2") };
      return { body: [token], headers: next };
    };
    const extraHeaders = { "X-PAGE-TOKEN": "t1", "x-own": "1" };
    expect(await all(invoke(client, "shelves.byToken", { extraHeaders }))).toEqual(["t1", "t2"]);
    expect(sent).toEqual([
      ["t1", "1"],
      ["t2", "1"],
    ]);
  });

  test("by page numbers", async () => {
    answer = ({ searchParams }) => {
      const page = Number(searchParams.get("page") ?? 1);
      return { body: { data: [`shelf ${page}`], meta: { total: 3, more: page < 3 } } };
    };
    expect(await all(invoke(client, "shelves.list"))).toEqual(["shelf 1", "shelf 2", "shelf 3"]);
    expect(asked).toEqual(["GET /shelves", "GET /shelves?page=2", "GET /shelves?page=3"]);
  });

  test("by links, relative ones too, that have the whole query", async () => {
    answer = ({ searchParams }) => ({
      body: searchParams.has("from")
        ? { items: [2], links: { next: null } }
        : { items: [1], links: { next: "by-link?key=k&from=2" } },
    });
    const options = { baseUrl: server.url, query: { key: "k" }, headers: { "x-key": "h" } };
    const other = construct(module, "Pagination", options);
    expect(await all(invoke(other, "shelves.byLink"))).toEqual([1, 2]);
    expect(asked).toEqual(["GET /shelves/by-link?key=k", "GET /shelves/by-link?key=k&from=2"]);
  });

  test("by links, of a service that gives fewer than asked for and counts otherwise", async () => {
    const pages = [["a", "b"], [], ["c"], ["d", "e", "f"]];
    answer = ({ searchParams }) => {
      const at = Number(searchParams.get("page") ?? 1) - 1;
      const next = at + 1 < pages.length ? `?limit=3&page=${at + 2}` : null;
      return { body: { data: pages[at], total: 2, next } };
    };
    const call = invoke(client, "shelves.byLinkedPages", { query: { limit: 3 } });
    expect(await all(call)).toEqual(pages.flat());
    expect(asked.at(-1)).toBe("GET /shelves/by-linked-pages?limit=3&page=4");
  });

  test("by the header Link", async () => {
    answer = (url) =>
      url.search === ""
        ? {
            body: [1],
            headers: { link: `<${url}?p=0>; rel=prev, <${url}?p=2>; rel="next"; title="a, b"` },
          }
        : { body: [2], headers: { link: `<${server.url}>; rel="first"`, "x-total-count": "2" } };
    const call = invoke(client, "shelves.byLinkHeader");
    expect(await all(call)).toEqual([1, 2]);
    expect(asked).toEqual(["GET /shelves/by-link-header", "GET /shelves/by-link-header?p=2"]);
  });

  test("links to another origin get nothing, credentials least of all", async () => {
    const received: unknown[] = [];
    const evil = await serve((request, response) => {
      received.push(request.headers);
      response.end("{}");
    });
    answer = () => ({ body: { items: [1], links: { next: `${evil.url}/by-link` } } });
    const options = { baseUrl: server.url, headers: { authorization: "Bearer secret" } };
    const walk = all(invoke(construct(module, "Pagination", options), "shelves.byLink"));
    const failure = await walk.catch((error: unknown) => error);
    await evil.close();
    expect(memberOf(failure, "name")).toBe("PaginationError");
    expect(memberOf(failure, "message")).toContain(
      `its link to the next leads to ${evil.url}, and requests go to ${server.url} only`,
    );
    expect(received).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test("a round of links, cursors or pages is an error, and ends", async () => {
    answer = () => ({ body: { items: [1], links: { next: "/shelves/by-link" } } });
    await expect(all(invoke(client, "shelves.byLink"))).rejects.toThrow("leads back");
    answer = () => ({ body: { items: [1], cursors: { after: "x" } } });
    await expect(all(invoke(client, "books.recent"))).rejects.toThrow("leads back");
    answer = () => ({ body: { items: [1], total: 9, next: "/books?offset=1" } });
    await expect(all(invoke(client, "books.list"))).rejects.toThrow("the page before it once more");
    expect(asked).toHaveLength(1 + 2 + 2);
  });

  test("what is half known has no iterator, in no form", async () => {
    answer = () => ({ body: { items: [1] } });
    for (const name of ["halfKnown", "noCursor", "noFirstPage", "withoutBody"]) {
      const call = invoke(client, `unfollowed.${name}`);
      expect(await call).toEqual({ items: [1] });
      expect(isAsyncIterable(call), name).toBe(false);
      for (const member of ["page", "pages", "root"]) {
        expect(memberOf(call, member), name).toBeUndefined();
      }
    }
  });
});

describe("the filled service", () => {
  let emitted: EmittedPackage;
  let client: unknown;
  beforeAll(async () => {
    emitted = await emitClient(join(scenariosFolder, "music-filled"));
    client = construct(await emitted.load(), "MusicFilled", { baseUrl: server.url });
  });
  afterAll(() => emitted.remove());

  test("artists.listAlbums gives all albums", async () => {
    const albums = Array.from({ length: 120 }, (_, index) => ({ id: `a${index}` }));
    answer = (url) => ({ body: slice(albums, url, 20) });
    const init = { query: { limit: 50, include_groups: ["album", "single"] } };
    expect(await all(invoke(client, "artists.listAlbums", "x", init))).toEqual(albums);
    expect(asked).toEqual([
      "GET /artists/x/albums?limit=50&include_groups=album,single",
      "GET /artists/x/albums?limit=50&include_groups=album,single&offset=50",
      "GET /artists/x/albums?limit=50&include_groups=album,single&offset=100",
    ]);
  });

  test("search follows the pages of one kind", async () => {
    const tracks = Array.from({ length: 5 }, (_, index) => ({ id: `t${index}` }));
    answer = (url) => ({ body: { tracks: slice(tracks, url, 2) } });
    const call = invoke(client, "search.query", { query: { q: "x", type: ["track"] } });
    expect(await all(invoke(call, "root", "tracks"))).toEqual(tracks);
    expect(asked).toHaveLength(3);
    await expect(all(invoke(call, "root", "artists"))).rejects.toThrow(
      'search.query: there is nothing at "/artists/items" in place of a list',
    );
  });

  test("cursors, pages under a key and links as it has them", async () => {
    answer = ({ searchParams }) => {
      const after = Number(searchParams.get("after") ?? 0);
      const isLast = after === 2;
      const page = {
        items: [after],
        cursors: { after: isLast ? null : String(after + 1) },
        next: isLast ? null : `${server.url}/x`,
      };
      return { body: { ...page, artists: page } };
    };
    expect(await all(invoke(client, "player.listRecentlyPlayed"))).toEqual([0, 1, 2]);
    const followed = { query: { type: "artist" } };
    expect(await all(invoke(client, "me.following.bulkRetrieve", followed))).toEqual([0, 1, 2]);
    answer = ({ searchParams }) => {
      const page = Number(searchParams.get("page") ?? 1);
      return { body: { categories: { items: [page], total: 2, next: page < 2 ? "/x" : null } } };
    };
    expect(await all(invoke(client, "browse.categories.list"))).toEqual([1, 2]);
  });
});

describe("while pagination is not known", () => {
  test("no iterator exists, neither of a call nor in the package's exports", async () => {
    const operation = { title: "List books", method: "GET", path: "/books" };
    for (const pagination of ["not shown", "none"]) {
      const emitted = await emitClient(
        manifestFiles({
          service: { pagination: { offset: { strategy: "offset", request: "not shown" } } },
          groups: { books: { title: "Books", operations: { list: { ...operation, pagination } } } },
        }),
      );
      const module = await emitted.load();
      answer = () => ({ body: [1] });
      const call = invoke(construct(module, "TestClient", { baseUrl: server.url }), "books.list");
      expect(await call).toEqual([1]);
      expect(isAsyncIterable(call)).toBe(false);
      expect(Object.keys(Object(module)).filter((name) => /pag/i.test(name))).toEqual([]);
      await emitted.remove();
    }
  });
});
