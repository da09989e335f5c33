// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../../common-errors.js";
import {
  BadRequestError,
  ClientError,
  ForbiddenError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../../errors.js";
import { accepts } from "../../runtime/accept.js";
import type { Answer } from "../../runtime/answer.js";
import { byOffset } from "../../runtime/by-offset.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import { statusErrors } from "../../runtime/errors.js";
import { defaultHeaders } from "../../runtime/headers.js";
import { withIdempotencyKey } from "../../runtime/idempotency-key.js";
import { jsonBody } from "../../runtime/json-body.js";
import { limits } from "../../runtime/limits.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import { type PagedCall, sendPaged } from "../../runtime/paged-call.js";
import type { Paging } from "../../runtime/paging.js";
import { send } from "../../runtime/request.js";
import { reserved } from "../../runtime/reserved.js";
import { form, single } from "../../runtime/styles.js";
import type {
  ErrorBody,
  Market,
  PlaylistAddition,
  PlaylistId,
  PlaylistItem,
  PlaylistItemPage,
  PlaylistRemoval,
  PlaylistReordering,
  PlaylistReplacement,
  Snapshot,
} from "../../schemas.js";
import {
  needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  needsOauthPlaylistReadPrivate,
} from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const listOperation: Operation = {
  id: "playlists.tracks.list",
  method: "GET",
  path: "/playlists/{playlist_id}/tracks",
  parameters: [
    { in: "query", name: "fields", style: single, explode: false, encode: reserved },
    { in: "query", name: "additional_types", style: form, explode: false },
  ],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistReadPrivate,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 100, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
  next: "/next",
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

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of the playlist's items. */
  "200": Answer<PlaylistItemPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Get Playlist's Items: Get the tracks and episodes of a playlist.
 *
 * `GET /playlists/{playlist_id}/tracks`
 *
 * Needs `auth.oauth` with the scope `playlist-read-private`.
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 100 items on a page by default. At most 100 items on a page.
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
): PagedCall<PlaylistItemPage, PlaylistItem, ListError> {
  return sendPaged<PlaylistItemPage, PlaylistItem, ListError>(
    client,
    listOperation,
    listPaging,
    [playlistId],
    init,
  );
}

const addOperation: Operation = {
  id: "playlists.tracks.add",
  method: "POST",
  path: "/playlists/{playlist_id}/tracks",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  headers: /* @__PURE__ */ withIdempotencyKey("Idempotency-Key", { accept: "application/json" }),
  idempotent: true,
};

/** The header parameters of `add`. */
export interface AddHeaders extends ServiceHeaders {
  /**
   * The same for calls that are to count as one, for a day.
   *
   * The client makes one for each call, unless given.
   *
   * At most 64 characters.
   */
  "Idempotency-Key"?: string | undefined;
}

/** The options of a call of `add`. */
export interface AddInit extends RequestOptions {
  headers?: AddHeaders | undefined;
  /** What to add, and where. */
  body: PlaylistAddition;
  contentType?: "application/json" | undefined;
}

/** The responses of `add`, by status. */
export interface AddResponses extends CommonErrors {
  /** The items are in the playlist. */
  "201": Answer<Snapshot>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `add`, by the status of the response. */
export type AddError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Add Playlist Items: Add tracks or episodes to a playlist.
 *
 * `POST /playlists/{playlist_id}/tracks`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
 * `playlist-modify-private`.
 *
 * Calls with the same `Idempotency-Key` count as one. The client makes one for each call, and
 * retries a failed call with the same one.
 *
 * Limits: At most 10,000 items in one playlist.
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.add` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function add(
  client: Client,
  playlistId: PlaylistId,
  init: AddInit,
): Call<Snapshot, AddError> {
  return send<Snapshot, AddError>(client, addOperation, [playlistId], init);
}

const updateOperation: Operation = {
  id: "playlists.tracks.update",
  method: "PUT",
  path: "/playlists/{playlist_id}/tracks",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
    "4XX": ClientError,
  }),
  security: needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `update`. */
export interface UpdateInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
  /** A range to move, or the items that replace all others. */
  body: PlaylistReordering | PlaylistReplacement;
  contentType?: "application/json" | undefined;
}

/** The responses of `update`, by status. */
export interface UpdateResponses extends CommonErrors {
  /** The items are as asked. */
  "200": Answer<Snapshot>;
  /** The playlist cannot be changed this way. */
  "4XX": Answer<ErrorBody>;
}

/** The errors of `update`, by the status of the response. */
export type UpdateError = ClientError | CommonError;

/**
 * Reorder or Replace Playlist Items: Move a range of items, or put others in the place of all.
 *
 * `PUT /playlists/{playlist_id}/tracks`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
 * `playlist-modify-private`.
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.update` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function update(
  client: Client,
  playlistId: PlaylistId,
  init: UpdateInit,
): Call<Snapshot, UpdateError> {
  return send<Snapshot, UpdateError>(client, updateOperation, [playlistId], init);
}

const removeOperation: Operation = {
  id: "playlists.tracks.remove",
  method: "DELETE",
  path: "/playlists/{playlist_id}/tracks",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `remove`. */
export interface RemoveInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
  /** What to remove. */
  body: PlaylistRemoval;
  contentType?: "application/json" | undefined;
}

/** The responses of `remove`, by status. */
export interface RemoveResponses extends CommonErrors {
  /** The items are no longer in the playlist. */
  "200": Answer<Snapshot>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `remove`, by the status of the response. */
export type RemoveError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Remove Playlist Items: Remove tracks or episodes from a playlist.
 *
 * Every occurrence of an item is removed.
 *
 * `DELETE /playlists/{playlist_id}/tracks`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
 * `playlist-modify-private`.
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function remove(
  client: Client,
  playlistId: PlaylistId,
  init: RemoveInit,
): Call<Snapshot, RemoveError> {
  return send<Snapshot, RemoveError>(client, removeOperation, [playlistId], init);
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
   * Needs `auth.oauth` with the scope `playlist-read-private`.
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 100 items on a page by default. At most 100 items on a page.
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.list` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  list(
    playlistId: PlaylistId,
    init?: ListInit,
  ): PagedCall<PlaylistItemPage, PlaylistItem, ListError> {
    return list(this.#client, playlistId, init);
  }

  /**
   * Add Playlist Items: Add tracks or episodes to a playlist.
   *
   * `POST /playlists/{playlist_id}/tracks`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
   * `playlist-modify-private`.
   *
   * Calls with the same `Idempotency-Key` count as one. The client makes one for each call, and
   * retries a failed call with the same one.
   *
   * Limits: At most 10,000 items in one playlist.
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.add` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  add(playlistId: PlaylistId, init: AddInit): Call<Snapshot, AddError> {
    return add(this.#client, playlistId, init);
  }

  /**
   * Reorder or Replace Playlist Items: Move a range of items, or put others in the place of all.
   *
   * `PUT /playlists/{playlist_id}/tracks`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
   * `playlist-modify-private`.
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.update` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  update(playlistId: PlaylistId, init: UpdateInit): Call<Snapshot, UpdateError> {
    return update(this.#client, playlistId, init);
  }

  /**
   * Remove Playlist Items: Remove tracks or episodes from a playlist.
   *
   * Every occurrence of an item is removed.
   *
   * `DELETE /playlists/{playlist_id}/tracks`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
   * `playlist-modify-private`.
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  remove(playlistId: PlaylistId, init: RemoveInit): Call<Snapshot, RemoveError> {
    return remove(this.#client, playlistId, init);
  }
}
