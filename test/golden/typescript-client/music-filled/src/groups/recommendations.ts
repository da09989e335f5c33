// Made by endpoint-manifest (typescript-client) from manifest/groups/recommendations.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonError, type CommonErrors, commonErrors } from "../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
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
import type {
  CatalogId,
  ErrorBody,
  Genre,
  GenreList,
  Market,
  Mode,
  Recommendation,
  TimeSignature,
} from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const getOperation: Operation = {
  id: "recommendations.get",
  method: "GET",
  path: "/recommendations",
  parameters: [
    { in: "query", name: "seed_artists", style: form, explode: false },
    { in: "query", name: "seed_genres", style: form, explode: false },
    { in: "query", name: "seed_tracks", style: form, explode: false },
  ],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits(
    { of: ["query.seed_artists"], maxItems: 5, minItems: 1, by: "its schema" },
    { of: ["query.seed_genres"], maxItems: 5, minItems: 1, by: "its schema" },
    { of: ["query.seed_tracks"], maxItems: 5, minItems: 1, by: "its schema" },
    {
      of: ["query.seed_artists", "query.seed_genres", "query.seed_tracks"],
      maxItems: 5,
      by: "At most 5 seeds together.",
    },
  ),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `get`. */
export interface GetQuery {
  /**
   * How many tracks to choose at most. Integer, 1 to 100.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
  /** Country in which the content has to be available. */
  market?: Market | undefined;
  /** Artists to start from. 1 to 5 items. */
  seed_artists?: readonly CatalogId[] | undefined;
  /** Genres to start from. 1 to 5 items. */
  seed_genres?: readonly Genre[] | undefined;
  /** Tracks to start from. 1 to 5 items. */
  seed_tracks?: readonly CatalogId[] | undefined;
  /** Lowest acousticness. 0 to 1. */
  min_acousticness?: number | undefined;
  /** Highest acousticness. 0 to 1. */
  max_acousticness?: number | undefined;
  /** Preferred acousticness. 0 to 1. */
  target_acousticness?: number | undefined;
  /** Lowest danceability. 0 to 1. */
  min_danceability?: number | undefined;
  /** Highest danceability. 0 to 1. */
  max_danceability?: number | undefined;
  /** Preferred danceability. 0 to 1. */
  target_danceability?: number | undefined;
  /** Shortest length in milliseconds. Integer, at least 0. */
  min_duration_ms?: number | undefined;
  /** Longest length in milliseconds. Integer, at least 0. */
  max_duration_ms?: number | undefined;
  /** Preferred length in milliseconds. Integer, at least 0. */
  target_duration_ms?: number | undefined;
  /** Lowest energy. 0 to 1. */
  min_energy?: number | undefined;
  /** Highest energy. 0 to 1. */
  max_energy?: number | undefined;
  /** Preferred energy. 0 to 1. */
  target_energy?: number | undefined;
  /** Lowest instrumentalness. 0 to 1. */
  min_instrumentalness?: number | undefined;
  /** Highest instrumentalness. 0 to 1. */
  max_instrumentalness?: number | undefined;
  /** Preferred instrumentalness. 0 to 1. */
  target_instrumentalness?: number | undefined;
  /** Lowest key. Integer, 0 to 11. */
  min_key?: number | undefined;
  /** Highest key. Integer, 0 to 11. */
  max_key?: number | undefined;
  /** Preferred key. Integer, 0 to 11. */
  target_key?: number | undefined;
  /** Lowest liveness. 0 to 1. */
  min_liveness?: number | undefined;
  /** Highest liveness. 0 to 1. */
  max_liveness?: number | undefined;
  /** Preferred liveness. 0 to 1. */
  target_liveness?: number | undefined;
  /** Lowest loudness in decibels. -60 to 0. */
  min_loudness?: number | undefined;
  /** Highest loudness in decibels. -60 to 0. */
  max_loudness?: number | undefined;
  /** Preferred loudness in decibels. -60 to 0. */
  target_loudness?: number | undefined;
  /** Lowest mode. */
  min_mode?: Mode | undefined;
  /** Highest mode. */
  max_mode?: Mode | undefined;
  /** Preferred mode. */
  target_mode?: Mode | undefined;
  /** Lowest popularity. Integer, 0 to 100. */
  min_popularity?: number | undefined;
  /** Highest popularity. Integer, 0 to 100. */
  max_popularity?: number | undefined;
  /** Preferred popularity. Integer, 0 to 100. */
  target_popularity?: number | undefined;
  /** Lowest speechiness. 0 to 1. */
  min_speechiness?: number | undefined;
  /** Highest speechiness. 0 to 1. */
  max_speechiness?: number | undefined;
  /** Preferred speechiness. 0 to 1. */
  target_speechiness?: number | undefined;
  /** Slowest tempo in beats per minute. At least 0. */
  min_tempo?: number | undefined;
  /** Fastest tempo in beats per minute. At least 0. */
  max_tempo?: number | undefined;
  /** Preferred tempo in beats per minute. At least 0. */
  target_tempo?: number | undefined;
  /** Lowest time signature. */
  min_time_signature?: TimeSignature | undefined;
  /** Highest time signature. */
  max_time_signature?: TimeSignature | undefined;
  /** Preferred time signature. */
  target_time_signature?: TimeSignature | undefined;
  /** Lowest valence. 0 to 1. */
  min_valence?: number | undefined;
  /** Highest valence. 0 to 1. */
  max_valence?: number | undefined;
  /** Preferred valence. 0 to 1. */
  target_valence?: number | undefined;
}

/** The options of a call of `get`. */
export interface GetInit extends RequestOptions {
  query?: GetQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `get`, by status. */
export interface GetResponses extends CommonErrors {
  /** The tracks, and what they were chosen from. */
  "200": Answer<Recommendation>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `get`, by the status of the response. */
export type GetError = BadRequestError | CommonError;

/**
 * Get Recommendations: Get tracks that go with some artists, genres and tracks.
 *
 * At least one seed is needed, and at most five are taken. A minimum or a maximum leaves
 * tracks out; a target puts those first that come closest to it.
 *
 * `GET /recommendations`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Limits: At least one seed. At most 5 seeds together (at most 5 values in the query
 * parameters `seed_artists`, `seed_genres` and `seed_tracks`, counted together).
 *
 * From `manifest/groups/recommendations.yaml#operations.get` (Assumptions of the team).
 */
export function get(client: Client, init?: GetInit): Call<Recommendation, GetError> {
  return send<Recommendation, GetError>(client, getOperation, [], init);
}

const listAvailableGenreSeedsOperation: Operation = {
  id: "recommendations.list-available-genre-seeds",
  method: "GET",
  path: "/recommendations/available-genre-seeds",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: commonErrors,
  security: needsOauth,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `listAvailableGenreSeeds`. */
export interface ListAvailableGenreSeedsInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listAvailableGenreSeeds`, by status. */
export interface ListAvailableGenreSeedsResponses extends CommonErrors {
  /** The genres. */
  "200": Answer<GenreList>;
}

/** The errors of `listAvailableGenreSeeds`, by the status of the response. */
export type ListAvailableGenreSeedsError = CommonError;

/**
 * Get Available Genre Seeds: Get the genres that recommendations can start from.
 *
 * `GET /recommendations/available-genre-seeds`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * From `manifest/groups/recommendations.yaml#operations.list-available-genre-seeds`
 * (Assumptions of the team).
 */
export function listAvailableGenreSeeds(
  client: Client,
  init?: ListAvailableGenreSeedsInit,
): Call<GenreList, ListAvailableGenreSeedsError> {
  return send<GenreList, ListAvailableGenreSeedsError>(
    client,
    listAvailableGenreSeedsOperation,
    [],
    init,
  );
}

/**
 * Recommendations
 *
 * Tracks that go with others.
 */
export class RecommendationsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Recommendations: Get tracks that go with some artists, genres and tracks.
   *
   * At least one seed is needed, and at most five are taken. A minimum or a maximum leaves
   * tracks out; a target puts those first that come closest to it.
   *
   * `GET /recommendations`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Limits: At least one seed. At most 5 seeds together (at most 5 values in the query
   * parameters `seed_artists`, `seed_genres` and `seed_tracks`, counted together).
   *
   * From `manifest/groups/recommendations.yaml#operations.get` (Assumptions of the team).
   */
  get(init?: GetInit): Call<Recommendation, GetError> {
    return get(this.#client, init);
  }

  /**
   * Get Available Genre Seeds: Get the genres that recommendations can start from.
   *
   * `GET /recommendations/available-genre-seeds`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * From `manifest/groups/recommendations.yaml#operations.list-available-genre-seeds`
   * (Assumptions of the team).
   */
  listAvailableGenreSeeds(
    init?: ListAvailableGenreSeedsInit,
  ): Call<GenreList, ListAvailableGenreSeedsError> {
    return listAvailableGenreSeeds(this.#client, init);
  }
}
