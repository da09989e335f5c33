// Made by endpoint-manifest (typescript-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import type { ErrorBody, NewReleases, PlaylistSelection } from "../schemas.js";
import { CategoriesGroup } from "./browse/categories.js";

const getFeaturedPlaylistsOperation: Operation = {
  id: "browse.get-featured-playlists",
  method: "GET",
  path: "/browse/featured-playlists",
};

/** The query parameters of `getFeaturedPlaylists`. */
export interface GetFeaturedPlaylistsQuery {
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

/** What a call of `getFeaturedPlaylists` may carry. */
export interface GetFeaturedPlaylistsInit extends RequestOptions {
  query?: GetFeaturedPlaylistsQuery | undefined;
}

/** What `getFeaturedPlaylists` answers, by status. */
export interface GetFeaturedPlaylistsResponses extends CommonErrors {
  /** A page of playlists under a headline. */
  "200": Answer<PlaylistSelection>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Featured Playlists: Get the playlists that the editors recommend at the moment.
 *
 * `GET /browse/featured-playlists`
 *
 * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Assumptions of the
 * team).
 *
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Playlists are no longer chosen by
 *   editors.
 */
export function getFeaturedPlaylists(
  client: Client,
  init?: GetFeaturedPlaylistsInit,
): Call<PlaylistSelection> {
  return send<PlaylistSelection>(client, getFeaturedPlaylistsOperation, [], init);
}

const getNewReleasesOperation: Operation = {
  id: "browse.get-new-releases",
  method: "GET",
  path: "/browse/new-releases",
};

/** The query parameters of `getNewReleases`. */
export interface GetNewReleasesQuery {
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

/** What a call of `getNewReleases` may carry. */
export interface GetNewReleasesInit extends RequestOptions {
  query?: GetNewReleasesQuery | undefined;
}

/** What `getNewReleases` answers, by status. */
export interface GetNewReleasesResponses extends CommonErrors {
  /** A page of albums. */
  "200": Answer<NewReleases>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get New Releases: Get albums that have just come out, the latest first.
 *
 * `GET /browse/new-releases`
 *
 * From `manifest/groups/browse.yaml#operations.get-new-releases` (Assumptions of the team).
 */
export function getNewReleases(client: Client, init?: GetNewReleasesInit): Call<NewReleases> {
  return send<NewReleases>(client, getNewReleasesOperation, [], init);
}

/**
 * Browse
 *
 * What there is to discover in the catalog.
 */
export class BrowseGroup {
  readonly #client: Client;
  /**
   * Categories
   *
   * Categories that group playlists by mood, occasion or genre.
   */
  readonly categories: CategoriesGroup;

  constructor(client: Client) {
    this.#client = client;
    this.categories = new CategoriesGroup(client);
  }

  /**
   * Get Featured Playlists: Get the playlists that the editors recommend at the moment.
   *
   * `GET /browse/featured-playlists`
   *
   * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Assumptions of the
   * team).
   *
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Playlists are no longer chosen by
   *   editors.
   */
  getFeaturedPlaylists(init?: GetFeaturedPlaylistsInit): Call<PlaylistSelection> {
    return getFeaturedPlaylists(this.#client, init);
  }

  /**
   * Get New Releases: Get albums that have just come out, the latest first.
   *
   * `GET /browse/new-releases`
   *
   * From `manifest/groups/browse.yaml#operations.get-new-releases` (Assumptions of the team).
   */
  getNewReleases(init?: GetNewReleasesInit): Call<NewReleases> {
    return getNewReleases(this.#client, init);
  }
}
