// Made by endpoint-manifest (typescript-client) from manifest/groups/tracks.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { CatalogId, ErrorBody, Market, Track, TrackList } from "../schemas.js";

const retrieveOperation: Operation = { id: "tracks.retrieve", method: "GET", path: "/tracks/{id}" };

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
  /** The track. */
  "200": Answer<Track>;
  /** There is no such track. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Track: Get a track and the album it comes from.
 *
 * `GET /tracks/{id}`
 *
 * From `manifest/groups/tracks.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the track.
 */
export function retrieve(client: Client, id: CatalogId, init?: RetrieveInit): Call<Track> {
  return send<Track>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "tracks.bulk-retrieve",
  method: "GET",
  path: "/tracks",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the tracks. 1 to 50 items. */
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
  /** The tracks, in the order asked. */
  "200": Answer<TrackList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Tracks: Get up to 50 tracks in one call.
 *
 * `GET /tracks`
 *
 * From `manifest/groups/tracks.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<TrackList> {
  return send<TrackList>(client, bulkRetrieveOperation, [], init);
}

/**
 * Tracks
 *
 * Tracks of the catalog.
 */
export class TracksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Track: Get a track and the album it comes from.
   *
   * `GET /tracks/{id}`
   *
   * From `manifest/groups/tracks.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the track.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Track> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Tracks: Get up to 50 tracks in one call.
   *
   * `GET /tracks`
   *
   * From `manifest/groups/tracks.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<TrackList> {
    return bulkRetrieve(this.#client, init);
  }
}
