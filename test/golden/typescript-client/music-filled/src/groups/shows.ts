// Made by endpoint-manifest (typescript-client) from manifest/groups/shows.yaml.
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
  CatalogId,
  EpisodePage,
  EpisodeSummary,
  ErrorBody,
  Market,
  Show,
  ShowList,
} from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const retrieveOperation: Operation = {
  id: "shows.retrieve",
  method: "GET",
  path: "/shows/{id}",
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
  /** The show. */
  "200": Answer<Show>;
  /** There is no such show. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Show: Get a show and the first page of its episodes.
 *
 * `GET /shows/{id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/shows.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the show.
 */
export function retrieve(
  client: Client,
  id: CatalogId,
  init?: RetrieveInit,
): Call<Show, RetrieveError> {
  return send<Show, RetrieveError>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "shows.bulk-retrieve",
  method: "GET",
  path: "/shows",
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
  /** Identifiers of the shows. 1 to 50 items. */
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
  /** The shows, in the order asked. */
  "200": Answer<ShowList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `bulkRetrieve`, by the status of the response. */
export type BulkRetrieveError = BadRequestError | CommonError;

/**
 * Get Several Shows: Get up to 50 shows in one call.
 *
 * `GET /shows`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(
  client: Client,
  init: BulkRetrieveInit,
): Call<ShowList, BulkRetrieveError> {
  return send<ShowList, BulkRetrieveError>(client, bulkRetrieveOperation, [], init);
}

const listEpisodesOperation: Operation = {
  id: "shows.list-episodes",
  method: "GET",
  path: "/shows/{id}/episodes",
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

const listEpisodesPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
  next: "/next",
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

/** The options of a call of `listEpisodes`. */
export interface ListEpisodesInit extends RequestOptions {
  query?: ListEpisodesQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listEpisodes`, by status. */
export interface ListEpisodesResponses extends CommonErrors {
  /** A page of the show's episodes. */
  "200": Answer<EpisodePage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such show. */
  "404": Answer<ErrorBody>;
}

/** The errors of `listEpisodes`, by the status of the response. */
export type ListEpisodesError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Get Show Episodes: Get the episodes of a show, the latest first.
 *
 * The resume point is there only when a user has signed in.
 *
 * `GET /shows/{id}/episodes`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/shows.yaml#operations.list-episodes` (Assumptions of the team).
 *
 * @param id - Identifier of the show.
 */
export function listEpisodes(
  client: Client,
  id: CatalogId,
  init?: ListEpisodesInit,
): PagedCall<EpisodePage, EpisodeSummary, ListEpisodesError> {
  return sendPaged<EpisodePage, EpisodeSummary, ListEpisodesError>(
    client,
    listEpisodesOperation,
    listEpisodesPaging,
    [id],
    init,
  );
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
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/shows.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the show.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Show, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Shows: Get up to 50 shows in one call.
   *
   * `GET /shows`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<ShowList, BulkRetrieveError> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Show Episodes: Get the episodes of a show, the latest first.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /shows/{id}/episodes`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/shows.yaml#operations.list-episodes` (Assumptions of the team).
   *
   * @param id - Identifier of the show.
   */
  listEpisodes(
    id: CatalogId,
    init?: ListEpisodesInit,
  ): PagedCall<EpisodePage, EpisodeSummary, ListEpisodesError> {
    return listEpisodes(this.#client, id, init);
  }
}
