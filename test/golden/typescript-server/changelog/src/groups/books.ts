// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { EmptyReply, OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Book, Problem_ } from "../schemas.js";
import { array, looseObject, optional, refer, string } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { book as bookValidator, problem as problemValidator } from "../validators.js";

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  parameters: [{ in: "query", name: "shelf", required: true, value: "text" }],
  body: "none",
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    query: /* @__PURE__ */ validator(() => looseObject({ shelf: optional(string()) })),
    replies: {
      "200": { "application/json": /* @__PURE__ */ validator(() => array(refer(bookValidator))) },
    },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  readonly shelf: string;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
}

/** The responses that the handler of `list` may return. */
export type ListReply = Reply<200, Book[]> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: {
    replies: {
      "200": { "application/json": bookValidator },
      "404": { "application/json": problemValidator },
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  readonly id: string;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply =
  | Reply<200, Book>
  | Reply<404, Problem_>
  | OpenReply<Exclude<Status4XX, 404>>
  | OpenReply<Status5XX>;

const searchRoute: Route = {
  id: "books.search",
  method: "GET",
  path: "/books/search",
  parameters: [{ in: "query", name: "q", required: true, value: "text" }],
  body: "none",
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    query: /* @__PURE__ */ validator(() => looseObject({ q: optional(string()) })),
    replies: {
      "200": { "application/json": /* @__PURE__ */ validator(() => array(refer(bookValidator))) },
    },
  },
};

/** The query parameters of `search`. */
export interface SearchQuery {
  readonly q: string;
}

/** The request that the handler of `search` gets. */
export interface SearchRequest extends HandlerRequest {
  readonly query: SearchQuery;
}

/** The responses that the handler of `search` may return. */
export type SearchReply = Reply<200, Book[]> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const archiveRoute: Route = {
  id: "books.archive",
  method: "POST",
  path: "/books/{id}/archive",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "404", content: ["application/json"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: { replies: { "404": { "application/json": problemValidator } } },
};

/** The path parameters of `archive`. */
export interface ArchivePath {
  readonly id: string;
}

/** The request that the handler of `archive` gets. */
export interface ArchiveRequest extends HandlerRequest {
  readonly path: ArchivePath;
}

/** The responses that the handler of `archive` may return. */
export type ArchiveReply =
  | EmptyReply<204>
  | Reply<404, Problem_>
  | OpenReply<Exclude<Status4XX, 404>>
  | OpenReply<Status5XX>;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * List books
   *
   * `GET /books`
   *
   * Not shown: authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Search books
   *
   * `GET /books/search`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.search` (Handbook).
   */
  readonly search: Handler<SearchRequest, SearchReply, Context>;
  /**
   * Archive a book
   *
   * `POST /books/{id}/archive`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.archive` (Handbook).
   */
  readonly archive: Handler<ArchiveRequest, ArchiveReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  list: listRoute,
  retrieve: retrieveRoute,
  search: searchRoute,
  archive: archiveRoute,
};
