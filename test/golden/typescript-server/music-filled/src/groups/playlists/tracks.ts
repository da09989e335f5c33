// Made by endpoint-manifest (typescript-server) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { Reply, Status4XX } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type {
  ErrorBody,
  Market,
  PlaylistAddition,
  PlaylistId,
  PlaylistItemPage,
  PlaylistRemoval,
  PlaylistReordering,
  PlaylistReplacement,
  Snapshot,
} from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import {
  integer,
  maxLength,
  maximum,
  minLength,
  minimum,
  uniqueItems,
} from "../../typescript-client/schema-checks.js";
import {
  anyOf,
  array,
  literals,
  looseObject,
  number,
  optional,
  refer,
  string,
} from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  market as marketValidator,
  playlistAddition as playlistAdditionValidator,
  playlistId as playlistIdValidator,
  playlistItemPage as playlistItemPageValidator,
  playlistRemoval as playlistRemovalValidator,
  playlistReordering as playlistReorderingValidator,
  playlistReplacement as playlistReplacementValidator,
  snapshot as snapshotValidator,
} from "../../validators.js";

const listRoute: Route = {
  id: "playlists.tracks.list",
  method: "GET",
  path: "/playlists/{playlist_id}/tracks",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
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
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-read-private"] }],
  limits: [{ of: ["query.limit"], maximum: 100, by: "limits.pageSize" }],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ playlist_id: optional(refer(playlistIdValidator)) }),
    ),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(100))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
        market: optional(refer(marketValidator)),
        fields: optional(string(minLength(1))),
        additional_types: optional(array(literals("track", "episode"), uniqueItems())),
      }),
    ),
    replies: {
      "200": { "application/json": playlistItemPageValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `list`. */
export interface ListPath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * How many items a page holds at most. Integer, 1 to 100.
   *
   * @defaultValue 100
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
  /**
   * Fields to answer with, as a filter; all of them when it is left out. At least 1 character.
   *
   * @example "items(added_at,item(name,href))"
   */
  readonly fields?: string;
  /**
   * Kinds of item that the caller understands beside tracks. Unique items.
   *
   * @defaultValue ["track"]
   */
  readonly additional_types?: readonly ("track" | "episode")[];
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly path: ListPath;
  readonly query: ListQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `list` may return. */
export type ListReply =
  Reply<200, PlaylistItemPage> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

const addRoute: Route = {
  id: "playlists.tracks.add",
  method: "POST",
  path: "/playlists/{playlist_id}/tracks",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "header", name: "Idempotency-Key", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "201", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-modify-public"] }, { oauth: ["playlist-modify-private"] }],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ playlist_id: optional(refer(playlistIdValidator)) }),
    ),
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "Idempotency-Key": optional(string(maxLength(64))) }),
    ),
    body: { "application/json": playlistAdditionValidator },
    replies: {
      "201": { "application/json": snapshotValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `add`. */
export interface AddPath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The header parameters of `add`. */
export interface AddHeaders {
  /** The same for calls that are to count as one, for a day. At most 64 characters. */
  readonly "Idempotency-Key"?: string;
  /**
   * Languages in which names and descriptions are wanted, the preferred one first.
   *
   * @example "sv, en;q=0.8"
   */
  readonly "Accept-Language"?: string;
}

/** The request that the handler of `add` gets. */
export interface AddRequest extends HandlerRequest {
  readonly path: AddPath;
  readonly headers: AddHeaders;
  readonly body: PlaylistAddition;
}

/** The responses that the handler of `add` may return. */
export type AddReply =
  Reply<201, Snapshot> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

const updateRoute: Route = {
  id: "playlists.tracks.update",
  method: "PUT",
  path: "/playlists/{playlist_id}/tracks",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "4XX", content: ["application/json"] },
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
    body: {
      "application/json": /* @__PURE__ */ validator(() =>
        anyOf(refer(playlistReorderingValidator), refer(playlistReplacementValidator)),
      ),
    },
    replies: {
      "200": { "application/json": snapshotValidator },
      "4XX": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `update`. */
export interface UpdatePath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The body of a request of `update`. */
export type UpdateBody = PlaylistReordering | PlaylistReplacement;

/** The request that the handler of `update` gets. */
export interface UpdateRequest extends HandlerRequest {
  readonly path: UpdatePath;
  readonly headers: ServiceHeaders;
  readonly body: UpdateBody;
}

/** The responses that the handler of `update` may return. */
export type UpdateReply =
  Reply<200, Snapshot> | Reply<Exclude<Status4XX, 401 | 403 | 429>, ErrorBody> | CommonReply;

const removeRoute: Route = {
  id: "playlists.tracks.remove",
  method: "DELETE",
  path: "/playlists/{playlist_id}/tracks",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "200", content: ["application/json"] },
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
    body: { "application/json": playlistRemovalValidator },
    replies: {
      "200": { "application/json": snapshotValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `remove`. */
export interface RemovePath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The request that the handler of `remove` gets. */
export interface RemoveRequest extends HandlerRequest {
  readonly path: RemovePath;
  readonly headers: ServiceHeaders;
  readonly body: PlaylistRemoval;
}

/** The responses that the handler of `remove` may return. */
export type RemoveReply =
  Reply<200, Snapshot> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Tracks.
 *
 * Tracks and episodes in a playlist.
 */
export interface TracksHandlers<Context = unknown> {
  /**
   * Get Playlist's Items: Get the tracks and episodes of a playlist.
   *
   * `GET /playlists/{playlist_id}/tracks`
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.list` (Assumptions of the
   * team).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Add Playlist Items: Add tracks or episodes to a playlist.
   *
   * `POST /playlists/{playlist_id}/tracks`
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.add` (Assumptions of the
   * team).
   */
  readonly add: Handler<AddRequest, AddReply, Context>;
  /**
   * Reorder or Replace Playlist Items: Move a range of items, or put others in the place of all.
   *
   * `PUT /playlists/{playlist_id}/tracks`
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.update` (Assumptions of the
   * team).
   */
  readonly update: Handler<UpdateRequest, UpdateReply, Context>;
  /**
   * Remove Playlist Items: Remove tracks or episodes from a playlist.
   *
   * Every occurrence of an item is removed.
   *
   * `DELETE /playlists/{playlist_id}/tracks`
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove` (Assumptions of the
   * team).
   */
  readonly remove: Handler<RemoveRequest, RemoveReply, Context>;
}

/** The routes of `playlists.tracks`. */
export const tracksRoutes: RouteTree = {
  list: listRoute,
  add: addRoute,
  update: updateRoute,
  remove: removeRoute,
};
