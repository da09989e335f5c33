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
  SavedAudiobook,
  SavedAudiobookPage,
} from "../../schemas.js";
import { needsOauthLibraryModify, needsOauthLibraryRead } from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const listOperation: Operation = {
  id: "me.saved-audiobooks.list",
  method: "GET",
  path: "/me/audiobooks",
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
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of saved audiobooks. */
  "200": Answer<SavedAudiobookPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = BadRequestError | CommonError;

/**
 * Get Saved Audiobooks: Get the audiobooks that the user has saved, the latest first.
 *
 * `GET /me/audiobooks`
 *
 * Needs `auth.oauth` with the scope `library-read`.
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list` (Assumptions of
 * the team).
 */
export function list(
  client: Client,
  init?: ListInit,
): PagedCall<SavedAudiobookPage, SavedAudiobook, ListError> {
  return sendPaged<SavedAudiobookPage, SavedAudiobook, ListError>(
    client,
    listOperation,
    listPaging,
    [],
    init,
  );
}

const saveOperation: Operation = {
  id: "me.saved-audiobooks.save",
  method: "PUT",
  path: "/me/audiobooks",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthLibraryModify,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" }),
};

/** The query parameters of `save`. */
export interface SaveQuery {
  /** Identifiers of the audiobooks to save. */
  ids: LibraryIds;
}

/** The options of a call of `save`. */
export interface SaveInit extends RequestOptions {
  query: SaveQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `save`, by status. */
export interface SaveResponses extends CommonErrors {
  /** The audiobooks are saved. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `save`, by the status of the response. */
export type SaveError = BadRequestError | CommonError;

/**
 * Save Audiobooks: Save audiobooks to the user's library.
 *
 * `PUT /me/audiobooks`
 *
 * Needs `auth.oauth` with the scope `library-modify`.
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save` (Assumptions of
 * the team).
 */
export function save(client: Client, init: SaveInit): Call<undefined, SaveError> {
  return send<undefined, SaveError>(client, saveOperation, [], init);
}

const removeOperation: Operation = {
  id: "me.saved-audiobooks.remove",
  method: "DELETE",
  path: "/me/audiobooks",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthLibraryModify,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" }),
};

/** The query parameters of `remove`. */
export interface RemoveQuery {
  /** Identifiers of the audiobooks to remove. */
  ids: LibraryIds;
}

/** The options of a call of `remove`. */
export interface RemoveInit extends RequestOptions {
  query: RemoveQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `remove`, by status. */
export interface RemoveResponses extends CommonErrors {
  /** The audiobooks are no longer saved. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `remove`, by the status of the response. */
export type RemoveError = BadRequestError | CommonError;

/**
 * Remove Saved Audiobooks: Remove audiobooks from the user's library.
 *
 * `DELETE /me/audiobooks`
 *
 * Needs `auth.oauth` with the scope `library-modify`.
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove` (Assumptions of
 * the team).
 */
export function remove(client: Client, init: RemoveInit): Call<undefined, RemoveError> {
  return send<undefined, RemoveError>(client, removeOperation, [], init);
}

const checkOperation: Operation = {
  id: "me.saved-audiobooks.check",
  method: "GET",
  path: "/me/audiobooks/contains",
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
  /** Identifiers of the audiobooks to look for. */
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
 * Check Saved Audiobooks: Learn which of some audiobooks the user has saved.
 *
 * `GET /me/audiobooks/contains`
 *
 * Needs `auth.oauth` with the scope `library-read`.
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check` (Assumptions of
 * the team).
 */
export function check(client: Client, init: CheckInit): Call<Membership, CheckError> {
  return send<Membership, CheckError>(client, checkOperation, [], init);
}

/**
 * Saved audiobooks
 *
 * Audiobooks in the user's library.
 */
export class SavedAudiobooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Saved Audiobooks: Get the audiobooks that the user has saved, the latest first.
   *
   * `GET /me/audiobooks`
   *
   * Needs `auth.oauth` with the scope `library-read`.
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list` (Assumptions of
   * the team).
   */
  list(init?: ListInit): PagedCall<SavedAudiobookPage, SavedAudiobook, ListError> {
    return list(this.#client, init);
  }

  /**
   * Save Audiobooks: Save audiobooks to the user's library.
   *
   * `PUT /me/audiobooks`
   *
   * Needs `auth.oauth` with the scope `library-modify`.
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save` (Assumptions of
   * the team).
   */
  save(init: SaveInit): Call<undefined, SaveError> {
    return save(this.#client, init);
  }

  /**
   * Remove Saved Audiobooks: Remove audiobooks from the user's library.
   *
   * `DELETE /me/audiobooks`
   *
   * Needs `auth.oauth` with the scope `library-modify`.
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove` (Assumptions of
   * the team).
   */
  remove(init: RemoveInit): Call<undefined, RemoveError> {
    return remove(this.#client, init);
  }

  /**
   * Check Saved Audiobooks: Learn which of some audiobooks the user has saved.
   *
   * `GET /me/audiobooks/contains`
   *
   * Needs `auth.oauth` with the scope `library-read`.
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check` (Assumptions of
   * the team).
   */
  check(init: CheckInit): Call<Membership, CheckError> {
    return check(this.#client, init);
  }
}
