// Made by endpoint-manifest (typescript-client) from manifest/groups/audio-features.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { AudioFeatures, AudioFeaturesList, CatalogId, ErrorBody } from "../schemas.js";

const bulkRetrieveOperation: Operation = {
  id: "audio-features.bulk-retrieve",
  method: "GET",
  path: "/audio-features",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the tracks. 1 to 100 items. */
  ids: readonly CatalogId[];
}

/** What a call of `bulkRetrieve` may carry. */
export interface BulkRetrieveInit extends RequestOptions {
  query: BulkRetrieveQuery;
}

/** What `bulkRetrieve` answers, by status. */
export interface BulkRetrieveResponses extends CommonErrors {
  /** The audio features, in the order asked. */
  "200": Answer<AudioFeaturesList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Tracks' Audio Features: Get the audio features of up to 100 tracks in one call.
 *
 * `GET /audio-features`
 *
 * From `manifest/groups/audio-features.yaml#operations.bulk-retrieve` (Assumptions of the
 * team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<AudioFeaturesList> {
  return send<AudioFeaturesList>(client, bulkRetrieveOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "audio-features.retrieve",
  method: "GET",
  path: "/audio-features/{id}",
};

/** What a call of `retrieve` may carry. */
export interface RetrieveInit extends RequestOptions {}

/** What `retrieve` answers, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The audio features of the track. */
  "200": Answer<AudioFeatures>;
  /** There is no such track. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Track's Audio Features: Get what a track sounds like, in numbers.
 *
 * `GET /audio-features/{id}`
 *
 * From `manifest/groups/audio-features.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the track.
 */
export function retrieve(client: Client, id: CatalogId, init?: RetrieveInit): Call<AudioFeatures> {
  return send<AudioFeatures>(client, retrieveOperation, [id], init);
}

/**
 * Audio Features
 *
 * What tracks sound like, in numbers.
 */
export class AudioFeaturesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Several Tracks' Audio Features: Get the audio features of up to 100 tracks in one call.
   *
   * `GET /audio-features`
   *
   * From `manifest/groups/audio-features.yaml#operations.bulk-retrieve` (Assumptions of the
   * team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<AudioFeaturesList> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Track's Audio Features: Get what a track sounds like, in numbers.
   *
   * `GET /audio-features/{id}`
   *
   * From `manifest/groups/audio-features.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the track.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<AudioFeatures> {
    return retrieve(this.#client, id, init);
  }
}
