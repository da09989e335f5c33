// Made by endpoint-manifest (typescript-client) from manifest/groups/audio-features.yaml.
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
import type { AudioFeatures, AudioFeaturesList, CatalogId, ErrorBody } from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const bulkRetrieveOperation: Operation = {
  id: "audio-features.bulk-retrieve",
  method: "GET",
  path: "/audio-features",
  parameters: [{ in: "query", name: "ids", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits({
    of: ["query.ids"],
    maxItems: 100,
    minItems: 1,
    by: "its schema",
  }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the tracks. 1 to 100 items. */
  ids: readonly CatalogId[];
}

/** The options of a call of `bulkRetrieve`. */
export interface BulkRetrieveInit extends RequestOptions {
  query: BulkRetrieveQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `bulkRetrieve`, by status. */
export interface BulkRetrieveResponses extends CommonErrors {
  /** The audio features, in the order asked. */
  "200": Answer<AudioFeaturesList>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `bulkRetrieve`, by the status of the response. */
export type BulkRetrieveError = BadRequestError | CommonError;

/**
 * Get Several Tracks' Audio Features: Get the audio features of up to 100 tracks in one call.
 *
 * `GET /audio-features`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Limits: At most 100 ids in the query parameter `ids`.
 *
 * From `manifest/groups/audio-features.yaml#operations.bulk-retrieve` (Assumptions of the
 * team).
 */
export function bulkRetrieve(
  client: Client,
  init: BulkRetrieveInit,
): Call<AudioFeaturesList, BulkRetrieveError> {
  return send<AudioFeaturesList, BulkRetrieveError>(client, bulkRetrieveOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "audio-features.retrieve",
  method: "GET",
  path: "/audio-features/{id}",
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

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The audio features of the track. */
  "200": Answer<AudioFeatures>;
  /** There is no such track. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError<ErrorBody> | CommonError;

/**
 * Get Track's Audio Features: Get what a track sounds like, in numbers.
 *
 * `GET /audio-features/{id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/audio-features.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the track.
 */
export function retrieve(
  client: Client,
  id: CatalogId,
  init?: RetrieveInit,
): Call<AudioFeatures, RetrieveError> {
  return send<AudioFeatures, RetrieveError>(client, retrieveOperation, [id], init);
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
   * Needs `auth.oauth` (no scope needed).
   *
   * Limits: At most 100 ids in the query parameter `ids`.
   *
   * From `manifest/groups/audio-features.yaml#operations.bulk-retrieve` (Assumptions of the
   * team).
   */
  bulkRetrieve(init: BulkRetrieveInit): Call<AudioFeaturesList, BulkRetrieveError> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Track's Audio Features: Get what a track sounds like, in numbers.
   *
   * `GET /audio-features/{id}`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/audio-features.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the track.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<AudioFeatures, RetrieveError> {
    return retrieve(this.#client, id, init);
  }
}
