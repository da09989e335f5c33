// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters, OpenValue } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { maxItems, minItems } from "../typescript-client/schema-checks.js";
import { array, looseObject, optional, string } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  parameters: [
    { in: "query", name: "offset", value: "text" },
    { in: "query", name: "limit", value: "text" },
  ],
  open: ["header", "cookie"],
  limits: [{ of: ["query.limit"], maximum: 20, by: "limits.pageSize" }],
};

/** The query parameters of `list`. */
export interface ListQuery {
  readonly offset?: OpenValue;
  readonly limit?: OpenValue;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `list` may return. */
export type ListReply = AnyReply;

const nestedRoute: Route = {
  id: "books.nested",
  method: "GET",
  path: "/books/nested",
  parameters: [{ in: "query", name: "after", value: "text" }],
  open: ["query", "header", "cookie"],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 10, seconds: 1 },
  ],
};

/** The query parameters of `nested`. */
export interface NestedQuery {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  readonly after?: OpenValue;
}

/** The request that the handler of `nested` gets. */
export interface NestedRequest extends HandlerRequest {
  readonly query: NestedQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `nested` may return. */
export type NestedReply = AnyReply;

const severalRoute: Route = {
  id: "books.several",
  method: "GET",
  path: "/books/several",
  open: ["query", "header", "cookie"],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 10, seconds: 1 },
  ],
};

/** The request that the handler of `several` gets. */
export interface SeveralRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `several` may return. */
export type SeveralReply = AnyReply;

const byLinkRoute: Route = {
  id: "books.by-link",
  method: "GET",
  path: "/books/by-link",
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 10, seconds: 1 },
  ],
};

/** The request that the handler of `byLink` gets. */
export interface ByLinkRequest extends HandlerRequest {}

/** The responses that the handler of `byLink` may return. */
export type ByLinkReply = AnyReply;

const lendRoute: Route = {
  id: "books.lend",
  method: "POST",
  path: "/books/loans",
  parameters: [
    { in: "query", name: "ids", style: "form", explode: false, value: { items: "text" } },
    { in: "query", name: "books", style: "form", explode: true, value: { items: "text" } },
    { in: "query", name: "shelves", style: "form", explode: true, value: { items: "text" } },
    { in: "header", name: "Idempotency-Key", required: true, value: "text" },
  ],
  limits: [
    {
      of: ["query.books", "query.shelves"],
      maxItems: 5,
      by: "At most 5 books and shelves together.",
    },
  ],
  rates: [{ requests: 5, seconds: 1, per: "operation", operation: "books.lend" }],
  deprecated: { since: "2026-02-01", replacement: "/books/whole" },
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        ids: optional(array(string(), minItems(1), maxItems(20))),
        books: optional(array(string())),
        shelves: optional(array(string())),
      }),
    ),
  },
};

/** The query parameters of `lend`. */
export interface LendQuery {
  /** 1 to 20 items. */
  readonly ids?: readonly string[];
  readonly books?: readonly string[];
  readonly shelves?: readonly string[];
}

/** The header parameters of `lend`. */
export interface LendHeaders {
  readonly "Idempotency-Key": string;
}

/** The request that the handler of `lend` gets. */
export interface LendRequest extends HandlerRequest {
  readonly query: LendQuery;
  readonly headers: LendHeaders;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `lend` may return. */
export type LendReply = AnyReply;

const wholeRoute: Route = {
  id: "books.whole",
  method: "GET",
  path: "/books/whole",
  open: ["query", "header", "cookie"],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 10, seconds: 1 },
  ],
};

/** The request that the handler of `whole` gets. */
export interface WholeRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `whole` may return. */
export type WholeReply = AnyReply;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * One page
   *
   * `GET /books`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * A page under a key
   *
   * `GET /books/nested`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.nested` (Handbook).
   */
  readonly nested: Handler<NestedRequest, NestedReply, Context>;
  /**
   * Several pages in one answer
   *
   * `GET /books/several`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.several` (Handbook).
   */
  readonly several: Handler<SeveralRequest, SeveralReply, Context>;
  /**
   * Pages by links
   *
   * `GET /books/by-link`
   *
   * Not shown: body, responses, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.by-link` (Handbook).
   */
  readonly byLink: Handler<ByLinkRequest, ByLinkReply, Context>;
  /**
   * Lend books to a reader
   *
   * `POST /books/loans`
   *
   * Not shown: body, responses, authentication, pagination.
   *
   * From `manifest/groups/books.yaml#operations.lend` (Handbook).
   *
   * @deprecated Since 2026-02-01. Use `books.whole` in its place. Not shown: until when it
   *   works. Lending ends
   */
  readonly lend: Handler<LendRequest, LendReply, Context>;
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
  readonly whole: Handler<WholeRequest, WholeReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  list: listRoute,
  nested: nestedRoute,
  several: severalRoute,
  byLink: byLinkRoute,
  lend: lendRoute,
  whole: wholeRoute,
};
