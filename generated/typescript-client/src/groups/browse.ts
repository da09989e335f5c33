// Made by endpoint-manifest (typescript-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import { CategoriesGroup } from "./browse/categories.js";

const getFeaturedPlaylistsOperation: Operation = {
  id: "browse.get-featured-playlists",
  method: "GET",
  path: "/browse/featured-playlists",
  cookies: putCookies,
  deprecated: {},
};

/** The options of a call of `getFeaturedPlaylists`. */
export interface GetFeaturedPlaylistsInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get Featured Playlists
 *
 * `GET /browse/featured-playlists`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Music Catalog and
 * Playback Service: Interface Specification).
 *
 * @deprecated Not shown: since when, until when it works, what replaces it and why.
 */
export function getFeaturedPlaylists(
  client: Client,
  init?: GetFeaturedPlaylistsInit,
): Call<unknown> {
  return send(client, getFeaturedPlaylistsOperation, [], init);
}

const getNewReleasesOperation: Operation = {
  id: "browse.get-new-releases",
  method: "GET",
  path: "/browse/new-releases",
  cookies: putCookies,
};

/** The options of a call of `getNewReleases`. */
export interface GetNewReleasesInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get New Releases
 *
 * `GET /browse/new-releases`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/browse.yaml#operations.get-new-releases` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export function getNewReleases(client: Client, init?: GetNewReleasesInit): Call<unknown> {
  return send(client, getNewReleasesOperation, [], init);
}

/** Browse */
export class BrowseGroup {
  readonly #client: Client;
  /** Categories */
  readonly categories: CategoriesGroup;

  constructor(client: Client) {
    this.#client = client;
    this.categories = new CategoriesGroup(client);
  }

  /**
   * Get Featured Playlists
   *
   * `GET /browse/featured-playlists`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  getFeaturedPlaylists(init?: GetFeaturedPlaylistsInit): Call<unknown> {
    return getFeaturedPlaylists(this.#client, init);
  }

  /**
   * Get New Releases
   *
   * `GET /browse/new-releases`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/browse.yaml#operations.get-new-releases` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  getNewReleases(init?: GetNewReleasesInit): Call<unknown> {
    return getNewReleases(this.#client, init);
  }
}
