/** The subpath `./tanstack` of emitted clients, in the hands of TanStack Query itself, over HTTP. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  InfiniteQueryObserver,
  MutationObserver,
  type MutationOptions,
  QueryClient,
} from "@tanstack/query-core";
import { build } from "esbuild";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  manifestFiles,
  memberOf,
} from "./emitted-client.js";

const service = {
  pagination: {
    offset: {
      strategy: "offset",
      request: { offset: "query.offset", limit: "query.limit" },
      response: { items: "/items", total: "/total" },
    },
    cursor: {
      strategy: "cursor",
      request: { cursor: "query.after" },
      response: { items: "/items", cursor: "/after" },
    },
    link: { strategy: "link", request: "none", response: { items: "", next: "header:Link" } },
  },
};
const groups = {
  books: {
    operations: {
      list: { method: "GET", path: "/books", pagination: { uses: "offset" } },
      "by-cursor": { method: "GET", path: "/cursor", pagination: { uses: "cursor" } },
      "by-link": { method: "GET", path: "/link", pagination: { uses: "link" } },
      retrieve: { method: "GET", path: "/books/{id}" },
      page: { method: "GET", path: "/books/{id}/pages/{begin}" },
      create: { method: "POST", path: "/books" },
      update: { method: "PATCH", path: "/books/{id}" },
      move: { method: "PUT", path: "/shelves/{shelf}/books/{book-id}" },
      remove: { method: "DELETE", path: "/books/{id}" },
      look: { method: "HEAD", path: "/books" },
      watch: {
        method: "POST",
        path: "/books/watch",
        responses: { 200: { content: { "text/event-stream": "not shown" } } },
      },
      lost: { method: "GET" },
      follow: {
        method: "GET",
        path: "/books/events",
        responses: { 200: { content: { "text/event-stream": "not shown" } } },
      },
    },
    subgroups: {
      "on-loan": { operations: { list: { method: "GET", path: "/loans", pagination: "none" } } },
    },
  },
  // Joined, the ids of two operations can be one name.
  "books-on": {
    subgroups: { loan: { operations: { list: { method: "GET", path: "/other" } } } },
  },
};

let emitted: EmittedPackage;
let options: unknown;
let client: unknown;
let url = "";
let requests: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  response.setHeader("content-type", "application/json");
  answer(request, response);
});
beforeAll(async () => {
  emitted = await emitClient(manifestFiles({ service, groups }));
  options = await emitted.load("tanstack");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  url = `http://127.0.0.1:${address.port}`;
  client = construct(await emitted.load(), "TestClient", { baseUrl: url });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await emitted.remove();
});
beforeEach(() => {
  requests = [];
});

// Types are held by the tests of types: what is made here is of none.
function query(name: string, ...given: readonly unknown[]): FetchQueryOptions {
  return asOptions(invoke(options, name, client, ...given));
}
function asOptions(value: unknown): FetchQueryOptions {
  return { queryKey: [], ...Object(value) };
}
function infinite(name: string, ...given: readonly unknown[]): Paged {
  const made = invoke(options, name, client, ...given);
  return { queryKey: [], initialPageParam: null, getNextPageParam: () => null, ...Object(made) };
}
type Paged = FetchInfiniteQueryOptions<unknown, Error, unknown, readonly unknown[], unknown> & {
  readonly getNextPageParam: (page: unknown) => unknown;
};

/** The items of all pages that an infinite query walks through. */
async function walked(made: Paged, pages = 10): Promise<unknown> {
  const data = await new QueryClient().fetchInfiniteQuery({ ...made, pages });
  return data.pages.map((page) => memberOf(page, "items"));
}

describe("a query", () => {
  test("is there for each operation that only reads and can be called", () => {
    expect(Object.keys(Object(options)).filter((name) => name.includes("Query"))).toEqual([
      "booksByCursorInfiniteQuery",
      "booksByCursorQuery",
      "booksByLinkInfiniteQuery",
      "booksByLinkQuery",
      "booksListInfiniteQuery",
      "booksListQuery",
      "booksOnLoanListQuery",
      "booksOnLoanListQuery_",
      "booksPageQuery",
      "booksRetrieveQuery",
    ]);
  });

  test("is fetched as the operation is called, and found by the beginning of its key", async () => {
    answer = (request, response) => response.end(JSON.stringify(request.url));
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const init = { query: { market: "SE", none: undefined } };
    const made = query("booksRetrieveQuery", "a/b", init);
    expect(made.queryKey).toEqual([
      ...["books", "retrieve", "a/b"],
      { baseUrl: url, query: { market: "SE" } },
    ]);
    expect(await queries.fetchQuery(made)).toBe("/books/a%2Fb?market=SE");
    await queries.fetchQuery(query("booksRetrieveQuery", "a/b", init));
    await queries.fetchQuery(query("booksPageQuery", { id: "1", begin: 7n }));
    await queries.fetchQuery(query("booksOnLoanListQuery"));
    expect(requests).toEqual(["/books/a%2Fb?market=SE", "/books/1/pages/7", "/loans"]);
    const found = (queryKey: readonly unknown[]): number =>
      queries.getQueryCache().findAll({ queryKey }).length;
    expect(found(["books"])).toBe(3);
    expect(found(["books", "retrieve"])).toBe(1);
    expect(found(["books", "retrieve", "a/b"])).toBe(1);
    expect(found(["books", "page", { id: "1" }])).toBe(1);
    expect(found(["books", "on-loan"])).toBe(1);
    expect(found(["books-on"])).toBe(0);
  });

  test("that is cancelled ends its request", async () => {
    const queries = new QueryClient();
    const closed = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        response.on("close", () => resolve());
        void queries.cancelQueries({ queryKey: ["books", "retrieve"] });
      };
    });
    await expect(queries.fetchQuery(query("booksRetrieveQuery", "1"))).rejects.toThrow();
    await closed;
    expect(requests).toHaveLength(1);
  }, 5000);
});

describe("an infinite query", () => {
  const all = [1, 2, 3, 4, 5, 6, 7];

  test("walks through pages by offsets, from where the caller begins", async () => {
    answer = (request, response) => {
      const query = new URL(request.url ?? "", url).searchParams;
      const offset = Number(query.get("offset") ?? 0);
      const limit = Number(query.get("limit") ?? 3);
      const items = all.slice(offset, offset + limit);
      response.end(JSON.stringify({ items, total: all.length }));
    };
    expect(await walked(infinite("booksListInfiniteQuery"))).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(requests).toEqual(["/books", "/books?offset=3", "/books?offset=6"]);
    const begun = infinite("booksListInfiniteQuery", { query: { offset: 1, limit: 5 } });
    expect(await walked(begun)).toEqual([[2, 3, 4, 5, 6], [7]]);
    expect(await walked(begun, 1)).toEqual([[2, 3, 4, 5, 6]]);
  });

  test("walks through pages by cursors, and ends where the service repeats the last", async () => {
    answer = (request, response) => {
      const after = new URL(request.url ?? "", url).searchParams.get("after");
      if (after === null) response.end('{"items":[1,2],"after":"x"}');
      else if (after === "x") response.end('{"items":[3],"after":"y"}');
      else response.end('{"items":[],"after":"y"}');
    };
    expect(await walked(infinite("booksByCursorInfiniteQuery"))).toEqual([[1, 2], [3], []]);
    expect(requests).toEqual(["/cursor", "/cursor?after=x", "/cursor?after=y"]);
  });

  test("follows links, and none that leads elsewhere", async () => {
    answer = (request, response) => {
      if (request.url === "/link") response.setHeader("Link", '<link?page=2>; rel="next"');
      if (request.url === "/link?page=2") {
        response.setHeader("Link", '<https://elsewhere.example/>; rel="next"');
      }
      response.end(request.url === "/link" ? "[1]" : "[2]");
    };
    const made = infinite("booksByLinkInfiniteQuery");
    expect(await walked(made, 2)).toEqual([[1], [2]]);
    await expect(walked(made, 3)).rejects.toThrow("elsewhere.example");
    expect(requests).toEqual(["/link", "/link?page=2", "/link", "/link?page=2"]);
  });

  test("holds data that can be stored, and goes on from them", async () => {
    answer = (request, response) => {
      const offset = Number(new URL(request.url ?? "", url).searchParams.get("offset") ?? 0);
      response.end(JSON.stringify({ items: all.slice(offset, offset + 2), total: 7 }));
    };
    const made = infinite("booksListInfiniteQuery");
    const first = await new QueryClient().fetchInfiniteQuery({ ...made, pages: 2 });
    const stored: typeof first = JSON.parse(JSON.stringify(first));
    expect(stored.pages.at(-1)).toEqual({
      items: [3, 4],
      total: 7,
      body: { items: [3, 4], total: 7 },
      next: { position: 4, received: 4 },
    });
    expect(stored.pageParams).toEqual([null, { position: 2, received: 2 }]);
    const queries = new QueryClient();
    queries.setQueryData(made.queryKey, stored);
    requests = [];
    const observer = new InfiniteQueryObserver(queries, { ...made, staleTime: Infinity });
    await observer.fetchNextPage();
    const { data } = await observer.fetchNextPage();
    expect(Object(data).pages.map((page: unknown) => memberOf(page, "items"))).toEqual([
      ...[[1, 2], [3, 4], [5, 6], [7]],
    ]);
    expect(requests).toEqual(["/books?offset=4", "/books?offset=6"]);
  });

  test("is not led elsewhere by what was stored", async () => {
    for (const position of ["https://elsewhere.example/", "//elsewhere.example", "http://["]) {
      const made = infinite("booksByLinkInfiniteQuery");
      const begun = { ...made, initialPageParam: { position, received: 0 } };
      await expect(walked(begun)).rejects.toThrow("its link to the next");
    }
    expect(requests).toEqual([]);
  });

  test("shares nothing with the query of the same call", async () => {
    const whole = query("booksListQuery");
    const pages = infinite("booksListInfiniteQuery");
    expect(pages.queryKey).toEqual(["books", "list", { baseUrl: url, infinite: true }]);
    expect(pages.queryKey).not.toEqual(whole.queryKey);
  });
});

describe("a mutation", () => {
  const sent: { readonly line: string; readonly body: string }[] = [];
  beforeEach(() => {
    sent.length = 0;
    answer = (request, response) => {
      let body = "";
      request.setEncoding("utf8");
      request.on("data", (chunk: string) => {
        body += chunk;
      });
      request.on("end", () => {
        sent.push({ line: `${request.method} ${request.url}`, body });
        if (request.url?.endsWith("/7")) response.writeHead(503).end("{}");
        else if (request.method === "DELETE") response.writeHead(204).end();
        else response.end(JSON.stringify({ id: "new" }));
      });
    };
  });

  /** Carries a mutation out, as `useMutation` does. */
  function mutate(name: string, variables?: unknown): Promise<unknown> {
    const made: MutationOptions<unknown, Error, unknown> = Object(invoke(options, name, client));
    return new MutationObserver(new QueryClient(), made).mutate(variables);
  }

  test("is there for each operation that may change something and can be called", () => {
    expect(Object.keys(Object(options)).filter((name) => !name.includes("Query"))).toEqual([
      "booksCreateMutation",
      "booksMoveMutation",
      "booksRemoveMutation",
      "booksUpdateMutation",
    ]);
  });

  test("calls the operation with what it is given, and gives its answer", async () => {
    expect(await mutate("booksCreateMutation")).toEqual({ id: "new" });
    expect(await mutate("booksCreateMutation", { body: { title: "A" } })).toEqual({ id: "new" });
    const given = { path: "a/b", body: { title: "B" }, query: { dry: true } };
    expect(await mutate("booksUpdateMutation", given)).toEqual({ id: "new" });
    await mutate("booksMoveMutation", { path: { shelf: "s", "book-id": 5n } });
    expect(await mutate("booksRemoveMutation", { path: "1" })).toBeUndefined();
    expect(sent).toEqual([
      { line: "POST /books", body: "" },
      { line: "POST /books", body: '{"title":"A"}' },
      { line: "PATCH /books/a%2Fb?dry=true", body: '{"title":"B"}' },
      { line: "PUT /shelves/s/books/5", body: "" },
      { line: "DELETE /books/1", body: "" },
    ]);
  });

  test("is found by its operation's id, also by defaults under it", async () => {
    const { mutationKey } = Object(invoke(options, "booksRemoveMutation", client));
    expect(mutationKey).toEqual(["books", "remove"]);
    const queries = new QueryClient();
    const made = Object(invoke(options, "booksRemoveMutation", client));
    queries.setMutationDefaults(mutationKey, made);
    await new MutationObserver<unknown, Error, unknown>(queries, { mutationKey }).mutate({
      path: "2",
    });
    expect(sent).toEqual([{ line: "DELETE /books/2", body: "" }]);
    const kept = queries.getMutationCache().findAll({ mutationKey: ["books"] });
    expect(kept.map(({ state }) => [state.status, state.variables])).toEqual([
      ["success", { path: "2" }],
    ]);
  });

  test("fails as the call does, and is not tried again beside it", async () => {
    const queries = new QueryClient({ defaultOptions: { mutations: { retry: 3 } } });
    const made = Object(invoke(options, "booksUpdateMutation", client));
    const observer = new MutationObserver<unknown, Error, unknown>(queries, made);
    const failed = observer.mutate({ path: "7", maxRetries: 0 });
    await expect(failed).rejects.toMatchObject({ name: "ApiError", status: 503 });
    expect(sent).toHaveLength(1);
  });
});

test("a bundle carries it where it is imported, and then no more than is used", async () => {
  const bundle = async (entry: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: emitted.project, loader: "ts" },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      logLevel: "silent",
    });
    return outputFiles[0]?.text ?? "";
  };
  const without = await bundle(`
    import { TestClient } from "test-client";
    console.log(await new TestClient({ baseUrl: "${url}" }).books.retrieve("1"));
  `);
  expect(without).not.toMatch(/queryKey|pageParam/);
  const one = await bundle(`
    import { createClient } from "test-client";
    import { booksRetrieveQuery } from "test-client/tanstack";
    console.log(booksRetrieveQuery(createClient({ baseUrl: "${url}" }), "1"));
  `);
  expect(one).toContain("queryKey");
  expect(one).not.toMatch(/pageParam|initialPageParam|loans/);
  const mutation = await bundle(`
    import { createClient } from "test-client";
    import { booksRemoveMutation } from "test-client/tanstack";
    console.log(booksRemoveMutation(createClient({ baseUrl: "${url}" })));
  `);
  expect(mutation).toContain("mutationKey");
  expect(mutation).not.toMatch(/queryKey|PATCH/);
  expect((await bundle('import "test-client/tanstack";')).trim()).toBe("");
});
