// Made by endpoint-manifest (typescript-server) from manifest/groups/shows.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { CatalogId, EpisodePage, ErrorBody, Market, Show, ShowList } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import {
  integer,
  maxItems,
  maximum,
  minItems,
  minimum,
} from "../typescript-client/schema-checks.js";
import { array, looseObject, number, optional, refer } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  catalogId as catalogIdValidator,
  episodePage as episodePageValidator,
  errorBody as errorBodyValidator,
  market as marketValidator,
  show as showValidator,
  showList as showListValidator,
} from "../validators.js";

const retrieveRoute: Route = {
  id: "shows.retrieve",
  method: "GET",
  path: "/shows/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    query: /* @__PURE__ */ validator(() =>
      looseObject({ market: optional(refer(marketValidator)) }),
    ),
    replies: {
      "200": { "application/json": showValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Identifier of the show. */
  readonly id: CatalogId;
}

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /** Country in which the content has to be available. */
  readonly market?: Market;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly query: RetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = Reply<200, Show> | Reply<404, ErrorBody> | CommonReply;

const bulkRetrieveRoute: Route = {
  id: "shows.bulk-retrieve",
  method: "GET",
  path: "/shows",
  parameters: [
    {
      in: "query",
      name: "ids",
      required: true,
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        ids: optional(array(refer(catalogIdValidator), minItems(1), maxItems(50))),
        market: optional(refer(marketValidator)),
      }),
    ),
    replies: {
      "200": { "application/json": showListValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the shows. 1 to 50 items. */
  readonly ids: readonly CatalogId[];
  /** Country in which the content has to be available. */
  readonly market?: Market;
}

/** The request that the handler of `bulkRetrieve` gets. */
export interface BulkRetrieveRequest extends HandlerRequest {
  readonly query: BulkRetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `bulkRetrieve` may return. */
export type BulkRetrieveReply = Reply<200, ShowList> | Reply<400, ErrorBody> | CommonReply;

const listEpisodesRoute: Route = {
  id: "shows.list-episodes",
  method: "GET",
  path: "/shows/{id}/episodes",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
        market: optional(refer(marketValidator)),
      }),
    ),
    replies: {
      "200": { "application/json": episodePageValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `listEpisodes`. */
export interface ListEpisodesPath {
  /** Identifier of the show. */
  readonly id: CatalogId;
}

/** The query parameters of `listEpisodes`. */
export interface ListEpisodesQuery {
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
}

/** The request that the handler of `listEpisodes` gets. */
export interface ListEpisodesRequest extends HandlerRequest {
  readonly path: ListEpisodesPath;
  readonly query: ListEpisodesQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listEpisodes` may return. */
export type ListEpisodesReply =
  Reply<200, EpisodePage> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Shows.
 *
 * Podcasts and other shows of the catalog.
 */
export interface ShowsHandlers<Context = unknown> {
  /**
   * Get Show: Get a show and the first page of its episodes.
   *
   * `GET /shows/{id}`
   *
   * From `manifest/groups/shows.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Several Shows: Get up to 50 shows in one call.
   *
   * `GET /shows`
   *
   * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Get Show Episodes: Get the episodes of a show, the latest first.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /shows/{id}/episodes`
   *
   * From `manifest/groups/shows.yaml#operations.list-episodes` (Assumptions of the team).
   */
  readonly listEpisodes: Handler<ListEpisodesRequest, ListEpisodesReply, Context>;
}

/** The routes of `shows`. */
export const showsRoutes: RouteTree = {
  retrieve: retrieveRoute,
  bulkRetrieve: bulkRetrieveRoute,
  listEpisodes: listEpisodesRoute,
};
