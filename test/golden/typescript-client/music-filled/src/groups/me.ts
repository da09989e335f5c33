// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import { TooManyRequestsError, UnauthorizedError } from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { type OtherApiError, statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import type { User } from "../schemas.js";
import { needsOauthProfileReadProfileEmailOrOauthProfileRead } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";
import { FollowingGroup } from "./me/following.js";
import { SavedAlbumsGroup } from "./me/saved-albums.js";
import { SavedAudiobooksGroup } from "./me/saved-audiobooks.js";
import { SavedEpisodesGroup } from "./me/saved-episodes.js";
import { SavedPlaylistsGroup } from "./me/saved-playlists.js";
import { SavedShowsGroup } from "./me/saved-shows.js";
import { SavedTracksGroup } from "./me/saved-tracks.js";
import { TopItemsGroup } from "./me/top-items.js";

const retrieveOperation: Operation = {
  id: "me.retrieve",
  method: "GET",
  path: "/me",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({ "401": UnauthorizedError, "429": TooManyRequestsError }),
  security: needsOauthProfileReadProfileEmailOrOauthProfileRead,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses extends Omit<CommonErrors, "403"> {
  /** The user's own profile. */
  "200": Answer<User>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = UnauthorizedError | TooManyRequestsError | OtherApiError;

/**
 * Get Own Profile: Get the profile of the user who has signed in.
 *
 * The email address is there only when the token also carries the scope profile-email.
 *
 * `GET /me`
 *
 * Needs `auth.oauth` with the scopes `profile-read` and `profile-email`, or `auth.oauth` with
 * the scope `profile-read`.
 *
 * From `manifest/groups/me.yaml#operations.retrieve` (Assumptions of the team).
 */
export function retrieve(client: Client, init?: RetrieveInit): Call<User, RetrieveError> {
  return send<User, RetrieveError>(client, retrieveOperation, [], init);
}

/**
 * Me (current user)
 *
 * The profile, the library and the taste of the user who has signed in.
 */
export class MeGroup {
  readonly #client: Client;
  /**
   * Saved audiobooks
   *
   * Audiobooks in the user's library.
   */
  readonly savedAudiobooks: SavedAudiobooksGroup;
  /**
   * Saved playlists
   *
   * Playlists that the user owns or has saved.
   */
  readonly savedPlaylists: SavedPlaylistsGroup;
  /**
   * Saved albums
   *
   * Albums in the user's library.
   */
  readonly savedAlbums: SavedAlbumsGroup;
  /**
   * Saved tracks
   *
   * Tracks in the user's library.
   */
  readonly savedTracks: SavedTracksGroup;
  /**
   * Saved episodes
   *
   * Episodes that the user keeps for later.
   */
  readonly savedEpisodes: SavedEpisodesGroup;
  /**
   * Saved shows
   *
   * Shows that the user subscribes to.
   */
  readonly savedShows: SavedShowsGroup;
  /**
   * Top items
   *
   * What the user plays most.
   */
  readonly topItems: TopItemsGroup;
  /**
   * Following
   *
   * Artists and other users that the user follows.
   */
  readonly following: FollowingGroup;

  constructor(client: Client) {
    this.#client = client;
    this.savedAudiobooks = new SavedAudiobooksGroup(client);
    this.savedPlaylists = new SavedPlaylistsGroup(client);
    this.savedAlbums = new SavedAlbumsGroup(client);
    this.savedTracks = new SavedTracksGroup(client);
    this.savedEpisodes = new SavedEpisodesGroup(client);
    this.savedShows = new SavedShowsGroup(client);
    this.topItems = new TopItemsGroup(client);
    this.following = new FollowingGroup(client);
  }

  /**
   * Get Own Profile: Get the profile of the user who has signed in.
   *
   * The email address is there only when the token also carries the scope profile-email.
   *
   * `GET /me`
   *
   * Needs `auth.oauth` with the scopes `profile-read` and `profile-email`, or `auth.oauth` with
   * the scope `profile-read`.
   *
   * From `manifest/groups/me.yaml#operations.retrieve` (Assumptions of the team).
   */
  retrieve(init?: RetrieveInit): Call<User, RetrieveError> {
    return retrieve(this.#client, init);
  }
}
