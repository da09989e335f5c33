// Made by endpoint-manifest (typescript-client) from manifest/groups/albums.yaml.
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
  Album,
  AlbumList,
  CatalogId,
  ErrorBody,
  Market,
  TrackSummary,
  TrackSummaryPage,
} from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const retrieveOperation: Operation = {
  id: "albums.retrieve",
  method: "GET",
  path: "/albums/{id}",
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
  /** The album. */
  "200": Answer<Album>;
  /** There is no such album. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Album: Get an album and the first page of its tracks.
 *
 * `GET /albums/{id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/albums.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the album.
 */
export function retrieve(
  client: Client,
  id: CatalogId,
  init?: RetrieveInit,
): Call<Album, RetrieveError> {
  return send<Album, RetrieveError>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "albums.bulk-retrieve",
  method: "GET",
  path: "/albums",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 20, minItems: 1, by: "its schema" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the albums. 1 to 20 items. */
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
  /** The albums, in the order asked. */
  "200": Answer<AlbumList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `bulkRetrieve`, by the status of the response. */
export type BulkRetrieveError = BadRequestError | CommonError;

/**
 * Get Several Albums: Get up to 20 albums in one call.
 *
 * `GET /albums`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Limits: At most 20 ids in the query parameter `ids`.
 *
 * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(
  client: Client,
  init: BulkRetrieveInit,
): Call<AlbumList, BulkRetrieveError> {
  return send<AlbumList, BulkRetrieveError>(client, bulkRetrieveOperation, [], init);
}

const listTracksOperation: Operation = {
  id: "albums.list-tracks",
  method: "GET",
  path: "/albums/{id}/tracks",
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

const listTracksPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
  next: "/next",
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

/** The options of a call of `listTracks`. */
export interface ListTracksInit extends RequestOptions {
  query?: ListTracksQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listTracks`, by status. */
export interface ListTracksResponses extends CommonErrors {
  /** A page of the album's tracks. */
  "200": Answer<TrackSummaryPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** There is no such album. */
  "404": Answer<ErrorBody>;
}

/** The errors of `listTracks`, by the status of the response. */
export type ListTracksError = BadRequestError | NotFoundError<ErrorBody> | CommonError;

/**
 * Get Album's Tracks: Get the tracks of an album, in order.
 *
 * `GET /albums/{id}/tracks`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/albums.yaml#operations.list-tracks` (Assumptions of the team).
 *
 * @param id - Identifier of the album.
 */
export function listTracks(
  client: Client,
  id: CatalogId,
  init?: ListTracksInit,
): PagedCall<TrackSummaryPage, TrackSummary, ListTracksError> {
  return sendPaged<TrackSummaryPage, TrackSummary, ListTracksError>(
    client,
    listTracksOperation,
    listTracksPaging,
    [id],
    init,
  );
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
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/albums.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the album.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Album, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Albums: Get up to 20 albums in one call.
   *
   * `GET /albums`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Limits: At most 20 ids in the query parameter `ids`.
   *
   * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<AlbumList, BulkRetrieveError> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Album's Tracks: Get the tracks of an album, in order.
   *
   * `GET /albums/{id}/tracks`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/albums.yaml#operations.list-tracks` (Assumptions of the team).
   *
   * @param id - Identifier of the album.
   */
  listTracks(
    id: CatalogId,
    init?: ListTracksInit,
  ): PagedCall<TrackSummaryPage, TrackSummary, ListTracksError> {
    return listTracks(this.#client, id, init);
  }
}
