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
import { jsonBody } from "../../runtime/json-body.js";
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
  LibrarySelection,
  Market,
  Membership,
  SavedAlbum,
  SavedAlbumPage,
} from "../../schemas.js";
import { needsOauthLibraryModify, needsOauthLibraryRead } from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const listOperation: Operation = {
  id: "me.saved-albums.list",
  method: "GET",
  path: "/me/albums",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthLibraryRead,
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
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of saved albums. */
  "200": Answer<SavedAlbumPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = BadRequestError | CommonError;

/**
 * Get Saved Albums: Get the albums that the user has saved, the latest first.
 *
 * `GET /me/albums`
 *
 * Needs `auth.oauth` with the scope `library-read`.
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.list` (Assumptions of the
 * team).
 */
export function list(
  client: Client,
  init?: ListInit,
): PagedCall<SavedAlbumPage, SavedAlbum, ListError> {
  return sendPaged<SavedAlbumPage, SavedAlbum, ListError>(
    client,
    listOperation,
    listPaging,
    [],
    init,
  );
}

const saveOperation: Operation = {
  id: "me.saved-albums.save",
  method: "PUT",
  path: "/me/albums",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: jsonBody,
  contentType: "application/json",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthLibraryModify,
  check: /* @__PURE__ */ limits(
    { of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" },
    { of: ["body.ids"], maxItems: 50, by: "limits.idsPerCall" },
    {
      of: ["query.ids", "body.ids"],
      maxItems: 50,
      by: "At most 50 identifiers in the query and the body together.",
    },
  ),
};

/** The query parameters of `save`. */
export interface SaveQuery {
  /** Identifiers of the albums to save. */
  ids?: LibraryIds | undefined;
}

/** The options of a call of `save`. */
export interface SaveInit extends RequestOptions {
  query?: SaveQuery | undefined;
  headers?: ServiceHeaders | undefined;
  /** The identifiers, for callers that keep them out of the URL. */
  body?: LibrarySelection | undefined;
  contentType?: "application/json" | undefined;
}

/** The responses of `save`, by status. */
export interface SaveResponses extends CommonErrors {
  /** The albums are saved. */
  "200": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `save`, by the status of the response. */
export type SaveError = BadRequestError | CommonError;

/**
 * Save Albums: Save albums to the user's library.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `PUT /me/albums`
 *
 * Needs `auth.oauth` with the scope `library-modify`.
 *
 * Limits: At most 50 ids in each of the query parameter `ids` and the body's field `ids`. At
 * most 50 identifiers in the query and the body together (at most 50 values in the query
 * parameter `ids` and the body's field `ids`, counted together).
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.save` (Assumptions of the
 * team).
 */
export function save(client: Client, init?: SaveInit): Call<undefined, SaveError> {
  return send<undefined, SaveError>(client, saveOperation, [], init);
}

const removeOperation: Operation = {
  id: "me.saved-albums.remove",
  method: "DELETE",
  path: "/me/albums",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: jsonBody,
  contentType: "application/json",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthLibraryModify,
  check: /* @__PURE__ */ limits(
    { of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" },
    { of: ["body.ids"], maxItems: 50, by: "limits.idsPerCall" },
    {
      of: ["query.ids", "body.ids"],
      maxItems: 50,
      by: "At most 50 identifiers in the query and the body together.",
    },
  ),
};

/** The query parameters of `remove`. */
export interface RemoveQuery {
  /** Identifiers of the albums to remove. */
  ids?: LibraryIds | undefined;
}

/** The options of a call of `remove`. */
export interface RemoveInit extends RequestOptions {
  query?: RemoveQuery | undefined;
  headers?: ServiceHeaders | undefined;
  /** The identifiers, for callers that keep them out of the URL. */
  body?: LibrarySelection | undefined;
  contentType?: "application/json" | undefined;
}

/** The responses of `remove`, by status. */
export interface RemoveResponses extends CommonErrors {
  /** The albums are no longer saved. */
  "200": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `remove`, by the status of the response. */
export type RemoveError = BadRequestError | CommonError;

/**
 * Remove Saved Albums: Remove albums from the user's library.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `DELETE /me/albums`
 *
 * Needs `auth.oauth` with the scope `library-modify`.
 *
 * Limits: At most 50 ids in each of the query parameter `ids` and the body's field `ids`. At
 * most 50 identifiers in the query and the body together (at most 50 values in the query
 * parameter `ids` and the body's field `ids`, counted together).
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.remove` (Assumptions of the
 * team).
 */
export function remove(client: Client, init?: RemoveInit): Call<undefined, RemoveError> {
  return send<undefined, RemoveError>(client, removeOperation, [], init);
}

const checkOperation: Operation = {
  id: "me.saved-albums.check",
  method: "GET",
  path: "/me/albums/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthLibraryRead,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the albums to look for. */
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
 * Check Saved Albums: Learn which of some albums the user has saved.
 *
 * `GET /me/albums/contains`
 *
 * Needs `auth.oauth` with the scope `library-read`.
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.check` (Assumptions of the
 * team).
 */
export function check(client: Client, init: CheckInit): Call<Membership, CheckError> {
  return send<Membership, CheckError>(client, checkOperation, [], init);
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
   * Needs `auth.oauth` with the scope `library-read`.
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.list` (Assumptions of the
   * team).
   */
  list(init?: ListInit): PagedCall<SavedAlbumPage, SavedAlbum, ListError> {
    return list(this.#client, init);
  }

  /**
   * Save Albums: Save albums to the user's library.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `PUT /me/albums`
   *
   * Needs `auth.oauth` with the scope `library-modify`.
   *
   * Limits: At most 50 ids in each of the query parameter `ids` and the body's field `ids`. At
   * most 50 identifiers in the query and the body together (at most 50 values in the query
   * parameter `ids` and the body's field `ids`, counted together).
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.save` (Assumptions of the
   * team).
   */
  save(init?: SaveInit): Call<undefined, SaveError> {
    return save(this.#client, init);
  }

  /**
   * Remove Saved Albums: Remove albums from the user's library.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `DELETE /me/albums`
   *
   * Needs `auth.oauth` with the scope `library-modify`.
   *
   * Limits: At most 50 ids in each of the query parameter `ids` and the body's field `ids`. At
   * most 50 identifiers in the query and the body together (at most 50 values in the query
   * parameter `ids` and the body's field `ids`, counted together).
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.remove` (Assumptions of the
   * team).
   */
  remove(init?: RemoveInit): Call<undefined, RemoveError> {
    return remove(this.#client, init);
  }

  /**
   * Check Saved Albums: Learn which of some albums the user has saved.
   *
   * `GET /me/albums/contains`
   *
   * Needs `auth.oauth` with the scope `library-read`.
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.check` (Assumptions of the
   * team).
   */
  check(init: CheckInit): Call<Membership, CheckError> {
    return check(this.#client, init);
  }
}
