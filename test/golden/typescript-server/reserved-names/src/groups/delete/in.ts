// Made by endpoint-manifest (typescript-server) from manifest/groups/delete.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../../runtime/handler.js";
import type { AnyReply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";

const inRoute: Route = {
  id: "delete.in.in",
  method: "GET",
  path: "/in",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `in` gets. */
export interface InRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `in` may return. */
export type InReply = AnyReply;

/** Handlers of `delete.in`. */
export interface InHandlers<Context = unknown> {
  /**
   * `delete.in.in`
   *
   * `GET /in`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#subgroups.in.operations.in` (Handbook).
   */
  readonly in: Handler<InRequest, InReply, Context>;
}

/** The routes of `delete.in`. */
export const inRoutes: RouteTree = { in: inRoute };
