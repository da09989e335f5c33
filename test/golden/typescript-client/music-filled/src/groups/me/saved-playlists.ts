// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../../common-errors.js";
import type { Answer } from "../../runtime/answer.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import type { Operation } from "../../runtime/operation.js";
import { type RequestOptions, send } from "../../runtime/request.js";
import { form } from "../../runtime/styles.js";
import type { ErrorBody, LibraryIds, Membership, SavedPlaylistPage } from "../../schemas.js";

const listOperation: Operation = {
  id: "me.saved-playlists.list",
  method: "GET",
  path: "/me/playlists",
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
  /** A page of saved playlists. */
  "200": Answer<SavedPlaylistPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Saved Playlists: Get the playlists that the user has saved, the latest first.
 *
 * `GET /me/playlists`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list` (Assumptions of the
 * team).
 */
export function list(client: Client, init?: ListInit): Call<SavedPlaylistPage> {
  return send<SavedPlaylistPage>(client, listOperation, [], init);
}

const saveOperation: Operation = {
  id: "me.saved-playlists.save",
  method: "PUT",
  path: "/me/playlists",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `save`. */
export interface SaveQuery {
  /** Identifiers of the playlists to save. */
  ids: LibraryIds;
}

/** What a call of `save` may carry. */
export interface SaveInit extends RequestOptions {
  query: SaveQuery;
}

/** What `save` answers, by status. */
export interface SaveResponses extends CommonErrors {
  /** The playlists are saved. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Save Playlists: Save playlists to the user's library.
 *
 * `PUT /me/playlists`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save` (Assumptions of the
 * team).
 */
export function save(client: Client, init: SaveInit): Call<undefined> {
  return send<undefined>(client, saveOperation, [], init);
}

const removeOperation: Operation = {
  id: "me.saved-playlists.remove",
  method: "DELETE",
  path: "/me/playlists",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `remove`. */
export interface RemoveQuery {
  /** Identifiers of the playlists to remove. */
  ids: LibraryIds;
}

/** What a call of `remove` may carry. */
export interface RemoveInit extends RequestOptions {
  query: RemoveQuery;
}

/** What `remove` answers, by status. */
export interface RemoveResponses extends CommonErrors {
  /** The playlists are no longer saved. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Remove Saved Playlists: Remove playlists from the user's library.
 *
 * `DELETE /me/playlists`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove` (Assumptions of
 * the team).
 */
export function remove(client: Client, init: RemoveInit): Call<undefined> {
  return send<undefined>(client, removeOperation, [], init);
}

const checkOperation: Operation = {
  id: "me.saved-playlists.check",
  method: "GET",
  path: "/me/playlists/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the playlists to look for. */
  ids: LibraryIds;
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
}

/**
 * Check Saved Playlists: Learn which of some playlists the user has saved.
 *
 * `GET /me/playlists/contains`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check` (Assumptions of
 * the team).
 */
export function check(client: Client, init: CheckInit): Call<Membership> {
  return send<Membership>(client, checkOperation, [], init);
}

/**
 * Saved playlists
 *
 * Playlists that the user owns or has saved.
 */
export class SavedPlaylistsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Saved Playlists: Get the playlists that the user has saved, the latest first.
   *
   * `GET /me/playlists`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list` (Assumptions of the
   * team).
   */
  list(init?: ListInit): Call<SavedPlaylistPage> {
    return list(this.#client, init);
  }

  /**
   * Save Playlists: Save playlists to the user's library.
   *
   * `PUT /me/playlists`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save` (Assumptions of the
   * team).
   */
  save(init: SaveInit): Call<undefined> {
    return save(this.#client, init);
  }

  /**
   * Remove Saved Playlists: Remove playlists from the user's library.
   *
   * `DELETE /me/playlists`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove` (Assumptions of
   * the team).
   */
  remove(init: RemoveInit): Call<undefined> {
    return remove(this.#client, init);
  }

  /**
   * Check Saved Playlists: Learn which of some playlists the user has saved.
   *
   * `GET /me/playlists/contains`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check` (Assumptions of
   * the team).
   */
  check(init: CheckInit): Call<Membership> {
    return check(this.#client, init);
  }
}
