// Made by endpoint-manifest (typescript-server) from manifest/groups/recommendations.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
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
import type { ServiceHeaders } from "../service-headers.js";
import {
  integer,
  maxItems,
  maximum,
  minItems,
  minimum,
} from "../typescript-client/schema-checks.js";
import { array, looseObject, number, optional, refer } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  catalogId as catalogIdValidator,
  errorBody as errorBodyValidator,
  genre as genreValidator,
  genreList as genreListValidator,
  market as marketValidator,
  mode as modeValidator,
  recommendation as recommendationValidator,
  timeSignature as timeSignatureValidator,
} from "../validators.js";

const getRoute: Route = {
  id: "recommendations.get",
  method: "GET",
  path: "/recommendations",
  parameters: [
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "market", value: "text" },
    { in: "query", name: "seed_artists", style: "form", explode: false, value: { items: "text" } },
    { in: "query", name: "seed_genres", style: "form", explode: false, value: { items: "text" } },
    { in: "query", name: "seed_tracks", style: "form", explode: false, value: { items: "text" } },
    { in: "query", name: "min_acousticness", value: "number" },
    { in: "query", name: "max_acousticness", value: "number" },
    { in: "query", name: "target_acousticness", value: "number" },
    { in: "query", name: "min_danceability", value: "number" },
    { in: "query", name: "max_danceability", value: "number" },
    { in: "query", name: "target_danceability", value: "number" },
    { in: "query", name: "min_duration_ms", value: "number" },
    { in: "query", name: "max_duration_ms", value: "number" },
    { in: "query", name: "target_duration_ms", value: "number" },
    { in: "query", name: "min_energy", value: "number" },
    { in: "query", name: "max_energy", value: "number" },
    { in: "query", name: "target_energy", value: "number" },
    { in: "query", name: "min_instrumentalness", value: "number" },
    { in: "query", name: "max_instrumentalness", value: "number" },
    { in: "query", name: "target_instrumentalness", value: "number" },
    { in: "query", name: "min_key", value: "number" },
    { in: "query", name: "max_key", value: "number" },
    { in: "query", name: "target_key", value: "number" },
    { in: "query", name: "min_liveness", value: "number" },
    { in: "query", name: "max_liveness", value: "number" },
    { in: "query", name: "target_liveness", value: "number" },
    { in: "query", name: "min_loudness", value: "number" },
    { in: "query", name: "max_loudness", value: "number" },
    { in: "query", name: "target_loudness", value: "number" },
    { in: "query", name: "min_mode", value: "number" },
    { in: "query", name: "max_mode", value: "number" },
    { in: "query", name: "target_mode", value: "number" },
    { in: "query", name: "min_popularity", value: "number" },
    { in: "query", name: "max_popularity", value: "number" },
    { in: "query", name: "target_popularity", value: "number" },
    { in: "query", name: "min_speechiness", value: "number" },
    { in: "query", name: "max_speechiness", value: "number" },
    { in: "query", name: "target_speechiness", value: "number" },
    { in: "query", name: "min_tempo", value: "number" },
    { in: "query", name: "max_tempo", value: "number" },
    { in: "query", name: "target_tempo", value: "number" },
    { in: "query", name: "min_time_signature", value: "number" },
    { in: "query", name: "max_time_signature", value: "number" },
    { in: "query", name: "target_time_signature", value: "number" },
    { in: "query", name: "min_valence", value: "number" },
    { in: "query", name: "max_valence", value: "number" },
    { in: "query", name: "target_valence", value: "number" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  limits: [
    {
      of: ["query.seed_artists", "query.seed_genres", "query.seed_tracks"],
      maxItems: 5,
      by: "At most 5 seeds together.",
    },
  ],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(100))),
        market: optional(refer(marketValidator)),
        seed_artists: optional(array(refer(catalogIdValidator), minItems(1), maxItems(5))),
        seed_genres: optional(array(refer(genreValidator), minItems(1), maxItems(5))),
        seed_tracks: optional(array(refer(catalogIdValidator), minItems(1), maxItems(5))),
        min_acousticness: optional(number(minimum(0), maximum(1))),
        max_acousticness: optional(number(minimum(0), maximum(1))),
        target_acousticness: optional(number(minimum(0), maximum(1))),
        min_danceability: optional(number(minimum(0), maximum(1))),
        max_danceability: optional(number(minimum(0), maximum(1))),
        target_danceability: optional(number(minimum(0), maximum(1))),
        min_duration_ms: optional(number(integer(), minimum(0))),
        max_duration_ms: optional(number(integer(), minimum(0))),
        target_duration_ms: optional(number(integer(), minimum(0))),
        min_energy: optional(number(minimum(0), maximum(1))),
        max_energy: optional(number(minimum(0), maximum(1))),
        target_energy: optional(number(minimum(0), maximum(1))),
        min_instrumentalness: optional(number(minimum(0), maximum(1))),
        max_instrumentalness: optional(number(minimum(0), maximum(1))),
        target_instrumentalness: optional(number(minimum(0), maximum(1))),
        min_key: optional(number(integer(), minimum(0), maximum(11))),
        max_key: optional(number(integer(), minimum(0), maximum(11))),
        target_key: optional(number(integer(), minimum(0), maximum(11))),
        min_liveness: optional(number(minimum(0), maximum(1))),
        max_liveness: optional(number(minimum(0), maximum(1))),
        target_liveness: optional(number(minimum(0), maximum(1))),
        min_loudness: optional(number(minimum(-60), maximum(0))),
        max_loudness: optional(number(minimum(-60), maximum(0))),
        target_loudness: optional(number(minimum(-60), maximum(0))),
        min_mode: optional(refer(modeValidator)),
        max_mode: optional(refer(modeValidator)),
        target_mode: optional(refer(modeValidator)),
        min_popularity: optional(number(integer(), minimum(0), maximum(100))),
        max_popularity: optional(number(integer(), minimum(0), maximum(100))),
        target_popularity: optional(number(integer(), minimum(0), maximum(100))),
        min_speechiness: optional(number(minimum(0), maximum(1))),
        max_speechiness: optional(number(minimum(0), maximum(1))),
        target_speechiness: optional(number(minimum(0), maximum(1))),
        min_tempo: optional(number(minimum(0))),
        max_tempo: optional(number(minimum(0))),
        target_tempo: optional(number(minimum(0))),
        min_time_signature: optional(refer(timeSignatureValidator)),
        max_time_signature: optional(refer(timeSignatureValidator)),
        target_time_signature: optional(refer(timeSignatureValidator)),
        min_valence: optional(number(minimum(0), maximum(1))),
        max_valence: optional(number(minimum(0), maximum(1))),
        target_valence: optional(number(minimum(0), maximum(1))),
      }),
    ),
    replies: {
      "200": { "application/json": recommendationValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `get`. */
export interface GetQuery {
  /**
   * How many tracks to choose at most. Integer, 1 to 100.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
  /** Country in which the content has to be available. */
  readonly market?: Market;
  /** Artists to start from. 1 to 5 items. */
  readonly seed_artists?: readonly CatalogId[];
  /** Genres to start from. 1 to 5 items. */
  readonly seed_genres?: readonly Genre[];
  /** Tracks to start from. 1 to 5 items. */
  readonly seed_tracks?: readonly CatalogId[];
  /** Lowest acousticness. 0 to 1. */
  readonly min_acousticness?: number;
  /** Highest acousticness. 0 to 1. */
  readonly max_acousticness?: number;
  /** Preferred acousticness. 0 to 1. */
  readonly target_acousticness?: number;
  /** Lowest danceability. 0 to 1. */
  readonly min_danceability?: number;
  /** Highest danceability. 0 to 1. */
  readonly max_danceability?: number;
  /** Preferred danceability. 0 to 1. */
  readonly target_danceability?: number;
  /** Shortest length in milliseconds. Integer, at least 0. */
  readonly min_duration_ms?: number;
  /** Longest length in milliseconds. Integer, at least 0. */
  readonly max_duration_ms?: number;
  /** Preferred length in milliseconds. Integer, at least 0. */
  readonly target_duration_ms?: number;
  /** Lowest energy. 0 to 1. */
  readonly min_energy?: number;
  /** Highest energy. 0 to 1. */
  readonly max_energy?: number;
  /** Preferred energy. 0 to 1. */
  readonly target_energy?: number;
  /** Lowest instrumentalness. 0 to 1. */
  readonly min_instrumentalness?: number;
  /** Highest instrumentalness. 0 to 1. */
  readonly max_instrumentalness?: number;
  /** Preferred instrumentalness. 0 to 1. */
  readonly target_instrumentalness?: number;
  /** Lowest key. Integer, 0 to 11. */
  readonly min_key?: number;
  /** Highest key. Integer, 0 to 11. */
  readonly max_key?: number;
  /** Preferred key. Integer, 0 to 11. */
  readonly target_key?: number;
  /** Lowest liveness. 0 to 1. */
  readonly min_liveness?: number;
  /** Highest liveness. 0 to 1. */
  readonly max_liveness?: number;
  /** Preferred liveness. 0 to 1. */
  readonly target_liveness?: number;
  /** Lowest loudness in decibels. -60 to 0. */
  readonly min_loudness?: number;
  /** Highest loudness in decibels. -60 to 0. */
  readonly max_loudness?: number;
  /** Preferred loudness in decibels. -60 to 0. */
  readonly target_loudness?: number;
  /** Lowest mode. */
  readonly min_mode?: Mode;
  /** Highest mode. */
  readonly max_mode?: Mode;
  /** Preferred mode. */
  readonly target_mode?: Mode;
  /** Lowest popularity. Integer, 0 to 100. */
  readonly min_popularity?: number;
  /** Highest popularity. Integer, 0 to 100. */
  readonly max_popularity?: number;
  /** Preferred popularity. Integer, 0 to 100. */
  readonly target_popularity?: number;
  /** Lowest speechiness. 0 to 1. */
  readonly min_speechiness?: number;
  /** Highest speechiness. 0 to 1. */
  readonly max_speechiness?: number;
  /** Preferred speechiness. 0 to 1. */
  readonly target_speechiness?: number;
  /** Slowest tempo in beats per minute. At least 0. */
  readonly min_tempo?: number;
  /** Fastest tempo in beats per minute. At least 0. */
  readonly max_tempo?: number;
  /** Preferred tempo in beats per minute. At least 0. */
  readonly target_tempo?: number;
  /** Lowest time signature. */
  readonly min_time_signature?: TimeSignature;
  /** Highest time signature. */
  readonly max_time_signature?: TimeSignature;
  /** Preferred time signature. */
  readonly target_time_signature?: TimeSignature;
  /** Lowest valence. 0 to 1. */
  readonly min_valence?: number;
  /** Highest valence. 0 to 1. */
  readonly max_valence?: number;
  /** Preferred valence. 0 to 1. */
  readonly target_valence?: number;
}

/** The request that the handler of `get` gets. */
export interface GetRequest extends HandlerRequest {
  readonly query: GetQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `get` may return. */
export type GetReply = Reply<200, Recommendation> | Reply<400, ErrorBody> | CommonReply;

const listAvailableGenreSeedsRoute: Route = {
  id: "recommendations.list-available-genre-seeds",
  method: "GET",
  path: "/recommendations/available-genre-seeds",
  parameters: [
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [{ status: "200", content: ["application/json"] }, ...commonReplies],
  security: [{ oauth: [] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: { replies: { "200": { "application/json": genreListValidator }, ...commonReplyRules } },
};

/** The request that the handler of `listAvailableGenreSeeds` gets. */
export interface ListAvailableGenreSeedsRequest extends HandlerRequest {
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listAvailableGenreSeeds` may return. */
export type ListAvailableGenreSeedsReply = Reply<200, GenreList> | CommonReply;

/**
 * Handlers of Recommendations.
 *
 * Tracks that go with others.
 */
export interface RecommendationsHandlers<Context = unknown> {
  /**
   * Get Recommendations: Get tracks that go with some artists, genres and tracks.
   *
   * At least one seed is needed, and at most five are taken. A minimum or a maximum leaves
   * tracks out; a target puts those first that come closest to it.
   *
   * `GET /recommendations`
   *
   * From `manifest/groups/recommendations.yaml#operations.get` (Assumptions of the team).
   */
  readonly get: Handler<GetRequest, GetReply, Context>;
  /**
   * Get Available Genre Seeds: Get the genres that recommendations can start from.
   *
   * `GET /recommendations/available-genre-seeds`
   *
   * From `manifest/groups/recommendations.yaml#operations.list-available-genre-seeds`
   * (Assumptions of the team).
   */
  readonly listAvailableGenreSeeds: Handler<
    ListAvailableGenreSeedsRequest,
    ListAvailableGenreSeedsReply,
    Context
  >;
}

/** The routes of `recommendations`. */
export const recommendationsRoutes: RouteTree = {
  get: getRoute,
  listAvailableGenreSeeds: listAvailableGenreSeedsRoute,
};
