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
  FollowIds,
  FollowSelection,
  FollowedArtists,
  Membership,
} from "../../schemas.js";

const bulkRetrieveOperation: Operation = {
  id: "me.following.bulk-retrieve",
  method: "GET",
  path: "/me/following",
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

/** What a call of `bulkRetrieve` may carry. */
export interface BulkRetrieveInit extends RequestOptions {
  query: BulkRetrieveQuery;
}

/** What `bulkRetrieve` answers, by status. */
export interface BulkRetrieveResponses extends CommonErrors {
  /** A page of followed artists. */
  "200": Answer<FollowedArtists>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Followed Artists: Get the artists that the user follows.
 *
 * `GET /me/following`
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve` (Assumptions of
 * the team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<FollowedArtists> {
  return send<FollowedArtists>(client, bulkRetrieveOperation, [], init);
}

const followOperation: Operation = {
  id: "me.following.follow",
  method: "PUT",
  path: "/me/following",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: encodeBody,
  contentType: "application/json",
};

/** The query parameters of `follow`. */
export interface FollowQuery {
  /** What the identifiers stand for. */
  type: "artist" | "user";
  /** Identifiers of the artists or users to follow. */
  ids?: FollowIds | undefined;
}

/** What a call of `follow` may carry. */
export interface FollowInit extends RequestOptions {
  query: FollowQuery;
  /** The identifiers, for callers that keep them out of the URL. */
  body?: FollowSelection | undefined;
  contentType?: "application/json" | undefined;
}

/** What `follow` answers, by status. */
export interface FollowResponses extends CommonErrors {
  /** The user follows them. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Follow Artists or Users: Follow artists or other users.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `PUT /me/following`
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.follow` (Assumptions of the
 * team).
 */
export function follow(client: Client, init: FollowInit): Call<undefined> {
  return send<undefined>(client, followOperation, [], init);
}

const unfollowOperation: Operation = {
  id: "me.following.unfollow",
  method: "DELETE",
  path: "/me/following",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  body: encodeBody,
  contentType: "application/json",
};

/** The query parameters of `unfollow`. */
export interface UnfollowQuery {
  /** What the identifiers stand for. */
  type: "artist" | "user";
  /** Identifiers of the artists or users to follow no longer. */
  ids?: FollowIds | undefined;
}

/** What a call of `unfollow` may carry. */
export interface UnfollowInit extends RequestOptions {
  query: UnfollowQuery;
  /** The identifiers, for callers that keep them out of the URL. */
  body?: FollowSelection | undefined;
  contentType?: "application/json" | undefined;
}

/** What `unfollow` answers, by status. */
export interface UnfollowResponses extends CommonErrors {
  /** The user follows none of them. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Unfollow Artists or Users: Stop following artists or other users.
 *
 * Identifiers may stand in the query, in the body, or in both.
 *
 * `DELETE /me/following`
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.unfollow` (Assumptions of the
 * team).
 */
export function unfollow(client: Client, init: UnfollowInit): Call<undefined> {
  return send<undefined>(client, unfollowOperation, [], init);
}

const checkOperation: Operation = {
  id: "me.following.check",
  method: "GET",
  path: "/me/following/contains",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** What the identifiers stand for. */
  type: "artist" | "user";
  /** Identifiers of the artists or users to look for. */
  ids: FollowIds;
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
 * Check Followed Artists or Users: Learn which of some artists or users the user follows.
 *
 * `GET /me/following/contains`
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.check` (Assumptions of the
 * team).
 */
export function check(client: Client, init: CheckInit): Call<Membership> {
  return send<Membership>(client, checkOperation, [], init);
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
   * From `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve` (Assumptions of
   * the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<FollowedArtists> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Follow Artists or Users: Follow artists or other users.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `PUT /me/following`
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.follow` (Assumptions of the
   * team).
   */
  follow(init: FollowInit): Call<undefined> {
    return follow(this.#client, init);
  }

  /**
   * Unfollow Artists or Users: Stop following artists or other users.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `DELETE /me/following`
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.unfollow` (Assumptions of the
   * team).
   */
  unfollow(init: UnfollowInit): Call<undefined> {
    return unfollow(this.#client, init);
  }

  /**
   * Check Followed Artists or Users: Learn which of some artists or users the user follows.
   *
   * `GET /me/following/contains`
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.check` (Assumptions of the
   * team).
   */
  check(init: CheckInit): Call<Membership> {
    return check(this.#client, init);
  }
}
