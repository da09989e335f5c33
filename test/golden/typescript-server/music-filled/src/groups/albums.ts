// Made by endpoint-manifest (typescript-server) from manifest/groups/albums.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type {
  Album,
  AlbumList,
  CatalogId,
  ErrorBody,
  Market,
  TrackSummaryPage,
} from "../schemas.js";
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
  album as albumValidator,
  albumList as albumListValidator,
  catalogId as catalogIdValidator,
  errorBody as errorBodyValidator,
  market as marketValidator,
  trackSummaryPage as trackSummaryPageValidator,
} from "../validators.js";

const retrieveRoute: Route = {
  id: "albums.retrieve",
  method: "GET",
  path: "/albums/{id}",
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
      "200": { "application/json": albumValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Identifier of the album. */
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
export type RetrieveReply = Reply<200, Album> | Reply<404, ErrorBody> | CommonReply;

const bulkRetrieveRoute: Route = {
  id: "albums.bulk-retrieve",
  method: "GET",
  path: "/albums",
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
        ids: optional(array(refer(catalogIdValidator), minItems(1), maxItems(20))),
        market: optional(refer(marketValidator)),
      }),
    ),
    replies: {
      "200": { "application/json": albumListValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the albums. 1 to 20 items. */
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
export type BulkRetrieveReply = Reply<200, AlbumList> | Reply<400, ErrorBody> | CommonReply;

const listTracksRoute: Route = {
  id: "albums.list-tracks",
  method: "GET",
  path: "/albums/{id}/tracks",
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
      "200": { "application/json": trackSummaryPageValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `listTracks`. */
export interface ListTracksPath {
  /** Identifier of the album. */
  readonly id: CatalogId;
}

/** The query parameters of `listTracks`. */
export interface ListTracksQuery {
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

/** The request that the handler of `listTracks` gets. */
export interface ListTracksRequest extends HandlerRequest {
  readonly path: ListTracksPath;
  readonly query: ListTracksQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listTracks` may return. */
export type ListTracksReply =
  Reply<200, TrackSummaryPage> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Albums.
 *
 * Albums, singles and compilations of the catalog.
 */
export interface AlbumsHandlers<Context = unknown> {
  /**
   * Get Album: Get an album and the first page of its tracks.
   *
   * `GET /albums/{id}`
   *
   * From `manifest/groups/albums.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Several Albums: Get up to 20 albums in one call.
   *
   * `GET /albums`
   *
   * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Get Album's Tracks: Get the tracks of an album, in order.
   *
   * `GET /albums/{id}/tracks`
   *
   * From `manifest/groups/albums.yaml#operations.list-tracks` (Assumptions of the team).
   */
  readonly listTracks: Handler<ListTracksRequest, ListTracksReply, Context>;
}

/** The routes of `albums`. */
export const albumsRoutes: RouteTree = {
  retrieve: retrieveRoute,
  bulkRetrieve: bulkRetrieveRoute,
  listTracks: listTracksRoute,
};
