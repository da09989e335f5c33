// Made by endpoint-manifest (typescript-client) from manifest/groups/artists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type {
  AlbumGroup,
  Artist,
  ArtistAlbumPage,
  ArtistList,
  CatalogId,
  ErrorBody,
  Market,
  RelatedArtists,
  TopTracks,
} from "../schemas.js";

const retrieveOperation: Operation = {
  id: "artists.retrieve",
  method: "GET",
  path: "/artists/{id}",
};

/** What a call of `retrieve` may carry. */
export interface RetrieveInit extends RequestOptions {}

/** What `retrieve` answers, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The artist. */
  "200": Answer<Artist>;
  /** There is no such artist. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Artist: Get an artist with genres, pictures and popularity.
 *
 * `GET /artists/{id}`
 *
 * From `manifest/groups/artists.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the artist.
 */
export function retrieve(client: Client, id: CatalogId, init?: RetrieveInit): Call<Artist> {
  return send<Artist>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "artists.bulk-retrieve",
  method: "GET",
  path: "/artists",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the artists. 1 to 50 items. */
  ids: readonly CatalogId[];
}

/** What a call of `bulkRetrieve` may carry. */
export interface BulkRetrieveInit extends RequestOptions {
  query: BulkRetrieveQuery;
}

/** What `bulkRetrieve` answers, by status. */
export interface BulkRetrieveResponses extends CommonErrors {
  /** The artists, in the order asked. */
  "200": Answer<ArtistList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Artists: Get up to 50 artists in one call.
 *
 * `GET /artists`
 *
 * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<ArtistList> {
  return send<ArtistList>(client, bulkRetrieveOperation, [], init);
}

const listAlbumsOperation: Operation = {
  id: "artists.list-albums",
  method: "GET",
  path: "/artists/{id}/albums",
  parameters: [{ in: "query", name: "include_groups", style: form, explode: false }],
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

/** What a call of `listAlbums` may carry. */
export interface ListAlbumsInit extends RequestOptions {
  query?: ListAlbumsQuery | undefined;
}

/** What `listAlbums` answers, by status. */
export interface ListAlbumsResponses extends CommonErrors {
  /** A page of the artist's albums. */
  "200": Answer<ArtistAlbumPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such artist. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Artist's Albums: Get the albums that an artist has made or appears on.
 *
 * `GET /artists/{id}/albums`
 *
 * From `manifest/groups/artists.yaml#operations.list-albums` (Assumptions of the team).
 *
 * @param id - Identifier of the artist.
 */
export function listAlbums(
  client: Client,
  id: CatalogId,
  init?: ListAlbumsInit,
): Call<ArtistAlbumPage> {
  return send<ArtistAlbumPage>(client, listAlbumsOperation, [id], init);
}

const topTracksOperation: Operation = {
  id: "artists.top-tracks",
  method: "GET",
  path: "/artists/{id}/top-tracks",
};

/** The query parameters of `topTracks`. */
export interface TopTracksQuery {
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** What a call of `topTracks` may carry. */
export interface TopTracksInit extends RequestOptions {
  query?: TopTracksQuery | undefined;
}

/** What `topTracks` answers, by status. */
export interface TopTracksResponses extends CommonErrors {
  /** Up to ten tracks. */
  "200": Answer<TopTracks>;
  /** There is no such artist. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Artist's Top Tracks: Get the tracks of an artist that are played most.
 *
 * `GET /artists/{id}/top-tracks`
 *
 * From `manifest/groups/artists.yaml#operations.top-tracks` (Assumptions of the team).
 *
 * @param id - Identifier of the artist.
 */
export function topTracks(client: Client, id: CatalogId, init?: TopTracksInit): Call<TopTracks> {
  return send<TopTracks>(client, topTracksOperation, [id], init);
}

const listRelatedArtistsOperation: Operation = {
  id: "artists.list-related-artists",
  method: "GET",
  path: "/artists/{id}/related-artists",
};

/** What a call of `listRelatedArtists` may carry. */
export interface ListRelatedArtistsInit extends RequestOptions {}

/** What `listRelatedArtists` answers, by status. */
export interface ListRelatedArtistsResponses extends CommonErrors {
  /** Up to twenty artists. */
  "200": Answer<RelatedArtists>;
  /** There is no such artist. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Artist's Related Artists: Get artists whom the same people listen to.
 *
 * `GET /artists/{id}/related-artists`
 *
 * From `manifest/groups/artists.yaml#operations.list-related-artists` (Assumptions of the
 * team).
 *
 * @param id - Identifier of the artist.
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Recommendations take artists as seeds
 *   and can be narrowed down. Use `recommendations.get`.
 */
export function listRelatedArtists(
  client: Client,
  id: CatalogId,
  init?: ListRelatedArtistsInit,
): Call<RelatedArtists> {
  return send<RelatedArtists>(client, listRelatedArtistsOperation, [id], init);
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
   * From `manifest/groups/artists.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the artist.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Artist> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Artists: Get up to 50 artists in one call.
   *
   * `GET /artists`
   *
   * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<ArtistList> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Artist's Albums: Get the albums that an artist has made or appears on.
   *
   * `GET /artists/{id}/albums`
   *
   * From `manifest/groups/artists.yaml#operations.list-albums` (Assumptions of the team).
   *
   * @param id - Identifier of the artist.
   */
  listAlbums(id: CatalogId, init?: ListAlbumsInit): Call<ArtistAlbumPage> {
    return listAlbums(this.#client, id, init);
  }

  /**
   * Get Artist's Top Tracks: Get the tracks of an artist that are played most.
   *
   * `GET /artists/{id}/top-tracks`
   *
   * From `manifest/groups/artists.yaml#operations.top-tracks` (Assumptions of the team).
   *
   * @param id - Identifier of the artist.
   */
  topTracks(id: CatalogId, init?: TopTracksInit): Call<TopTracks> {
    return topTracks(this.#client, id, init);
  }

  /**
   * Get Artist's Related Artists: Get artists whom the same people listen to.
   *
   * `GET /artists/{id}/related-artists`
   *
   * From `manifest/groups/artists.yaml#operations.list-related-artists` (Assumptions of the
   * team).
   *
   * @param id - Identifier of the artist.
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Recommendations take artists as seeds
   *   and can be narrowed down. Use `recommendations.get`.
   */
  listRelatedArtists(id: CatalogId, init?: ListRelatedArtistsInit): Call<RelatedArtists> {
    return listRelatedArtists(this.#client, id, init);
  }
}
