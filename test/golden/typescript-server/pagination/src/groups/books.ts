// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters, OpenValue } from "../runtime/handler.js";
import type { OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type {
  Book,
  BookPage,
  Cursors,
  Position,
  SearchResult as SearchResult_,
} from "../schemas.js";
import { integer, maximum, minimum } from "../typescript-client/schema-checks.js";
import {
  allOf,
  array,
  looseObject,
  number,
  optional,
  refer,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  book as bookValidator,
  bookPage as bookPageValidator,
  cursors as cursorsValidator,
  position as positionValidator,
  searchResult as searchResultValidator,
} from "../validators.js";

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  parameters: [
    { in: "query", name: "offset", value: "number" },
    { in: "query", name: "limit", value: "number" },
  ],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        offset: optional(number(integer(), minimum(0))),
        limit: optional(number(integer(), minimum(1), maximum(50))),
      }),
    ),
    replies: { "200": { "application/json": bookPageValidator } },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Integer, at least 0.
   *
   * @defaultValue 0
   */
  readonly offset?: number;
  /** Integer, 1 to 50. */
  readonly limit?: number;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
}

/** The responses that the handler of `list` may return. */
export type ListReply = Reply<200, BookPage> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const browseRoute: Route = {
  id: "books.browse",
  method: "GET",
  path: "/browse/{theme}",
  parameters: [{ in: "path", name: "theme", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          looseObject({ message: optional(string()), books: refer(bookPageValidator) }),
        ),
      },
    },
  },
};

/** The path parameters of `browse`. */
export interface BrowsePath {
  readonly theme: string;
}

/** The request that the handler of `browse` gets. */
export interface BrowseRequest extends HandlerRequest {
  readonly path: BrowsePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The body of a successful response of `browse`. */
export interface BrowseResult {
  message?: string;
  books: BookPage;
}

/** The responses that the handler of `browse` may return. */
export type BrowseReply = Reply<200, BrowseResult> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const searchRoute: Route = {
  id: "books.search",
  method: "GET",
  path: "/search",
  parameters: [{ in: "query", name: "q", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    query: /* @__PURE__ */ validator(() => looseObject({ q: optional(string()) })),
    replies: { "200": { "application/json": searchResultValidator } },
  },
};

/** The query parameters of `search`. */
export interface SearchQuery {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  readonly q: string;
}

/** The request that the handler of `search` gets. */
export interface SearchRequest extends HandlerRequest {
  readonly query: SearchQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `search` may return. */
export type SearchReply = Reply<200, SearchResult_> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const findRoute: Route = {
  id: "books.find",
  method: "POST",
  path: "/books/find",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    body: {
      "application/json": /* @__PURE__ */ validator(() =>
        looseObject({ words: array(string()), start: optional(refer(positionValidator)) }),
      ),
    },
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          looseObject({
            count: optional(number(integer())),
            resources: array(
              looseObject({ book: refer(bookValidator), score: optional(number()) }),
            ),
          }),
        ),
      },
    },
  },
};

/** The body of a request of `find`. */
export interface FindBody {
  words: readonly string[];
  start?: Position | undefined;
}

/** The request that the handler of `find` gets. */
export interface FindRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: FindBody;
}

/** The body of a successful response of `find`. */
export interface FindResult {
  /** Integer. */
  count?: number;
  resources: { book: Book; score?: number }[];
}

/** The responses that the handler of `find` may return. */
export type FindReply = Reply<200, FindResult> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const recentRoute: Route = {
  id: "books.recent",
  method: "GET",
  path: "/books/recent",
  parameters: [
    { in: "query", name: "after", value: "text" },
    { in: "query", name: "limit", value: "text" },
  ],
  open: ["header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          allOf(refer(cursorsValidator), looseObject({ items: array(refer(bookValidator)) })),
        ),
      },
    },
  },
};

/** The query parameters of `recent`. */
export interface RecentQuery {
  readonly after?: OpenValue;
  readonly limit?: OpenValue;
}

/** The request that the handler of `recent` gets. */
export interface RecentRequest extends HandlerRequest {
  readonly query: RecentQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The body of a successful response of `recent`. */
export interface RecentResult extends Cursors {
  items: Book[];
}

/** The responses that the handler of `recent` may return. */
export type RecentReply = Reply<200, RecentResult> | OpenReply<Status4XX> | OpenReply<Status5XX>;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * List books
   *
   * `GET /books`
   *
   * Not shown: body, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Pages under a key
   *
   * `GET /browse/{theme}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.browse` (Handbook).
   */
  readonly browse: Handler<BrowseRequest, BrowseReply, Context>;
  /**
   * Several pages in one answer
   *
   * `GET /search`
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.search` (Handbook).
   */
  readonly search: Handler<SearchRequest, SearchReply, Context>;
  /**
   * Counted from 1, in the body
   *
   * `POST /books/find`
   *
   * Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.find` (Handbook).
   */
  readonly find: Handler<FindRequest, FindReply, Context>;
  /**
   * By cursors
   *
   * `GET /books/recent`
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.recent` (Handbook).
   */
  readonly recent: Handler<RecentRequest, RecentReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  list: listRoute,
  browse: browseRoute,
  search: searchRoute,
  find: findRoute,
  recent: recentRoute,
};
