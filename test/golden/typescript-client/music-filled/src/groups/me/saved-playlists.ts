// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
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
import { limits } from "../../runtime/limits.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import { type PagedCall, sendPaged } from "../../runtime/paged-call.js";
import type { Paging } from "../../runtime/paging.js";
import { send } from "../../runtime/request.js";
import { form } from "../../runtime/styles.js";
import type {
  ErrorBody,
  LibraryIds,
  Membership,
  SavedPlaylist,
  SavedPlaylistPage,
} from "../../schemas.js";
import { needsOauthPlaylistModifyPrivate, needsOauthPlaylistReadPrivate } from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const listOperation: Operation = {
  id: "me.saved-playlists.list",
  method: "GET",
  path: "/me/playlists",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistReadPrivate,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
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

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of saved playlists. */
  "200": Answer<SavedPlaylistPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = BadRequestError | CommonError;

/**
 * Get Saved Playlists: Get the playlists that the user has saved, the latest first.
 *
 * `GET /me/playlists`
 *
 * Needs `auth.oauth` with the scope `playlist-read-private`.
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list` (Assumptions of the
 * team).
 */
export function list(
  client: Client,
  init?: ListInit,
): PagedCall<SavedPlaylistPage, SavedPlaylist, ListError> {
  return sendPaged<SavedPlaylistPage, SavedPlaylist, ListError>(
    client,
    listOperation,
    listPaging,
    [],
    init,
  );
}

const saveOperation: Operation = {
  id: "me.saved-playlists.save",
  method: "PUT",
  path: "/me/playlists",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistModifyPrivate,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" }),
};

/** The query parameters of `save`. */
export interface SaveQuery {
  /** Identifiers of the playlists to save. */
  ids: LibraryIds;
}

/** The options of a call of `save`. */
export interface SaveInit extends RequestOptions {
  query: SaveQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `save`, by status. */
export interface SaveResponses extends CommonErrors {
  /** The playlists are saved. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `save`, by the status of the response. */
export type SaveError = BadRequestError | CommonError;

/**
 * Save Playlists: Save playlists to the user's library.
 *
 * `PUT /me/playlists`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-private`.
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save` (Assumptions of the
 * team).
 */
export function save(client: Client, init: SaveInit): Call<undefined, SaveError> {
  return send<undefined, SaveError>(client, saveOperation, [], init);
}

const removeOperation: Operation = {
  id: "me.saved-playlists.remove",
  method: "DELETE",
  path: "/me/playlists",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistModifyPrivate,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" }),
};

/** The query parameters of `remove`. */
export interface RemoveQuery {
  /** Identifiers of the playlists to remove. */
  ids: LibraryIds;
}

/** The options of a call of `remove`. */
export interface RemoveInit extends RequestOptions {
  query: RemoveQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `remove`, by status. */
export interface RemoveResponses extends CommonErrors {
  /** The playlists are no longer saved. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `remove`, by the status of the response. */
export type RemoveError = BadRequestError | CommonError;

/**
 * Remove Saved Playlists: Remove playlists from the user's library.
 *
 * `DELETE /me/playlists`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-private`.
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove` (Assumptions of
 * the team).
 */
export function remove(client: Client, init: RemoveInit): Call<undefined, RemoveError> {
  return send<undefined, RemoveError>(client, removeOperation, [], init);
}

const checkOperation: Operation = {
  id: "me.saved-playlists.check",
  method: "GET",
  path: "/me/playlists/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistReadPrivate,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the playlists to look for. */
  ids: LibraryIds;
}

/** The options of a call of `check`. */
export interface CheckInit extends RequestOptions {
  query: CheckQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `check`, by status. */
export interface CheckResponses extends CommonErrors {
  /** One answer for each identifier, in the order asked. */
  "200": Answer<Membership>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `check`, by the status of the response. */
export type CheckError = BadRequestError | CommonError;

/**
 * Check Saved Playlists: Learn which of some playlists the user has saved.
 *
 * `GET /me/playlists/contains`
 *
 * Needs `auth.oauth` with the scope `playlist-read-private`.
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check` (Assumptions of
 * the team).
 */
export function check(client: Client, init: CheckInit): Call<Membership, CheckError> {
  return send<Membership, CheckError>(client, checkOperation, [], init);
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
   * Needs `auth.oauth` with the scope `playlist-read-private`.
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list` (Assumptions of the
   * team).
   */
  list(init?: ListInit): PagedCall<SavedPlaylistPage, SavedPlaylist, ListError> {
    return list(this.#client, init);
  }

  /**
   * Save Playlists: Save playlists to the user's library.
   *
   * `PUT /me/playlists`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-private`.
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save` (Assumptions of the
   * team).
   */
  save(init: SaveInit): Call<undefined, SaveError> {
    return save(this.#client, init);
  }

  /**
   * Remove Saved Playlists: Remove playlists from the user's library.
   *
   * `DELETE /me/playlists`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-private`.
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove` (Assumptions of
   * the team).
   */
  remove(init: RemoveInit): Call<undefined, RemoveError> {
    return remove(this.#client, init);
  }

  /**
   * Check Saved Playlists: Learn which of some playlists the user has saved.
   *
   * `GET /me/playlists/contains`
   *
   * Needs `auth.oauth` with the scope `playlist-read-private`.
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check` (Assumptions of
   * the team).
   */
  check(init: CheckInit): Call<Membership, CheckError> {
    return check(this.#client, init);
  }
}
