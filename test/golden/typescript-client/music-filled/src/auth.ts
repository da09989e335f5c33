// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type AuthorizationOptions,
  type AuthorizationRequest,
  type CodeExchange,
  authorizationRequest,
  exchangeCode,
} from "./runtime/authorization-code.js";
import { type ClientCredentialsOptions, clientCredentials } from "./runtime/client-credentials.js";
import type { Credential, Secret } from "./runtime/credential.js";
import type { Preset } from "./runtime/preset.js";
import { type RefreshTokenOptions, refreshToken } from "./runtime/refresh-token.js";
import { bearer } from "./runtime/secret.js";
import type { Tokens } from "./runtime/tokens.js";

export type { AuthorizationRequest } from "./runtime/authorization-code.js";
export type { Credential, CredentialContext, Secret, SecretNeed } from "./runtime/credential.js";
export { AuthorizationError, TokenError } from "./runtime/token-error.js";
export type { Tokens } from "./runtime/tokens.js";

/** Credentials by scheme, for the operations that are known to need them. */
export type Auth = {
  /**
   * Tokens of a user who has signed in, or of the application itself for the catalog.
   *
   * A token, or a function that gives one. Also made by `oauth`, `oauthClientCredentials`,
   * `oauthRefreshToken`.
   */
  readonly oauth?: Credential | Secret | undefined;
};

/**
 * An access token that you have.
 *
 * Tokens of a user who has signed in, or of the application itself for the catalog.
 */
export function oauth(token: Secret): Credential {
  return bearer(token);
}

/** Gets a token for the application at the first call, and renews it before it expires. */
export function oauthClientCredentials(
  options: Preset<ClientCredentialsOptions<OauthScope>, "tokenUrl">,
): Credential {
  return clientCredentials({ tokenUrl: "https://accounts.music.example/api/token", ...options });
}

/** Returns the URL where a user signs in, and the data to keep until the user comes back. */
export function oauthAuthorizationRequest(
  options: Preset<AuthorizationOptions<OauthScope>, "authorizationUrl">,
): Promise<AuthorizationRequest> {
  return authorizationRequest({
    authorizationUrl: "https://accounts.music.example/authorize",
    ...options,
  });
}

/**
 * Exchanges the code of a user who came back for tokens.
 *
 * Give them to `oauthRefreshToken`.
 */
export function oauthExchangeCode(options: Preset<CodeExchange, "tokenUrl">): Promise<Tokens> {
  return exchangeCode({ tokenUrl: "https://accounts.music.example/api/token", ...options });
}

/** Uses the tokens of a user who signed in, and renews them before they expire. */
export function oauthRefreshToken(options: Preset<RefreshTokenOptions, "tokenUrl">): Credential {
  return refreshToken({ tokenUrl: "https://accounts.music.example/api/token", ...options });
}

/**
 * The permissions that a token may carry.
 *
 * - `library-read`: See what you have saved.
 * - `library-modify`: Save and remove things for you.
 * - `playlist-read-private`: See your private playlists.
 * - `playlist-modify-public`: Change your public playlists.
 * - `playlist-modify-private`: Change your private playlists.
 * - `playback-read`: See what is playing on your devices.
 * - `playback-modify`: Control playback on your devices.
 * - `profile-read`: See your country and your subscription.
 * - `profile-email`: See your email address.
 * - `history-read`: See what you have played lately.
 * - `top-read`: See what you play most.
 * - `follow-read`: See whom you follow.
 * - `follow-modify`: Follow and unfollow for you.
 * - `images-upload`: Upload covers for your playlists.
 */
export type OauthScope =
  | "library-read"
  | "library-modify"
  | "playlist-read-private"
  | "playlist-modify-public"
  | "playlist-modify-private"
  | "playback-read"
  | "playback-modify"
  | "profile-read"
  | "profile-email"
  | "history-read"
  | "top-read"
  | "follow-read"
  | "follow-modify"
  | "images-upload";

/** The scopes that operations are known to need, by their ids. */
export const oauthOperationScopes: Readonly<
  Record<
    | "me.retrieve"
    | "me.saved-audiobooks.list"
    | "me.saved-audiobooks.save"
    | "me.saved-audiobooks.remove"
    | "me.saved-audiobooks.check"
    | "me.saved-playlists.list"
    | "me.saved-playlists.save"
    | "me.saved-playlists.remove"
    | "me.saved-playlists.check"
    | "me.saved-albums.list"
    | "me.saved-albums.save"
    | "me.saved-albums.remove"
    | "me.saved-albums.check"
    | "me.saved-tracks.list"
    | "me.saved-tracks.save"
    | "me.saved-tracks.remove"
    | "me.saved-tracks.check"
    | "me.saved-episodes.list"
    | "me.saved-episodes.save"
    | "me.saved-episodes.remove"
    | "me.saved-episodes.check"
    | "me.saved-shows.list"
    | "me.saved-shows.save"
    | "me.saved-shows.remove"
    | "me.saved-shows.check"
    | "me.top-items.list-top-tracks"
    | "me.top-items.list-top-artists"
    | "me.following.bulk-retrieve"
    | "me.following.follow"
    | "me.following.unfollow"
    | "me.following.check"
    | "player.get-state"
    | "player.transfer"
    | "player.get-devices"
    | "player.get-currently-playing"
    | "player.start-playback"
    | "player.pause-playback"
    | "player.skip-next"
    | "player.skip-previous"
    | "player.seek-to-position"
    | "player.set-repeat-mode"
    | "player.set-volume"
    | "player.toggle-shuffle"
    | "player.list-recently-played"
    | "player.queue.get"
    | "player.queue.add"
    | "playlists.retrieve"
    | "playlists.update"
    | "playlists.tracks.list"
    | "playlists.tracks.add"
    | "playlists.tracks.update"
    | "playlists.tracks.remove"
    | "playlists.followers.follow"
    | "playlists.followers.unfollow"
    | "playlists.followers.check"
    | "playlists.images.update"
    | "users.playlists.list"
    | "users.playlists.create",
    readonly OauthScope[]
  >
> = {
  "me.retrieve": ["profile-read", "profile-email"],
  "me.saved-audiobooks.list": ["library-read"],
  "me.saved-audiobooks.save": ["library-modify"],
  "me.saved-audiobooks.remove": ["library-modify"],
  "me.saved-audiobooks.check": ["library-read"],
  "me.saved-playlists.list": ["playlist-read-private"],
  "me.saved-playlists.save": ["playlist-modify-private"],
  "me.saved-playlists.remove": ["playlist-modify-private"],
  "me.saved-playlists.check": ["playlist-read-private"],
  "me.saved-albums.list": ["library-read"],
  "me.saved-albums.save": ["library-modify"],
  "me.saved-albums.remove": ["library-modify"],
  "me.saved-albums.check": ["library-read"],
  "me.saved-tracks.list": ["library-read"],
  "me.saved-tracks.save": ["library-modify"],
  "me.saved-tracks.remove": ["library-modify"],
  "me.saved-tracks.check": ["library-read"],
  "me.saved-episodes.list": ["library-read"],
  "me.saved-episodes.save": ["library-modify"],
  "me.saved-episodes.remove": ["library-modify"],
  "me.saved-episodes.check": ["library-read"],
  "me.saved-shows.list": ["library-read"],
  "me.saved-shows.save": ["library-modify"],
  "me.saved-shows.remove": ["library-modify"],
  "me.saved-shows.check": ["library-read"],
  "me.top-items.list-top-tracks": ["top-read"],
  "me.top-items.list-top-artists": ["top-read"],
  "me.following.bulk-retrieve": ["follow-read"],
  "me.following.follow": ["follow-modify"],
  "me.following.unfollow": ["follow-modify"],
  "me.following.check": ["follow-read"],
  "player.get-state": ["playback-read"],
  "player.transfer": ["playback-modify"],
  "player.get-devices": ["playback-read"],
  "player.get-currently-playing": ["playback-read"],
  "player.start-playback": ["playback-modify"],
  "player.pause-playback": ["playback-modify"],
  "player.skip-next": ["playback-modify"],
  "player.skip-previous": ["playback-modify"],
  "player.seek-to-position": ["playback-modify"],
  "player.set-repeat-mode": ["playback-modify"],
  "player.set-volume": ["playback-modify"],
  "player.toggle-shuffle": ["playback-modify"],
  "player.list-recently-played": ["history-read"],
  "player.queue.get": ["playback-read"],
  "player.queue.add": ["playback-modify"],
  "playlists.retrieve": ["playlist-read-private"],
  "playlists.update": ["playlist-modify-public"],
  "playlists.tracks.list": ["playlist-read-private"],
  "playlists.tracks.add": ["playlist-modify-public"],
  "playlists.tracks.update": ["playlist-modify-public"],
  "playlists.tracks.remove": ["playlist-modify-public"],
  "playlists.followers.follow": ["playlist-modify-public"],
  "playlists.followers.unfollow": ["playlist-modify-public"],
  "playlists.followers.check": ["playlist-read-private"],
  "playlists.images.update": ["images-upload", "playlist-modify-public"],
  "users.playlists.list": ["playlist-read-private"],
  "users.playlists.create": ["playlist-modify-public"],
};
