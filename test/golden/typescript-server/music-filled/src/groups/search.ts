// Made by endpoint-manifest (typescript-server) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { ErrorBody, Market, SearchResult, SearchType } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import {
  integer,
  maxLength,
  maximum,
  minItems,
  minLength,
  minimum,
  uniqueItems,
} from "../typescript-client/schema-checks.js";
import {
  array,
  literals,
  looseObject,
  number,
  optional,
  refer,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  market as marketValidator,
  searchResult as searchResultValidator,
  searchType as searchTypeValidator,
} from "../validators.js";

const queryRoute: Route = {
  id: "search.query",
  method: "GET",
  path: "/search",
  parameters: [
    { in: "query", name: "q", required: true, style: "form", explode: false, value: "text" },
    {
      in: "query",
      name: "type",
      required: true,
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "query", name: "limit", style: "form", explode: false, value: "number" },
    { in: "query", name: "offset", style: "form", explode: false, value: "number" },
    { in: "query", name: "market", style: "form", explode: false, value: "text" },
    { in: "query", name: "include_external", style: "form", explode: false, value: "text" },
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
        q: optional(string(minLength(1), maxLength(200))),
        type: optional(array(refer(searchTypeValidator), minItems(1), uniqueItems())),
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
        market: optional(refer(marketValidator)),
        include_external: optional(literals("audio")),
      }),
    ),
    replies: {
      "200": { "application/json": searchResultValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `query`. */
export interface QueryQuery {
  /**
   * Words to look for, narrowed by filters such as `artist:`, `album:` and `year:`. 1 to 200
   * characters.
   *
   * @example "ferry artist:harbour year:2020-2025"
   */
  readonly q: string;
  /**
   * What to look for. At least 1 item. Unique items.
   *
   * @example ["album", "track"]
   */
  readonly type: readonly SearchType[];
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
  /**
   * How many items to pass over before the page begins. Integer, 0 to 1000.
   *
   * @defaultValue 0
   */
  readonly offset?: number;
  /** Country in which the content has to be available. */
  readonly market?: Market;
  /** Kind of content that counts as playable although it is hosted elsewhere. */
  readonly include_external?: "audio";
}

/** The request that the handler of `query` gets. */
export interface QueryRequest extends HandlerRequest {
  readonly query: QueryQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `query` may return. */
export type QueryReply = Reply<200, SearchResult> | Reply<400, ErrorBody> | CommonReply;

/**
 * Handlers of Search.
 *
 * Search of the whole catalog.
 */
export interface SearchHandlers<Context = unknown> {
  /**
   * Search: Find albums, artists, tracks and more by words.
   *
   * `offset` and `limit` apply to each kind separately.
   *
   * `GET /search`
   *
   * From `manifest/groups/search.yaml#operations.query` (Assumptions of the team).
   */
  readonly query: Handler<QueryRequest, QueryReply, Context>;
}

/** The routes of `search`. */
export const searchRoutes: RouteTree = { query: queryRoute };
