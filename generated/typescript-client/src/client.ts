// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

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
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/**
 * A client of Music Catalog and Playback Service.
 *
 * The service is an HTTP API, addressed at {base_url}, for a music and spoken-audio platform.
 * It is organised into groups of operations.
 */
export class MusicCatalog extends BaseClient<MusicCatalog> {
  /** Albums */
  readonly albums: AlbumsGroup = new AlbumsGroup();
  /** Artists */
  readonly artists: ArtistsGroup = new ArtistsGroup(this);
  /** Shows */
  readonly shows: ShowsGroup = new ShowsGroup(this);
  /** Episodes */
  readonly episodes: EpisodesGroup = new EpisodesGroup();
  /** Audiobooks */
  readonly audiobooks: AudiobooksGroup = new AudiobooksGroup();
  /** Chapters */
  readonly chapters: ChaptersGroup = new ChaptersGroup();
  /** Tracks */
  readonly tracks: TracksGroup = new TracksGroup();
  /** Me (current user) */
  readonly me: MeGroup = new MeGroup();
  /** Player */
  readonly player: PlayerGroup = new PlayerGroup();
  /** Search */
  readonly search: SearchGroup = new SearchGroup();
  /** Playlists */
  readonly playlists: PlaylistsGroup = new PlaylistsGroup();
  /** Users */
  readonly users: UsersGroup = new UsersGroup();
  /** Browse */
  readonly browse: BrowseGroup = new BrowseGroup(this);
  /** Audio Features */
  readonly audioFeatures: AudioFeaturesGroup = new AudioFeaturesGroup();
  /** Audio Analysis */
  readonly audioAnalysis: AudioAnalysisGroup = new AudioAnalysisGroup();
  /** Recommendations */
  readonly recommendations: RecommendationsGroup = new RecommendationsGroup();
  /** Markets */
  readonly markets: MarketsGroup = new MarketsGroup();

  constructor(options: ClientOptions) {
    super(options, (options) => new MusicCatalog(options));
  }
}
