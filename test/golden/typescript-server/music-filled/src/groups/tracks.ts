// Made by endpoint-manifest (typescript-server) from manifest/groups/tracks.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { CatalogId, ErrorBody, Market, Track, TrackList } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { maxItems, minItems } from "../typescript-client/schema-checks.js";
import { array, looseObject, optional, refer } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  catalogId as catalogIdValidator,
  errorBody as errorBodyValidator,
  market as marketValidator,
  track as trackValidator,
  trackList as trackListValidator,
} from "../validators.js";

const retrieveRoute: Route = {
  id: "tracks.retrieve",
  method: "GET",
  path: "/tracks/{id}",
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
      "200": { "application/json": trackValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Identifier of the track. */
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
export type RetrieveReply = Reply<200, Track> | Reply<404, ErrorBody> | CommonReply;

const bulkRetrieveRoute: Route = {
  id: "tracks.bulk-retrieve",
  method: "GET",
  path: "/tracks",
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
      "200": { "application/json": trackListValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the tracks. 1 to 50 items. */
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
export type BulkRetrieveReply = Reply<200, TrackList> | Reply<400, ErrorBody> | CommonReply;

/**
 * Handlers of Tracks.
 *
 * Tracks of the catalog.
 */
export interface TracksHandlers<Context = unknown> {
  /**
   * Get Track: Get a track and the album it comes from.
   *
   * `GET /tracks/{id}`
   *
   * From `manifest/groups/tracks.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Several Tracks: Get up to 50 tracks in one call.
   *
   * `GET /tracks`
   *
   * From `manifest/groups/tracks.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
}

/** The routes of `tracks`. */
export const tracksRoutes: RouteTree = { retrieve: retrieveRoute, bulkRetrieve: bulkRetrieveRoute };
