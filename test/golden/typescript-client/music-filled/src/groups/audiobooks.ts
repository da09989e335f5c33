// Made by endpoint-manifest (typescript-client) from manifest/groups/audiobooks.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type {
  Audiobook,
  AudiobookList,
  CatalogId,
  ChapterPage,
  ErrorBody,
  Market,
} from "../schemas.js";

const retrieveOperation: Operation = {
  id: "audiobooks.retrieve",
  method: "GET",
  path: "/audiobooks/{id}",
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
  /** The audiobook. */
  "200": Answer<Audiobook>;
  /** There is no such audiobook. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Audiobook: Get an audiobook and the first page of its chapters.
 *
 * `GET /audiobooks/{id}`
 *
 * From `manifest/groups/audiobooks.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the audiobook.
 */
export function retrieve(client: Client, id: CatalogId, init?: RetrieveInit): Call<Audiobook> {
  return send<Audiobook>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "audiobooks.bulk-retrieve",
  method: "GET",
  path: "/audiobooks",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the audiobooks. 1 to 50 items. */
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
  /** The audiobooks, in the order asked. */
  "200": Answer<AudiobookList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Several Audiobooks: Get up to 50 audiobooks in one call.
 *
 * `GET /audiobooks`
 *
 * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(client: Client, init: BulkRetrieveInit): Call<AudiobookList> {
  return send<AudiobookList>(client, bulkRetrieveOperation, [], init);
}

const listChaptersOperation: Operation = {
  id: "audiobooks.list-chapters",
  method: "GET",
  path: "/audiobooks/{id}/chapters",
};

/** The query parameters of `listChapters`. */
export interface ListChaptersQuery {
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

/** What a call of `listChapters` may carry. */
export interface ListChaptersInit extends RequestOptions {
  query?: ListChaptersQuery | undefined;
}

/** What `listChapters` answers, by status. */
export interface ListChaptersResponses extends CommonErrors {
  /** A page of the audiobook's chapters. */
  "200": Answer<ChapterPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such audiobook. */
  "404": Answer<ErrorBody>;
}

/**
 * Get Audiobook's Chapters: Get the chapters of an audiobook, in order.
 *
 * The resume point is there only when a user has signed in.
 *
 * `GET /audiobooks/{id}/chapters`
 *
 * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Assumptions of the team).
 *
 * @param id - Identifier of the audiobook.
 */
export function listChapters(
  client: Client,
  id: CatalogId,
  init?: ListChaptersInit,
): Call<ChapterPage> {
  return send<ChapterPage>(client, listChaptersOperation, [id], init);
}

/**
 * Audiobooks
 *
 * Audiobooks of the catalog.
 */
export class AudiobooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Audiobook: Get an audiobook and the first page of its chapters.
   *
   * `GET /audiobooks/{id}`
   *
   * From `manifest/groups/audiobooks.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the audiobook.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Audiobook> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Audiobooks: Get up to 50 audiobooks in one call.
   *
   * `GET /audiobooks`
   *
   * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<AudiobookList> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Audiobook's Chapters: Get the chapters of an audiobook, in order.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /audiobooks/{id}/chapters`
   *
   * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Assumptions of the team).
   *
   * @param id - Identifier of the audiobook.
   */
  listChapters(id: CatalogId, init?: ListChaptersInit): Call<ChapterPage> {
    return listChapters(this.#client, id, init);
  }
}
