// Made by endpoint-manifest (typescript-server) from manifest/groups/artists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const retrieveRoute: Route = {
  id: "artists.retrieve",
  method: "GET",
  path: "/artists/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** identifier of the artist */
  readonly id: string;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = AnyReply;

const bulkRetrieveRoute: Route = {
  id: "artists.bulk-retrieve",
  method: "GET",
  path: "/artists",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `bulkRetrieve` gets. */
export interface BulkRetrieveRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `bulkRetrieve` may return. */
export type BulkRetrieveReply = AnyReply;

const listAlbumsRoute: Route = {
  id: "artists.list-albums",
  method: "GET",
  path: "/artists/{id}/albums",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `listAlbums`. */
export interface ListAlbumsPath {
  /** identifier of the artist */
  readonly id: string;
}

/** The request that the handler of `listAlbums` gets. */
export interface ListAlbumsRequest extends HandlerRequest {
  readonly path: ListAlbumsPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `listAlbums` may return. */
export type ListAlbumsReply = AnyReply;

const topTracksRoute: Route = {
  id: "artists.top-tracks",
  method: "GET",
  path: "/artists/{id}/top-tracks",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `topTracks`. */
export interface TopTracksPath {
  /** identifier of the artist */
  readonly id: string;
}

/** The request that the handler of `topTracks` gets. */
export interface TopTracksRequest extends HandlerRequest {
  readonly path: TopTracksPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `topTracks` may return. */
export type TopTracksReply = AnyReply;

const listRelatedArtistsRoute: Route = {
  id: "artists.list-related-artists",
  method: "GET",
  path: "/artists/{id}/related-artists",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  deprecated: {},
};

/** The path parameters of `listRelatedArtists`. */
export interface ListRelatedArtistsPath {
  /** identifier of the artist */
  readonly id: string;
}

/** The request that the handler of `listRelatedArtists` gets. */
export interface ListRelatedArtistsRequest extends HandlerRequest {
  readonly path: ListRelatedArtistsPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `listRelatedArtists` may return. */
export type ListRelatedArtistsReply = AnyReply;

/** Handlers of Artists. */
export interface ArtistsHandlers<Context = unknown> {
  /**
   * Get Artist: single artist
   *
   * `GET /artists/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.retrieve` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Several Artists: several artists in one call
   *
   * `GET /artists`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Get Artist's Albums: albums of the artist
   *
   * `GET /artists/{id}/albums`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.list-albums` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly listAlbums: Handler<ListAlbumsRequest, ListAlbumsReply, Context>;
  /**
   * Get Artist's Top Tracks: top tracks of the artist
   *
   * `GET /artists/{id}/top-tracks`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.top-tracks` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly topTracks: Handler<TopTracksRequest, TopTracksReply, Context>;
  /**
   * Get Artist's Related Artists
   *
   * `GET /artists/{id}/related-artists`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.list-related-artists` (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
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
