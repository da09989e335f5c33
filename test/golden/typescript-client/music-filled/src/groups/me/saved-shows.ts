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
  SavedShowPage,
} from "../../schemas.js";

const listOperation: Operation = { id: "me.saved-shows.list", method: "GET", path: "/me/shows" };

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
  /** A page of saved shows. */
  "200": Answer<SavedShowPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Saved Shows: Get the shows that the user has saved, the latest first.
 *
 * `GET /me/shows`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.list` (Assumptions of the
 * team).
 */
export function list(client: Client, init?: ListInit): Call<SavedShowPage> {
  return send<SavedShowPage>(client, listOperation, [], init);
}

const saveOperation: Operation = {
  id: "me.saved-shows.save",
  method: "PUT",
  path: "/me/shows",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: encodeBody,
  contentType: "application/json",
};

/** The query parameters of `save`. */
export interface SaveQuery {
  /** Identifiers of the shows to save. */
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
  /** The shows are saved. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Save Shows: Save shows to the user's library.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `PUT /me/shows`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.save` (Assumptions of the
 * team).
 */
export function save(client: Client, init?: SaveInit): Call<undefined> {
  return send<undefined>(client, saveOperation, [], init);
}

const removeOperation: Operation = {
  id: "me.saved-shows.remove",
  method: "DELETE",
  path: "/me/shows",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `remove`. */
export interface RemoveQuery {
  /** Identifiers of the shows to remove. */
  ids: LibraryIds;
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** What a call of `remove` may carry. */
export interface RemoveInit extends RequestOptions {
  query: RemoveQuery;
}

/** What `remove` answers, by status. */
export interface RemoveResponses extends CommonErrors {
  /** The shows are no longer saved. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Remove Saved Shows: Remove shows from the user's library.
 *
 * `DELETE /me/shows`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.remove` (Assumptions of the
 * team).
 */
export function remove(client: Client, init: RemoveInit): Call<undefined> {
  return send<undefined>(client, removeOperation, [], init);
}

const checkOperation: Operation = {
  id: "me.saved-shows.check",
  method: "GET",
  path: "/me/shows/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the shows to look for. */
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
 * Check Saved Shows: Learn which of some shows the user has saved.
 *
 * `GET /me/shows/contains`
 *
 * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.check` (Assumptions of the
 * team).
 */
export function check(client: Client, init: CheckInit): Call<Membership> {
  return send<Membership>(client, checkOperation, [], init);
}

/**
 * Saved shows
 *
 * Shows that the user subscribes to.
 */
export class SavedShowsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Saved Shows: Get the shows that the user has saved, the latest first.
   *
   * `GET /me/shows`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.list` (Assumptions of the
   * team).
   */
  list(init?: ListInit): Call<SavedShowPage> {
    return list(this.#client, init);
  }

  /**
   * Save Shows: Save shows to the user's library.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `PUT /me/shows`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.save` (Assumptions of the
   * team).
   */
  save(init?: SaveInit): Call<undefined> {
    return save(this.#client, init);
  }

  /**
   * Remove Saved Shows: Remove shows from the user's library.
   *
   * `DELETE /me/shows`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.remove` (Assumptions of the
   * team).
   */
  remove(init: RemoveInit): Call<undefined> {
    return remove(this.#client, init);
  }

  /**
   * Check Saved Shows: Learn which of some shows the user has saved.
   *
   * `GET /me/shows/contains`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.check` (Assumptions of the
   * team).
   */
  check(init: CheckInit): Call<Membership> {
    return check(this.#client, init);
  }
}
