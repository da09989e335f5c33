// Made by endpoint-manifest (typescript-server) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../../runtime/handler.js";
import type { AnyReply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import { type MeHandlers, meRoutes } from "./books/me.js";

const listRoute: Route = {
  id: "me.books.list",
  method: "GET",
  path: "/me/books",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `list` may return. */
export type ListReply = AnyReply;

/** Handlers of My books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * List my books
   *
   * `GET /me/books`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/me.yaml#subgroups.books.operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /** Handlers of My books about me. */
  readonly me: MeHandlers<Context>;
}

/** The routes of `me.books`. */
export const booksRoutes: RouteTree = { list: listRoute, me: meRoutes };
