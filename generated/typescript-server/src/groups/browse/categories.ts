// Made by endpoint-manifest (typescript-server) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../../runtime/handler.js";
import type { AnyReply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";

const listRoute: Route = {
  id: "browse.categories.list",
  method: "GET",
  path: "/browse/categories",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `list` may return. */
export type ListReply = AnyReply;

const retrieveRoute: Route = {
  id: "browse.categories.retrieve",
  method: "GET",
  path: "/browse/categories/{category_id}",
  parameters: [{ in: "path", name: "category_id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** identifier of the browse category */
  readonly category_id: string;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = AnyReply;

const getPlaylistsRoute: Route = {
  id: "browse.categories.get-playlists",
  method: "GET",
  path: "/browse/categories/{category_id}/playlists",
  parameters: [{ in: "path", name: "category_id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  deprecated: {},
};

/** The path parameters of `getPlaylists`. */
export interface GetPlaylistsPath {
  /** identifier of the browse category */
  readonly category_id: string;
}

/** The request that the handler of `getPlaylists` gets. */
export interface GetPlaylistsRequest extends HandlerRequest {
  readonly path: GetPlaylistsPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `getPlaylists` may return. */
export type GetPlaylistsReply = AnyReply;

/** Handlers of Categories. */
export interface CategoriesHandlers<Context = unknown> {
  /**
   * Get Several Browse Categories
   *
   * `GET /browse/categories`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Get Single Browse Category
   *
   * `GET /browse/categories/{category_id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Category's Playlists
   *
   * `GET /browse/categories/{category_id}/playlists`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists` (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  readonly getPlaylists: Handler<GetPlaylistsRequest, GetPlaylistsReply, Context>;
}

/** The routes of `browse.categories`. */
export const categoriesRoutes: RouteTree = {
  list: listRoute,
  retrieve: retrieveRoute,
  getPlaylists: getPlaylistsRoute,
};
