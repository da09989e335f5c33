// Made by endpoint-manifest (typescript-client) from manifest/groups/episodes.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { CatalogId, Episode, EpisodeList, ErrorBody, Market } from "../schemas.js";

const retrieveOperation: Operation = {
  id: "episodes.retrieve",
  method: "GET",
  path: "/episodes/{id}",
};

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
  /** The episode. */
  "200": Answer<Episode>;
  /** There is no such episode. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Episode: Get an episode and the show it belongs to.
 *
 * The resume point is there only when a user has signed in.
 *
 * `GET /episodes/{id}`
 *
 * From `manifest/groups/episodes.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the episode.
 */
export function retrieve(client: Client, id: CatalogId, init?: RetrieveInit): Call<Episode> {
  return send<Episode>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "episodes.bulk-retrieve",
  method: "GET",
  path: "/episodes",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the episodes. 1 to 50 items. */
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
  /** The episodes, in the order asked. */
  "200": Answer<EpisodeList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Episodes: Get up to 50 episodes in one call.
 *
 * The resume point is there only when a user has signed in.
 *
 * `GET /episodes`
 *
 * From `manifest/groups/episodes.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<EpisodeList> {
  return send<EpisodeList>(client, bulkRetrieveOperation, [], init);
}

/**
 * Episodes
 *
 * Episodes of the catalog's shows.
 */
export class EpisodesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Episode: Get an episode and the show it belongs to.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /episodes/{id}`
   *
   * From `manifest/groups/episodes.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the episode.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Episode> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Episodes: Get up to 50 episodes in one call.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /episodes`
   *
   * From `manifest/groups/episodes.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<EpisodeList> {
    return bulkRetrieve(this.#client, init);
  }
}
