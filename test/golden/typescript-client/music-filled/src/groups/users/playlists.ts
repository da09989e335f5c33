// Made by endpoint-manifest (typescript-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../../common-errors.js";
import type { Answer } from "../../runtime/answer.js";
import { encodeBody } from "../../runtime/body.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import type { Operation } from "../../runtime/operation.js";
import { type RequestOptions, send } from "../../runtime/request.js";
import type { ErrorBody, NewPlaylist, Playlist, PlaylistPage, UserId } from "../../schemas.js";

const listOperation: Operation = {
  id: "users.playlists.list",
  method: "GET",
  path: "/users/{user_id}/playlists",
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
  /**
   * How many items to pass over before the page begins. Integer, 0 to 1000.
   *
   * @defaultValue 0
   */
  offset?: number | undefined;
}

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
}

/** What `list` answers, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of playlists. */
  "200": Answer<PlaylistPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such user. */
  "404": Answer<ErrorBody>;
}

/**
 * Get User's Playlists: Get the playlists that a user owns or follows.
 *
 * `GET /users/{user_id}/playlists`
 *
 * From `manifest/groups/users.yaml#subgroups.playlists.operations.list` (Assumptions of the
 * team).
 *
 * @param userId - Identifier of the user.
 */
export function list(client: Client, userId: UserId, init?: ListInit): Call<PlaylistPage> {
  return send<PlaylistPage>(client, listOperation, [userId], init);
}

const createOperation: Operation = {
  id: "users.playlists.create",
  method: "POST",
  path: "/users/{user_id}/playlists",
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `create` may carry. */
export interface CreateInit extends RequestOptions {
  /** How the playlist begins. */
  body: NewPlaylist;
  contentType?: "application/json" | undefined;
}

/** What `create` answers, by status. */
export interface CreateResponses extends CommonErrors {
  /** The new playlist. */
  "201": Answer<
    Playlist,
    {
      /** Where the playlist can be found. */
      Location: string;
    }
  >;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Create Playlist: Create an empty playlist for a user.
 *
 * Users can create playlists for themselves only.
 *
 * `POST /users/{user_id}/playlists`
 *
 * From `manifest/groups/users.yaml#subgroups.playlists.operations.create` (Assumptions of the
 * team).
 *
 * @param userId - Identifier of the user.
 */
export function create(client: Client, userId: UserId, init: CreateInit): Call<Playlist> {
  return send<Playlist>(client, createOperation, [userId], init);
}

/**
 * Playlists
 *
 * Playlists of a user.
 */
export class PlaylistsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get User's Playlists: Get the playlists that a user owns or follows.
   *
   * `GET /users/{user_id}/playlists`
   *
   * From `manifest/groups/users.yaml#subgroups.playlists.operations.list` (Assumptions of the
   * team).
   *
   * @param userId - Identifier of the user.
   */
  list(userId: UserId, init?: ListInit): Call<PlaylistPage> {
    return list(this.#client, userId, init);
  }

  /**
   * Create Playlist: Create an empty playlist for a user.
   *
   * Users can create playlists for themselves only.
   *
   * `POST /users/{user_id}/playlists`
   *
   * From `manifest/groups/users.yaml#subgroups.playlists.operations.create` (Assumptions of the
   * team).
   *
   * @param userId - Identifier of the user.
   */
  create(userId: UserId, init: CreateInit): Call<Playlist> {
    return create(this.#client, userId, init);
  }
}
