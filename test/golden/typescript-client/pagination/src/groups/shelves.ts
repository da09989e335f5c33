// Made by endpoint-manifest (typescript-client) from manifest/groups/shelves.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { byCursor } from "../runtime/by-cursor.js";
import { byLink as byLink_ } from "../runtime/by-link.js";
import { byPage } from "../runtime/by-page.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { defaultHeaders } from "../runtime/headers.js";
import { nextInLinkHeader } from "../runtime/link-header.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { type PagedCall, sendPaged } from "../runtime/paged-call.js";
import type { Paging } from "../runtime/paging.js";
import type { OpenCookies, OpenHeaders, OpenQuery, ParameterValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const listOperation: Operation = {
  id: "shelves.list",
  method: "GET",
  path: "/shelves",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listPaging_: Paging = {
  strategy: byPage,
  parameter: ["query", "page"],
  first: 1,
  items: "/data",
  total: "/meta/total",
  hasMore: "/meta/more",
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Integer, at least 1.
   *
   * Not shown: whether it is required.
   */
  page?: number | undefined;
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

/** The result of `list`. */
export type ListResult = { data: ("history" | "travel")[] } | null;

/** One item of `list`. */
export type ListItem = "history" | "travel";

/** The responses of `list`, by status. */
export interface ListResponses {
  /** A page of shelves. */
  "200": Answer<ListResult>;
}

/**
 * By page numbers
 *
 * `GET /shelves`
 *
 * Pages by `query.page`: `for await` over the call gives all items.
 *
 * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): PagedCall<ListResult, ListItem> {
  return sendPaged<ListResult, ListItem>(client, listOperation, listPaging_, [], init);
}

const byTokenOperation: Operation = {
  id: "shelves.by-token",
  method: "GET",
  path: "/shelves/by-token",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const byTokenPaging: Paging = {
  strategy: byCursor,
  parameter: ["headers", "X-Page-Token"],
  items: "",
  cursor: "header:X-Next-Page-Token",
  hasMore: "header:X-Has-More",
};

/** The header parameters of `byToken`. */
export interface ByTokenHeaders {
  /** Not shown: whether it is required. */
  "X-Page-Token"?: string | undefined;
}

/** The options of a call of `byToken`. */
export interface ByTokenInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  headers?: ByTokenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `byToken`, by status. */
export interface ByTokenResponses {
  /** Shelves. */
  "200": Answer<string[]>;
}

/**
 * By cursors in headers
 *
 * `GET /shelves/by-token`
 *
 * Pages by `header.X-Page-Token`: `for await` over the call gives all items.
 *
 * Not shown: query parameters, cookie parameters, body, authentication, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.by-token` (Handbook).
 */
export function byToken(client: Client, init?: ByTokenInit): PagedCall<string[], string> {
  return sendPaged<string[], string>(client, byTokenOperation, byTokenPaging, [], init);
}

const byLinkOperation: Operation = {
  id: "shelves.by-link",
  method: "GET",
  path: "/shelves/by-link",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const byLinkPaging: Paging = { strategy: byLink_, items: "/items", next: "/links/next" };

/** The options of a call of `byLink`. */
export interface ByLinkInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The result of `byLink`. */
export interface ByLinkResult {
  /** Not shown. */
  items?: unknown;
}

/** The responses of `byLink`, by status. */
export interface ByLinkResponses {
  /** Shelves. */
  "200": Answer<ByLinkResult>;
}

/**
 * By links
 *
 * `GET /shelves/by-link`
 *
 * Pages by its links: `for await` over the call gives all items.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.by-link` (Handbook).
 */
export function byLink(client: Client, init?: ByLinkInit): PagedCall<ByLinkResult, unknown> {
  return sendPaged<ByLinkResult, unknown>(client, byLinkOperation, byLinkPaging, [], init);
}

const byLinkedPagesOperation: Operation = {
  id: "shelves.by-linked-pages",
  method: "GET",
  path: "/shelves/by-linked-pages",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const byLinkedPagesPaging: Paging = {
  strategy: byLink_,
  items: "/data",
  total: "/total",
  next: "/next",
};

/** The query parameters of `byLinkedPages`. */
export interface ByLinkedPagesQuery {
  /**
   * Integer, at least 1.
   *
   * @defaultValue 1
   */
  page?: number | undefined;
  /** Integer, 1 to 50. */
  limit?: number | undefined;
}

/** The options of a call of `byLinkedPages`. */
export interface ByLinkedPagesInit extends RequestOptions {
  query?: ByLinkedPagesQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The result of `byLinkedPages`. */
export interface ByLinkedPagesResult {
  data: string[];
  /** Integer. */
  total?: number;
  next?: string | null;
}

/** The responses of `byLinkedPages`, by status. */
export interface ByLinkedPagesResponses {
  /** Shelves. */
  "200": Answer<ByLinkedPagesResult>;
}

/**
 * By links to pages that have numbers
 *
 * `GET /shelves/by-linked-pages`
 *
 * Pages by its links: `for await` over the call gives all items.
 *
 * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.by-linked-pages` (Handbook).
 */
export function byLinkedPages(
  client: Client,
  init?: ByLinkedPagesInit,
): PagedCall<ByLinkedPagesResult, string> {
  return sendPaged<ByLinkedPagesResult, string>(
    client,
    byLinkedPagesOperation,
    byLinkedPagesPaging,
    [],
    init,
  );
}

const byLinkHeaderOperation: Operation = {
  id: "shelves.by-link-header",
  method: "GET",
  path: "/shelves/by-link-header",
  cookies: putCookies,
};

const byLinkHeaderPaging: Paging = {
  strategy: byLink_,
  items: "",
  total: "header:X-Total-Count",
  next: nextInLinkHeader,
};

/** The options of a call of `byLinkHeader`. */
export interface ByLinkHeaderInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * By the header Link
 *
 * `GET /shelves/by-link-header`
 *
 * Pages by its links: `for await` over the call gives all items.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.by-link-header` (Handbook).
 */
export function byLinkHeader(client: Client, init?: ByLinkHeaderInit): PagedCall<unknown, unknown> {
  return sendPaged(client, byLinkHeaderOperation, byLinkHeaderPaging, [], init);
}

const listPagingOperation: Operation = {
  id: "shelves.list-paging",
  method: "GET",
  path: "/shelves/paging",
  cookies: putCookies,
};

/** The options of a call of `listPaging`. */
export interface ListPagingInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * How shelves are paged
 *
 * `GET /shelves/paging`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.list-paging` (Handbook).
 */
export function listPaging(client: Client, init?: ListPagingInit): Call<unknown> {
  return send(client, listPagingOperation, [], init);
}

/** Shelves */
export class ShelvesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * By page numbers
   *
   * `GET /shelves`
   *
   * Pages by `query.page`: `for await` over the call gives all items.
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): PagedCall<ListResult, ListItem> {
    return list(this.#client, init);
  }

  /**
   * By cursors in headers
   *
   * `GET /shelves/by-token`
   *
   * Pages by `header.X-Page-Token`: `for await` over the call gives all items.
   *
   * Not shown: query parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.by-token` (Handbook).
   */
  byToken(init?: ByTokenInit): PagedCall<string[], string> {
    return byToken(this.#client, init);
  }

  /**
   * By links
   *
   * `GET /shelves/by-link`
   *
   * Pages by its links: `for await` over the call gives all items.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.by-link` (Handbook).
   */
  byLink(init?: ByLinkInit): PagedCall<ByLinkResult, unknown> {
    return byLink(this.#client, init);
  }

  /**
   * By links to pages that have numbers
   *
   * `GET /shelves/by-linked-pages`
   *
   * Pages by its links: `for await` over the call gives all items.
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.by-linked-pages` (Handbook).
   */
  byLinkedPages(init?: ByLinkedPagesInit): PagedCall<ByLinkedPagesResult, string> {
    return byLinkedPages(this.#client, init);
  }

  /**
   * By the header Link
   *
   * `GET /shelves/by-link-header`
   *
   * Pages by its links: `for await` over the call gives all items.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.by-link-header` (Handbook).
   */
  byLinkHeader(init?: ByLinkHeaderInit): PagedCall<unknown, unknown> {
    return byLinkHeader(this.#client, init);
  }

  /**
   * How shelves are paged
   *
   * `GET /shelves/paging`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.list-paging` (Handbook).
   */
  listPaging(init?: ListPagingInit): Call<unknown> {
    return listPaging(this.#client, init);
  }
}
