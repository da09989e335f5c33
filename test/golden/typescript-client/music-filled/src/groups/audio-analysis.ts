// Made by endpoint-manifest (typescript-client) from manifest/groups/audio-analysis.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  ForbiddenError,
  NotFoundError,
  NotModifiedError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import type { AudioAnalysis, CatalogId, ErrorBody } from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const retrieveOperation: Operation = {
  id: "audio-analysis.retrieve",
  method: "GET",
  path: "/audio-analysis/{id}",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "304": NotModifiedError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The header parameters of `retrieve`. */
export interface RetrieveHeaders extends ServiceHeaders {
  /**
   * Version that the caller has; the answer is 304 while it is the latest.
   *
   * @example "\"4.0.0-9f2c41d0\""
   */
  "If-None-Match"?: string | undefined;
}

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  headers?: RetrieveHeaders | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses extends CommonErrors {
  /** The audio analysis of the track. */
  "200": Answer<
    AudioAnalysis,
    {
      /** Version of the analysis, for conditional requests. */
      ETag: string;
    }
  >;
  /** The caller has the latest version. */
  "304": Answer<undefined>;
  /** There is no such track. */
  "404": Answer<ErrorBody>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotModifiedError | NotFoundError<ErrorBody> | CommonError;

/**
 * Get Track's Audio Analysis: Get the structure, the rhythm and the timbre of a track.
 *
 * An analysis may be larger than 1 MB and changes seldom.
 *
 * `GET /audio-analysis/{id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Limits: At most 30 requests in 1 minute per application.
 *
 * From `manifest/groups/audio-analysis.yaml#operations.retrieve` (Assumptions of the team).
 *
 * @param id - Identifier of the track.
 */
export function retrieve(
  client: Client,
  id: CatalogId,
  init?: RetrieveInit,
): Call<AudioAnalysis, RetrieveError> {
  return send<AudioAnalysis, RetrieveError>(client, retrieveOperation, [id], init);
}

/**
 * Audio Analysis
 *
 * The structure, the rhythm and the timbre of tracks.
 */
export class AudioAnalysisGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Track's Audio Analysis: Get the structure, the rhythm and the timbre of a track.
   *
   * An analysis may be larger than 1 MB and changes seldom.
   *
   * `GET /audio-analysis/{id}`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Limits: At most 30 requests in 1 minute per application.
   *
   * From `manifest/groups/audio-analysis.yaml#operations.retrieve` (Assumptions of the team).
   *
   * @param id - Identifier of the track.
   */
  retrieve(id: CatalogId, init?: RetrieveInit): Call<AudioAnalysis, RetrieveError> {
    return retrieve(this.#client, id, init);
  }
}
