// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../../common-errors.js";
import type { Answer } from "../../runtime/answer.js";
import { encodeBody } from "../../runtime/body.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import type { Operation } from "../../runtime/operation.js";
import { type RequestOptions, send } from "../../runtime/request.js";
import { form } from "../../runtime/styles.js";
import type {
  ErrorBody,
  Membership,
  PlaylistFollower,
  PlaylistFollowerInput,
  PlaylistId,
  UserId,
} from "../../schemas.js";

const followOperation: Operation = {
  id: "playlists.followers.follow",
  method: "PUT",
  path: "/playlists/{playlist_id}/followers",
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `follow` may carry. */
export interface FollowInit extends RequestOptions {
  /** How to follow it. */
  body?: PlaylistFollowerInput | undefined;
  contentType?: "application/json" | undefined;
}

/** What `follow` answers, by status. */
export interface FollowResponses extends CommonErrors {
  /** The user follows the playlist. */
  "200": Answer<PlaylistFollower>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/**
 * Follow Playlist: Follow a playlist.
 *
 * `PUT /playlists/{playlist_id}/followers`
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
): Call<PlaylistFollower> {
  return send<PlaylistFollower>(client, followOperation, [playlistId], init);
}

const unfollowOperation: Operation = {
  id: "playlists.followers.unfollow",
  method: "DELETE",
  path: "/playlists/{playlist_id}/followers",
};

/** What a call of `unfollow` may carry. */
export interface UnfollowInit extends RequestOptions {}

/** What `unfollow` answers, by status. */
export interface UnfollowResponses extends CommonErrors {
  /** The user does not follow the playlist. */
  "200": Answer<undefined>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/**
 * Unfollow Playlist: Stop following a playlist.
 *
 * `DELETE /playlists/{playlist_id}/followers`
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
): Call<undefined> {
  return send<undefined>(client, unfollowOperation, [playlistId], init);
}

const checkOperation: Operation = {
  id: "playlists.followers.check",
  method: "GET",
  path: "/playlists/{playlist_id}/followers/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the users to look for. 1 to 5 items. */
  ids: readonly UserId[];
}

/** What a call of `check` may carry. */
export interface CheckInit extends RequestOptions {
  query: CheckQuery;
}

/** What `check` answers, by status. */
export interface CheckResponses extends CommonErrors {
  /** One answer for each identifier, in the order asked. */
  "200": Answer<Membership>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/**
 * Check Playlist Followers: Learn which of some users follow a playlist.
 *
 * `GET /playlists/{playlist_id}/followers/contains`
 *
 * From `manifest/groups/playlists.yaml#subgroups.followers.operations.check` (Assumptions of
 * the team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function check(client: Client, playlistId: PlaylistId, init: CheckInit): Call<Membership> {
  return send<Membership>(client, checkOperation, [playlistId], init);
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
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.follow` (Assumptions of
   * the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  follow(playlistId: PlaylistId, init?: FollowInit): Call<PlaylistFollower> {
    return follow(this.#client, playlistId, init);
  }

  /**
   * Unfollow Playlist: Stop following a playlist.
   *
   * `DELETE /playlists/{playlist_id}/followers`
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow` (Assumptions
   * of the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  unfollow(playlistId: PlaylistId, init?: UnfollowInit): Call<undefined> {
    return unfollow(this.#client, playlistId, init);
  }

  /**
   * Check Playlist Followers: Learn which of some users follow a playlist.
   *
   * `GET /playlists/{playlist_id}/followers/contains`
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.check` (Assumptions of
   * the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  check(playlistId: PlaylistId, init: CheckInit): Call<Membership> {
    return check(this.#client, playlistId, init);
  }
}
