// Made by endpoint-manifest (typescript-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import { putCookies } from "../../runtime/cookies.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../../runtime/parameters.js";
import { send } from "../../runtime/request.js";

const listOperation: Operation = {
  id: "browse.categories.list",
  method: "GET",
  path: "/browse/categories",
  cookies: putCookies,
};

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get Several Browse Categories
 *
 * `GET /browse/categories`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export function list(client: Client, init?: ListInit): Call<unknown> {
  return send(client, listOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "browse.categories.retrieve",
  method: "GET",
  path: "/browse/categories/{category_id}",
  cookies: putCookies,
};

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get Single Browse Category
 *
 * `GET /browse/categories/{category_id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Music Catalog
 * and Playback Service: Interface Specification).
 *
 * @param categoryId - identifier of the browse category
 */
export function retrieve(
  client: Client,
  categoryId: PathValue,
  init?: RetrieveInit,
): Call<unknown> {
  return send(client, retrieveOperation, [categoryId], init);
}

const getPlaylistsOperation: Operation = {
  id: "browse.categories.get-playlists",
  method: "GET",
  path: "/browse/categories/{category_id}/playlists",
  cookies: putCookies,
  deprecated: {},
};

/** The options of a call of `getPlaylists`. */
export interface GetPlaylistsInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get Category's Playlists
 *
 * `GET /browse/categories/{category_id}/playlists`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists` (Music
 * Catalog and Playback Service: Interface Specification).
 *
 * @param categoryId - identifier of the browse category
 * @deprecated Not shown: since when, until when it works, what replaces it and why.
 */
export function getPlaylists(
  client: Client,
  categoryId: PathValue,
  init?: GetPlaylistsInit,
): Call<unknown> {
  return send(client, getPlaylistsOperation, [categoryId], init);
}

/** Categories */
export class CategoriesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Several Browse Categories
   *
   * `GET /browse/categories`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  list(init?: ListInit): Call<unknown> {
    return list(this.#client, init);
  }

  /**
   * Get Single Browse Category
   *
   * `GET /browse/categories/{category_id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param categoryId - identifier of the browse category
   */
  retrieve(categoryId: PathValue, init?: RetrieveInit): Call<unknown> {
    return retrieve(this.#client, categoryId, init);
  }

  /**
   * Get Category's Playlists
   *
   * `GET /browse/categories/{category_id}/playlists`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists` (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param categoryId - identifier of the browse category
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  getPlaylists(categoryId: PathValue, init?: GetPlaylistsInit): Call<unknown> {
    return getPlaylists(this.#client, categoryId, init);
  }
}
