// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../../common-errors.js";
import {
  BadRequestError,
  ContentTooLargeError,
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
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import { rawBody } from "../../runtime/raw-body.js";
import { send } from "../../runtime/request.js";
import type { ErrorBody, PlaylistId, PlaylistImage } from "../../schemas.js";
import {
  needsOauth,
  needsOauthImagesUploadPlaylistModifyPublicOrOauthImagesUploadPlaylistModifyPrivate,
} from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const listOperation: Operation = {
  id: "playlists.images.list",
  method: "GET",
  path: "/playlists/{playlist_id}/images",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  /** The images, the widest first. */
  "200": Answer<PlaylistImage[]>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Playlist's Images: Get the cover of a playlist, in several sizes.
 *
 * `GET /playlists/{playlist_id}/images`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/playlists.yaml#subgroups.images.operations.list` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function list(
  client: Client,
  playlistId: PlaylistId,
  init?: ListInit,
): Call<PlaylistImage[], ListError> {
  return send<PlaylistImage[], ListError>(client, listOperation, [playlistId], init);
}

const updateOperation: Operation = {
  id: "playlists.images.update",
  method: "PUT",
  path: "/playlists/{playlist_id}/images",
  body: rawBody,
  contentType: "image/jpeg",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "413": ContentTooLargeError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthImagesUploadPlaylistModifyPublicOrOauthImagesUploadPlaylistModifyPrivate,
};

/** The options of a call of `update`. */
export interface UpdateInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
  /** A JPEG image as base64 text. At most 349528 characters. Encoding: `base64`. */
  body: string;
  contentType?: "image/jpeg" | undefined;
}

/** The responses of `update`, by status. */
export interface UpdateResponses extends CommonErrors {
  /** The image is accepted and shows within a minute. */
  "202": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
  /** The image is larger than 256 KB. */
  "413": Answer<ErrorBody>;
}

/** The errors of `update`, by the status of the response. */
export type UpdateError =
  BadRequestError | NotFoundError<ErrorBody> | ContentTooLargeError | CommonError;

/**
 * Upload Playlist Image: Replace the cover of a playlist.
 *
 * `PUT /playlists/{playlist_id}/images`
 *
 * Needs `auth.oauth` with the scopes `images-upload` and `playlist-modify-public`, or
 * `auth.oauth` with the scopes `images-upload` and `playlist-modify-private`.
 *
 * Limits: At most 256 KB before the encoding.
 *
 * From `manifest/groups/playlists.yaml#subgroups.images.operations.update` (Assumptions of the
 * team).
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
 * Images
 *
 * The cover of a playlist.
 */
export class ImagesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Playlist's Images: Get the cover of a playlist, in several sizes.
   *
   * `GET /playlists/{playlist_id}/images`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/playlists.yaml#subgroups.images.operations.list` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  list(playlistId: PlaylistId, init?: ListInit): Call<PlaylistImage[], ListError> {
    return list(this.#client, playlistId, init);
  }

  /**
   * Upload Playlist Image: Replace the cover of a playlist.
   *
   * `PUT /playlists/{playlist_id}/images`
   *
   * Needs `auth.oauth` with the scopes `images-upload` and `playlist-modify-public`, or
   * `auth.oauth` with the scopes `images-upload` and `playlist-modify-private`.
   *
   * Limits: At most 256 KB before the encoding.
   *
   * From `manifest/groups/playlists.yaml#subgroups.images.operations.update` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  update(playlistId: PlaylistId, init: UpdateInit): Call<undefined, UpdateError> {
    return update(this.#client, playlistId, init);
  }
}
