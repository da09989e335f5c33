// Made by endpoint-manifest (typescript-client) from manifest/groups/albums.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type {
  Album,
  AlbumList,
  CatalogId,
  ErrorBody,
  Market,
  TrackSummaryPage,
} from "../schemas.js";

const retrieveOperation: Operation = { id: "albums.retrieve", method: "GET", path: "/albums/{id}" };

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** What a call of `retrieve` may carry. */
export interface RetrieveInit extends RequestOptions {
  query?: RetrieveQuery | undefined;
}

/** What `retrieve` answers, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The album. */
  "200": Answer<Album>;
  /** There is no such album. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Album: Get an album and the first page of its tracks.
 *
 * `GET /albums/{id}`
 *
 * From `manifest/groups/albums.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the album.
 */
export function retrieve(client: Client, id: CatalogId, init?: RetrieveInit): Call<Album> {
  return send<Album>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "albums.bulk-retrieve",
  method: "GET",
  path: "/albums",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the albums. 1 to 20 items. */
  ids: readonly CatalogId[];
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** What a call of `bulkRetrieve` may carry. */
export interface BulkRetrieveInit extends RequestOptions {
  query: BulkRetrieveQuery;
}

/** What `bulkRetrieve` answers, by status. */
export interface BulkRetrieveResponses extends CommonErrors {
  /** The albums, in the order asked. */
  "200": Answer<AlbumList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Albums: Get up to 20 albums in one call.
 *
 * `GET /albums`
 *
 * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<AlbumList> {
  return send<AlbumList>(client, bulkRetrieveOperation, [], init);
}

const listTracksOperation: Operation = {
  id: "albums.list-tracks",
  method: "GET",
  path: "/albums/{id}/tracks",
};

/** The query parameters of `listTracks`. */
export interface ListTracksQuery {
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

/** What a call of `listTracks` may carry. */
export interface ListTracksInit extends RequestOptions {
  query?: ListTracksQuery | undefined;
}

/** What `listTracks` answers, by status. */
export interface ListTracksResponses extends CommonErrors {
  /** A page of the album's tracks. */
  "200": Answer<TrackSummaryPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such album. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Album's Tracks: Get the tracks of an album, in order.
 *
 * `GET /albums/{id}/tracks`
 *
 * From `manifest/groups/albums.yaml#operations.list-tracks` (Assumptions of the team).
 *
 * @param id - Identifier of the album.
 */
export function listTracks(
  client: Client,
  id: CatalogId,
  init?: ListTracksInit,
): Call<TrackSummaryPage> {
  return send<TrackSummaryPage>(client, listTracksOperation, [id], init);
}

/**
 * Albums
 *
 * Albums, singles and compilations of the catalog.
 */
export class AlbumsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Album: Get an album and the first page of its tracks.
   *
   * `GET /albums/{id}`
   *
   * From `manifest/groups/albums.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the album.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Album> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Albums: Get up to 20 albums in one call.
   *
   * `GET /albums`
   *
   * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<AlbumList> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Album's Tracks: Get the tracks of an album, in order.
   *
   * `GET /albums/{id}/tracks`
   *
   * From `manifest/groups/albums.yaml#operations.list-tracks` (Assumptions of the team).
   *
   * @param id - Identifier of the album.
   */
  listTracks(id: CatalogId, init?: ListTracksInit): Call<TrackSummaryPage> {
    return listTracks(this.#client, id, init);
  }
}
