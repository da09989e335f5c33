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
import type { Client } from "../../runtime/client.js";
import { statusErrors } from "../../runtime/errors.js";
import { defaultHeaders } from "../../runtime/headers.js";
import { limits } from "../../runtime/limits.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import { type PagedCall, sendPaged } from "../../runtime/paged-call.js";
import type { Paging } from "../../runtime/paging.js";
import type { Artist, ArtistPage, ErrorBody, TimeRange, Track, TrackPage } from "../../schemas.js";
import { needsOauthTopRead } from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const listTopTracksOperation: Operation = {
  id: "me.top-items.list-top-tracks",
  method: "GET",
  path: "/me/top/tracks",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthTopRead,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listTopTracksPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The query parameters of `listTopTracks`. */
export interface ListTopTracksQuery {
  /** Over which time plays are counted. */
  time_range?: TimeRange | undefined;
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

/** The options of a call of `listTopTracks`. */
export interface ListTopTracksInit extends RequestOptions {
  query?: ListTopTracksQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listTopTracks`, by status. */
export interface ListTopTracksResponses extends CommonErrors {
  /** A page of tracks, the most played first. */
  "200": Answer<TrackPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `listTopTracks`, by the status of the response. */
export type ListTopTracksError = BadRequestError | CommonError;

/**
 * Get Top Tracks: Get the tracks that the user plays most.
 *
 * `GET /me/top/tracks`
 *
 * Needs `auth.oauth` with the scope `top-read`.
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks` (Assumptions
 * of the team).
 */
export function listTopTracks(
  client: Client,
  init?: ListTopTracksInit,
): PagedCall<TrackPage, Track, ListTopTracksError> {
  return sendPaged<TrackPage, Track, ListTopTracksError>(
    client,
    listTopTracksOperation,
    listTopTracksPaging,
    [],
    init,
  );
}

const listTopArtistsOperation: Operation = {
  id: "me.top-items.list-top-artists",
  method: "GET",
  path: "/me/top/artists",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthTopRead,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listTopArtistsPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The query parameters of `listTopArtists`. */
export interface ListTopArtistsQuery {
  /** Over which time plays are counted. */
  time_range?: TimeRange | undefined;
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

/** The options of a call of `listTopArtists`. */
export interface ListTopArtistsInit extends RequestOptions {
  query?: ListTopArtistsQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listTopArtists`, by status. */
export interface ListTopArtistsResponses extends CommonErrors {
  /** A page of artists, the most played first. */
  "200": Answer<ArtistPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `listTopArtists`, by the status of the response. */
export type ListTopArtistsError = BadRequestError | CommonError;

/**
 * Get Top Artists: Get the artists that the user plays most.
 *
 * `GET /me/top/artists`
 *
 * Needs `auth.oauth` with the scope `top-read`.
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Assumptions
 * of the team).
 */
export function listTopArtists(
  client: Client,
  init?: ListTopArtistsInit,
): PagedCall<ArtistPage, Artist, ListTopArtistsError> {
  return sendPaged<ArtistPage, Artist, ListTopArtistsError>(
    client,
    listTopArtistsOperation,
    listTopArtistsPaging,
    [],
    init,
  );
}

/**
 * Top items
 *
 * What the user plays most.
 */
export class TopItemsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Top Tracks: Get the tracks that the user plays most.
   *
   * `GET /me/top/tracks`
   *
   * Needs `auth.oauth` with the scope `top-read`.
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks` (Assumptions
   * of the team).
   */
  listTopTracks(init?: ListTopTracksInit): PagedCall<TrackPage, Track, ListTopTracksError> {
    return listTopTracks(this.#client, init);
  }

  /**
   * Get Top Artists: Get the artists that the user plays most.
   *
   * `GET /me/top/artists`
   *
   * Needs `auth.oauth` with the scope `top-read`.
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Assumptions
   * of the team).
   */
  listTopArtists(init?: ListTopArtistsInit): PagedCall<ArtistPage, Artist, ListTopArtistsError> {
    return listTopArtists(this.#client, init);
  }
}
