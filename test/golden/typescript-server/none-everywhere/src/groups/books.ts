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

/** What the handler of `list` is given. */
export interface ListRequest extends HandlerRequest {}

/** What the handler of `list` answers. */
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

/** What the handler of `replace` is given. */
export interface ReplaceRequest extends HandlerRequest {
  readonly path: ReplacePath;
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** What the handler of `replace` answers. */
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
