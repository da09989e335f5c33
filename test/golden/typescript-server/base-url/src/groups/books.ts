// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
};

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {}

/** The responses that the handler of `list` may return. */
export type ListReply = Reply<200, unknown> | OpenReply<Status4XX> | OpenReply<Status5XX>;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * List books
   *
   * `GET /books`
   *
   * Not shown: body, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = { list: listRoute };
