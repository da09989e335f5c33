// Made by endpoint-manifest (typescript-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../../common-errors.js";
import type { Answer } from "../../runtime/answer.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import type { Operation } from "../../runtime/operation.js";
import { type RequestOptions, send } from "../../runtime/request.js";
import type {
  BrowseCategory,
  CategoryId,
  CategoryList,
  ErrorBody,
  PlaylistSelection,
} from "../../schemas.js";

const listOperation: Operation = {
  id: "browse.categories.list",
  method: "GET",
  path: "/browse/categories",
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

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
}

/** What `list` answers, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of categories. */
  "200": Answer<CategoryList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Browse Categories: Get the categories to browse.
 *
 * `GET /browse/categories`
 *
 * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Assumptions of the
 * team).
 */
export function list(client: Client, init?: ListInit): Call<CategoryList> {
  return send<CategoryList>(client, listOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "browse.categories.retrieve",
  method: "GET",
  path: "/browse/categories/{category_id}",
};

/** What a call of `retrieve` may carry. */
export interface RetrieveInit extends RequestOptions {}

/** What `retrieve` answers, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The category. */
  "200": Answer<BrowseCategory>;
  /** There is no such category. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Single Browse Category: Get the name and the icon of a category.
 *
 * `GET /browse/categories/{category_id}`
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
): Call<BrowseCategory> {
  return send<BrowseCategory>(client, retrieveOperation, [categoryId], init);
}

const getPlaylistsOperation: Operation = {
  id: "browse.categories.get-playlists",
  method: "GET",
  path: "/browse/categories/{category_id}/playlists",
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

/** What a call of `getPlaylists` may carry. */
export interface GetPlaylistsInit extends RequestOptions {
  query?: GetPlaylistsQuery | undefined;
}

/** What `getPlaylists` answers, by status. */
export interface GetPlaylistsResponses extends CommonErrors {
  /** A page of the category's playlists. */
  "200": Answer<PlaylistSelection>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such category. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Category's Playlists: Get the playlists of a category.
 *
 * `GET /browse/categories/{category_id}/playlists`
 *
 * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists`
 * (Assumptions of the team).
 *
 * @param categoryId - Identifier of the category.
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Categories no longer have playlists of
 *   their own. Use `search.query`.
 */
export function getPlaylists(
  client: Client,
  categoryId: CategoryId,
  init?: GetPlaylistsInit,
): Call<PlaylistSelection> {
  return send<PlaylistSelection>(client, getPlaylistsOperation, [categoryId], init);
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
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Assumptions of the
   * team).
   */
  list(init?: ListInit): Call<CategoryList> {
    return list(this.#client, init);
  }

  /**
   * Get Single Browse Category: Get the name and the icon of a category.
   *
   * `GET /browse/categories/{category_id}`
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Assumptions of
   * the team).
   *
   * @param categoryId - Identifier of the category.
   */
  retrieve(categoryId: CategoryId, init?: RetrieveInit): Call<BrowseCategory> {
    return retrieve(this.#client, categoryId, init);
  }

  /**
   * Get Category's Playlists: Get the playlists of a category.
   *
   * `GET /browse/categories/{category_id}/playlists`
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists`
   * (Assumptions of the team).
   *
   * @param categoryId - Identifier of the category.
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Categories no longer have playlists of
   *   their own. Use `search.query`.
   */
  getPlaylists(categoryId: CategoryId, init?: GetPlaylistsInit): Call<PlaylistSelection> {
    return getPlaylists(this.#client, categoryId, init);
  }
}
