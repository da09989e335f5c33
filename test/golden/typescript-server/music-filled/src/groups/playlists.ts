// Made by endpoint-manifest (typescript-server) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { EmptyReply, Reply, ReplyHeaders } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { ErrorBody, Market, Playlist, PlaylistDetails, PlaylistId } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { minLength, uniqueItems } from "../typescript-client/schema-checks.js";
import {
  array,
  literals,
  looseObject,
  optional,
  refer,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  market as marketValidator,
  playlist as playlistValidator,
  playlistDetails as playlistDetailsValidator,
  playlistId as playlistIdValidator,
} from "../validators.js";
import { type FollowersHandlers, followersRoutes } from "./playlists/followers.js";
import { type ImagesHandlers, imagesRoutes } from "./playlists/images.js";
import { type TracksHandlers, tracksRoutes } from "./playlists/tracks.js";

const retrieveRoute: Route = {
  id: "playlists.retrieve",
  method: "GET",
  path: "/playlists/{playlist_id}",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "query", name: "market", value: "text" },
    { in: "query", name: "fields", value: "text" },
    {
      in: "query",
      name: "additional_types",
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-read-private"] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ playlist_id: optional(refer(playlistIdValidator)) }),
    ),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        market: optional(refer(marketValidator)),
        fields: optional(string(minLength(1))),
        additional_types: optional(array(literals("track", "episode"), uniqueItems())),
      }),
    ),
    replies: {
      "200": { "application/json": playlistValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /** Country in which the content has to be available. */
  readonly market?: Market;
  /**
   * Fields to answer with, as a filter; all of them when it is left out. At least 1 character.
   *
   * @example "name,owner.display_name,tracks.items(item.name)"
   */
  readonly fields?: string;
  /**
   * Kinds of item that the caller understands beside tracks. Unique items.
   *
   * @defaultValue ["track"]
   */
  readonly additional_types?: readonly ("track" | "episode")[];
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly query: RetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply =
  | Reply<
      200,
      Playlist,
      ReplyHeaders & {
        /** Version of the playlist, for conditional requests. */
        readonly ETag: string;
      }
    >
  | Reply<404, ErrorBody>
  | CommonReply;

const updateRoute: Route = {
  id: "playlists.update",
  method: "PUT",
  path: "/playlists/{playlist_id}",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "200", content: [] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-modify-public"] }, { oauth: ["playlist-modify-private"] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ playlist_id: optional(refer(playlistIdValidator)) }),
    ),
    body: { "application/json": playlistDetailsValidator },
    replies: {
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `update`. */
export interface UpdatePath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The request that the handler of `update` gets. */
export interface UpdateRequest extends HandlerRequest {
  readonly path: UpdatePath;
  readonly headers: ServiceHeaders;
  readonly body: PlaylistDetails;
}

/** The responses that the handler of `update` may return. */
export type UpdateReply =
  EmptyReply<200> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Playlists.
 *
 * Lists of tracks and episodes that users put together.
 */
export interface PlaylistsHandlers<Context = unknown> {
  /**
   * Get Playlist: Get a playlist and the first page of its items.
   *
   * More of its items are listed by playlists.tracks.list.
   *
   * `GET /playlists/{playlist_id}`
   *
   * From `manifest/groups/playlists.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Change Playlist Details: Change the name, the description or the visibility of a playlist.
   *
   * `PUT /playlists/{playlist_id}`
   *
   * From `manifest/groups/playlists.yaml#operations.update` (Assumptions of the team).
   */
  readonly update: Handler<UpdateRequest, UpdateReply, Context>;
  /**
   * Handlers of Tracks.
   *
   * Tracks and episodes in a playlist.
   */
  readonly tracks: TracksHandlers<Context>;
  /**
   * Handlers of Followers.
   *
   * Users who follow a playlist.
   */
  readonly followers: FollowersHandlers<Context>;
  /**
   * Handlers of Images.
   *
   * The cover of a playlist.
   */
  readonly images: ImagesHandlers<Context>;
}

/** The routes of `playlists`. */
export const playlistsRoutes: RouteTree = {
  retrieve: retrieveRoute,
  update: updateRoute,
  tracks: tracksRoutes,
  followers: followersRoutes,
  images: imagesRoutes,
};
