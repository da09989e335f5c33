// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { encodeBody } from "../runtime/body.js";
import { byCursor } from "../runtime/by-cursor.js";
import { byLink as byLink_ } from "../runtime/by-link.js";
import { byOffset } from "../runtime/by-offset.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { withIdempotencyKey } from "../runtime/idempotency-key.js";
import { limits } from "../runtime/limits.js";
import { nextInLinkHeader } from "../runtime/link-header.js";
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
import { send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";

const listOperation: Operation = {
  id: "books.list",
  method: "GET",
  path: "/books",
  cookies: putCookies,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 20, by: "limits.pageSize" }),
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
  /** Not shown: whether it is required. */
  offset?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  limit?: ParameterValue | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * One page
 *
 * `GET /books`
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: At most 20 items on a page.
 *
 * Not shown: header parameters, cookie parameters, body, responses, authentication,
 * deprecation.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): PagedCall<unknown, unknown> {
  return sendPaged(client, listOperation, listPaging, [], init);
}

const nestedOperation: Operation = {
  id: "books.nested",
  method: "GET",
  path: "/books/nested",
  cookies: putCookies,
};

const nestedPaging: Paging = {
  strategy: byCursor,
  parameter: ["query", "after"],
  root: "/books",
  items: "/items",
  cursor: "/cursors/after",
  hasMore: "/more",
};

/** The query parameters of `nested`. */
export interface NestedQuery {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  after?: ParameterValue | undefined;
}

/** The options of a call of `nested`. */
export interface NestedInit extends RequestOptions {
  query?: NestedQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * A page under a key
 *
 * `GET /books/nested`
 *
 * Pages by `query.after`: `for await` over the call gives all items.
 *
 * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
 * deprecation.
 *
 * From `manifest/groups/books.yaml#operations.nested` (Handbook).
 */
export function nested(client: Client, init?: NestedInit): PagedCall<unknown, unknown> {
  return sendPaged(client, nestedOperation, nestedPaging, [], init);
}

const severalOperation: Operation = {
  id: "books.several",
  method: "GET",
  path: "/books/several",
  cookies: putCookies,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
};

const severalPaging: MultiPaging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  roots: { books: "/books", "10": "/ten", "9": "/nine" },
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The options of a call of `several`. */
export interface SeveralInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The items of `several`, by the names of their pages. */
export interface SeveralItems {
  books: unknown;
  "10": unknown;
  "9": unknown;
}

/**
 * Several pages in one answer
 *
 * `GET /books/several`
 *
 * Several pages in one response, by `query.offset`: `for await` over `.root(name)` of the call
 * gives all items of `books`, `10`, `9`.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.several` (Handbook).
 */
export function several(client: Client, init?: SeveralInit): MultiPagedCall<unknown, SeveralItems> {
  return sendMultiPaged<unknown, SeveralItems>(client, severalOperation, severalPaging, [], init);
}

const byLinkOperation: Operation = { id: "books.by-link", method: "GET", path: "/books/by-link" };

const byLinkPaging: Paging = { strategy: byLink_, items: "", next: nextInLinkHeader };

/** The options of a call of `byLink`. */
export interface ByLinkInit extends RequestOptions {}

/**
 * Pages by links
 *
 * `GET /books/by-link`
 *
 * Pages by its links: `for await` over the call gives all items.
 *
 * Not shown: body, responses, authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.by-link` (Handbook).
 */
export function byLink(client: Client, init?: ByLinkInit): PagedCall<unknown, unknown> {
  return sendPaged(client, byLinkOperation, byLinkPaging, [], init);
}

const lendOperation: Operation = {
  id: "books.lend",
  method: "POST",
  path: "/books/loans",
  parameters: [
    { in: "query", name: "ids", style: form, explode: false },
    { in: "query", name: "books", style: form, explode: true },
    { in: "query", name: "shelves", style: form, explode: true },
  ],
  body: encodeBody,
  check: /* @__PURE__ */ limits(
    { of: ["query.ids"], maxItems: 20, minItems: 1, by: "its schema" },
    {
      of: ["query.books", "query.shelves"],
      maxItems: 5,
      by: "At most 5 books and shelves together.",
    },
  ),
  headers: /* @__PURE__ */ withIdempotencyKey("Idempotency-Key"),
  idempotent: true,
  deprecated: { since: "2026-02-01", replacement: "books.whole", reason: "Lending ends" },
};

/** The query parameters of `lend`. */
export interface LendQuery {
  /**
   * 1 to 20 items.
   *
   * Not shown: whether it is required.
   */
  ids?: readonly string[] | undefined;
  /** Not shown: whether it is required. */
  books?: readonly string[] | undefined;
  /** Not shown: whether it is required. */
  shelves?: readonly string[] | undefined;
}

/** The header parameters of `lend`. */
export interface LendHeaders {
  /** The client makes one for each call, unless given. */
  "Idempotency-Key"?: string | undefined;
}

/** The options of a call of `lend`. */
export interface LendInit extends RequestOptions {
  query?: LendQuery | undefined;
  headers?: LendHeaders | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * Lend books to a reader
 *
 * `POST /books/loans`
 *
 * Calls with the same `Idempotency-Key` count as one. The client makes one for each call, and
 * retries a failed call with the same one.
 *
 * Limits: At most 5 requests in 1 second per operation.
 *
 * Not shown: body, responses, authentication, pagination.
 *
 * From `manifest/groups/books.yaml#operations.lend` (Handbook).
 *
 * @deprecated Since 2026-02-01. Use `books.whole` in its place. Not shown: until when it
 *   works. Lending ends
 */
export function lend(client: Client, init?: LendInit): Call<unknown> {
  return send(client, lendOperation, [], init);
}

const wholeOperation: Operation = {
  id: "books.whole",
  method: "GET",
  path: "/books/whole",
  cookies: putCookies,
};

/** The options of a call of `whole`. */
export interface WholeInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Not paged
 *
 * `GET /books/whole`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.whole` (Handbook).
 */
export function whole(client: Client, init?: WholeInit): Call<unknown> {
  return send(client, wholeOperation, [], init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * One page
   *
   * `GET /books`
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: At most 20 items on a page.
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): PagedCall<unknown, unknown> {
    return list(this.#client, init);
  }

  /**
   * A page under a key
   *
   * `GET /books/nested`
   *
   * Pages by `query.after`: `for await` over the call gives all items.
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.nested` (Handbook).
   */
  nested(init?: NestedInit): PagedCall<unknown, unknown> {
    return nested(this.#client, init);
  }

  /**
   * Several pages in one answer
   *
   * `GET /books/several`
   *
   * Several pages in one response, by `query.offset`: `for await` over `.root(name)` of the call
   * gives all items of `books`, `10`, `9`.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.several` (Handbook).
   */
  several(init?: SeveralInit): MultiPagedCall<unknown, SeveralItems> {
    return several(this.#client, init);
  }

  /**
   * Pages by links
   *
   * `GET /books/by-link`
   *
   * Pages by its links: `for await` over the call gives all items.
   *
   * Not shown: body, responses, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.by-link` (Handbook).
   */
  byLink(init?: ByLinkInit): PagedCall<unknown, unknown> {
    return byLink(this.#client, init);
  }

  /**
   * Lend books to a reader
   *
   * `POST /books/loans`
   *
   * Calls with the same `Idempotency-Key` count as one. The client makes one for each call, and
   * retries a failed call with the same one.
   *
   * Limits: At most 5 requests in 1 second per operation.
   *
   * Not shown: body, responses, authentication, pagination.
   *
   * From `manifest/groups/books.yaml#operations.lend` (Handbook).
   *
   * @deprecated Since 2026-02-01. Use `books.whole` in its place. Not shown: until when it
   *   works. Lending ends
   */
  lend(init?: LendInit): Call<unknown> {
    return lend(this.#client, init);
  }

  /**
   * Not paged
   *
   * `GET /books/whole`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.whole` (Handbook).
   */
  whole(init?: WholeInit): Call<unknown> {
    return whole(this.#client, init);
  }
}
