// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../../errors.js";
import { accepts } from "../../runtime/accept.js";
import type { Answer } from "../../runtime/answer.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import { statusErrors } from "../../runtime/errors.js";
import { defaultHeaders } from "../../runtime/headers.js";
import { jsonBody } from "../../runtime/json-body.js";
import { limits } from "../../runtime/limits.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import { send } from "../../runtime/request.js";
import { form } from "../../runtime/styles.js";
import type {
  ErrorBody,
  Membership,
  PlaylistFollower,
  PlaylistFollowerInput,
  PlaylistId,
  UserId,
} from "../../schemas.js";
import {
  needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  needsOauthPlaylistReadPrivate,
} from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const followOperation: Operation = {
  id: "playlists.followers.follow",
  method: "PUT",
  path: "/playlists/{playlist_id}/followers",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `follow`. */
export interface FollowInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
  /** How to follow it. */
  body?: PlaylistFollowerInput | undefined;
  contentType?: "application/json" | undefined;
}

/** The responses of `follow`, by status. */
export interface FollowResponses extends CommonErrors {
  /** The user follows the playlist. */
  "200": Answer<PlaylistFollower>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `follow`, by the status of the response. */
export type FollowError = NotFoundError<ErrorBody> | CommonError;

/**
 * Follow Playlist: Follow a playlist.
 *
 * `PUT /playlists/{playlist_id}/followers`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
 * `playlist-modify-private`.
 *
 * From `manifest/groups/playlists.yaml#subgroups.followers.operations.follow` (Assumptions of
 * the team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function follow(
  client: Client,
  playlistId: PlaylistId,
  init?: FollowInit,
): Call<PlaylistFollower, FollowError> {
  return send<PlaylistFollower, FollowError>(client, followOperation, [playlistId], init);
}

const unfollowOperation: Operation = {
  id: "playlists.followers.unfollow",
  method: "DELETE",
  path: "/playlists/{playlist_id}/followers",
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
};

/** The options of a call of `unfollow`. */
export interface UnfollowInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `unfollow`, by status. */
export interface UnfollowResponses extends CommonErrors {
  /** The user does not follow the playlist. */
  "200": Answer<undefined>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `unfollow`, by the status of the response. */
export type UnfollowError = NotFoundError<ErrorBody> | CommonError;

/**
 * Unfollow Playlist: Stop following a playlist.
 *
 * `DELETE /playlists/{playlist_id}/followers`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
 * `playlist-modify-private`.
 *
 * From `manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow` (Assumptions
 * of the team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function unfollow(
  client: Client,
  playlistId: PlaylistId,
  init?: UnfollowInit,
): Call<undefined, UnfollowError> {
  return send<undefined, UnfollowError>(client, unfollowOperation, [playlistId], init);
}

const checkOperation: Operation = {
  id: "playlists.followers.check",
  method: "GET",
  path: "/playlists/{playlist_id}/followers/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistReadPrivate,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 5, minItems: 1, by: "its schema" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the users to look for. 1 to 5 items. */
  ids: readonly UserId[];
}

/** The options of a call of `check`. */
export interface CheckInit extends RequestOptions {
  query: CheckQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `check`, by status. */
export interface CheckResponses extends CommonErrors {
  /** One answer for each identifier, in the order asked. */
  "200": Answer<Membership>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `check`, by the status of the response. */
export type CheckError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Check Playlist Followers: Learn which of some users follow a playlist.
 *
 * `GET /playlists/{playlist_id}/followers/contains`
 *
 * Needs `auth.oauth` with the scope `playlist-read-private`.
 *
 * Limits: At most 5 ids in the query parameter `ids`.
 *
 * From `manifest/groups/playlists.yaml#subgroups.followers.operations.check` (Assumptions of
 * the team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function check(
  client: Client,
  playlistId: PlaylistId,
  init: CheckInit,
): Call<Membership, CheckError> {
  return send<Membership, CheckError>(client, checkOperation, [playlistId], init);
}

/**
 * Followers
 *
 * Users who follow a playlist.
 */
export class FollowersGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Follow Playlist: Follow a playlist.
   *
   * `PUT /playlists/{playlist_id}/followers`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
   * `playlist-modify-private`.
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.follow` (Assumptions of
   * the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  follow(playlistId: PlaylistId, init?: FollowInit): Call<PlaylistFollower, FollowError> {
    return follow(this.#client, playlistId, init);
  }

  /**
   * Unfollow Playlist: Stop following a playlist.
   *
   * `DELETE /playlists/{playlist_id}/followers`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
   * `playlist-modify-private`.
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow` (Assumptions
   * of the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  unfollow(playlistId: PlaylistId, init?: UnfollowInit): Call<undefined, UnfollowError> {
    return unfollow(this.#client, playlistId, init);
  }

  /**
   * Check Playlist Followers: Learn which of some users follow a playlist.
   *
   * `GET /playlists/{playlist_id}/followers/contains`
   *
   * Needs `auth.oauth` with the scope `playlist-read-private`.
   *
   * Limits: At most 5 ids in the query parameter `ids`.
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.check` (Assumptions of
   * the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  check(playlistId: PlaylistId, init: CheckInit): Call<Membership, CheckError> {
    return check(this.#client, playlistId, init);
  }
}
