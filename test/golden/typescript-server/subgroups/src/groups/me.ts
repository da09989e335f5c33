// Made by endpoint-manifest (typescript-server) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { type BooksHandlers, booksRoutes } from "./me/books.js";
import { type OuterHandlers, outerRoutes } from "./me/outer.js";

const listRoute: Route = {
  id: "me.list",
  method: "GET",
  path: "/me",
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

/**
 * Handlers of Me.
 *
 * The current reader.
 */
export interface MeHandlers<Context = unknown> {
  /**
   * Get me
   *
   * `GET /me`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/me.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /** Handlers of My books. */
  readonly books: BooksHandlers<Context>;
  /** Handlers of Outer. */
  readonly outer: OuterHandlers<Context>;
}

/** The routes of `me`. */
export const meRoutes: RouteTree = { list: listRoute, books: booksRoutes, outer: outerRoutes };
