// Made by endpoint-manifest (typescript-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { byOffset } from "../runtime/by-offset.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import { limits } from "../runtime/limits.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { type PagedCall, sendPaged } from "../runtime/paged-call.js";
import type { Paging } from "../runtime/paging.js";
import type {
  AlbumSummary,
  ErrorBody,
  NewReleases,
  PlaylistSelection,
  PlaylistSummary,
} from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";
import { CategoriesGroup } from "./browse/categories.js";

const getFeaturedPlaylistsOperation: Operation = {
  id: "browse.get-featured-playlists",
  method: "GET",
  path: "/browse/featured-playlists",
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
  deprecated: {
    since: "2025-11-27",
    sunset: "2026-11-30",
    reason: "Playlists are no longer chosen by editors.",
  },
};

const getFeaturedPlaylistsPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  root: "/playlists",
  items: "/items",
  total: "/total",
  next: "/next",
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

/** The options of a call of `getFeaturedPlaylists`. */
export interface GetFeaturedPlaylistsInit extends RequestOptions {
  query?: GetFeaturedPlaylistsQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `getFeaturedPlaylists`, by status. */
export interface GetFeaturedPlaylistsResponses extends CommonErrors {
  /** A page of playlists under a headline. */
  "200": Answer<PlaylistSelection>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `getFeaturedPlaylists`, by the status of the response. */
export type GetFeaturedPlaylistsError = BadRequestError | CommonError;

/**
 * Get Featured Playlists: Get the playlists that the editors recommend at the moment.
 *
 * `GET /browse/featured-playlists`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Assumptions of the
 * team).
 *
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Nothing replaces it. Playlists are no
 *   longer chosen by editors.
 */
export function getFeaturedPlaylists(
  client: Client,
  init?: GetFeaturedPlaylistsInit,
): PagedCall<PlaylistSelection, PlaylistSummary, GetFeaturedPlaylistsError> {
  return sendPaged<PlaylistSelection, PlaylistSummary, GetFeaturedPlaylistsError>(
    client,
    getFeaturedPlaylistsOperation,
    getFeaturedPlaylistsPaging,
    [],
    init,
  );
}

const getNewReleasesOperation: Operation = {
  id: "browse.get-new-releases",
  method: "GET",
  path: "/browse/new-releases",
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

const getNewReleasesPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  root: "/albums",
  items: "/items",
  total: "/total",
  next: "/next",
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

/** The options of a call of `getNewReleases`. */
export interface GetNewReleasesInit extends RequestOptions {
  query?: GetNewReleasesQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `getNewReleases`, by status. */
export interface GetNewReleasesResponses extends CommonErrors {
  /** A page of albums. */
  "200": Answer<NewReleases>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `getNewReleases`, by the status of the response. */
export type GetNewReleasesError = BadRequestError | CommonError;

/**
 * Get New Releases: Get albums that have just come out, the latest first.
 *
 * `GET /browse/new-releases`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/browse.yaml#operations.get-new-releases` (Assumptions of the team).
 */
export function getNewReleases(
  client: Client,
  init?: GetNewReleasesInit,
): PagedCall<NewReleases, AlbumSummary, GetNewReleasesError> {
  return sendPaged<NewReleases, AlbumSummary, GetNewReleasesError>(
    client,
    getNewReleasesOperation,
    getNewReleasesPaging,
    [],
    init,
  );
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
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Assumptions of the
   * team).
   *
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Nothing replaces it. Playlists are no
   *   longer chosen by editors.
   */
  getFeaturedPlaylists(
    init?: GetFeaturedPlaylistsInit,
  ): PagedCall<PlaylistSelection, PlaylistSummary, GetFeaturedPlaylistsError> {
    return getFeaturedPlaylists(this.#client, init);
  }

  /**
   * Get New Releases: Get albums that have just come out, the latest first.
   *
   * `GET /browse/new-releases`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/browse.yaml#operations.get-new-releases` (Assumptions of the team).
   */
  getNewReleases(
    init?: GetNewReleasesInit,
  ): PagedCall<NewReleases, AlbumSummary, GetNewReleasesError> {
    return getNewReleases(this.#client, init);
  }
}
