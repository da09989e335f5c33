// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type {
  OpenCookies,
  OpenHeaders,
  OpenQuery,
  ParameterValue,
  PathValue,
} from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const listOperation: Operation = {
  id: "books.list",
  method: "GET",
  path: "/books",
  cookies: putCookies,
};

/** The query parameters of `list`. */
export interface ListQuery {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Country whose offers are listed. */
  market: string;
  /**
   * Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
  /** Not shown: whether it is required. */
  sort?: ParameterValue | undefined;
  /**
   * Not shown: whether it is required.
   *
   * @deprecated
   */
  "old-sort"?: "title" | "author" | undefined;
}

/** The header parameters of `list`. */
export interface ListHeaders {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  "X-Trace"?: string | undefined;
}

/** The cookie parameters of `list`. */
export interface ListCookies {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  session?: ParameterValue | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query: ListQuery;
  headers?: ListHeaders | undefined;
  cookies?: ListCookies | undefined;
}

/**
 * List books
 *
 * `GET /books`
 *
 * Not shown: body, responses, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init: ListInit): Call<unknown> {
  return send(client, listOperation, [], init);
}

const searchOperation: Operation = { id: "books.search", method: "GET", path: "/books/search" };

/** The query parameters of `search`. */
export interface SearchQuery {
  q: ParameterValue;
  /**
   * Integer.
   *
   * Not shown: whether it is required.
   */
  limit?: number | undefined;
}

/** The header parameters of `search`. */
export interface SearchHeaders {
  /** Not shown: whether it is required. */
  "X-Trace"?: ParameterValue | undefined;
}

/** The options of a call of `search`. */
export interface SearchInit extends RequestOptions {
  query: SearchQuery;
  headers?: SearchHeaders | undefined;
}

/**
 * Search books
 *
 * `GET /books/search`
 *
 * Not shown: body, responses, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.search` (Handbook).
 */
export function search(client: Client, init: SearchInit): Call<unknown> {
  return send(client, searchOperation, [], init);
}

const countOperation: Operation = {
  id: "books.count",
  method: "GET",
  path: "/books/count",
  cookies: putCookies,
};

/** The options of a call of `count`. */
export interface CountInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Count books
 *
 * `GET /books/count`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.count` (Handbook).
 */
export function count(client: Client, init?: CountInit): Call<unknown> {
  return send(client, countOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/shelves/{shelf}/books/{id}",
  cookies: putCookies,
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  shelf: PathValue;
  /** Number of the book. Integer. */
  id: number;
}

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get a book
 *
 * `GET /shelves/{shelf}/books/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
 */
export function retrieve(client: Client, path: RetrievePath, init?: RetrieveInit): Call<unknown> {
  return send(client, retrieveOperation, path, init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List books
   *
   * `GET /books`
   *
   * Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init: ListInit): Call<unknown> {
    return list(this.#client, init);
  }

  /**
   * Search books
   *
   * `GET /books/search`
   *
   * Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.search` (Handbook).
   */
  search(init: SearchInit): Call<unknown> {
    return search(this.#client, init);
  }

  /**
   * Count books
   *
   * `GET /books/count`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.count` (Handbook).
   */
  count(init?: CountInit): Call<unknown> {
    return count(this.#client, init);
  }

  /**
   * Get a book
   *
   * `GET /shelves/{shelf}/books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  retrieve(path: RetrievePath, init?: RetrieveInit): Call<unknown> {
    return retrieve(this.#client, path, init);
  }
}
