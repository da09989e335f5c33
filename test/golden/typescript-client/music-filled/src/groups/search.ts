// Made by endpoint-manifest (typescript-client) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { byOffset } from "../runtime/by-offset.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import { limits } from "../runtime/limits.js";
import {
  type MultiPagedCall,
  type MultiPaging,
  sendMultiPaged,
} from "../runtime/multi-paged-call.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { form } from "../runtime/styles.js";
import type {
  AlbumSummary,
  Artist,
  AudiobookSummary,
  EpisodeSummary,
  ErrorBody,
  Market,
  PlaylistSummary,
  SearchResult,
  SearchType,
  ShowSummary,
  Track,
} from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const queryOperation: Operation = {
  id: "search.query",
  method: "GET",
  path: "/search",
  parameters: [{ in: "query", name: "type", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits(
    { of: ["query.type"], minItems: 1, by: "its schema" },
    { of: ["query.limit"], maximum: 50, by: "limits.pageSize" },
  ),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const queryPaging: MultiPaging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  roots: {
    albums: "/albums",
    artists: "/artists",
    tracks: "/tracks",
    playlists: "/playlists",
    shows: "/shows",
    episodes: "/episodes",
    audiobooks: "/audiobooks",
  },
  items: "/items",
  total: "/total",
  next: "/next",
};

/** The query parameters of `query`. */
export interface QueryQuery {
  /**
   * Words to look for, narrowed by filters such as `artist:`, `album:` and `year:`. 1 to 200
   * characters.
   *
   * @example "ferry artist:harbour year:2020-2025"
   */
  q: string;
  /**
   * What to look for. At least 1 item. Unique items.
   *
   * @example ["album", "track"]
   */
  type: readonly SearchType[];
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
  /** Kind of content that counts as playable although it is hosted elsewhere. */
  include_external?: "audio" | undefined;
}

/** The options of a call of `query`. */
export interface QueryInit extends RequestOptions {
  query: QueryQuery;
  headers?: ServiceHeaders | undefined;
}

/** The items of `query`, by the names of their pages. */
export interface QueryItems {
  albums: AlbumSummary;
  artists: Artist;
  tracks: Track;
  playlists: PlaylistSummary;
  shows: ShowSummary;
  episodes: EpisodeSummary;
  audiobooks: AudiobookSummary;
}

/** The responses of `query`, by status. */
export interface QueryResponses extends CommonErrors {
  /** A page for each kind that was asked for. */
  "200": Answer<SearchResult>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `query`, by the status of the response. */
export type QueryError = BadRequestError | CommonError;

/**
 * Search: Find albums, artists, tracks and more by words.
 *
 * `offset` and `limit` apply to each kind separately.
 *
 * `GET /search`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Several pages in one response, by `query.offset`: `for await` over `.root(name)` of the call
 * gives all items of `albums`, `artists`, `tracks`, `playlists`, `shows`, `episodes`,
 * `audiobooks`.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/search.yaml#operations.query` (Assumptions of the team).
 */
export function query(
  client: Client,
  init: QueryInit,
): MultiPagedCall<SearchResult, QueryItems, QueryError> {
  return sendMultiPaged<SearchResult, QueryItems, QueryError>(
    client,
    queryOperation,
    queryPaging,
    [],
    init,
  );
}

/**
 * Search
 *
 * Search of the whole catalog.
 */
export class SearchGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Search: Find albums, artists, tracks and more by words.
   *
   * `offset` and `limit` apply to each kind separately.
   *
   * `GET /search`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Several pages in one response, by `query.offset`: `for await` over `.root(name)` of the call
   * gives all items of `albums`, `artists`, `tracks`, `playlists`, `shows`, `episodes`,
   * `audiobooks`.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/search.yaml#operations.query` (Assumptions of the team).
   */
  query(init: QueryInit): MultiPagedCall<SearchResult, QueryItems, QueryError> {
    return query(this.#client, init);
  }
}
