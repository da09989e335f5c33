// Made by endpoint-manifest (typescript-server) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { EmptyReply, Reply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type {
  ErrorBody,
  Membership,
  PlaylistFollower,
  PlaylistFollowerInput,
  PlaylistId,
  UserId,
} from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { maxItems, minItems } from "../../typescript-client/schema-checks.js";
import { array, looseObject, optional, refer } from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  membership as membershipValidator,
  playlistFollower as playlistFollowerValidator,
  playlistFollowerInput as playlistFollowerInputValidator,
  playlistId as playlistIdValidator,
  userId as userIdValidator,
} from "../../validators.js";

const followRoute: Route = {
  id: "playlists.followers.follow",
  method: "PUT",
  path: "/playlists/{playlist_id}/followers",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "200", content: ["application/json"] },
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
    body: { "application/json": playlistFollowerInputValidator },
    replies: {
      "200": { "application/json": playlistFollowerValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `follow`. */
export interface FollowPath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The request that the handler of `follow` gets. */
export interface FollowRequest extends HandlerRequest {
  readonly path: FollowPath;
  readonly headers: ServiceHeaders;
  readonly body: PlaylistFollowerInput | undefined;
}

/** The responses that the handler of `follow` may return. */
export type FollowReply = Reply<200, PlaylistFollower> | Reply<404, ErrorBody> | CommonReply;

const unfollowRoute: Route = {
  id: "playlists.followers.unfollow",
  method: "DELETE",
  path: "/playlists/{playlist_id}/followers",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: [] },
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
    replies: { "404": { "application/json": errorBodyValidator }, ...commonReplyRules },
  },
};

/** The path parameters of `unfollow`. */
export interface UnfollowPath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The request that the handler of `unfollow` gets. */
export interface UnfollowRequest extends HandlerRequest {
  readonly path: UnfollowPath;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `unfollow` may return. */
export type UnfollowReply = EmptyReply<200> | Reply<404, ErrorBody> | CommonReply;

const checkRoute: Route = {
  id: "playlists.followers.check",
  method: "GET",
  path: "/playlists/{playlist_id}/followers/contains",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    {
      in: "query",
      name: "ids",
      required: true,
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
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ playlist_id: optional(refer(playlistIdValidator)) }),
    ),
    query: /* @__PURE__ */ validator(() =>
      looseObject({ ids: optional(array(refer(userIdValidator), minItems(1), maxItems(5))) }),
    ),
    replies: {
      "200": { "application/json": membershipValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `check`. */
export interface CheckPath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the users to look for. 1 to 5 items. */
  readonly ids: readonly UserId[];
}

/** The request that the handler of `check` gets. */
export interface CheckRequest extends HandlerRequest {
  readonly path: CheckPath;
  readonly query: CheckQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `check` may return. */
export type CheckReply =
  Reply<200, Membership> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Followers.
 *
 * Users who follow a playlist.
 */
export interface FollowersHandlers<Context = unknown> {
  /**
   * Follow Playlist: Follow a playlist.
   *
   * `PUT /playlists/{playlist_id}/followers`
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.follow` (Assumptions of
   * the team).
   */
  readonly follow: Handler<FollowRequest, FollowReply, Context>;
  /**
   * Unfollow Playlist: Stop following a playlist.
   *
   * `DELETE /playlists/{playlist_id}/followers`
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow` (Assumptions
   * of the team).
   */
  readonly unfollow: Handler<UnfollowRequest, UnfollowReply, Context>;
  /**
   * Check Playlist Followers: Learn which of some users follow a playlist.
   *
   * `GET /playlists/{playlist_id}/followers/contains`
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.check` (Assumptions of
   * the team).
   */
  readonly check: Handler<CheckRequest, CheckReply, Context>;
}

/** The routes of `playlists.followers`. */
export const followersRoutes: RouteTree = {
  follow: followRoute,
  unfollow: unfollowRoute,
  check: checkRoute,
};
