// Made by endpoint-manifest (typescript-client) from manifest/groups/browse.yaml.
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
import { byPage } from "../../runtime/by-page.js";
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
import type {
  BrowseCategory,
  CategoryId,
  CategoryList,
  ErrorBody,
  PlaylistSelection,
  PlaylistSummary,
} from "../../schemas.js";
import { needsOauth } from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const listOperation: Operation = {
  id: "browse.categories.list",
  method: "GET",
  path: "/browse/categories",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listPaging: Paging = {
  strategy: byPage,
  parameter: ["query", "page"],
  first: 1,
  root: "/categories",
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Number of the page. Integer, at least 1.
   *
   * @defaultValue 1
   */
  page?: number | undefined;
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of categories. */
  "200": Answer<CategoryList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = BadRequestError | CommonError;

/**
 * Get Several Browse Categories: Get the categories to browse.
 *
 * `GET /browse/categories`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by `query.page`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Assumptions of the
 * team).
 */
export function list(
  client: Client,
  init?: ListInit,
): PagedCall<CategoryList, BrowseCategory, ListError> {
  return sendPaged<CategoryList, BrowseCategory, ListError>(
    client,
    listOperation,
    listPaging,
    [],
    init,
  );
}

const retrieveOperation: Operation = {
  id: "browse.categories.retrieve",
  method: "GET",
  path: "/browse/categories/{category_id}",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The category. */
  "200": Answer<BrowseCategory>;
  /** There is no such category. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Single Browse Category: Get the name and the icon of a category.
 *
 * `GET /browse/categories/{category_id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Assumptions of
 * the team).
 *
 * @param categoryId - Identifier of the category.
 */
export function retrieve(
  client: Client,
  categoryId: CategoryId,
  init?: RetrieveInit,
): Call<BrowseCategory, RetrieveError> {
  return send<BrowseCategory, RetrieveError>(client, retrieveOperation, [categoryId], init);
}

const getPlaylistsOperation: Operation = {
  id: "browse.categories.get-playlists",
  method: "GET",
  path: "/browse/categories/{category_id}/playlists",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
  deprecated: {
    since: "2025-11-27",
    sunset: "2026-11-30",
    replacement: "search.query",
    reason: "Categories no longer have playlists of their own.",
  },
};

const getPlaylistsPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  root: "/playlists",
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The query parameters of `getPlaylists`. */
export interface GetPlaylistsQuery {
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

/** The options of a call of `getPlaylists`. */
export interface GetPlaylistsInit extends RequestOptions {
  query?: GetPlaylistsQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `getPlaylists`, by status. */
export interface GetPlaylistsResponses extends CommonErrors {
  /** A page of the category's playlists. */
  "200": Answer<PlaylistSelection>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such category. */
  "404": Answer<ErrorBody>;
}

/** The errors of `getPlaylists`, by the status of the response. */
export type GetPlaylistsError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Get Category's Playlists: Get the playlists of a category.
 *
 * `GET /browse/categories/{category_id}/playlists`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists`
 * (Assumptions of the team).
 *
 * @param categoryId - Identifier of the category.
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `search.query` in its place.
 *   Categories no longer have playlists of their own.
 */
export function getPlaylists(
  client: Client,
  categoryId: CategoryId,
  init?: GetPlaylistsInit,
): PagedCall<PlaylistSelection, PlaylistSummary, GetPlaylistsError> {
  return sendPaged<PlaylistSelection, PlaylistSummary, GetPlaylistsError>(
    client,
    getPlaylistsOperation,
    getPlaylistsPaging,
    [categoryId],
    init,
  );
}

/**
 * Categories
 *
 * Categories that group playlists by mood, occasion or genre.
 */
export class CategoriesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Several Browse Categories: Get the categories to browse.
   *
   * `GET /browse/categories`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by `query.page`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Assumptions of the
   * team).
   */
  list(init?: ListInit): PagedCall<CategoryList, BrowseCategory, ListError> {
    return list(this.#client, init);
  }

  /**
   * Get Single Browse Category: Get the name and the icon of a category.
   *
   * `GET /browse/categories/{category_id}`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Assumptions of
   * the team).
   *
   * @param categoryId - Identifier of the category.
   */
  retrieve(categoryId: CategoryId, init?: RetrieveInit): Call<BrowseCategory, RetrieveError> {
    return retrieve(this.#client, categoryId, init);
  }

  /**
   * Get Category's Playlists: Get the playlists of a category.
   *
   * `GET /browse/categories/{category_id}/playlists`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists`
   * (Assumptions of the team).
   *
   * @param categoryId - Identifier of the category.
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `search.query` in its place.
   *   Categories no longer have playlists of their own.
   */
  getPlaylists(
    categoryId: CategoryId,
    init?: GetPlaylistsInit,
  ): PagedCall<PlaylistSelection, PlaylistSummary, GetPlaylistsError> {
    return getPlaylists(this.#client, categoryId, init);
  }
}
