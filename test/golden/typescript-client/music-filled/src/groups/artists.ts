// Made by endpoint-manifest (typescript-client) from manifest/groups/artists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { byOffset } from "../runtime/by-offset.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import { limits } from "../runtime/limits.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { type PagedCall, sendPaged } from "../runtime/paged-call.js";
import type { Paging } from "../runtime/paging.js";
import { send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type {
  AlbumGroup,
  Artist,
  ArtistAlbum,
  ArtistAlbumPage,
  ArtistList,
  CatalogId,
  ErrorBody,
  Market,
  RelatedArtists,
  TopTracks,
} from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const retrieveOperation: Operation = {
  id: "artists.retrieve",
  method: "GET",
  path: "/artists/{id}",
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
  /** The artist. */
  "200": Answer<Artist>;
  /** There is no such artist. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Artist: Get an artist with genres, pictures and popularity.
 *
 * `GET /artists/{id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/artists.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the artist.
 */
export function retrieve(
  client: Client,
  id: CatalogId,
  init?: RetrieveInit,
): Call<Artist, RetrieveError> {
  return send<Artist, RetrieveError>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "artists.bulk-retrieve",
  method: "GET",
  path: "/artists",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, minItems: 1, by: "its schema" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the artists. 1 to 50 items. */
  ids: readonly CatalogId[];
}

/** The options of a call of `bulkRetrieve`. */
export interface BulkRetrieveInit extends RequestOptions {
  query: BulkRetrieveQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `bulkRetrieve`, by status. */
export interface BulkRetrieveResponses extends CommonErrors {
  /** The artists, in the order asked. */
  "200": Answer<ArtistList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `bulkRetrieve`, by the status of the response. */
export type BulkRetrieveError = BadRequestError | CommonError;

/**
 * Get Several Artists: Get up to 50 artists in one call.
 *
 * `GET /artists`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(
  client: Client,
  init: BulkRetrieveInit,
): Call<ArtistList, BulkRetrieveError> {
  return send<ArtistList, BulkRetrieveError>(client, bulkRetrieveOperation, [], init);
}

const listAlbumsOperation: Operation = {
  id: "artists.list-albums",
  method: "GET",
  path: "/artists/{id}/albums",
  parameters: [{ in: "query", name: "include_groups", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits(
    { of: ["query.include_groups"], minItems: 1, by: "its schema" },
    { of: ["query.limit"], maximum: 50, by: "limits.pageSize" },
  ),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listAlbumsPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The query parameters of `listAlbums`. */
export interface ListAlbumsQuery {
  /**
   * What the artist has to do with the albums; anything when it is left out. At least 1 item.
   * Unique items.
   *
   * @example ["album", "single"]
   */
  include_groups?: readonly AlbumGroup[] | undefined;
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
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** The options of a call of `listAlbums`. */
export interface ListAlbumsInit extends RequestOptions {
  query?: ListAlbumsQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listAlbums`, by status. */
export interface ListAlbumsResponses extends CommonErrors {
  /** A page of the artist's albums. */
  "200": Answer<ArtistAlbumPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such artist. */
  "404": Answer<ErrorBody>;
}

/** The errors of `listAlbums`, by the status of the response. */
export type ListAlbumsError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Get Artist's Albums: Get the albums that an artist has made or appears on.
 *
 * `GET /artists/{id}/albums`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/artists.yaml#operations.list-albums` (Assumptions of the team).
 *
 * @param id - Identifier of the artist.
 */
export function listAlbums(
  client: Client,
  id: CatalogId,
  init?: ListAlbumsInit,
): PagedCall<ArtistAlbumPage, ArtistAlbum, ListAlbumsError> {
  return sendPaged<ArtistAlbumPage, ArtistAlbum, ListAlbumsError>(
    client,
    listAlbumsOperation,
    listAlbumsPaging,
    [id],
    init,
  );
}

const topTracksOperation: Operation = {
  id: "artists.top-tracks",
  method: "GET",
  path: "/artists/{id}/top-tracks",
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

/** The query parameters of `topTracks`. */
export interface TopTracksQuery {
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** The options of a call of `topTracks`. */
export interface TopTracksInit extends RequestOptions {
  query?: TopTracksQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `topTracks`, by status. */
export interface TopTracksResponses extends CommonErrors {
  /** Up to ten tracks. */
  "200": Answer<TopTracks>;
  /** There is no such artist. */
  "404": Answer<ErrorBody>;
}

/** The errors of `topTracks`, by the status of the response. */
export type TopTracksError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Artist's Top Tracks: Get the tracks of an artist that are played most.
 *
 * `GET /artists/{id}/top-tracks`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/artists.yaml#operations.top-tracks` (Assumptions of the team).
 *
 * @param id - Identifier of the artist.
 */
export function topTracks(
  client: Client,
  id: CatalogId,
  init?: TopTracksInit,
): Call<TopTracks, TopTracksError> {
  return send<TopTracks, TopTracksError>(client, topTracksOperation, [id], init);
}

const listRelatedArtistsOperation: Operation = {
  id: "artists.list-related-artists",
  method: "GET",
  path: "/artists/{id}/related-artists",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
  deprecated: {
    since: "2025-11-27",
    sunset: "2026-11-30",
    replacement: "recommendations.get",
    reason: "Recommendations take artists as seeds and can be narrowed down.",
  },
};

/** The options of a call of `listRelatedArtists`. */
export interface ListRelatedArtistsInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listRelatedArtists`, by status. */
export interface ListRelatedArtistsResponses extends CommonErrors {
  /** Up to twenty artists. */
  "200": Answer<RelatedArtists>;
  /** There is no such artist. */
  "404": Answer<ErrorBody>;
}

/** The errors of `listRelatedArtists`, by the status of the response. */
export type ListRelatedArtistsError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Artist's Related Artists: Get artists whom the same people listen to.
 *
 * `GET /artists/{id}/related-artists`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/artists.yaml#operations.list-related-artists` (Assumptions of the
 * team).
 *
 * @param id - Identifier of the artist.
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `recommendations.get` in its place.
 *   Recommendations take artists as seeds and can be narrowed down.
 */
export function listRelatedArtists(
  client: Client,
  id: CatalogId,
  init?: ListRelatedArtistsInit,
): Call<RelatedArtists, ListRelatedArtistsError> {
  return send<RelatedArtists, ListRelatedArtistsError>(
    client,
    listRelatedArtistsOperation,
    [id],
    init,
  );
}

/**
 * Artists
 *
 * Artists of the catalog, and what they have made.
 */
export class ArtistsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Artist: Get an artist with genres, pictures and popularity.
   *
   * `GET /artists/{id}`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/artists.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the artist.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Artist, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Artists: Get up to 50 artists in one call.
   *
   * `GET /artists`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<ArtistList, BulkRetrieveError> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Artist's Albums: Get the albums that an artist has made or appears on.
   *
   * `GET /artists/{id}/albums`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/artists.yaml#operations.list-albums` (Assumptions of the team).
   *
   * @param id - Identifier of the artist.
   */
  listAlbums(
    id: CatalogId,
    init?: ListAlbumsInit,
  ): PagedCall<ArtistAlbumPage, ArtistAlbum, ListAlbumsError> {
    return listAlbums(this.#client, id, init);
  }

  /**
   * Get Artist's Top Tracks: Get the tracks of an artist that are played most.
   *
   * `GET /artists/{id}/top-tracks`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/artists.yaml#operations.top-tracks` (Assumptions of the team).
   *
   * @param id - Identifier of the artist.
   */
  topTracks(id: CatalogId, init?: TopTracksInit): Call<TopTracks, TopTracksError> {
    return topTracks(this.#client, id, init);
  }

  /**
   * Get Artist's Related Artists: Get artists whom the same people listen to.
   *
   * `GET /artists/{id}/related-artists`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/artists.yaml#operations.list-related-artists` (Assumptions of the
   * team).
   *
   * @param id - Identifier of the artist.
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `recommendations.get` in its place.
   *   Recommendations take artists as seeds and can be narrowed down.
   */
  listRelatedArtists(
    id: CatalogId,
    init?: ListRelatedArtistsInit,
  ): Call<RelatedArtists, ListRelatedArtistsError> {
    return listRelatedArtists(this.#client, id, init);
  }
}
