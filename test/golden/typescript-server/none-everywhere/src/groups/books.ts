// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { BinaryReply, EmptyReply, Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  body: "none",
  replies: [{ status: "200", content: [] }],
  security: [],
};

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {}

/** The responses that the handler of `list` may return. */
export type ListReply = EmptyReply<200>;

const replaceRoute: Route = {
  id: "books.replace",
  method: "PUT",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  body: { required: true, content: [], open: true },
  replies: [{ status: "200", content: ["multipart/form-data"] }],
  security: [],
};

/** The path parameters of `replace`. */
export interface ReplacePath {
  readonly id: string;
}

/** The request that the handler of `replace` gets. */
export interface ReplaceRequest extends HandlerRequest {
  readonly path: ReplacePath;
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `replace` may return. */
export type ReplaceReply = Reply<200, BinaryReply>;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * List books
   *
   * `GET /books`
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Replace a book
   *
   * `PUT /books/{id}`
   *
   * From `manifest/groups/books.yaml#operations.replace` (Handbook).
   */
  readonly replace: Handler<ReplaceRequest, ReplaceReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = { list: listRoute, replace: replaceRoute };
