// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../../common-errors.js";
import type { Answer } from "../../runtime/answer.js";
import { encodeBody } from "../../runtime/body.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import type { Operation } from "../../runtime/operation.js";
import { type RequestOptions, send } from "../../runtime/request.js";
import type { ErrorBody, PlaylistId, PlaylistImage } from "../../schemas.js";

const listOperation: Operation = {
  id: "playlists.images.list",
  method: "GET",
  path: "/playlists/{playlist_id}/images",
};

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {}

/** What `list` answers, by status. */
export interface ListResponses extends CommonErrors {
  /** The images, the widest first. */
  "200": Answer<PlaylistImage[]>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Playlist's Images: Get the cover of a playlist, in several sizes.
 *
 * `GET /playlists/{playlist_id}/images`
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
): Call<PlaylistImage[]> {
  return send<PlaylistImage[]>(client, listOperation, [playlistId], init);
}

const updateOperation: Operation = {
  id: "playlists.images.update",
  method: "PUT",
  path: "/playlists/{playlist_id}/images",
  body: encodeBody,
  contentType: "image/jpeg",
};

/** What a call of `update` may carry. */
export interface UpdateInit extends RequestOptions {
  /** A JPEG image as base64 text. At most 349528 characters. Encoding: `base64`. */
  body: string;
  contentType?: "image/jpeg" | undefined;
}

/** What `update` answers, by status. */
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

/**
 * Upload Playlist Image: Replace the cover of a playlist.
 *
 * `PUT /playlists/{playlist_id}/images`
 *
 * From `manifest/groups/playlists.yaml#subgroups.images.operations.update` (Assumptions of the
 * team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function update(client: Client, playlistId: PlaylistId, init: UpdateInit): Call<undefined> {
  return send<undefined>(client, updateOperation, [playlistId], init);
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
   * From `manifest/groups/playlists.yaml#subgroups.images.operations.list` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  list(playlistId: PlaylistId, init?: ListInit): Call<PlaylistImage[]> {
    return list(this.#client, playlistId, init);
  }

  /**
   * Upload Playlist Image: Replace the cover of a playlist.
   *
   * `PUT /playlists/{playlist_id}/images`
   *
   * From `manifest/groups/playlists.yaml#subgroups.images.operations.update` (Assumptions of the
   * team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  update(playlistId: PlaylistId, init: UpdateInit): Call<undefined> {
    return update(this.#client, playlistId, init);
  }
}
