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
import { byCursor } from "../../runtime/by-cursor.js";
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
  Artist,
  ErrorBody,
  FollowIds,
  FollowSelection,
  FollowedArtists,
  Membership,
} from "../../schemas.js";
import { needsOauthFollowModify, needsOauthFollowRead } from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const bulkRetrieveOperation: Operation = {
  id: "me.following.bulk-retrieve",
  method: "GET",
  path: "/me/following",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthFollowRead,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const bulkRetrievePaging: Paging = {
  strategy: byCursor,
  parameter: ["query", "after"],
  root: "/artists",
  items: "/items",
  next: "/next",
  cursor: "/cursors/after",
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** What to list; only artists can be listed. */
  type: "artist";
  /** Identifier of the last artist of the page before. At least 1 character. */
  after?: string | undefined;
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
}

/** The options of a call of `bulkRetrieve`. */
export interface BulkRetrieveInit extends RequestOptions {
  query: BulkRetrieveQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `bulkRetrieve`, by status. */
export interface BulkRetrieveResponses extends CommonErrors {
  /** A page of followed artists. */
  "200": Answer<FollowedArtists>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `bulkRetrieve`, by the status of the response. */
export type BulkRetrieveError = BadRequestError | CommonError;

/**
 * Get Followed Artists: Get the artists that the user follows.
 *
 * `GET /me/following`
 *
 * Needs `auth.oauth` with the scope `follow-read`.
 *
 * Pages by `query.after`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve` (Assumptions of
 * the team).
 */
export function bulkRetrieve(
  client: Client,
  init: BulkRetrieveInit,
): PagedCall<FollowedArtists, Artist, BulkRetrieveError> {
  return sendPaged<FollowedArtists, Artist, BulkRetrieveError>(
    client,
    bulkRetrieveOperation,
    bulkRetrievePaging,
    [],
    init,
  );
}

const followOperation: Operation = {
  id: "me.following.follow",
  method: "PUT",
  path: "/me/following",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: jsonBody,
  contentType: "application/json",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthFollowModify,
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

/** The query parameters of `follow`. */
export interface FollowQuery {
  /** What the identifiers stand for. */
  type: "artist" | "user";
  /** Identifiers of the artists or users to follow. */
  ids?: FollowIds | undefined;
}

/** The options of a call of `follow`. */
export interface FollowInit extends RequestOptions {
  query: FollowQuery;
  headers?: ServiceHeaders | undefined;
  /** The identifiers, for callers that keep them out of the URL. */
  body?: FollowSelection | undefined;
  contentType?: "application/json" | undefined;
}

/** The responses of `follow`, by status. */
export interface FollowResponses extends CommonErrors {
  /** The user follows them. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `follow`, by the status of the response. */
export type FollowError = BadRequestError | CommonError;

/**
 * Follow Artists or Users: Follow artists or other users.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `PUT /me/following`
 *
 * Needs `auth.oauth` with the scope `follow-modify`.
 *
 * Limits: At most 50 ids in each of the query parameter `ids` and the body's field `ids`. At
 * most 50 identifiers in the query and the body together (at most 50 values in the query
 * parameter `ids` and the body's field `ids`, counted together).
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.follow` (Assumptions of the
 * team).
 */
export function follow(client: Client, init: FollowInit): Call<undefined, FollowError> {
  return send<undefined, FollowError>(client, followOperation, [], init);
}

const unfollowOperation: Operation = {
  id: "me.following.unfollow",
  method: "DELETE",
  path: "/me/following",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: jsonBody,
  contentType: "application/json",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthFollowModify,
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

/** The query parameters of `unfollow`. */
export interface UnfollowQuery {
  /** What the identifiers stand for. */
  type: "artist" | "user";
  /** Identifiers of the artists or users to follow no longer. */
  ids?: FollowIds | undefined;
}

/** The options of a call of `unfollow`. */
export interface UnfollowInit extends RequestOptions {
  query: UnfollowQuery;
  headers?: ServiceHeaders | undefined;
  /** The identifiers, for callers that keep them out of the URL. */
  body?: FollowSelection | undefined;
  contentType?: "application/json" | undefined;
}

/** The responses of `unfollow`, by status. */
export interface UnfollowResponses extends CommonErrors {
  /** The user follows none of them. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `unfollow`, by the status of the response. */
export type UnfollowError = BadRequestError | CommonError;

/**
 * Unfollow Artists or Users: Stop following artists or other users.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `DELETE /me/following`
 *
 * Needs `auth.oauth` with the scope `follow-modify`.
 *
 * Limits: At most 50 ids in each of the query parameter `ids` and the body's field `ids`. At
 * most 50 identifiers in the query and the body together (at most 50 values in the query
 * parameter `ids` and the body's field `ids`, counted together).
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.unfollow` (Assumptions of the
 * team).
 */
export function unfollow(client: Client, init: UnfollowInit): Call<undefined, UnfollowError> {
  return send<undefined, UnfollowError>(client, unfollowOperation, [], init);
}

const checkOperation: Operation = {
  id: "me.following.check",
  method: "GET",
  path: "/me/following/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthFollowRead,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** What the identifiers stand for. */
  type: "artist" | "user";
  /** Identifiers of the artists or users to look for. */
  ids: FollowIds;
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
 * Check Followed Artists or Users: Learn which of some artists or users the user follows.
 *
 * `GET /me/following/contains`
 *
 * Needs `auth.oauth` with the scope `follow-read`.
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.check` (Assumptions of the
 * team).
 */
export function check(client: Client, init: CheckInit): Call<Membership, CheckError> {
  return send<Membership, CheckError>(client, checkOperation, [], init);
}

/**
 * Following
 *
 * Artists and other users that the user follows.
 */
export class FollowingGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Followed Artists: Get the artists that the user follows.
   *
   * `GET /me/following`
   *
   * Needs `auth.oauth` with the scope `follow-read`.
   *
   * Pages by `query.after`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve` (Assumptions of
   * the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): PagedCall<FollowedArtists, Artist, BulkRetrieveError> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Follow Artists or Users: Follow artists or other users.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `PUT /me/following`
   *
   * Needs `auth.oauth` with the scope `follow-modify`.
   *
   * Limits: At most 50 ids in each of the query parameter `ids` and the body's field `ids`. At
   * most 50 identifiers in the query and the body together (at most 50 values in the query
   * parameter `ids` and the body's field `ids`, counted together).
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.follow` (Assumptions of the
   * team).
   */
  follow(init: FollowInit): Call<undefined, FollowError> {
    return follow(this.#client, init);
  }

  /**
   * Unfollow Artists or Users: Stop following artists or other users.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `DELETE /me/following`
   *
   * Needs `auth.oauth` with the scope `follow-modify`.
   *
   * Limits: At most 50 ids in each of the query parameter `ids` and the body's field `ids`. At
   * most 50 identifiers in the query and the body together (at most 50 values in the query
   * parameter `ids` and the body's field `ids`, counted together).
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.unfollow` (Assumptions of the
   * team).
   */
  unfollow(init: UnfollowInit): Call<undefined, UnfollowError> {
    return unfollow(this.#client, init);
  }

  /**
   * Check Followed Artists or Users: Learn which of some artists or users the user follows.
   *
   * `GET /me/following/contains`
   *
   * Needs `auth.oauth` with the scope `follow-read`.
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.check` (Assumptions of the
   * team).
   */
  check(init: CheckInit): Call<Membership, CheckError> {
    return check(this.#client, init);
  }
}
