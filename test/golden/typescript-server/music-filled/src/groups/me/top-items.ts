// Made by endpoint-manifest (typescript-server) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { Reply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type { ArtistPage, ErrorBody, TimeRange, TrackPage } from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { integer, maximum, minimum } from "../../typescript-client/schema-checks.js";
import { looseObject, number, optional, refer } from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  artistPage as artistPageValidator,
  errorBody as errorBodyValidator,
  timeRange as timeRangeValidator,
  trackPage as trackPageValidator,
} from "../../validators.js";

const listTopTracksRoute: Route = {
  id: "me.top-items.list-top-tracks",
  method: "GET",
  path: "/me/top/tracks",
  parameters: [
    { in: "query", name: "time_range", value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["top-read"] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        time_range: optional(refer(timeRangeValidator)),
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
      }),
    ),
    replies: {
      "200": { "application/json": trackPageValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `listTopTracks`. */
export interface ListTopTracksQuery {
  /** Over which time plays are counted. */
  readonly time_range?: TimeRange;
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
}

/** The request that the handler of `listTopTracks` gets. */
export interface ListTopTracksRequest extends HandlerRequest {
  readonly query: ListTopTracksQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listTopTracks` may return. */
export type ListTopTracksReply = Reply<200, TrackPage> | Reply<400, ErrorBody> | CommonReply;

const listTopArtistsRoute: Route = {
  id: "me.top-items.list-top-artists",
  method: "GET",
  path: "/me/top/artists",
  parameters: [
    { in: "query", name: "time_range", value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["top-read"] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        time_range: optional(refer(timeRangeValidator)),
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
      }),
    ),
    replies: {
      "200": { "application/json": artistPageValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `listTopArtists`. */
export interface ListTopArtistsQuery {
  /** Over which time plays are counted. */
  readonly time_range?: TimeRange;
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
}

/** The request that the handler of `listTopArtists` gets. */
export interface ListTopArtistsRequest extends HandlerRequest {
  readonly query: ListTopArtistsQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listTopArtists` may return. */
export type ListTopArtistsReply = Reply<200, ArtistPage> | Reply<400, ErrorBody> | CommonReply;

/**
 * Handlers of Top items.
 *
 * What the user plays most.
 */
export interface TopItemsHandlers<Context = unknown> {
  /**
   * Get Top Tracks: Get the tracks that the user plays most.
   *
   * `GET /me/top/tracks`
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks` (Assumptions
   * of the team).
   */
  readonly listTopTracks: Handler<ListTopTracksRequest, ListTopTracksReply, Context>;
  /**
   * Get Top Artists: Get the artists that the user plays most.
   *
   * `GET /me/top/artists`
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Assumptions
   * of the team).
   */
  readonly listTopArtists: Handler<ListTopArtistsRequest, ListTopArtistsReply, Context>;
}

/** The routes of `me.top-items`. */
export const topItemsRoutes: RouteTree = {
  listTopTracks: listTopTracksRoute,
  listTopArtists: listTopArtistsRoute,
};
