// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import { jsonBody } from "../runtime/json-body.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import { reserved } from "../runtime/reserved.js";
import { form, single } from "../runtime/styles.js";
import type { ErrorBody, Market, Playlist, PlaylistDetails, PlaylistId } from "../schemas.js";
import {
  needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  needsOauthPlaylistReadPrivate,
} from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";
import { FollowersGroup } from "./playlists/followers.js";
import { ImagesGroup } from "./playlists/images.js";
import { TracksGroup } from "./playlists/tracks.js";

const retrieveOperation: Operation = {
  id: "playlists.retrieve",
  method: "GET",
  path: "/playlists/{playlist_id}",
  parameters: [
    { in: "query", name: "fields", style: single, explode: false, encode: reserved },
    { in: "query", name: "additional_types", style: form, explode: false },
  ],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistReadPrivate,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /** Country in which the content has to be available. */
  market?: Market | undefined;
  /**
   * Fields to answer with, as a filter; all of them when it is left out. At least 1 character.
   *
   * @example "name,owner.display_name,tracks.items(item.name)"
   */
  fields?: string | undefined;
  /**
   * Kinds of item that the caller understands beside tracks. Unique items.
   *
   * @defaultValue ["track"]
   */
  additional_types?: readonly ("track" | "episode")[] | undefined;
}

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  query?: RetrieveQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The playlist. */
  "200": Answer<
    Playlist,
    {
      /** Version of the playlist, for conditional requests. */
      ETag: string;
    }
  >;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Playlist: Get a playlist and the first page of its items.
 *
 * More of its items are listed by playlists.tracks.list.
 *
 * `GET /playlists/{playlist_id}`
 *
 * Needs `auth.oauth` with the scope `playlist-read-private`.
 *
 * From `manifest/groups/playlists.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function retrieve(
  client: Client,
  playlistId: PlaylistId,
  init?: RetrieveInit,
): Call<Playlist, RetrieveError> {
  return send<Playlist, RetrieveError>(client, retrieveOperation, [playlistId], init);
}

const updateOperation: Operation = {
  id: "playlists.update",
  method: "PUT",
  path: "/playlists/{playlist_id}",
  body: jsonBody,
  contentType: "application/json",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
};

/** The options of a call of `update`. */
export interface UpdateInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
  /** The details to change; the others stay. */
  body: PlaylistDetails;
  contentType?: "application/json" | undefined;
}

/** The responses of `update`, by status. */
export interface UpdateResponses extends CommonErrors {
  /** The details are changed. */
  "200": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `update`, by the status of the response. */
export type UpdateError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Change Playlist Details: Change the name, the description or the visibility of a playlist.
 *
 * `PUT /playlists/{playlist_id}`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
 * `playlist-modify-private`.
 *
 * From `manifest/groups/playlists.yaml#operations.update` (Assumptions of the team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function update(
  client: Client,
  playlistId: PlaylistId,
  init: UpdateInit,
): Call<undefined, UpdateError> {
  return send<undefined, UpdateError>(client, updateOperation, [playlistId], init);
}

/**
 * Playlists
 *
 * Lists of tracks and episodes that users put together.
 */
export class PlaylistsGroup {
  readonly #client: Client;
  /**
   * Tracks
   *
   * Tracks and episodes in a playlist.
   */
  readonly tracks: TracksGroup;
  /**
   * Followers
   *
   * Users who follow a playlist.
   */
  readonly followers: FollowersGroup;
  /**
   * Images
   *
   * The cover of a playlist.
   */
  readonly images: ImagesGroup;

  constructor(client: Client) {
    this.#client = client;
    this.tracks = new TracksGroup(client);
    this.followers = new FollowersGroup(client);
    this.images = new ImagesGroup(client);
  }

  /**
   * Get Playlist: Get a playlist and the first page of its items.
   *
   * More of its items are listed by playlists.tracks.list.
   *
   * `GET /playlists/{playlist_id}`
   *
   * Needs `auth.oauth` with the scope `playlist-read-private`.
   *
   * From `manifest/groups/playlists.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  retrieve(playlistId: PlaylistId, init?: RetrieveInit): Call<Playlist, RetrieveError> {
    return retrieve(this.#client, playlistId, init);
  }

  /**
   * Change Playlist Details: Change the name, the description or the visibility of a playlist.
   *
   * `PUT /playlists/{playlist_id}`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
   * `playlist-modify-private`.
   *
   * From `manifest/groups/playlists.yaml#operations.update` (Assumptions of the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  update(playlistId: PlaylistId, init: UpdateInit): Call<undefined, UpdateError> {
    return update(this.#client, playlistId, init);
  }
}
