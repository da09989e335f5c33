// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Auth } from "./auth.js";
import { AlbumsGroup } from "./groups/albums.js";
import { ArtistsGroup } from "./groups/artists.js";
import { AudioAnalysisGroup } from "./groups/audio-analysis.js";
import { AudioFeaturesGroup } from "./groups/audio-features.js";
import { AudiobooksGroup } from "./groups/audiobooks.js";
import { BrowseGroup } from "./groups/browse.js";
import { ChaptersGroup } from "./groups/chapters.js";
import { EpisodesGroup } from "./groups/episodes.js";
import { MarketsGroup } from "./groups/markets.js";
import { MeGroup } from "./groups/me.js";
import { PlayerGroup } from "./groups/player.js";
import { PlaylistsGroup } from "./groups/playlists.js";
import { RecommendationsGroup } from "./groups/recommendations.js";
import { SearchGroup } from "./groups/search.js";
import { ShowsGroup } from "./groups/shows.js";
import { TracksGroup } from "./groups/tracks.js";
import { UsersGroup } from "./groups/users.js";
import {
  type BareClient,
  BaseClient,
  type Client,
  type ClientOptions as ClientOptions_,
  createClient as createClient_,
  withOptions as withOptions_,
} from "./runtime/client.js";

/** Options of a client. */
export interface ClientOptions extends ClientOptions_ {
  /**
   * Credentials, sent with the operations that need them. A call's own headers and query
   * parameters win.
   */
  readonly auth?: Auth | undefined;
}

/**
 * Returns a new client of the same kind with other options. Headers, query and credentials are
 * added or replaced by name, and hooks are added. The given client does not change.
 */
export function withOptions<Kind>(client: Client<Kind>, options: Partial<ClientOptions>): Kind {
  return withOptions_(client, options);
}

const defaults: ClientOptions = { baseUrl: "https://api.music.example/v1" };

/** Makes the client that standalone operations take. */
export function createClient(options?: Partial<ClientOptions>): BareClient {
  return createClient_({ ...defaults, ...options });
}

/**
 * A client of Music Catalog and Playback Service.
 *
 * An HTTP API for a music and spoken-audio platform: its catalog, the libraries and playlists
 * of its users, and playback on their devices.
 *
 * Its `headers` go with every request. The service has `Accept-Language`.
 */
export class MusicFilled extends BaseClient<MusicFilled> {
  /**
   * Albums
   *
   * Albums, singles and compilations of the catalog.
   */
  readonly albums: AlbumsGroup = new AlbumsGroup(this);
  /**
   * Artists
   *
   * Artists of the catalog, and what they have made.
   */
  readonly artists: ArtistsGroup = new ArtistsGroup(this);
  /**
   * Shows
   *
   * Podcasts and other shows of the catalog.
   */
  readonly shows: ShowsGroup = new ShowsGroup(this);
  /**
   * Episodes
   *
   * Episodes of the catalog's shows.
   */
  readonly episodes: EpisodesGroup = new EpisodesGroup(this);
  /**
   * Audiobooks
   *
   * Audiobooks of the catalog.
   */
  readonly audiobooks: AudiobooksGroup = new AudiobooksGroup(this);
  /**
   * Chapters
   *
   * Chapters of the catalog's audiobooks.
   */
  readonly chapters: ChaptersGroup = new ChaptersGroup(this);
  /**
   * Tracks
   *
   * Tracks of the catalog.
   */
  readonly tracks: TracksGroup = new TracksGroup(this);
  /**
   * Me (current user)
   *
   * The profile, the library and the taste of the user who has signed in.
   */
  readonly me: MeGroup = new MeGroup(this);
  /**
   * Player
   *
   * Playback on the user's devices: what is playing, and commands to change it.
   */
  readonly player: PlayerGroup = new PlayerGroup(this);
  /**
   * Search
   *
   * Search of the whole catalog.
   */
  readonly search: SearchGroup = new SearchGroup(this);
  /**
   * Playlists
   *
   * Lists of tracks and episodes that users put together.
   */
  readonly playlists: PlaylistsGroup = new PlaylistsGroup(this);
  /**
   * Users
   *
   * What users show of themselves to others.
   */
  readonly users: UsersGroup = new UsersGroup(this);
  /**
   * Browse
   *
   * What there is to discover in the catalog.
   */
  readonly browse: BrowseGroup = new BrowseGroup(this);
  /**
   * Audio Features
   *
   * What tracks sound like, in numbers.
   */
  readonly audioFeatures: AudioFeaturesGroup = new AudioFeaturesGroup(this);
  /**
   * Audio Analysis
   *
   * The structure, the rhythm and the timbre of tracks.
   */
  readonly audioAnalysis: AudioAnalysisGroup = new AudioAnalysisGroup(this);
  /**
   * Recommendations
   *
   * Tracks that go with others.
   */
  readonly recommendations: RecommendationsGroup = new RecommendationsGroup(this);
  /**
   * Markets
   *
   * Countries in which the service is available.
   */
  readonly markets: MarketsGroup = new MarketsGroup(this);

  constructor(options?: Partial<ClientOptions>) {
    super({ ...defaults, ...options }, (options) => new MusicFilled(options));
  }
}
