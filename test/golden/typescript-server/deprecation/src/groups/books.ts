// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { integer } from "../typescript-client/schema-checks.js";
import { looseObject, number, optional, string } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  readonly id: string;
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

const bulkRetrieveRoute: Route = {
  id: "books.bulk-retrieve",
  method: "GET",
  path: "/books/several",
  open: ["query", "header", "cookie"],
  deprecated: {},
};

/** The request that the handler of `bulkRetrieve` gets. */
export interface BulkRetrieveRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `bulkRetrieve` may return. */
export type BulkRetrieveReply = AnyReply;

const scanRoute: Route = {
  id: "books.scan",
  method: "POST",
  path: "/books/{id}/scan",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  deprecated: { since: "2026-02-01", sunset: "2026-08-01", replacement: "/books/{id}" },
};

/** The path parameters of `scan`. */
export interface ScanPath {
  readonly id: string;
}

/** The request that the handler of `scan` gets. */
export interface ScanRequest extends HandlerRequest {
  readonly path: ScanPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `scan` may return. */
export type ScanReply = AnyReply;

const weighRoute: Route = {
  id: "books.weigh",
  method: "POST",
  path: "/books/{id}/weigh",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  deprecated: { since: "2026-02-01" },
};

/** The path parameters of `weigh`. */
export interface WeighPath {
  readonly id: string;
}

/** The request that the handler of `weigh` gets. */
export interface WeighRequest extends HandlerRequest {
  readonly path: WeighPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `weigh` may return. */
export type WeighReply = AnyReply;

const lendRoute: Route = {
  id: "books.lend",
  method: "POST",
  path: "/books/{id}/lend",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "until", value: "text" },
    { in: "query", name: "days", value: "number" },
  ],
  open: ["header", "cookie"],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ until: optional(string()), days: optional(number(integer())) }),
    ),
  },
};

/** The path parameters of `lend`. */
export interface LendPath {
  readonly id: string;
}

/** The query parameters of `lend`. */
export interface LendQuery {
  readonly until?: string;
  /** Integer. */
  readonly days?: number;
}

/** The request that the handler of `lend` gets. */
export interface LendRequest extends HandlerRequest {
  readonly path: LendPath;
  readonly query: LendQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `lend` may return. */
export type LendReply = AnyReply;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get several books
   *
   * `GET /books/several`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.bulk-retrieve` (Handbook).
   *
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Scan a book
   *
   * `POST /books/{id}/scan`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.scan` (Handbook).
   *
   * @deprecated Since 2026-02-01. It ends on 2026-08-01. Use `books.retrieve` in its place.
   *   Scanning harms old books.
   */
  readonly scan: Handler<ScanRequest, ScanReply, Context>;
  /**
   * Weigh a book
   *
   * `POST /books/{id}/weigh`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.weigh` (Handbook).
   *
   * @deprecated Since 2026-02-01. Nothing replaces it. Not shown: why.
   */
  readonly weigh: Handler<WeighRequest, WeighReply, Context>;
  /**
   * Lend a book
   *
   * `POST /books/{id}/lend`
   *
   * Not shown: header parameters, cookie parameters, body, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.lend` (Handbook).
   */
  readonly lend: Handler<LendRequest, LendReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  retrieve: retrieveRoute,
  bulkRetrieve: bulkRetrieveRoute,
  scan: scanRoute,
  weigh: weighRoute,
  lend: lendRoute,
};
