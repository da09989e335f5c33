// Made by endpoint-manifest (typescript-client) from manifest/groups/audiobooks.yaml.
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
  Audiobook,
  AudiobookList,
  CatalogId,
  ChapterPage,
  ChapterSummary,
  ErrorBody,
  Market,
} from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const retrieveOperation: Operation = {
  id: "audiobooks.retrieve",
  method: "GET",
  path: "/audiobooks/{id}",
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

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  query?: RetrieveQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The audiobook. */
  "200": Answer<Audiobook>;
  /** There is no such audiobook. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Audiobook: Get an audiobook and the first page of its chapters.
 *
 * `GET /audiobooks/{id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/audiobooks.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the audiobook.
 */
export function retrieve(
  client: Client,
  id: CatalogId,
  init?: RetrieveInit,
): Call<Audiobook, RetrieveError> {
  return send<Audiobook, RetrieveError>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "audiobooks.bulk-retrieve",
  method: "GET",
  path: "/audiobooks",
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
  /** Identifiers of the audiobooks. 1 to 50 items. */
  ids: readonly CatalogId[];
  /** Country in which the content has to be available. */
  market?: Market | undefined;
}

/** The options of a call of `bulkRetrieve`. */
export interface BulkRetrieveInit extends RequestOptions {
  query: BulkRetrieveQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `bulkRetrieve`, by status. */
export interface BulkRetrieveResponses extends CommonErrors {
  /** The audiobooks, in the order asked. */
  "200": Answer<AudiobookList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `bulkRetrieve`, by the status of the response. */
export type BulkRetrieveError = BadRequestError | CommonError;

/**
 * Get Several Audiobooks: Get up to 50 audiobooks in one call.
 *
 * `GET /audiobooks`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(
  client: Client,
  init: BulkRetrieveInit,
): Call<AudiobookList, BulkRetrieveError> {
  return send<AudiobookList, BulkRetrieveError>(client, bulkRetrieveOperation, [], init);
}

const listChaptersOperation: Operation = {
  id: "audiobooks.list-chapters",
  method: "GET",
  path: "/audiobooks/{id}/chapters",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listChaptersPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
  next: "/next",
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

/** The options of a call of `listChapters`. */
export interface ListChaptersInit extends RequestOptions {
  query?: ListChaptersQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listChapters`, by status. */
export interface ListChaptersResponses extends CommonErrors {
  /** A page of the audiobook's chapters. */
  "200": Answer<ChapterPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such audiobook. */
  "404": Answer<ErrorBody>;
}

/** The errors of `listChapters`, by the status of the response. */
export type ListChaptersError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Get Audiobook's Chapters: Get the chapters of an audiobook, in order.
 *
 * The resume point is there only when a user has signed in.
 *
 * `GET /audiobooks/{id}/chapters`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Assumptions of the team).
 *
 * @param id - Identifier of the audiobook.
 */
export function listChapters(
  client: Client,
  id: CatalogId,
  init?: ListChaptersInit,
): PagedCall<ChapterPage, ChapterSummary, ListChaptersError> {
  return sendPaged<ChapterPage, ChapterSummary, ListChaptersError>(
    client,
    listChaptersOperation,
    listChaptersPaging,
    [id],
    init,
  );
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
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/audiobooks.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the audiobook.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Audiobook, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Audiobooks: Get up to 50 audiobooks in one call.
   *
   * `GET /audiobooks`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<AudiobookList, BulkRetrieveError> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Audiobook's Chapters: Get the chapters of an audiobook, in order.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /audiobooks/{id}/chapters`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Assumptions of the team).
   *
   * @param id - Identifier of the audiobook.
   */
  listChapters(
    id: CatalogId,
    init?: ListChaptersInit,
  ): PagedCall<ChapterPage, ChapterSummary, ListChaptersError> {
    return listChapters(this.#client, id, init);
  }
}
