// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type AlbumsHandlers, albumsRoutes } from "./groups/albums.js";
import { type ArtistsHandlers, artistsRoutes } from "./groups/artists.js";
import { type AudioAnalysisHandlers, audioAnalysisRoutes } from "./groups/audio-analysis.js";
import { type AudioFeaturesHandlers, audioFeaturesRoutes } from "./groups/audio-features.js";
import { type AudiobooksHandlers, audiobooksRoutes } from "./groups/audiobooks.js";
import { type BrowseHandlers, browseRoutes } from "./groups/browse.js";
import { type ChaptersHandlers, chaptersRoutes } from "./groups/chapters.js";
import { type EpisodesHandlers, episodesRoutes } from "./groups/episodes.js";
import { type MarketsHandlers, marketsRoutes } from "./groups/markets.js";
import { type MeHandlers, meRoutes } from "./groups/me.js";
import { type PlayerHandlers, playerRoutes } from "./groups/player.js";
import { type PlaylistsHandlers, playlistsRoutes } from "./groups/playlists.js";
import { type RecommendationsHandlers, recommendationsRoutes } from "./groups/recommendations.js";
import { type SearchHandlers, searchRoutes } from "./groups/search.js";
import { type ShowsHandlers, showsRoutes } from "./groups/shows.js";
import { type TracksHandlers, tracksRoutes } from "./groups/tracks.js";
import { type UsersHandlers, usersRoutes } from "./groups/users.js";
import type { Authenticator } from "./runtime/authenticate.js";
import type { BearerCredential } from "./runtime/credentials.js";
import type { Partially } from "./runtime/handler.js";
import type { ServerOptions } from "./runtime/options.js";
import type { NotRouted, Service } from "./runtime/route.js";
import { type Server, completeServer, partialServer } from "./runtime/server.js";

/** A handler for every operation that has a route, by group. */
export interface Handlers<Context = unknown> {
  /**
   * Handlers of Albums.
   *
   * Albums, singles and compilations of the catalog.
   */
  readonly albums: AlbumsHandlers<Context>;
  /**
   * Handlers of Artists.
   *
   * Artists of the catalog, and what they have made.
   */
  readonly artists: ArtistsHandlers<Context>;
  /**
   * Handlers of Shows.
   *
   * Podcasts and other shows of the catalog.
   */
  readonly shows: ShowsHandlers<Context>;
  /**
   * Handlers of Episodes.
   *
   * Episodes of the catalog's shows.
   */
  readonly episodes: EpisodesHandlers<Context>;
  /**
   * Handlers of Audiobooks.
   *
   * Audiobooks of the catalog.
   */
  readonly audiobooks: AudiobooksHandlers<Context>;
  /**
   * Handlers of Chapters.
   *
   * Chapters of the catalog's audiobooks.
   */
  readonly chapters: ChaptersHandlers<Context>;
  /**
   * Handlers of Tracks.
   *
   * Tracks of the catalog.
   */
  readonly tracks: TracksHandlers<Context>;
  /**
   * Handlers of Me (current user).
   *
   * The profile, the library and the taste of the user who has signed in.
   */
  readonly me: MeHandlers<Context>;
  /**
   * Handlers of Player.
   *
   * Playback on the user's devices: what is playing, and commands to change it.
   */
  readonly player: PlayerHandlers<Context>;
  /**
   * Handlers of Search.
   *
   * Search of the whole catalog.
   */
  readonly search: SearchHandlers<Context>;
  /**
   * Handlers of Playlists.
   *
   * Lists of tracks and episodes that users put together.
   */
  readonly playlists: PlaylistsHandlers<Context>;
  /**
   * Handlers of Users.
   *
   * What users show of themselves to others.
   */
  readonly users: UsersHandlers<Context>;
  /**
   * Handlers of Browse.
   *
   * What there is to discover in the catalog.
   */
  readonly browse: BrowseHandlers<Context>;
  /**
   * Handlers of Audio Features.
   *
   * What tracks sound like, in numbers.
   */
  readonly audioFeatures: AudioFeaturesHandlers<Context>;
  /**
   * Handlers of Audio Analysis.
   *
   * The structure, the rhythm and the timbre of tracks.
   */
  readonly audioAnalysis: AudioAnalysisHandlers<Context>;
  /**
   * Handlers of Recommendations.
   *
   * Tracks that go with others.
   */
  readonly recommendations: RecommendationsHandlers<Context>;
  /**
   * Handlers of Markets.
   *
   * Countries in which the service is available.
   */
  readonly markets: MarketsHandlers<Context>;
}

/** Hooks that verify credentials, one for each scheme that a route needs. */
export type ServiceAuthenticators<Identity> = {
  /** Tokens of a user who has signed in, or of the application itself for the catalog. */
  readonly oauth: Authenticator<Identity, BearerCredential>;
};

/** Options of a server of this service. */
export type ServiceOptions<Context = undefined, Identity = unknown> = ServerOptions<
  Context,
  Identity,
  { readonly authenticate: ServiceAuthenticators<Identity> }
>;

/** The operations that have no route, and the facts that each lacks. */
export const notRouted: readonly NotRouted[] = [];

/** All parts of a server besides its handlers. */
export const service: Service = {
  title: "Music Catalog and Playback Service",
  routes: {
    albums: albumsRoutes,
    artists: artistsRoutes,
    shows: showsRoutes,
    episodes: episodesRoutes,
    audiobooks: audiobooksRoutes,
    chapters: chaptersRoutes,
    tracks: tracksRoutes,
    me: meRoutes,
    player: playerRoutes,
    search: searchRoutes,
    playlists: playlistsRoutes,
    users: usersRoutes,
    browse: browseRoutes,
    audioFeatures: audioFeaturesRoutes,
    audioAnalysis: audioAnalysisRoutes,
    recommendations: recommendationsRoutes,
    markets: marketsRoutes,
  },
  notRouted,
  schemes: { oauth: { type: "bearer" } },
};

/**
 * Makes a server of the service. It requires a handler for every operation that has a route.
 */
export function createServer<Context = undefined, Identity = unknown>(
  handlers: Handlers<Context>,
  options: ServiceOptions<Context, Identity>,
): Server {
  return completeServer(service, handlers, options);
}

/** Makes a server of some handlers. The other operations answer 501. */
export function createPartialServer<Context = undefined, Identity = unknown>(
  handlers: Partially<Handlers<Context>>,
  options: ServiceOptions<Context, Identity>,
): Server {
  return partialServer(service, handlers, options);
}
