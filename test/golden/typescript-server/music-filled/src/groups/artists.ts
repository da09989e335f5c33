// Made by endpoint-manifest (typescript-server) from manifest/groups/artists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type {
  AlbumGroup,
  Artist,
  ArtistAlbumPage,
  ArtistList,
  CatalogId,
  ErrorBody,
  Market,
  RelatedArtists,
  TopTracks,
} from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import {
  integer,
  maxItems,
  maximum,
  minItems,
  minimum,
  uniqueItems,
} from "../typescript-client/schema-checks.js";
import { array, looseObject, number, optional, refer } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  albumGroup as albumGroupValidator,
  artist as artistValidator,
  artistAlbumPage as artistAlbumPageValidator,
  artistList as artistListValidator,
  catalogId as catalogIdValidator,
  errorBody as errorBodyValidator,
  market as marketValidator,
  relatedArtists as relatedArtistsValidator,
  topTracks as topTracksValidator,
} from "../validators.js";

const retrieveRoute: Route = {
  id: "artists.retrieve",
  method: "GET",
  path: "/artists/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    replies: {
      "200": { "application/json": artistValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Identifier of the artist. */
  readonly id: CatalogId;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = Reply<200, Artist> | Reply<404, ErrorBody> | CommonReply;

const bulkRetrieveRoute: Route = {
  id: "artists.bulk-retrieve",
  method: "GET",
  path: "/artists",
  parameters: [
    {
      in: "query",
      name: "ids",
      required: true,
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ ids: optional(array(refer(catalogIdValidator), minItems(1), maxItems(50))) }),
    ),
    replies: {
      "200": { "application/json": artistListValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the artists. 1 to 50 items. */
  readonly ids: readonly CatalogId[];
}

/** The request that the handler of `bulkRetrieve` gets. */
export interface BulkRetrieveRequest extends HandlerRequest {
  readonly query: BulkRetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `bulkRetrieve` may return. */
export type BulkRetrieveReply = Reply<200, ArtistList> | Reply<400, ErrorBody> | CommonReply;

const listAlbumsRoute: Route = {
  id: "artists.list-albums",
  method: "GET",
  path: "/artists/{id}/albums",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    {
      in: "query",
      name: "include_groups",
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        include_groups: optional(array(refer(albumGroupValidator), minItems(1), uniqueItems())),
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
        market: optional(refer(marketValidator)),
      }),
    ),
    replies: {
      "200": { "application/json": artistAlbumPageValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `listAlbums`. */
export interface ListAlbumsPath {
  /** Identifier of the artist. */
  readonly id: CatalogId;
}

/** The query parameters of `listAlbums`. */
export interface ListAlbumsQuery {
  /**
   * What the artist has to do with the albums; anything when it is left out. At least 1 item.
   * Unique items.
   *
   * @example ["album", "single"]
   */
  readonly include_groups?: readonly AlbumGroup[];
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
  /**
   * How many items to pass over before the page begins. Integer, 0 to 1000.
   *
   * @defaultValue 0
   */
  readonly offset?: number;
  /** Country in which the content has to be available. */
  readonly market?: Market;
}

/** The request that the handler of `listAlbums` gets. */
export interface ListAlbumsRequest extends HandlerRequest {
  readonly path: ListAlbumsPath;
  readonly query: ListAlbumsQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listAlbums` may return. */
export type ListAlbumsReply =
  Reply<200, ArtistAlbumPage> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

const topTracksRoute: Route = {
  id: "artists.top-tracks",
  method: "GET",
  path: "/artists/{id}/top-tracks",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    query: /* @__PURE__ */ validator(() =>
      looseObject({ market: optional(refer(marketValidator)) }),
    ),
    replies: {
      "200": { "application/json": topTracksValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `topTracks`. */
export interface TopTracksPath {
  /** Identifier of the artist. */
  readonly id: CatalogId;
}

/** The query parameters of `topTracks`. */
export interface TopTracksQuery {
  /** Country in which the content has to be available. */
  readonly market?: Market;
}

/** The request that the handler of `topTracks` gets. */
export interface TopTracksRequest extends HandlerRequest {
  readonly path: TopTracksPath;
  readonly query: TopTracksQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `topTracks` may return. */
export type TopTracksReply = Reply<200, TopTracks> | Reply<404, ErrorBody> | CommonReply;

const listRelatedArtistsRoute: Route = {
  id: "artists.list-related-artists",
  method: "GET",
  path: "/artists/{id}/related-artists",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  deprecated: { since: "2025-11-27", sunset: "2026-11-30", replacement: "/recommendations" },
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    replies: {
      "200": { "application/json": relatedArtistsValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `listRelatedArtists`. */
export interface ListRelatedArtistsPath {
  /** Identifier of the artist. */
  readonly id: CatalogId;
}

/** The request that the handler of `listRelatedArtists` gets. */
export interface ListRelatedArtistsRequest extends HandlerRequest {
  readonly path: ListRelatedArtistsPath;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listRelatedArtists` may return. */
export type ListRelatedArtistsReply =
  Reply<200, RelatedArtists> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Artists.
 *
 * Artists of the catalog, and what they have made.
 */
export interface ArtistsHandlers<Context = unknown> {
  /**
   * Get Artist: Get an artist with genres, pictures and popularity.
   *
   * `GET /artists/{id}`
   *
   * From `manifest/groups/artists.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Several Artists: Get up to 50 artists in one call.
   *
   * `GET /artists`
   *
   * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Get Artist's Albums: Get the albums that an artist has made or appears on.
   *
   * `GET /artists/{id}/albums`
   *
   * From `manifest/groups/artists.yaml#operations.list-albums` (Assumptions of the team).
   */
  readonly listAlbums: Handler<ListAlbumsRequest, ListAlbumsReply, Context>;
  /**
   * Get Artist's Top Tracks: Get the tracks of an artist that are played most.
   *
   * `GET /artists/{id}/top-tracks`
   *
   * From `manifest/groups/artists.yaml#operations.top-tracks` (Assumptions of the team).
   */
  readonly topTracks: Handler<TopTracksRequest, TopTracksReply, Context>;
  /**
   * Get Artist's Related Artists: Get artists whom the same people listen to.
   *
   * `GET /artists/{id}/related-artists`
   *
   * From `manifest/groups/artists.yaml#operations.list-related-artists` (Assumptions of the
   * team).
   *
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `recommendations.get` in its place.
   *   Recommendations take artists as seeds and can be narrowed down.
   */
  readonly listRelatedArtists: Handler<ListRelatedArtistsRequest, ListRelatedArtistsReply, Context>;
}

/** The routes of `artists`. */
export const artistsRoutes: RouteTree = {
  retrieve: retrieveRoute,
  bulkRetrieve: bulkRetrieveRoute,
  listAlbums: listAlbumsRoute,
  topTracks: topTracksRoute,
  listRelatedArtists: listRelatedArtistsRoute,
};
