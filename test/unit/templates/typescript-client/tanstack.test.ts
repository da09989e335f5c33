/** Options of TanStack Query in the hands of TanStack Query itself. */
import type { ServerResponse } from "node:http";
import { hashKey, partialMatchKey, QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "../../../../templates/typescript-client/call.js";
import { type Client, createClient } from "../../../../templates/typescript-client/client.js";
import { AbortError, ApiError } from "../../../../templates/typescript-client/errors.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { queryOf } from "../../../../templates/typescript-client/tanstack.js";
import { type LocalServer, serve } from "./local-server.js";

interface Book {
  readonly id: string;
}

/** Calls an operation, and makes its query, as emitted code does. */
function retrieve(client: Client, id: string | bigint, init?: SendInit): Call<Book> {
  const operation = { id: "books.retrieve", method: "GET", path: "/books/{id}" };
  return send<Book>(client, operation, [id], init);
}
function retrieveQuery(client: Client, id: string | bigint, init?: SendInit) {
  return queryOf(["books", "retrieve"], { client, path: [id], init }, (signal) =>
    retrieve(client, id, { ...init, signal }),
  );
}

let server: LocalServer;
let client: Client;
let requests = 0;
let answer: (response: ServerResponse, path: string) => void;
beforeAll(async () => {
  server = await serve((request, response) => {
    requests++;
    answer(response, request.url ?? "");
  });
  client = createClient({ baseUrl: server.url, maxRetries: 0 });
});
afterAll(() => server.close());
beforeEach(() => {
  requests = 0;
  answer = (response, path) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ id: path.replace("/books/", "") }));
  };
});

describe("a query", () => {
  test("is fetched once and held under its key", async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    expect(await queries.fetchQuery(retrieveQuery(client, "1"))).toEqual({ id: "1" });
    expect(await queries.fetchQuery(retrieveQuery(client, "1", { query: {} }))).toEqual({
      id: "1",
    });
    expect(requests).toBe(1);
    expect(queries.getQueryData(retrieveQuery(client, "1").queryKey)).toEqual({ id: "1" });
    expect(await queries.fetchQuery(retrieveQuery(client, "2"))).toEqual({ id: "2" });
    expect(requests).toBe(2);
  });

  test("that is cancelled ends its request", async () => {
    const queries = new QueryClient();
    const closed = new Promise<void>((resolve) => {
      answer = (response) => {
        response.on("close", () => resolve());
        void queries.cancelQueries({ queryKey: ["books"] });
      };
    });
    const fetched = queries.fetchQuery(retrieveQuery(client, "1"));
    await expect(fetched).rejects.toThrow("CancelledError");
    await closed;
  }, 5000);

  test("is ended by the caller's own signal as well", async () => {
    const queries = new QueryClient();
    const controller = new AbortController();
    answer = () => controller.abort();
    const options = retrieveQuery(client, "1", { signal: controller.signal });
    await expect(queries.fetchQuery(options)).rejects.toBeInstanceOf(AbortError);
  });

  test("fails with the call's own error, without being repeated in vain", async () => {
    answer = (response) => {
      response.writeHead(404).end();
    };
    const queries = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 1 } } });
    const failed = queries.fetchQuery(retrieveQuery(client, "1"));
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    expect(requests).toBe(1);
    await expect(
      queries.fetchQuery({ ...retrieveQuery(client, "1"), retry: 1 }),
    ).rejects.toBeInstanceOf(ApiError);
    expect(requests).toBe(3);
  });

  test("of an empty answer holds null", async () => {
    answer = (response) => {
      response.writeHead(204).end();
    };
    const queries = new QueryClient();
    expect(await queries.fetchQuery(retrieveQuery(client, "1"))).toBeNull();
  });
});

describe("a key", () => {
  const { queryKey: key } = retrieveQuery(createClient({ baseUrl: "https://a.example/v1/" }), "1");

  test("has the operation's id, the values of its path, and what else decides", () => {
    expect(key).toEqual(["books", "retrieve", "1", { baseUrl: "https://a.example/v1" }]);
    const path = { shelf: "a", id: 5n };
    const init = { query: { limit: 5, after: new Date(0), none: undefined }, timeoutMs: 5 };
    const call = (): Call<unknown> => retrieve(client, "1");
    const several = queryOf(["books", "shelves", "get"], { client, path, init }, call);
    expect(several.queryKey).toEqual([
      ...["books", "shelves", "get"],
      { shelf: "a", id: "5" },
      { baseUrl: server.url, query: { limit: 5, after: "1970-01-01T00:00:00.000Z" } },
    ]);
    expect(JSON.parse(JSON.stringify(several.queryKey))).toEqual(several.queryKey);
  });

  test.each([[["books"]], [["books", "retrieve"]], [["books", "retrieve", "1"]], [[]]])(
    "is found by its beginning %j",
    (beginning) => {
      expect(partialMatchKey(key, beginning)).toBe(true);
    },
  );

  test.each([[["book"]], [["books", "list"]], [["books", "retrieve", "2"]], [["retrieve"]]])(
    "is not found by %j",
    (beginning) => {
      expect(partialMatchKey(key, beginning)).toBe(false);
    },
  );

  test("is the same whatever is undefined, empty or in another order", () => {
    const hash = (init?: SendInit): string => hashKey(retrieveQuery(client, "1", init).queryKey);
    for (const init of [{}, { query: undefined, headers: {} }, { query: { a: undefined } }]) {
      expect(hash(init)).toBe(hash());
    }
    const query = { a: [1, 2], b: { c: "d" } };
    expect(hash({ query })).toBe(hash({ query: { b: { c: "d", e: undefined }, a: [1, 2] } }));
    expect(hash({ query })).not.toBe(hash({ query: { ...query, a: [2, 1] } }));
    expect(hash({ headers: { "Accept-Language": "sv" } })).toBe(
      hash({ headers: { "accept-language": "sv", x: undefined } }),
    );
    expect(hash({ extraHeaders: { "Accept-Language": "sv" } })).toBe(
      hash({ headers: { "accept-language": "sv" } }),
    );
    expect(hash({ headers: { "X-A": "1" }, extraHeaders: { "x-a": "2" } })).toBe(
      hash({ headers: { "x-a": "2" } }),
    );
    expect(hash({ headers: { "accept-language": "sv" } })).not.toBe(hash());
    expect(hash({ accept: undefined })).toBe(hash());
    expect(hash({ accept: "text/csv" })).not.toBe(hash());
  });

  test("is there before there is a page that a base URL is a path of", () => {
    const { queryKey } = retrieveQuery(createClient({ baseUrl: "/api/" }), "1");
    expect(queryKey).toEqual(["books", "retrieve", "1", { baseUrl: "/api" }]);
  });

  test("is another for another service, and never holds credentials", () => {
    const other = retrieveQuery(createClient({ baseUrl: "https://b.example" }), "1");
    expect(hashKey(other.queryKey)).not.toBe(hashKey(key));
    const headers = { Authorization: "Bearer secret", cookie: "secret", "X-Other": "shown" };
    const extraHeaders = { AUTHORIZATION: "Bearer secret" };
    const init = { headers, extraHeaders, cookies: { sid: "secret" } };
    const { queryKey } = retrieveQuery(client, "1", init);
    expect(JSON.stringify(queryKey)).not.toContain("secret");
    expect(JSON.stringify(queryKey)).toContain("shown");
  });
});
