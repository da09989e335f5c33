// Made by endpoint-manifest (typescript-server) from manifest/groups/shelves.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { BinaryReply, OpenReply, Status4XX, Status5XX, TypedReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { ShelfPage } from "../schemas.js";
import { integer } from "../typescript-client/schema-checks.js";
import { looseObject, number, optional } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { shelfPage as shelfPageValidator } from "../validators.js";

const listRoute: Route = {
  id: "shelves.list",
  method: "GET",
  path: "/shelves",
  parameters: [
    { in: "query", name: "offset", value: "number" },
    { in: "query", name: "limit", value: "number" },
  ],
  open: ["header", "cookie"],
  replies: [
    { status: "200", content: ["application/json", "application/xml"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ offset: optional(number(integer())), limit: optional(number(integer())) }),
    ),
    replies: { "200": { "application/json": shelfPageValidator } },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /** Integer. */
  readonly offset?: number;
  /** Integer. */
  readonly limit?: number;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `list` may return. */
export type ListReply =
  | TypedReply<200, "application/json", ShelfPage>
  | TypedReply<200, "application/xml", BinaryReply>
  | OpenReply<Status4XX>
  | OpenReply<Status5XX>;

/** Handlers of Shelves. */
export interface ShelvesHandlers<Context = unknown> {
  /**
   * Pages in several media types
   *
   * `GET /shelves`
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
}

/** The routes of `shelves`. */
export const shelvesRoutes: RouteTree = { list: listRoute };
