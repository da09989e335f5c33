// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters, OpenValue } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { integer, maximum, minimum } from "../typescript-client/schema-checks.js";
import {
  literals,
  looseObject,
  number,
  optional,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  parameters: [
    { in: "query", name: "market", required: true, value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "sort", value: "text" },
    { in: "query", name: "old-sort", value: "text" },
    { in: "header", name: "X-Trace", value: "text" },
    { in: "cookie", name: "session", value: "text" },
  ],
  open: ["query", "header", "cookie"],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        market: optional(string()),
        limit: optional(number(integer(), minimum(1), maximum(50))),
        "old-sort": optional(literals("title", "author")),
      }),
    ),
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Country whose offers are listed. */
  readonly market: string;
  /**
   * Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
  readonly sort?: OpenValue;
  readonly "old-sort"?: "title" | "author";
}

/** The header parameters of `list`. */
export interface ListHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  readonly "X-Trace"?: string;
}

/** The cookie parameters of `list`. */
export interface ListCookies {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  readonly session?: OpenValue;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  readonly headers: ListHeaders;
  readonly cookies: ListCookies;
}

/** The responses that the handler of `list` may return. */
export type ListReply = AnyReply;

const searchRoute: Route = {
  id: "books.search",
  method: "GET",
  path: "/books/search",
  parameters: [
    { in: "query", name: "q", required: true, value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "header", name: "X-Trace", value: "text" },
  ],
  rules: {
    query: /* @__PURE__ */ validator(() => looseObject({ limit: optional(number(integer())) })),
  },
};

/** The query parameters of `search`. */
export interface SearchQuery {
  readonly q: OpenValue;
  /** Integer. */
  readonly limit?: number;
}

/** The header parameters of `search`. */
export interface SearchHeaders {
  readonly "X-Trace"?: OpenValue;
}

/** The request that the handler of `search` gets. */
export interface SearchRequest extends HandlerRequest {
  readonly query: SearchQuery;
  readonly headers: SearchHeaders;
}

/** The responses that the handler of `search` may return. */
export type SearchReply = AnyReply;

const countRoute: Route = {
  id: "books.count",
  method: "GET",
  path: "/books/count",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `count` gets. */
export interface CountRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `count` may return. */
export type CountReply = AnyReply;

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/shelves/{shelf}/books/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "number" },
    { in: "path", name: "shelf", required: true, value: "text" },
  ],
  open: ["query", "header", "cookie"],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(number(integer())) })),
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Number of the book. Integer. */
  readonly id: number;
  readonly shelf: string;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = AnyReply;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * List books
   *
   * `GET /books`
   *
   * Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Search books
   *
   * `GET /books/search`
   *
   * Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.search` (Handbook).
   */
  readonly search: Handler<SearchRequest, SearchReply, Context>;
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
  readonly count: Handler<CountRequest, CountReply, Context>;
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
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  list: listRoute,
  search: searchRoute,
  count: countRoute,
  retrieve: retrieveRoute,
};
