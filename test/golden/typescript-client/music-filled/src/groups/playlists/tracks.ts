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
  Market,
  PlaylistAddition,
  PlaylistId,
  PlaylistItemPage,
  PlaylistRemoval,
  PlaylistReordering,
  PlaylistReplacement,
  Snapshot,
} from "../../schemas.js";

const listOperation: Operation = {
  id: "playlists.tracks.list",
  method: "GET",
  path: "/playlists/{playlist_id}/tracks",
  parameters: [{ in: "query", name: "additional_types", style: form, explode: false }],
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * How many items a page holds at most. Integer, 1 to 100.
   *
   * @defaultValue 100
   */
  limit?: number | undefined;
  /**
   * How many items to pass over before the page begins. Integer, 0 to 1000.
   *
   * @defaultValue 0
   */
  offset?: number | undefined;
  /** Country in which the content has to be available. */
  market?: Market | undefined;
  /**
   * Fields to answer with, as a filter; all of them when it is left out. At least 1 character.
   *
   * @example "items(added_at,item(name,href))"
   */
  fields?: string | undefined;
  /**
   * Kinds of item that the caller understands beside tracks. Unique items.
   *
   * @defaultValue ["track"]
   */
  additional_types?: readonly ("track" | "episode")[] | undefined;
}

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
}

/** What `list` answers, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of the playlist's items. */
  "200": Answer<PlaylistItemPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Playlist's Items: Get the tracks and episodes of a playlist.
 *
 * `GET /playlists/{playlist_id}/tracks`
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.list` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function list(
  client: Client,
  playlistId: PlaylistId,
  init?: ListInit,
): Call<PlaylistItemPage> {
  return send<PlaylistItemPage>(client, listOperation, [playlistId], init);
}

const addOperation: Operation = {
  id: "playlists.tracks.add",
  method: "POST",
  path: "/playlists/{playlist_id}/tracks",
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `add` may carry. */
export interface AddInit extends RequestOptions {
  /** What to add, and where. */
  body: PlaylistAddition;
  contentType?: "application/json" | undefined;
}

/** What `add` answers, by status. */
export interface AddResponses extends CommonErrors {
  /** The items are in the playlist. */
  "201": Answer<Snapshot>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/**
 * Add Playlist Items: Add tracks or episodes to a playlist.
 *
 * `POST /playlists/{playlist_id}/tracks`
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.add` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function add(client: Client, playlistId: PlaylistId, init: AddInit): Call<Snapshot> {
  return send<Snapshot>(client, addOperation, [playlistId], init);
}

const updateOperation: Operation = {
  id: "playlists.tracks.update",
  method: "PUT",
  path: "/playlists/{playlist_id}/tracks",
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `update` may carry. */
export interface UpdateInit extends RequestOptions {
  /** A range to move, or the items that replace all others. */
  body: PlaylistReordering | PlaylistReplacement;
  contentType?: "application/json" | undefined;
}

/** What `update` answers, by status. */
export interface UpdateResponses extends CommonErrors {
  /** The items are as asked. */
  "200": Answer<Snapshot>;
  /** The playlist cannot be changed this way. */
  "4XX": Answer<ErrorBody>;
}

/**
 * Reorder or Replace Playlist Items: Move a range of items, or put others in the place of all.
 *
 * `PUT /playlists/{playlist_id}/tracks`
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.update` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function update(client: Client, playlistId: PlaylistId, init: UpdateInit): Call<Snapshot> {
  return send<Snapshot>(client, updateOperation, [playlistId], init);
}

const removeOperation: Operation = {
  id: "playlists.tracks.remove",
  method: "DELETE",
  path: "/playlists/{playlist_id}/tracks",
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `remove` may carry. */
export interface RemoveInit extends RequestOptions {
  /** What to remove. */
  body: PlaylistRemoval;
  contentType?: "application/json" | undefined;
}

/** What `remove` answers, by status. */
export interface RemoveResponses extends CommonErrors {
  /** The items are no longer in the playlist. */
  "200": Answer<Snapshot>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/**
 * Remove Playlist Items: Remove tracks or episodes from a playlist.
 *
 * Every occurrence of an item is removed.
 *
 * `DELETE /playlists/{playlist_id}/tracks`
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function remove(client: Client, playlistId: PlaylistId, init: RemoveInit): Call<Snapshot> {
  return send<Snapshot>(client, removeOperation, [playlistId], init);
}

/**
 * Tracks
 *
 * Tracks and episodes in a playlist.
 */
export class TracksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Playlist's Items: Get the tracks and episodes of a playlist.
   *
   * `GET /playlists/{playlist_id}/tracks`
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.list` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  list(playlistId: PlaylistId, init?: ListInit): Call<PlaylistItemPage> {
    return list(this.#client, playlistId, init);
  }

  /**
   * Add Playlist Items: Add tracks or episodes to a playlist.
   *
   * `POST /playlists/{playlist_id}/tracks`
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.add` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  add(playlistId: PlaylistId, init: AddInit): Call<Snapshot> {
    return add(this.#client, playlistId, init);
  }

  /**
   * Reorder or Replace Playlist Items: Move a range of items, or put others in the place of all.
   *
   * `PUT /playlists/{playlist_id}/tracks`
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.update` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  update(playlistId: PlaylistId, init: UpdateInit): Call<Snapshot> {
    return update(this.#client, playlistId, init);
  }

  /**
   * Remove Playlist Items: Remove tracks or episodes from a playlist.
   *
   * Every occurrence of an item is removed.
   *
   * `DELETE /playlists/{playlist_id}/tracks`
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  remove(playlistId: PlaylistId, init: RemoveInit): Call<Snapshot> {
    return remove(this.#client, playlistId, init);
  }
}
