// Made by endpoint-manifest (typescript-server) from manifest/groups/loans.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const listRoute: Route = {
  id: "loans.list",
  method: "GET",
  path: "/loans",
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

/** Handlers of Loans. */
export interface LoansHandlers<Context = unknown> {
  /**
   * List loans </script> `code` [x](javascript:alert(1))
   *
   * `GET /loans`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
}

/** The routes of `loans`. */
export const loansRoutes: RouteTree = { list: listRoute };
