// Made by endpoint-manifest (typescript-server) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { ErrorBody, NewReleases, PlaylistSelection } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { integer, maximum, minimum } from "../typescript-client/schema-checks.js";
import { looseObject, number, optional } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  newReleases as newReleasesValidator,
  playlistSelection as playlistSelectionValidator,
} from "../validators.js";
import { type CategoriesHandlers, categoriesRoutes } from "./browse/categories.js";

const getFeaturedPlaylistsRoute: Route = {
  id: "browse.get-featured-playlists",
  method: "GET",
  path: "/browse/featured-playlists",
  parameters: [
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
  security: [{ oauth: [] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  deprecated: { since: "2025-11-27", sunset: "2026-11-30" },
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
      }),
    ),
    replies: {
      "200": { "application/json": playlistSelectionValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `getFeaturedPlaylists`. */
export interface GetFeaturedPlaylistsQuery {
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

/** The request that the handler of `getFeaturedPlaylists` gets. */
export interface GetFeaturedPlaylistsRequest extends HandlerRequest {
  readonly query: GetFeaturedPlaylistsQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `getFeaturedPlaylists` may return. */
export type GetFeaturedPlaylistsReply =
  Reply<200, PlaylistSelection> | Reply<400, ErrorBody> | CommonReply;

const getNewReleasesRoute: Route = {
  id: "browse.get-new-releases",
  method: "GET",
  path: "/browse/new-releases",
  parameters: [
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
  security: [{ oauth: [] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
      }),
    ),
    replies: {
      "200": { "application/json": newReleasesValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `getNewReleases`. */
export interface GetNewReleasesQuery {
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

/** The request that the handler of `getNewReleases` gets. */
export interface GetNewReleasesRequest extends HandlerRequest {
  readonly query: GetNewReleasesQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `getNewReleases` may return. */
export type GetNewReleasesReply = Reply<200, NewReleases> | Reply<400, ErrorBody> | CommonReply;

/**
 * Handlers of Browse.
 *
 * What there is to discover in the catalog.
 */
export interface BrowseHandlers<Context = unknown> {
  /**
   * Get Featured Playlists: Get the playlists that the editors recommend at the moment.
   *
   * `GET /browse/featured-playlists`
   *
   * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Assumptions of the
   * team).
   *
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Nothing replaces it. Playlists are no
   *   longer chosen by editors.
   */
  readonly getFeaturedPlaylists: Handler<
    GetFeaturedPlaylistsRequest,
    GetFeaturedPlaylistsReply,
    Context
  >;
  /**
   * Get New Releases: Get albums that have just come out, the latest first.
   *
   * `GET /browse/new-releases`
   *
   * From `manifest/groups/browse.yaml#operations.get-new-releases` (Assumptions of the team).
   */
  readonly getNewReleases: Handler<GetNewReleasesRequest, GetNewReleasesReply, Context>;
  /**
   * Handlers of Categories.
   *
   * Categories that group playlists by mood, occasion or genre.
   */
  readonly categories: CategoriesHandlers<Context>;
}

/** The routes of `browse`. */
export const browseRoutes: RouteTree = {
  getFeaturedPlaylists: getFeaturedPlaylistsRoute,
  getNewReleases: getNewReleasesRoute,
  categories: categoriesRoutes,
};
