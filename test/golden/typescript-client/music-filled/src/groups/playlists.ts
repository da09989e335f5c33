// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { ErrorBody, Market, Playlist, PlaylistDetails, PlaylistId } from "../schemas.js";
import { FollowersGroup } from "./playlists/followers.js";
import { ImagesGroup } from "./playlists/images.js";
import { TracksGroup } from "./playlists/tracks.js";

const retrieveOperation: Operation = {
  id: "playlists.retrieve",
  method: "GET",
  path: "/playlists/{playlist_id}",
  parameters: [{ in: "query", name: "additional_types", style: form, explode: false }],
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

/** What a call of `retrieve` may carry. */
export interface RetrieveInit extends RequestOptions {
  query?: RetrieveQuery | undefined;
}

/** What `retrieve` answers, by status. */
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

/**
 * Get Playlist: Get a playlist and the first page of its items.
 *
 * More of its items are listed by playlists.tracks.list.
 *
 * `GET /playlists/{playlist_id}`
 *
 * From `manifest/groups/playlists.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function retrieve(
  client: Client,
  playlistId: PlaylistId,
  init?: RetrieveInit,
): Call<Playlist> {
  return send<Playlist>(client, retrieveOperation, [playlistId], init);
}

const updateOperation: Operation = {
  id: "playlists.update",
  method: "PUT",
  path: "/playlists/{playlist_id}",
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `update` may carry. */
export interface UpdateInit extends RequestOptions {
  /** The details to change; the others stay. */
  body: PlaylistDetails;
  contentType?: "application/json" | undefined;
}

/** What `update` answers, by status. */
export interface UpdateResponses extends CommonErrors {
  /** The details are changed. */
  "200": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such playlist, or the user must not see it. */
  "404": Answer<ErrorBody>;
}

/**
 * Change Playlist Details: Change the name, the description or the visibility of a playlist.
 *
 * `PUT /playlists/{playlist_id}`
 *
 * From `manifest/groups/playlists.yaml#operations.update` (Assumptions of the team).
 *
 * @param playlistId - Identifier of the playlist.
 */
export function update(client: Client, playlistId: PlaylistId, init: UpdateInit): Call<undefined> {
  return send<undefined>(client, updateOperation, [playlistId], init);
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
   * From `manifest/groups/playlists.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  retrieve(playlistId: PlaylistId, init?: RetrieveInit): Call<Playlist> {
    return retrieve(this.#client, playlistId, init);
  }

  /**
   * Change Playlist Details: Change the name, the description or the visibility of a playlist.
   *
   * `PUT /playlists/{playlist_id}`
   *
   * From `manifest/groups/playlists.yaml#operations.update` (Assumptions of the team).
   *
   * @param playlistId - Identifier of the playlist.
   */
  update(playlistId: PlaylistId, init: UpdateInit): Call<undefined> {
    return update(this.#client, playlistId, init);
  }
}
