// Made by endpoint-manifest (typescript-server) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonReply } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { User } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { errorBody as errorBodyValidator, user as userValidator } from "../validators.js";
import { type FollowingHandlers, followingRoutes } from "./me/following.js";
import { type SavedAlbumsHandlers, savedAlbumsRoutes } from "./me/saved-albums.js";
import { type SavedAudiobooksHandlers, savedAudiobooksRoutes } from "./me/saved-audiobooks.js";
import { type SavedEpisodesHandlers, savedEpisodesRoutes } from "./me/saved-episodes.js";
import { type SavedPlaylistsHandlers, savedPlaylistsRoutes } from "./me/saved-playlists.js";
import { type SavedShowsHandlers, savedShowsRoutes } from "./me/saved-shows.js";
import { type SavedTracksHandlers, savedTracksRoutes } from "./me/saved-tracks.js";
import { type TopItemsHandlers, topItemsRoutes } from "./me/top-items.js";

const retrieveRoute: Route = {
  id: "me.retrieve",
  method: "GET",
  path: "/me",
  parameters: [
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "401", content: ["application/json"] },
    { status: "429", content: ["application/json"] },
  ],
  security: [{ oauth: ["profile-read", "profile-email"] }, { oauth: ["profile-read"] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    replies: {
      "200": { "application/json": userValidator },
      "401": { "application/json": errorBodyValidator },
      "429": { "application/json": errorBodyValidator },
    },
  },
};

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = Reply<200, User> | Exclude<CommonReply, { status: 403 }>;

/**
 * Handlers of Me (current user).
 *
 * The profile, the library and the taste of the user who has signed in.
 */
export interface MeHandlers<Context = unknown> {
  /**
   * Get Own Profile: Get the profile of the user who has signed in.
   *
   * The email address is there only when the token also carries the scope profile-email.
   *
   * `GET /me`
   *
   * From `manifest/groups/me.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Handlers of Saved audiobooks.
   *
   * Audiobooks in the user's library.
   */
  readonly savedAudiobooks: SavedAudiobooksHandlers<Context>;
  /**
   * Handlers of Saved playlists.
   *
   * Playlists that the user owns or has saved.
   */
  readonly savedPlaylists: SavedPlaylistsHandlers<Context>;
  /**
   * Handlers of Saved albums.
   *
   * Albums in the user's library.
   */
  readonly savedAlbums: SavedAlbumsHandlers<Context>;
  /**
   * Handlers of Saved tracks.
   *
   * Tracks in the user's library.
   */
  readonly savedTracks: SavedTracksHandlers<Context>;
  /**
   * Handlers of Saved episodes.
   *
   * Episodes that the user keeps for later.
   */
  readonly savedEpisodes: SavedEpisodesHandlers<Context>;
  /**
   * Handlers of Saved shows.
   *
   * Shows that the user subscribes to.
   */
  readonly savedShows: SavedShowsHandlers<Context>;
  /**
   * Handlers of Top items.
   *
   * What the user plays most.
   */
  readonly topItems: TopItemsHandlers<Context>;
  /**
   * Handlers of Following.
   *
   * Artists and other users that the user follows.
   */
  readonly following: FollowingHandlers<Context>;
}

/** The routes of `me`. */
export const meRoutes: RouteTree = {
  retrieve: retrieveRoute,
  savedAudiobooks: savedAudiobooksRoutes,
  savedPlaylists: savedPlaylistsRoutes,
  savedAlbums: savedAlbumsRoutes,
  savedTracks: savedTracksRoutes,
  savedEpisodes: savedEpisodesRoutes,
  savedShows: savedShowsRoutes,
  topItems: topItemsRoutes,
  following: followingRoutes,
};
