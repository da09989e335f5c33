// Made by endpoint-manifest (typescript-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
  NotFoundError,
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
import { withIdempotencyKey } from "../../runtime/idempotency-key.js";
import { jsonBody } from "../../runtime/json-body.js";
import { limits } from "../../runtime/limits.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import { type PagedCall, sendPaged } from "../../runtime/paged-call.js";
import type { Paging } from "../../runtime/paging.js";
import { send } from "../../runtime/request.js";
import type {
  ErrorBody,
  NewPlaylist,
  Playlist,
  PlaylistPage,
  PlaylistSummary,
  UserId,
} from "../../schemas.js";
import {
  needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  needsOauthPlaylistReadPrivate,
} from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const listOperation: Operation = {
  id: "users.playlists.list",
  method: "GET",
  path: "/users/{user_id}/playlists",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
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
  /** A page of playlists. */
  "200": Answer<PlaylistPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such user. */
  "404": Answer<ErrorBody>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Get User's Playlists: Get the playlists that a user owns or follows.
 *
 * `GET /users/{user_id}/playlists`
 *
 * Needs `auth.oauth` with the scope `playlist-read-private`.
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/users.yaml#subgroups.playlists.operations.list` (Assumptions of the
 * team).
 *
 * @param userId - Identifier of the user.
 */
export function list(
  client: Client,
  userId: UserId,
  init?: ListInit,
): PagedCall<PlaylistPage, PlaylistSummary, ListError> {
  return sendPaged<PlaylistPage, PlaylistSummary, ListError>(
    client,
    listOperation,
    listPaging,
    [userId],
    init,
  );
}

const createOperation: Operation = {
  id: "users.playlists.create",
  method: "POST",
  path: "/users/{user_id}/playlists",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaylistModifyPublicOrOauthPlaylistModifyPrivate,
  headers: /* @__PURE__ */ withIdempotencyKey("Idempotency-Key", { accept: "application/json" }),
  idempotent: true,
};

/** The header parameters of `create`. */
export interface CreateHeaders extends ServiceHeaders {
  /**
   * The same for calls that are to count as one, for a day.
   *
   * The client makes one for each call, unless given.
   *
   * At most 64 characters.
   */
  "Idempotency-Key"?: string | undefined;
}

/** The options of a call of `create`. */
export interface CreateInit extends RequestOptions {
  headers?: CreateHeaders | undefined;
  /** How the playlist begins. */
  body: NewPlaylist;
  contentType?: "application/json" | undefined;
}

/** The responses of `create`, by status. */
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

/** The errors of `create`, by the status of the response. */
export type CreateError = BadRequestError | CommonError;

/**
 * Create Playlist: Create an empty playlist for a user.
 *
 * Users can create playlists for themselves only.
 *
 * `POST /users/{user_id}/playlists`
 *
 * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
 * `playlist-modify-private`.
 *
 * Calls with the same `Idempotency-Key` count as one. The client makes one for each call, and
 * retries a failed call with the same one.
 *
 * From `manifest/groups/users.yaml#subgroups.playlists.operations.create` (Assumptions of the
 * team).
 *
 * @param userId - Identifier of the user.
 */
export function create(
  client: Client,
  userId: UserId,
  init: CreateInit,
): Call<Playlist, CreateError> {
  return send<Playlist, CreateError>(client, createOperation, [userId], init);
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
   * Needs `auth.oauth` with the scope `playlist-read-private`.
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/users.yaml#subgroups.playlists.operations.list` (Assumptions of the
   * team).
   *
   * @param userId - Identifier of the user.
   */
  list(userId: UserId, init?: ListInit): PagedCall<PlaylistPage, PlaylistSummary, ListError> {
    return list(this.#client, userId, init);
  }

  /**
   * Create Playlist: Create an empty playlist for a user.
   *
   * Users can create playlists for themselves only.
   *
   * `POST /users/{user_id}/playlists`
   *
   * Needs `auth.oauth` with the scope `playlist-modify-public`, or `auth.oauth` with the scope
   * `playlist-modify-private`.
   *
   * Calls with the same `Idempotency-Key` count as one. The client makes one for each call, and
   * retries a failed call with the same one.
   *
   * From `manifest/groups/users.yaml#subgroups.playlists.operations.create` (Assumptions of the
   * team).
   *
   * @param userId - Identifier of the user.
   */
  create(userId: UserId, init: CreateInit): Call<Playlist, CreateError> {
    return create(this.#client, userId, init);
  }
}
