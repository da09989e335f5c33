// Made by endpoint-manifest (typescript-client) from manifest/groups/chapters.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { CatalogId, Chapter, ChapterList, ErrorBody, Market } from "../schemas.js";

const retrieveOperation: Operation = {
  id: "chapters.retrieve",
  method: "GET",
  path: "/chapters/{id}",
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
  /** The chapter. */
  "200": Answer<Chapter>;
  /** There is no such chapter. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Chapter: Get a chapter and the audiobook it belongs to.
 *
 * The resume point is there only when a user has signed in.
 *
 * `GET /chapters/{id}`
 *
 * From `manifest/groups/chapters.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the chapter.
 */
export function retrieve(client: Client, id: CatalogId, init?: RetrieveInit): Call<Chapter> {
  return send<Chapter>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "chapters.bulk-retrieve",
  method: "GET",
  path: "/chapters",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the chapters. 1 to 50 items. */
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
  /** The chapters, in the order asked. */
  "200": Answer<ChapterList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Chapters: Get up to 50 chapters in one call.
 *
 * The resume point is there only when a user has signed in.
 *
 * `GET /chapters`
 *
 * From `manifest/groups/chapters.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<ChapterList> {
  return send<ChapterList>(client, bulkRetrieveOperation, [], init);
}

/**
 * Chapters
 *
 * Chapters of the catalog's audiobooks.
 */
export class ChaptersGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Chapter: Get a chapter and the audiobook it belongs to.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /chapters/{id}`
   *
   * From `manifest/groups/chapters.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the chapter.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Chapter> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Chapters: Get up to 50 chapters in one call.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /chapters`
   *
   * From `manifest/groups/chapters.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<ChapterList> {
    return bulkRetrieve(this.#client, init);
  }
}
