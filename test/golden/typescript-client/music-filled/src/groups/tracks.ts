// Made by endpoint-manifest (typescript-client) from manifest/groups/tracks.yaml.
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
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import { limits } from "../runtime/limits.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { CatalogId, ErrorBody, Market, Track, TrackList } from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const retrieveOperation: Operation = {
  id: "tracks.retrieve",
  method: "GET",
  path: "/tracks/{id}",
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
  /** The track. */
  "200": Answer<Track>;
  /** There is no such track. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Track: Get a track and the album it comes from.
 *
 * `GET /tracks/{id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/tracks.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the track.
 */
export function retrieve(
  client: Client,
  id: CatalogId,
  init?: RetrieveInit,
): Call<Track, RetrieveError> {
  return send<Track, RetrieveError>(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "tracks.bulk-retrieve",
  method: "GET",
  path: "/tracks",
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
  /** Identifiers of the tracks. 1 to 50 items. */
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
  /** The tracks, in the order asked. */
  "200": Answer<TrackList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `bulkRetrieve`, by the status of the response. */
export type BulkRetrieveError = BadRequestError | CommonError;

/**
 * Get Several Tracks: Get up to 50 tracks in one call.
 *
 * `GET /tracks`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Limits: At most 50 ids in the query parameter `ids`.
 *
 * From `manifest/groups/tracks.yaml#operations.bulk-retrieve` (Assumptions of the team).
 */
export function bulkRetrieve(
  client: Client,
  init: BulkRetrieveInit,
): Call<TrackList, BulkRetrieveError> {
  return send<TrackList, BulkRetrieveError>(client, bulkRetrieveOperation, [], init);
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
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/tracks.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the track.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<Track, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Tracks: Get up to 50 tracks in one call.
   *
   * `GET /tracks`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Limits: At most 50 ids in the query parameter `ids`.
   *
   * From `manifest/groups/tracks.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<TrackList, BulkRetrieveError> {
    return bulkRetrieve(this.#client, init);
  }
}
