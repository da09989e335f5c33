// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
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
  LibraryIds,
  LibrarySelection,
  Market,
  Membership,
  SavedAlbumPage,
} from "../../schemas.js";

const listOperation: Operation = { id: "me.saved-albums.list", method: "GET", path: "/me/albums" };

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
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
}

/** What `list` answers, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of saved albums. */
  "200": Answer<SavedAlbumPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Saved Albums: Get the albums that the user has saved, the latest first.
 *
 * `GET /me/albums`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.list` (Assumptions of the
 * team).
 */
export function list(client: Client, init?: ListInit): Call<SavedAlbumPage> {
  return send<SavedAlbumPage>(client, listOperation, [], init);
}

const saveOperation: Operation = {
  id: "me.saved-albums.save",
  method: "PUT",
  path: "/me/albums",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: encodeBody,
  contentType: "application/json",
};

/** The query parameters of `save`. */
export interface SaveQuery {
  /** Identifiers of the albums to save. */
  ids?: LibraryIds | undefined;
}

/** What a call of `save` may carry. */
export interface SaveInit extends RequestOptions {
  query?: SaveQuery | undefined;
  /** The identifiers, for callers that keep them out of the URL. */
  body?: LibrarySelection | undefined;
  contentType?: "application/json" | undefined;
}

/** What `save` answers, by status. */
export interface SaveResponses extends CommonErrors {
  /** The albums are saved. */
  "200": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Save Albums: Save albums to the user's library.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `PUT /me/albums`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.save` (Assumptions of the
 * team).
 */
export function save(client: Client, init?: SaveInit): Call<undefined> {
  return send<undefined>(client, saveOperation, [], init);
}

const removeOperation: Operation = {
  id: "me.saved-albums.remove",
  method: "DELETE",
  path: "/me/albums",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: encodeBody,
  contentType: "application/json",
};

/** The query parameters of `remove`. */
export interface RemoveQuery {
  /** Identifiers of the albums to remove. */
  ids?: LibraryIds | undefined;
}

/** What a call of `remove` may carry. */
export interface RemoveInit extends RequestOptions {
  query?: RemoveQuery | undefined;
  /** The identifiers, for callers that keep them out of the URL. */
  body?: LibrarySelection | undefined;
  contentType?: "application/json" | undefined;
}

/** What `remove` answers, by status. */
export interface RemoveResponses extends CommonErrors {
  /** The albums are no longer saved. */
  "200": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Remove Saved Albums: Remove albums from the user's library.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `DELETE /me/albums`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.remove` (Assumptions of the
 * team).
 */
export function remove(client: Client, init?: RemoveInit): Call<undefined> {
  return send<undefined>(client, removeOperation, [], init);
}

const checkOperation: Operation = {
  id: "me.saved-albums.check",
  method: "GET",
  path: "/me/albums/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the albums to look for. */
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
 * Check Saved Albums: Learn which of some albums the user has saved.
 *
 * `GET /me/albums/contains`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.check` (Assumptions of the
 * team).
 */
export function check(client: Client, init: CheckInit): Call<Membership> {
  return send<Membership>(client, checkOperation, [], init);
}

/**
 * Saved albums
 *
 * Albums in the user's library.
 */
export class SavedAlbumsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Saved Albums: Get the albums that the user has saved, the latest first.
   *
   * `GET /me/albums`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.list` (Assumptions of the
   * team).
   */
  list(init?: ListInit): Call<SavedAlbumPage> {
    return list(this.#client, init);
  }

  /**
   * Save Albums: Save albums to the user's library.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `PUT /me/albums`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.save` (Assumptions of the
   * team).
   */
  save(init?: SaveInit): Call<undefined> {
    return save(this.#client, init);
  }

  /**
   * Remove Saved Albums: Remove albums from the user's library.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `DELETE /me/albums`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.remove` (Assumptions of the
   * team).
   */
  remove(init?: RemoveInit): Call<undefined> {
    return remove(this.#client, init);
  }

  /**
   * Check Saved Albums: Learn which of some albums the user has saved.
   *
   * `GET /me/albums/contains`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.check` (Assumptions of the
   * team).
   */
  check(init: CheckInit): Call<Membership> {
    return check(this.#client, init);
  }
}
