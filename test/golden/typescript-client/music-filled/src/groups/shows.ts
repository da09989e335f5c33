// Made by endpoint-manifest (typescript-client) from manifest/groups/shows.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { CatalogId, EpisodePage, ErrorBody, Market, Show, ShowList } from "../schemas.js";

const retrieveOperation: Operation = { id: "shows.retrieve", method: "GET", path: "/shows/{id}" };

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
  /** The show. */
  "200": Answer<Show>;
  /** There is no such show. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Show: Get a show and the first page of its episodes.
 *
 * `GET /shows/{id}`
 *
 * From `manifest/groups/shows.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the show.
 */
export function retrieve(client: Client, id: CatalogId, init?: RetrieveInit): Call<Show> {
  return send<Show>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "shows.bulk-retrieve",
  method: "GET",
  path: "/shows",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the shows. 1 to 50 items. */
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
  /** The shows, in the order asked. */
  "200": Answer<ShowList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Shows: Get up to 50 shows in one call.
 *
 * `GET /shows`
 *
 * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<ShowList> {
  return send<ShowList>(client, bulkRetrieveOperation, [], init);
}

const listEpisodesOperation: Operation = {
  id: "shows.list-episodes",
  method: "GET",
  path: "/shows/{id}/episodes",
};

/** The query parameters of `listEpisodes`. */
export interface ListEpisodesQuery {
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

/** What a call of `listEpisodes` may carry. */
export interface ListEpisodesInit extends RequestOptions {
  query?: ListEpisodesQuery | undefined;
}

/** What `listEpisodes` answers, by status. */
export interface ListEpisodesResponses extends CommonErrors {
  /** A page of the show's episodes. */
  "200": Answer<EpisodePage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such show. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Show Episodes: Get the episodes of a show, the latest first.
 *
 * The resume point is there only when a user has signed in.
 *
 * `GET /shows/{id}/episodes`
 *
 * From `manifest/groups/shows.yaml#operations.list-episodes` (Assumptions of the team).
 *
 * @param id - Identifier of the show.
 */
export function listEpisodes(
  client: Client,
  id: CatalogId,
  init?: ListEpisodesInit,
): Call<EpisodePage> {
  return send<EpisodePage>(client, listEpisodesOperation, [id], init);
}

/**
 * Shows
 *
 * Podcasts and other shows of the catalog.
 */
export class ShowsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Show: Get a show and the first page of its episodes.
   *
   * `GET /shows/{id}`
   *
   * From `manifest/groups/shows.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the show.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Show> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Shows: Get up to 50 shows in one call.
   *
   * `GET /shows`
   *
   * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<ShowList> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Show Episodes: Get the episodes of a show, the latest first.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /shows/{id}/episodes`
   *
   * From `manifest/groups/shows.yaml#operations.list-episodes` (Assumptions of the team).
   *
   * @param id - Identifier of the show.
   */
  listEpisodes(id: CatalogId, init?: ListEpisodesInit): Call<EpisodePage> {
    return listEpisodes(this.#client, id, init);
  }
}
