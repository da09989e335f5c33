// Made by endpoint-manifest (typescript-server) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { type CategoriesHandlers, categoriesRoutes } from "./browse/categories.js";

const getFeaturedPlaylistsRoute: Route = {
  id: "browse.get-featured-playlists",
  method: "GET",
  path: "/browse/featured-playlists",
  open: ["query", "header", "cookie"],
  deprecated: {},
};

/** The request that the handler of `getFeaturedPlaylists` gets. */
export interface GetFeaturedPlaylistsRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `getFeaturedPlaylists` may return. */
export type GetFeaturedPlaylistsReply = AnyReply;

const getNewReleasesRoute: Route = {
  id: "browse.get-new-releases",
  method: "GET",
  path: "/browse/new-releases",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `getNewReleases` gets. */
export interface GetNewReleasesRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `getNewReleases` may return. */
export type GetNewReleasesReply = AnyReply;

/** Handlers of Browse. */
export interface BrowseHandlers<Context = unknown> {
  /**
   * Get Featured Playlists
   *
   * `GET /browse/featured-playlists`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  readonly getFeaturedPlaylists: Handler<
    GetFeaturedPlaylistsRequest,
    GetFeaturedPlaylistsReply,
    Context
  >;
  /**
   * Get New Releases
   *
   * `GET /browse/new-releases`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#operations.get-new-releases` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly getNewReleases: Handler<GetNewReleasesRequest, GetNewReleasesReply, Context>;
  /** Handlers of Categories. */
  readonly categories: CategoriesHandlers<Context>;
}

/** The routes of `browse`. */
export const browseRoutes: RouteTree = {
  getFeaturedPlaylists: getFeaturedPlaylistsRoute,
  getNewReleases: getNewReleasesRoute,
  categories: categoriesRoutes,
};
