// Made by endpoint-manifest (typescript-server) from manifest/groups/shows.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const retrieveRoute: Route = {
  id: "shows.retrieve",
  method: "GET",
  path: "/shows/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** identifier of the show */
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
  id: "shows.bulk-retrieve",
  method: "GET",
  path: "/shows",
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

const listEpisodesRoute: Route = {
  id: "shows.list-episodes",
  method: "GET",
  path: "/shows/{id}/episodes",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `listEpisodes`. */
export interface ListEpisodesPath {
  /** identifier of the show */
  readonly id: string;
}

/** The request that the handler of `listEpisodes` gets. */
export interface ListEpisodesRequest extends HandlerRequest {
  readonly path: ListEpisodesPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `listEpisodes` may return. */
export type ListEpisodesReply = AnyReply;

/** Handlers of Shows. */
export interface ShowsHandlers<Context = unknown> {
  /**
   * Get Show: single show
   *
   * `GET /shows/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/shows.yaml#operations.retrieve` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Several Shows: several shows in one call
   *
   * `GET /shows`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Get Show Episodes: episodes of the show
   *
   * `GET /shows/{id}/episodes`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/shows.yaml#operations.list-episodes` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly listEpisodes: Handler<ListEpisodesRequest, ListEpisodesReply, Context>;
}

/** The routes of `shows`. */
export const showsRoutes: RouteTree = {
  retrieve: retrieveRoute,
  bulkRetrieve: bulkRetrieveRoute,
  listEpisodes: listEpisodesRoute,
};
