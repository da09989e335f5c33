// Made by endpoint-manifest (typescript-server) from manifest/groups/schemas.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const listRoute: Route = {
  id: "schemas.list",
  method: "GET",
  path: "/schemas",
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

/** Handlers of `schemas`. */
export interface SchemasHandlers<Context = unknown> {
  /**
   * `schemas.list`
   *
   * `GET /schemas`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/schemas.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
}

/** The routes of `schemas`. */
export const schemasRoutes: RouteTree = { list: listRoute };
