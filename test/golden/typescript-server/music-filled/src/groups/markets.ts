// Made by endpoint-manifest (typescript-server) from manifest/groups/markets.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply, ReplyHeaders } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { ErrorBody, MarketList } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { integer, maximum, minLength, minimum } from "../typescript-client/schema-checks.js";
import { looseObject, number, optional, string } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  marketList as marketListValidator,
} from "../validators.js";

const listRoute: Route = {
  id: "markets.list",
  method: "GET",
  path: "/markets",
  parameters: [
    { in: "query", name: "cursor", value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        cursor: optional(string(minLength(1))),
        limit: optional(number(integer(), minimum(1), maximum(50))),
      }),
    ),
    replies: {
      "200": { "application/json": marketListValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Where the page begins; it stands in the address of the next page. At least 1 character.
   *
   * @example "NO"
   */
  readonly cursor?: string;
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `list` may return. */
export type ListReply =
  | Reply<
      200,
      MarketList,
      ReplyHeaders & {
        /** Address of the next page (RFC 8288); there is none on the last one. */
        readonly Link?: string;
        /** Number of countries on all pages. */
        readonly "X-Total-Count": number;
      }
    >
  | Reply<400, ErrorBody>
  | CommonReply;

/**
 * Handlers of Markets.
 *
 * Countries in which the service is available.
 */
export interface MarketsHandlers<Context = unknown> {
  /**
   * Get Available Markets: Get the countries in which the service is available.
   *
   * The `Link` header holds the address of the next page.
   *
   * `GET /markets`
   *
   * From `manifest/groups/markets.yaml#operations.list` (Assumptions of the team).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
}

/** The routes of `markets`. */
export const marketsRoutes: RouteTree = { list: listRoute };
