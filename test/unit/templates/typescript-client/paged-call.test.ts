/** Pages: how each strategy goes on and where it ends, what goes along, and what is no page. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { byCursor } from "../../../../templates/typescript-client/by-cursor.js";
import { byLink } from "../../../../templates/typescript-client/by-link.js";
import { byOffset } from "../../../../templates/typescript-client/by-offset.js";
import { byPage } from "../../../../templates/typescript-client/by-page.js";
import {
  type ClientOptions,
  createClient,
} from "../../../../templates/typescript-client/client.js";
import {
  AbortError,
  ApiError,
  InvalidArgumentError,
} from "../../../../templates/typescript-client/errors.js";
import { encodeBody } from "../../../../templates/typescript-client/body.js";
import { nextInLinkHeader } from "../../../../templates/typescript-client/link-header.js";
import { sendMultiPaged } from "../../../../templates/typescript-client/multi-paged-call.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import {
  type Paged,
  type PagedCall,
  sendPaged,
} from "../../../../templates/typescript-client/paged-call.js";
import { PaginationError } from "../../../../templates/typescript-client/pagination-error.js";
import type { Paging } from "../../../../templates/typescript-client/paging.js";

const operation: Operation = { id: "books.list", method: "GET", path: "/books" };

/** A request as the service sees it, below the base URL. */
interface Asked {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The response of the service: a body, or a whole response. */
type Answer = (asked: Asked, index: number) => unknown;

/** A call of a service that is a function, and what it was asked. */
function call(
  paging: Paging,
  answer: Answer,
  {
    init,
    ...given
  }: { readonly init?: SendInit; readonly operation?: Operation } & Partial<ClientOptions> = {},
): { readonly books: PagedCall<unknown, unknown>; readonly asked: string[] } {
  const asked: string[] = [];
  const { operation: called = operation, ...options } = given;
  const client = createClient({
    baseUrl: "https://library.example/v1",
    fetch: async (url, { headers, body }) => {
      asked.push(url.replace("https://library.example/v1", ""));
      const text = typeof body === "string" ? body : "null";
      const request = { url: new URL(url), headers: new Headers(headers), body: JSON.parse(text) };
      const answered = answer(request, asked.length - 1);
      return answered instanceof Response ? answered : Response.json(answered);
    },
    ...options,
  });
  return { books: sendPaged(client, called, paging, [], init), asked };
}

async function all<Item>(paged: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of paged) items.push(item);
  return items;
}

/** Answers with the bodies of a list, one after the other. */
function inTurn(...bodies: readonly unknown[]): Answer {
  return (_, index) => bodies[index];
}

const offset: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
};
const cursor: Paging = {
  strategy: byCursor,
  parameter: ["query", "after"],
  items: "/items",
  cursor: "/after",
};
const page: Paging = { strategy: byPage, parameter: ["query", "page"], first: 1, items: "" };
const link: Paging = { strategy: byLink, items: "/items", next: "/next" };

describe("offsets", () => {
  test("go on past items that are nested too deep to be compared", async () => {
    let index = 0;
    const { books } = call(offset, () => {
      const items = index++ < 2 ? `[${"[".repeat(100_000)}${"]".repeat(100_000)}]` : "[]";
      return new Response(`{"items":${items}}`, {
        headers: { "content-type": "application/json" },
      });
    });
    expect(await all(books)).toHaveLength(2);
  });

  test("advance by the items that came, and end with the total", async () => {
    const { books, asked } = call(
      offset,
      inTurn({ items: [1, 2, 3], total: 5 }, { items: [4], total: 5 }, { items: [5], total: 5 }),
      { init: { query: { limit: 3, sort: "name" } } },
    );
    expect(await all(books)).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([
      "/books?limit=3&sort=name",
      "/books?limit=3&sort=name&offset=3",
      "/books?limit=3&sort=name&offset=4",
    ]);
  });

  test("end with an empty page where no total is said", async () => {
    const { books, asked } = call(offset, inTurn({ items: [1] }, { items: [2] }, { items: [] }));
    expect(await all(books)).toEqual([1, 2]);
    expect(asked).toHaveLength(3);
  });

  test.each<[string, Paging, unknown]>([
    ["next is null", { ...offset, next: "/next" }, { items: [1], next: null }],
    ["next is absent", { ...offset, next: "/next" }, { items: [1] }],
    [
      "next is null, though the total is larger",
      { ...offset, next: "/next" },
      { items: [1], total: 9, next: null },
    ],
    ["next is empty", { ...offset, next: "/next" }, { items: [1], next: "" }],
    ["there is no more", { ...offset, hasMore: "/more" }, { items: [1], more: false }],
    ["the list is empty", offset, { items: [], total: 9 }],
    ["the total is 0", offset, { items: [], total: 0 }],
  ])("end at once where %s", async (_, paging, body) => {
    const { books, asked } = call(paging, inTurn(body));
    const first = await books.page();
    expect(first.hasNextPage).toBe(false);
    expect(first.nextPosition).toBeUndefined();
    expect(await first.nextPage()).toBeUndefined();
    expect(await all(books)).toEqual(first.items);
    expect(asked).toHaveLength(1);
  });

  test.each<[string, Paging, readonly unknown[]]>([
    [
      "the link to the next goes before a total that is too small",
      { ...offset, next: "/next" },
      [
        { items: [1, 2], total: 2, next: "/b" },
        { items: [3], total: 2, next: null },
      ],
    ],
    [
      "the word that there are more goes before the total, and before a link that is null",
      { ...offset, next: "/next", hasMore: "/more" },
      [
        { items: [1, 2], total: 2, next: null, more: true },
        { items: [3], total: 2, next: null, more: false },
      ],
    ],
    [
      "a total that is passed was none",
      offset,
      [
        { items: [1, 2], total: 0 },
        { items: [3], total: 1 },
        { items: [], total: 1 },
      ],
    ],
    [
      "a total that is never reached ends with an empty page",
      offset,
      [
        { items: [1, 2], total: 9 },
        { items: [3], total: 9 },
        { items: [], total: 9 },
      ],
    ],
    [
      "without a link at all the total is what is said of the end",
      { ...offset, next: "/next" },
      [
        { items: [1, 2], total: 3 },
        { items: [3], total: 3 },
      ],
    ],
    ["pages of any size are no end", offset, [{ items: [1] }, { items: [2, 3] }, { items: [] }]],
  ])("and numbers: %s", async (_, counted, bodies) => {
    for (const paging of [counted, { ...page, ...counted, strategy: byPage }]) {
      const { books, asked } = call(paging, inTurn(...bodies), { init: { query: { limit: 2 } } });
      expect(await all(books)).toEqual([1, 2, 3]);
      expect(asked).toHaveLength(bodies.length);
    }
  });

  test("cannot go on from an empty page that says that there are more, and say so", async () => {
    for (const [paging, body] of [
      [
        { ...offset, hasMore: "/more" },
        { items: [], more: true },
      ],
      [
        { ...offset, next: "/next" },
        { items: [], next: "/b" },
      ],
    ] as const) {
      const { books } = call(paging, inTurn({ ...body, items: [1] }, body));
      await expect(all(books)).rejects.toThrow("it says that there are more, and not where");
    }
  });

  test("go on from where the caller began", async () => {
    const { books, asked } = call(
      offset,
      inTurn({ items: [8], total: 10 }, { items: [9, 10], total: 10 }),
      {
        init: { query: { offset: "7" } },
      },
    );
    await all(books);
    expect(asked).toEqual(["/books?offset=7", "/books?offset=8"]);
  });

  test("that are defaults of the client begin there, and repeat no page", async () => {
    const answer: Answer = ({ url }) => {
      const from = Number(url.searchParams.get("offset"));
      return { items: [1, 2, 3, 4, 5].slice(from, from + 2), total: 5 };
    };
    const { books, asked } = call(offset, answer, { query: { offset: 1, market: "SE" } });
    expect(await all(books)).toEqual([2, 3, 4, 5]);
    expect(asked).toEqual(["/books?offset=1&market=SE", "/books?offset=3&market=SE"]);
  });

  test("that the caller takes out of the defaults begin at the first page", async () => {
    const { books, asked } = call(
      offset,
      inTurn({ items: [1], total: 2 }, { items: [2], total: 2 }),
      {
        query: { offset: 5 },
        init: { query: { offset: undefined } },
      },
    );
    expect(await all(books)).toEqual([1, 2]);
    expect(asked).toEqual(["/books", "/books?offset=1"]);
  });

  test("may count from 1", async () => {
    const { books, asked } = call(
      { ...offset, first: 1 },
      inTurn({ items: [1, 2], total: 3 }, { items: [3], total: 3 }),
    );
    expect(await all(books)).toEqual([1, 2, 3]);
    expect(asked).toEqual(["/books", "/books?offset=3"]);
  });

  test("that the service does not heed are an error, not an endless list", async () => {
    for (const paging of [offset, { ...offset, next: "/next" }, page]) {
      const body = paging === page ? [{ id: 1 }] : { items: [{ id: 1 }], next: "/a", at: 1 };
      const { books, asked } = call(paging, () => body);
      await expect(all(books)).rejects.toThrow(
        / of books\.list: it is the page before it once more$/,
      );
      expect(asked).toHaveLength(2);
    }
  });

  test("and two pages that are alike are two pages where their links differ", async () => {
    const { books } = call(
      { ...offset, next: "/next" },
      inTurn({ items: [0], next: "/b" }, { items: [0], next: "/c" }, { items: [0], next: null }),
    );
    expect(await all(books)).toEqual([0, 0, 0]);
  });

  test("that are no whole numbers are refused", async () => {
    const { books } = call(offset, inTurn({ items: [1] }), { init: { query: { offset: "x" } } });
    const failure = await all(books).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InvalidArgumentError);
    expect(String(failure)).toContain('books.list: query "offset" must be a whole number');
  });
});

describe("page numbers", () => {
  test("go up from the first, which the manifest says", async () => {
    const { books, asked } = call(page, inTurn([1, 2], [3], []));
    expect(await all(books)).toEqual([1, 2, 3]);
    expect(asked).toEqual(["/books", "/books?page=2", "/books?page=3"]);
    const zero = call({ ...page, first: 0 }, inTurn([1, 2], []));
    await all(zero.books);
    expect(zero.asked).toEqual(["/books", "/books?page=1"]);
  });

  test("end with the total, in a header too", async () => {
    const paging: Paging = { ...page, total: "header:X-Total" };
    const { books, asked } = call(paging, (_, index) =>
      Response.json([index], { headers: { "x-total": "2" } }),
    );
    expect(await all(books)).toEqual([0, 1]);
    expect(asked).toHaveLength(2);
    expect((await books.page()).total).toBe(2);
  });

  test("go over an empty page that says that there are more", async () => {
    const { books, asked } = call(
      { ...page, items: "/items", hasMore: "/more" },
      inTurn({ items: [1], more: true }, { items: [], more: true }, { items: [2], more: false }),
    );
    expect(await all(books)).toEqual([1, 2]);
    expect(asked).toEqual(["/books", "/books?page=2", "/books?page=3"]);
  });

  test("know the last page from the middle of the list", async () => {
    const paging: Paging = { ...page, items: "/items", total: "/total" };
    const { books, asked } = call(paging, () => ({ items: ["e", "f"], total: 6 }), {
      init: { query: { page: 3 } },
    });
    expect((await books.page()).hasNextPage).toBe(false);
    expect(asked).toEqual(["/books?page=3"]);
  });
});

describe("cursors", () => {
  test("that are missing beside a link to the next page are an error, not an end", async () => {
    const { books } = call({ ...cursor, next: "/next" }, inTurn({ items: [1], next: "/b" }));
    await expect(all(books)).rejects.toThrow("it says that there are more, and not where");
  });

  test("are sent as they came, and end with null, nothing or an empty text", async () => {
    for (const end of [null, undefined, "", 0]) {
      const { books, asked } = call(
        cursor,
        inTurn({ items: [1], after: "a&b" }, { items: [2], after: 7 }, { items: [3], after: end }),
        { init: { query: { limit: 1 } } },
      );
      expect(await all(books)).toEqual([1, 2, 3]);
      expect(asked).toEqual([
        "/books?limit=1",
        "/books?limit=1&after=a%26b",
        "/books?limit=1&after=7",
      ]);
    }
  });

  test("that are defaults of the client begin there, and repeat no page", async () => {
    const { books, asked } = call(cursor, inTurn({ items: [1], after: "y" }, { items: [2] }), {
      query: { after: "x" },
    });
    expect(await all(books)).toEqual([1, 2]);
    expect(asked).toEqual(["/books?after=x", "/books?after=y"]);
  });

  test("lead past a page without items", async () => {
    const { books } = call(
      cursor,
      inTurn({ items: [], after: "x" }, { items: [1], after: "y" }, { items: [], after: "y" }),
    );
    expect(await all(books)).toEqual([1]);
  });

  test("that an empty page repeats are no end where it says that there are more", async () => {
    const paging: Paging = { ...cursor, hasMore: "/more" };
    const { books } = call(
      paging,
      inTurn({ items: [1], after: "x", more: true }, { items: [], after: "x", more: true }),
    );
    await expect(all(books)).rejects.toThrow("it leads back to a page before it");
  });

  test("that lead from an empty page to one that came long before are an error", async () => {
    const { books } = call(
      cursor,
      inTurn({ items: [1], after: "x" }, { items: [2], after: "y" }, { items: [], after: "x" }),
    );
    await expect(all(books)).rejects.toThrow("it leads back to a page before it");
  });

  test("that are ever new, of pages without items, end with an error that says so", async () => {
    const { books, asked } = call(cursor, (_, index) => ({ items: [], after: `x${index}` }));
    await expect(all(books)).rejects.toThrow(
      /1000 pages in a row have no items; nextPage\(\) goes on, page by page$/,
    );
    expect(asked).toHaveLength(1000);
    const last = await books.page();
    expect(await last.nextPage()).toMatchObject({ items: [], nextPosition: "x1000" });
  });

  test("may be many of pages without items, so long as one has some at times", async () => {
    const { books } = call(cursor, (_, index) => ({
      items: index % 900 === 899 ? [index] : [],
      after: index < 2700 ? `x${index}` : null,
    }));
    expect(await all(books)).toEqual([899, 1799, 2699]);
  });

  test("that came before are an error, not an endless list", async () => {
    const { books, asked } = call(cursor, (_, index) => ({
      items: [index],
      after: "ab"[index % 2],
    }));
    await expect(all(books)).rejects.toThrow(/ of books\.list: it leads back to a page before it$/);
    expect(asked).toHaveLength(3);
  });

  test("that are neither text nor numbers are an error, and so is more without one", async () => {
    const { books } = call(cursor, inTurn({ items: [1], after: {} }));
    await expect(books.page()).rejects.toThrow("its cursor at /after is neither text nor a number");
    const more: Paging = { ...cursor, hasMore: "/more" };
    await expect(all(call(more, inTurn({ items: [1], more: true })).books)).rejects.toThrow(
      "it says that there are more, and not where",
    );
    const ended = call(more, inTurn({ items: [1], after: "x", more: false }));
    expect(await all(ended.books)).toEqual([1]);
  });

  test("may be in a header or in a body", async () => {
    const search: Operation = { ...operation, method: "POST", body: encodeBody };
    const paging: Paging = { ...cursor, parameter: ["body", "after"], cursor: "header:X-After" };
    const bodies: unknown[] = [];
    const { books } = call(
      paging,
      ({ body }, index) => {
        bodies.push(body);
        return Response.json(
          { items: [index] },
          index === 0 ? { headers: { "x-after": "n" } } : {},
        );
      },
      { operation: search, init: { body: { words: ["a"], after: undefined } } },
    );
    expect(await all(books)).toEqual([0, 1]);
    expect(bodies).toEqual([{ words: ["a"] }, { words: ["a"], after: "n" }]);

    const inHeader: Paging = { ...offset, parameter: ["headers", "X-Offset"] };
    const offsets: unknown[] = [];
    const other = call(
      inHeader,
      ({ headers }) => {
        offsets.push(headers.get("x-offset"));
        return { items: [offsets.length], total: 9 };
      },
      { init: { headers: { "x-offset": 3 } } },
    );
    const first = await other.books.page();
    await first.nextPage();
    expect(offsets).toEqual(["3", "4"]);
  });

  test("cannot be put into a body that is no object", async () => {
    const search: Operation = { ...operation, method: "POST", body: encodeBody };
    const paging: Paging = { ...cursor, parameter: ["body", "after"] };
    const { books } = call(paging, inTurn({ items: [1], after: "x" }), {
      operation: search,
      init: { body: "[]" },
    });
    await expect(all(books)).rejects.toThrow("books.list: body must be a plain object");
  });
});

describe("links", () => {
  test.each<[string, unknown]>([
    ["null", null],
    ["an empty text", ""],
    ["absent", undefined],
  ])(
    "end where the next is %s, whatever the total, and not with a short or empty page",
    async (_, end) => {
      const { books, asked } = call(
        { ...link, total: "/total" },
        inTurn(
          { items: [1, 2], total: 2, next: "?from=2" },
          { items: [], total: 2, next: "/v1/books?from=3" },
          { items: [3], total: 9, next: end },
        ),
        { init: { query: { limit: 2 } } },
      );
      expect(await all(books)).toEqual([1, 2, 3]);
      expect(asked).toEqual(["/books?limit=2", "/books?from=2", "/books?from=3"]);
    },
  );

  test("are followed as they are: nothing of the query is added or doubled", async () => {
    const { books, asked } = call(
      link,
      inTurn(
        { items: [1], next: "https://library.example/v1/books?limit=1&key=k&from=1" },
        { items: [2], next: null },
      ),
      { query: { key: "k" }, init: { query: { limit: 1 }, headers: { "x-trace": "t" } } },
    );
    expect(await all(books)).toEqual([1, 2]);
    expect(asked).toEqual(["/books?key=k&limit=1", "/books?limit=1&key=k&from=1"]);
  });

  test("that are relative begin where the request went", async () => {
    const { books, asked } = call(
      link,
      inTurn(
        { items: [1], next: "?from=1" },
        { items: [2], next: "/v1/books?from=2#here" },
        { items: [3], next: "books/more" },
        { items: [4] },
      ),
    );
    expect(await all(books)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual(["/books", "/books?from=1", "/books?from=2", "/books/more"]);
  });

  test("in a Link header are read as RFC 8288 says", async () => {
    const { books, asked } = call(
      { strategy: byLink, items: "", next: nextInLinkHeader },
      (_, index) =>
        Response.json(
          [index],
          index < 2
            ? { headers: { link: `</a>; rel=prev, <?page=${index + 2}>; rel="next"` } }
            : {},
        ),
    );
    expect(await all(books)).toEqual([0, 1, 2]);
    expect(asked).toEqual(["/books", "/books?page=2", "/books?page=3"]);
  });

  test("to another origin are not followed, and both are named", async () => {
    for (const next of [
      "https://evil.example/books",
      "//evil.example",
      "http://library.example/",
    ]) {
      const { books, asked } = call(link, inTurn({ items: [1], next }));
      const given: unknown[] = [];
      const failure = await (async () => {
        for await (const item of books) given.push(item);
      })().catch((error: unknown) => error);
      expect(given).toEqual([1]);
      expect(failure).toBeInstanceOf(PaginationError);
      expect(String(failure)).toContain(new URL(next, "https://library.example").origin);
      expect(String(failure)).toContain("requests go to https://library.example only");
      expect(asked).toHaveLength(1);
    }
  });

  test("that came before are an error, the very first included", async () => {
    for (const next of ["https://library.example/v1/books", "/v1/books", "#top"]) {
      const { books, asked } = call(link, () => ({ items: [1], next }));
      await expect(all(books)).rejects.toThrow("it leads back to a page before it");
      expect(asked).toHaveLength(1);
    }
    const round = call(link, (_, index) => ({ items: [index], next: `?p=${index % 3}` }));
    await expect(all(round.books)).rejects.toThrow("it leads back to a page before it");
    expect(round.asked).toHaveLength(4);
  });

  test("that are no links are errors", async () => {
    await expect(call(link, inTurn({ items: [], next: 7 })).books.page()).rejects.toThrow(
      "its link to the next is not text",
    );
    await expect(all(call(link, inTurn({ items: [], next: "http://" })).books)).rejects.toThrow(
      "its link to the next is no URL",
    );
  });
});

describe("a page", () => {
  const nested: Paging = { ...offset, root: "/categories" };

  test("may stand under a key", async () => {
    const body = { categories: { items: ["a"], total: 1 }, message: "hi" };
    const { books } = call(nested, inTurn(body));
    const first = await books.page();
    expect(first.items).toEqual(["a"]);
    expect(first.total).toBe(1);
    expect(first.body).toEqual(body);
    expect(first.response.status).toBe(200);
  });

  test.each<[unknown, string]>([
    [{ items: [] }, "nothing"],
    [{ categories: null }, "nothing"],
    [{ categories: { items: null } }, "null"],
    [{ categories: { items: { 0: "a" } } }, "object"],
    [{ categories: { items: "a" } }, "string"],
    [[], "nothing"],
    [null, "nothing"],
  ])("of another shape is an error, never an empty list: %j", async (body, kind) => {
    const { books } = call(nested, inTurn(body));
    const failure = await all(books).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaginationError);
    expect(failure).toMatchObject({ name: "PaginationError", status: 200 });
    expect(String(failure)).toBe(
      `PaginationError: GET https://library.example/v1/books gave no proper page of books.list: there is ${kind} at "/categories/items" in place of a list`,
    );
  });

  test("that comes later is held to the same", async () => {
    const { books } = call(offset, inTurn({ items: [1] }, {}));
    await expect(all(books)).rejects.toThrow('there is nothing at "/items" in place of a list');
  });

  test.each([null, "", "many", -1, {}])("has no total where that is %j", async (total) => {
    const { books } = call(offset, inTurn({ items: [1], total }));
    expect((await books.page()).total).toBeUndefined();
  });

  test("leads to the next as often as it is asked", async () => {
    const { books, asked } = call(cursor, ({ url }) =>
      url.searchParams.has("after") ? { items: [2] } : { items: [1], after: "x" },
    );
    const first = await books.page();
    expect((await first.nextPage())?.items).toEqual([2]);
    expect((await first.nextPage())?.items).toEqual([2]);
    expect(asked).toHaveLength(3);
  });

  test("says where the next one begins", async () => {
    expect((await call(cursor, inTurn({ items: [1], after: "x" })).books.page()).nextPosition).toBe(
      "x",
    );
    expect((await call(offset, inTurn({ items: [1, 2] })).books.page()).nextPosition).toBe(2);
  });
});

describe("a paged call", () => {
  test("is sent once and at once; its own answer is the first page", async () => {
    const { books, asked } = call(offset, inTurn({ items: [1], total: 1 }));
    await nextTurn();
    expect(asked).toHaveLength(1);
    expect(await books).toEqual({ items: [1], total: 1 });
    expect(await all(books)).toEqual([1]);
    expect(await all(books.pages())).toHaveLength(1);
    expect((await books.result()).ok).toBe(true);
    expect((await books.withResponse()).data).toEqual({ items: [1], total: 1 });
    expect(asked).toHaveLength(1);
  });

  test("asks for no page that nobody wants", async () => {
    const { books, asked } = call(offset, inTurn({ items: [1, 2] }, { items: [3] }));
    for await (const item of books) if (item === 2) break;
    expect(asked).toHaveLength(1);
  });

  test("can be walked twice, each time from its own answer", async () => {
    const { books, asked } = call(cursor, ({ url }) =>
      url.searchParams.has("after") ? { items: [2] } : { items: [1], after: "x" },
    );
    expect(await all(books)).toEqual([1, 2]);
    expect(await all(books)).toEqual([1, 2]);
    expect(asked).toHaveLength(3);
  });

  test("takes all that it was made with along, as it was then", async () => {
    const seen: unknown[] = [];
    const query = { limit: 1 };
    const { books, asked } = call(
      offset,
      ({ headers }) => {
        seen.push(headers.get("x-trace"));
        return { items: [seen.length], total: 2 };
      },
      {
        init: {
          query,
          headers: { "x-trace": "t" },
          hooks: { onRequest: () => void seen.push("hook") },
        },
      },
    );
    query.limit = 50;
    await all(books);
    expect(asked).toEqual(["/books?limit=1", "/books?limit=1&offset=1"]);
    expect(seen).toEqual(["hook", "t", "hook", "t"]);
  });

  test("ends where its signal aborts, between two pages too", async () => {
    const controller = new AbortController();
    const { books, asked } = call(offset, inTurn({ items: [1] }, { items: [2] }), {
      init: { signal: controller.signal },
    });
    const walk = (async () => {
      for await (const _ of books) controller.abort(new Error("enough"));
    })();
    await expect(walk).rejects.toThrow(AbortError);
    expect(asked).toHaveLength(1);
  });

  test("fails as any call does, on the first page and on a later one", async () => {
    const gone = (): Response => new Response("gone", { status: 410 });
    await expect(all(call(offset, gone).books)).rejects.toThrow(ApiError);
    await expect(call(offset, gone).books.page()).rejects.toThrow(ApiError);
    const later = call(offset, (_, index) => (index === 0 ? { items: [1] } : gone()));
    await expect(all(later.books)).rejects.toThrow(ApiError);
    expect(later.asked).toHaveLength(2);
  });

  test("never throws, whatever it is given", async () => {
    const init: SendInit = JSON.parse("null");
    const { books } = call(offset, inTurn({ items: [] }), { init });
    await expect(books).rejects.toThrow(TypeError);
  });

  test("has no page where its response was taken unread", async () => {
    const { books } = call(offset, inTurn({ items: [1] }));
    await (await books.response()).body?.cancel();
    await expect(books.page()).rejects.toThrow("books.list: .response() has the answer");
  });
});

describe("several pages in one answer", () => {
  const paging = { ...offset, roots: { books: "/books", authors: "/found/authors" } };
  const authors = ["a", "b", "c"];

  function search(): {
    readonly asked: string[];
    readonly root: (name: string) => Paged<unknown, unknown>;
  } {
    const asked: string[] = [];
    const client = createClient({
      baseUrl: "https://library.example",
      fetch: async (url) => {
        asked.push(url.replace("https://library.example", ""));
        const from = Number(new URL(url).searchParams.get("offset"));
        return Response.json({
          books: { items: [1, 2].slice(from, from + 2), total: 2 },
          found: { authors: { items: authors.slice(from, from + 1), total: 3 } },
        });
      },
    });
    const call = sendMultiPaged<unknown, Record<string, unknown>>(client, operation, paging, []);
    return { asked, root: (name) => call.root(name) };
  }

  test("advance each by itself, from the answer of one call", async () => {
    const { root, asked } = search();
    expect(await all(root("books"))).toEqual([1, 2]);
    expect(asked).toHaveLength(1);
    expect(await all(root("authors"))).toEqual(authors);
    expect(asked).toEqual(["/books", "/books?offset=1", "/books?offset=2"]);
    expect((await root("authors").page()).total).toBe(3);
    expect(asked).toHaveLength(3);
  });

  test("have names, and others are refused", async () => {
    for (const name of ["shelves", "toString", "__proto__"]) {
      expect(() => search().root(name)).toThrow(`books.list has no page "${name}"`);
    }
  });
});
