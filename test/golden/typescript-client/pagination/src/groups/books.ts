// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { byCursor } from "../runtime/by-cursor.js";
import { byOffset } from "../runtime/by-offset.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { defaultHeaders } from "../runtime/headers.js";
import { jsonBody } from "../runtime/json-body.js";
import {
  type MultiPagedCall,
  type MultiPaging,
  sendMultiPaged,
} from "../runtime/multi-paged-call.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { type PagedCall, sendPaged } from "../runtime/paged-call.js";
import type { Paging } from "../runtime/paging.js";
import type { OpenCookies, OpenHeaders, OpenQuery, ParameterValue } from "../runtime/parameters.js";
import type {
  Author,
  Book,
  BookPage,
  Cursors,
  Position,
  SearchResult as SearchResult_,
} from "../schemas.js";

const listOperation: Operation = {
  id: "books.list",
  method: "GET",
  path: "/books",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Integer, at least 0.
   *
   * @defaultValue 0
   */
  offset?: number | undefined;
  /** Integer, 1 to 50. */
  limit?: number | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses {
  /** A page of books. */
  "200": Answer<BookPage>;
}

/**
 * List books
 *
 * `GET /books`
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Not shown: body, authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): PagedCall<BookPage, Book> {
  return sendPaged<BookPage, Book>(client, listOperation, listPaging, [], init);
}

const browseOperation: Operation = {
  id: "books.browse",
  method: "GET",
  path: "/browse/{theme}",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const browsePaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  root: "/books",
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The options of a call of `browse`. */
export interface BrowseInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The result of `browse`. */
export interface BrowseResult {
  message?: string;
  books: BookPage;
}

/** The responses of `browse`, by status. */
export interface BrowseResponses {
  /** A page of books. */
  "200": Answer<BrowseResult>;
}

/**
 * Pages under a key
 *
 * `GET /browse/{theme}`
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.browse` (Handbook).
 */
export function browse(
  client: Client,
  theme: string,
  init?: BrowseInit,
): PagedCall<BrowseResult, Book> {
  return sendPaged<BrowseResult, Book>(client, browseOperation, browsePaging, [theme], init);
}

const searchOperation: Operation = {
  id: "books.search",
  method: "GET",
  path: "/search",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const searchPaging: MultiPaging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  roots: { books: "/books", authors: "/authors", others: "/more~1less/others" },
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The query parameters of `search`. */
export interface SearchQuery {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  q: string;
}

/** The options of a call of `search`. */
export interface SearchInit extends RequestOptions {
  query: SearchQuery;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The items of `search`, by the names of their pages. */
export interface SearchItems {
  books: Book;
  authors: Author | null;
  others: unknown;
}

/** The responses of `search`, by status. */
export interface SearchResponses {
  /** A page of each kind. */
  "200": Answer<SearchResult_>;
}

/**
 * Several pages in one answer
 *
 * `GET /search`
 *
 * Several pages in one response, by `query.offset`: `for await` over `.root(name)` of the call
 * gives all items of `books`, `authors`, `others`.
 *
 * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.search` (Handbook).
 */
export function search(
  client: Client,
  init: SearchInit,
): MultiPagedCall<SearchResult_, SearchItems> {
  return sendMultiPaged<SearchResult_, SearchItems>(
    client,
    searchOperation,
    searchPaging,
    [],
    init,
  );
}

const findOperation: Operation = {
  id: "books.find",
  method: "POST",
  path: "/books/find",
  cookies: putCookies,
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const findPaging: Paging = {
  strategy: byOffset,
  parameter: ["body", "start"],
  first: 1,
  items: "/resources",
  total: "/count",
};

/** The body of a call of `find`. */
export interface FindBody {
  words: readonly string[];
  start?: Position | undefined;
}

/** The options of a call of `find`. */
export interface FindInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: FindBody;
  contentType?: "application/json" | undefined;
}

/** The result of `find`. */
export interface FindResult {
  /** Integer. */
  count?: number;
  resources: { book: Book; score?: number }[];
}

/** One item of `find`. */
export interface FindItem {
  book: Book;
  score?: number;
}

/** The responses of `find`, by status. */
export interface FindResponses {
  /** What was found. */
  "200": Answer<FindResult>;
}

/**
 * Counted from 1, in the body
 *
 * `POST /books/find`
 *
 * Pages by `body.start`: `for await` over the call gives all items.
 *
 * Not shown: query parameters, header parameters, cookie parameters, idempotency,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.find` (Handbook).
 */
export function find(client: Client, init: FindInit): PagedCall<FindResult, FindItem> {
  return sendPaged<FindResult, FindItem>(client, findOperation, findPaging, [], init);
}

const recentOperation: Operation = {
  id: "books.recent",
  method: "GET",
  path: "/books/recent",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const recentPaging: Paging = {
  strategy: byCursor,
  parameter: ["query", "after"],
  items: "/items",
  cursor: "/cursors/after",
  hasMore: "/more",
};

/** The query parameters of `recent`. */
export interface RecentQuery {
  /** Not shown: whether it is required. */
  after?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  limit?: ParameterValue | undefined;
}

/** The options of a call of `recent`. */
export interface RecentInit extends RequestOptions {
  query?: RecentQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The result of `recent`. */
export interface RecentResult extends Cursors {
  items: Book[];
}

/** The responses of `recent`, by status. */
export interface RecentResponses {
  /** A page of books. */
  "200": Answer<RecentResult>;
}

/**
 * By cursors
 *
 * `GET /books/recent`
 *
 * Pages by `query.after`: `for await` over the call gives all items.
 *
 * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.recent` (Handbook).
 */
export function recent(client: Client, init?: RecentInit): PagedCall<RecentResult, Book> {
  return sendPaged<RecentResult, Book>(client, recentOperation, recentPaging, [], init);
}

/**
 * Former name of `recent`.
 *
 * @deprecated `books.recent` was renamed: use `recent`.
 */
export const latest: typeof recent = recent;

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
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Not shown: body, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): PagedCall<BookPage, Book> {
    return list(this.#client, init);
  }

  /**
   * Pages under a key
   *
   * `GET /browse/{theme}`
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.browse` (Handbook).
   */
  browse(theme: string, init?: BrowseInit): PagedCall<BrowseResult, Book> {
    return browse(this.#client, theme, init);
  }

  /**
   * Several pages in one answer
   *
   * `GET /search`
   *
   * Several pages in one response, by `query.offset`: `for await` over `.root(name)` of the call
   * gives all items of `books`, `authors`, `others`.
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.search` (Handbook).
   */
  search(init: SearchInit): MultiPagedCall<SearchResult_, SearchItems> {
    return search(this.#client, init);
  }

  /**
   * Counted from 1, in the body
   *
   * `POST /books/find`
   *
   * Pages by `body.start`: `for await` over the call gives all items.
   *
   * Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.find` (Handbook).
   */
  find(init: FindInit): PagedCall<FindResult, FindItem> {
    return find(this.#client, init);
  }

  /**
   * By cursors
   *
   * `GET /books/recent`
   *
   * Pages by `query.after`: `for await` over the call gives all items.
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.recent` (Handbook).
   */
  recent(init?: RecentInit): PagedCall<RecentResult, Book> {
    return recent(this.#client, init);
  }

  /**
   * Former name of `recent`.
   *
   * @deprecated `books.recent` was renamed: use `recent`.
   */
  latest(init?: RecentInit): PagedCall<RecentResult, Book> {
    return recent(this.#client, init);
  }
}
