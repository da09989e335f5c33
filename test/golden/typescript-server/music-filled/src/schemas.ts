// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * An album with the first page of its tracks.
 *
 * From `manifest/schemas/album.yaml#schemas.album` (Assumptions of the team).
 */
export interface Album extends AlbumSummary {
  tracks: TrackSummaryPage;
  /** Copyright statements of the album. */
  copyrights: Copyright[];
  external_ids: ExternalIds;
  /**
   * Always empty; take the genres of the artists.
   *
   * @deprecated
   */
  genres?: string[];
  /**
   * The label that published the album.
   *
   * @example "Northern Quay Records"
   */
  label: string;
  popularity: Popularity;
}

/**
 * An album without its tracks.
 *
 * From `manifest/schemas/album.yaml#schemas.album-summary` (Assumptions of the team).
 */
export interface AlbumSummary {
  /** Identifier of the album. */
  id: CatalogId;
  /**
   * URI of the album. Format: `uri`.
   *
   * @example "music:album:3hWqZr8NfLkV5bYc2TxJpD"
   */
  uri: string;
  /**
   * Where the album can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/albums/3hWqZr8NfLkV5bYc2TxJpD"
   */
  href: string;
  type: "album";
  /**
   * Name of the album.
   *
   * @example "Slow Water"
   */
  name: string;
  album_type: AlbumType;
  /** The artists of the album, the main one first. */
  artists: ArtistSummary[];
  /** The cover in several sizes, the widest first. */
  images: Image[];
  release_date: ReleaseDate;
  release_date_precision: ReleaseDatePrecision;
  /**
   * Number of tracks. Integer, at least 1.
   *
   * @example 11
   */
  total_tracks: number;
  /**
   * Countries in which at least one track can be played.
   *
   * @example ["DE", "NO", "SE"]
   */
  available_markets: Market[];
  external_urls: ExternalUrls;
  restrictions?: Restrictions;
}

/**
 * Kind of a release; further kinds may come.
 *
 * From `manifest/schemas/album.yaml#schemas.album-type` (Assumptions of the team).
 */
export type AlbumType = "album" | "single" | "compilation" | (string & {});

/**
 * Albums in the order asked.
 *
 * From `manifest/schemas/album.yaml#schemas.album-list` (Assumptions of the team).
 */
export interface AlbumList {
  /** The albums; null stands for one that does not exist. */
  albums: (Album | null)[];
}

/**
 * A page of albums.
 *
 * From `manifest/schemas/album.yaml#schemas.album-page` (Assumptions of the team).
 */
export interface AlbumPage extends Page {
  items: AlbumSummary[];
}

/**
 * Albums that have just come out.
 *
 * From `manifest/schemas/album.yaml#schemas.new-releases` (Assumptions of the team).
 */
export interface NewReleases {
  albums: AlbumPage;
}

/**
 * An album, and what an artist has to do with it.
 *
 * From `manifest/schemas/album.yaml#schemas.artist-album` (Assumptions of the team).
 */
export interface ArtistAlbum extends AlbumSummary {
  album_group: AlbumGroup;
}

/**
 * What an artist has to do with an album.
 *
 * From `manifest/schemas/album.yaml#schemas.album-group` (Assumptions of the team).
 */
export type AlbumGroup = "album" | "single" | "compilation" | "appears_on";

/**
 * A page of an artist's albums.
 *
 * From `manifest/schemas/album.yaml#schemas.artist-album-page` (Assumptions of the team).
 */
export interface ArtistAlbumPage extends Page {
  items: ArtistAlbum[];
}

/**
 * An artist or a band.
 *
 * From `manifest/schemas/artist.yaml#schemas.artist` (Assumptions of the team).
 */
export interface Artist extends ArtistSummary {
  followers: Followers;
  /**
   * Genres that the artist is known for, the closest first.
   *
   * @example ["chamber folk", "nordic pop"]
   */
  genres: string[];
  /** Pictures of the artist, the widest first. */
  images: Image[];
  popularity: Popularity;
}

/**
 * The name of an artist, and where to learn more.
 *
 * From `manifest/schemas/artist.yaml#schemas.artist-summary` (Assumptions of the team).
 */
export interface ArtistSummary {
  /**
   * Identifier of the artist.
   *
   * @example "5nRb8LwTjHx4cQe7VkZy2M"
   */
  id: CatalogId;
  /**
   * URI of the artist. Format: `uri`.
   *
   * @example "music:artist:5nRb8LwTjHx4cQe7VkZy2M"
   */
  uri: string;
  /**
   * Where the artist can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/artists/5nRb8LwTjHx4cQe7VkZy2M"
   */
  href: string;
  type: "artist";
  /**
   * Name of the artist.
   *
   * @example "Harbour Lights"
   */
  name: string;
  external_urls: ExternalUrls;
}

/**
 * Artists in the order asked.
 *
 * From `manifest/schemas/artist.yaml#schemas.artist-list` (Assumptions of the team).
 */
export interface ArtistList {
  /** The artists; null stands for one that does not exist. */
  artists: (Artist | null)[];
}

/**
 * Artists whom the same people listen to.
 *
 * From `manifest/schemas/artist.yaml#schemas.related-artists` (Assumptions of the team).
 */
export interface RelatedArtists {
  /** The artists, the closest first. At most 20 items. */
  artists: Artist[];
}

/**
 * A page of artists.
 *
 * From `manifest/schemas/artist.yaml#schemas.artist-page` (Assumptions of the team).
 */
export interface ArtistPage extends Page {
  items: Artist[];
}

/**
 * A show with the first page of its episodes.
 *
 * From `manifest/schemas/show.yaml#schemas.show` (Assumptions of the team).
 */
export interface Show extends ShowSummary {
  episodes: EpisodePage;
}

/**
 * A show without its episodes.
 *
 * From `manifest/schemas/show.yaml#schemas.show-summary` (Assumptions of the team).
 */
export interface ShowSummary {
  /**
   * Identifier of the show.
   *
   * @example "4yFs6PkDmXa9vUj3BhGt1W"
   */
  id: CatalogId;
  /**
   * URI of the show. Format: `uri`.
   *
   * @example "music:show:4yFs6PkDmXa9vUj3BhGt1W"
   */
  uri: string;
  /**
   * Where the show can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/shows/4yFs6PkDmXa9vUj3BhGt1W"
   */
  href: string;
  type: "show";
  /**
   * Name of the show.
   *
   * @example "Night Signals"
   */
  name: string;
  /**
   * Who publishes the show.
   *
   * @example "Low Tide Audio"
   */
  publisher: string;
  /**
   * What the show is about, in plain text.
   *
   * @example "Stories from those who are awake when others sleep."
   */
  description: string;
  /**
   * What the show is about, with markup. Media type: `text/html`.
   *
   * @example "<p>Stories from those who are awake when others sleep.</p>"
   */
  html_description: string;
  /** Whether some of it is explicit. */
  explicit: boolean;
  /** Whether the audio comes from elsewhere; null when that is not known. */
  is_externally_hosted: boolean | null;
  /**
   * Languages that are spoken in it.
   *
   * @example ["en"]
   */
  languages: Language[];
  /** Whether it is heard, watched, or both. */
  media_type: "audio" | "video" | "mixed";
  /** The cover in several sizes, the widest first. */
  images: Image[];
  /** Copyright statements of the show. */
  copyrights: Copyright[];
  /**
   * Number of episodes. Integer, at least 0.
   *
   * @example 96
   */
  total_episodes: number;
  /**
   * Countries in which the show can be played.
   *
   * @example ["GB", "IE", "US"]
   */
  available_markets: Market[];
  external_urls: ExternalUrls;
}

/**
 * Shows in the order asked.
 *
 * From `manifest/schemas/show.yaml#schemas.show-list` (Assumptions of the team).
 */
export interface ShowList {
  /** The shows; null stands for one that does not exist. */
  shows: (ShowSummary | null)[];
}

/**
 * A page of shows.
 *
 * From `manifest/schemas/show.yaml#schemas.show-page` (Assumptions of the team).
 */
export interface ShowPage extends Page {
  items: ShowSummary[];
}

/**
 * An episode with its show.
 *
 * From `manifest/schemas/episode.yaml#schemas.episode` (Assumptions of the team).
 */
export interface Episode extends EpisodeSummary {
  show: ShowSummary;
}

/**
 * An episode without its show.
 *
 * From `manifest/schemas/episode.yaml#schemas.episode-summary` (Assumptions of the team).
 */
export interface EpisodeSummary {
  /**
   * Identifier of the episode.
   *
   * @example "1pGd7YzWfUe5xKo3TqMvJc"
   */
  id: CatalogId;
  /**
   * URI of the episode. Format: `uri`.
   *
   * @example "music:episode:1pGd7YzWfUe5xKo3TqMvJc"
   */
  uri: string;
  /**
   * Where the episode can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/episodes/1pGd7YzWfUe5xKo3TqMvJc"
   */
  href: string;
  type: "episode";
  /**
   * Name of the episode.
   *
   * @example "The Lighthouse Keepers"
   */
  name: string;
  /**
   * What the episode is about, in plain text.
   *
   * @example "Two sisters, one lamp and forty winters."
   */
  description: string;
  /**
   * What the episode is about, with markup. Media type: `text/html`.
   *
   * @example "<p>Two sisters, one lamp and forty winters.</p>"
   */
  html_description: string;
  /**
   * Length in milliseconds. Integer, at least 0.
   *
   * @example 2514000
   */
  duration_ms: number;
  /** Whether some of it is explicit. */
  explicit: boolean;
  /** Whether the audio comes from elsewhere. */
  is_externally_hosted: boolean;
  /** Whether it can be played in the market that was asked for. */
  is_playable: boolean;
  /**
   * The first of the languages.
   *
   * @deprecated
   */
  language?: Language;
  /**
   * Languages that are spoken in it.
   *
   * @example ["en"]
   */
  languages: Language[];
  /** The cover in several sizes, the widest first. */
  images: Image[];
  release_date: ReleaseDate;
  release_date_precision: ReleaseDatePrecision;
  resume_point?: ResumePoint;
  restrictions?: Restrictions;
  external_urls: ExternalUrls;
  /**
   * Always null; previews are no longer made.
   *
   * @deprecated
   */
  audio_preview_url?: string | null;
}

/**
 * Episodes in the order asked.
 *
 * From `manifest/schemas/episode.yaml#schemas.episode-list` (Assumptions of the team).
 */
export interface EpisodeList {
  /** The episodes; null stands for one that does not exist. */
  episodes: (Episode | null)[];
}

/**
 * A page of episodes.
 *
 * From `manifest/schemas/episode.yaml#schemas.episode-page` (Assumptions of the team).
 */
export interface EpisodePage extends Page {
  items: EpisodeSummary[];
}

/**
 * A track or an episode.
 *
 * From `manifest/schemas/episode.yaml#schemas.playable` (Assumptions of the team).
 */
export type Playable = Track | Episode;

/**
 * An audiobook with the first page of its chapters.
 *
 * From `manifest/schemas/audiobook.yaml#schemas.audiobook` (Assumptions of the team).
 */
export interface Audiobook extends AudiobookSummary {
  chapters: ChapterPage;
}

/**
 * An audiobook without its chapters.
 *
 * From `manifest/schemas/audiobook.yaml#schemas.audiobook-summary` (Assumptions of the team).
 */
export interface AudiobookSummary {
  /**
   * Identifier of the audiobook.
   *
   * @example "7cMz2NqLgYw5rXo8TbKv4J"
   */
  id: CatalogId;
  /**
   * URI of the audiobook. Format: `uri`.
   *
   * @example "music:audiobook:7cMz2NqLgYw5rXo8TbKv4J"
   */
  uri: string;
  /**
   * Where the audiobook can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/audiobooks/7cMz2NqLgYw5rXo8TbKv4J"
   */
  href: string;
  type: "audiobook";
  /**
   * Title of the audiobook.
   *
   * @example "The Salt Road"
   */
  name: string;
  /** Who has written the book. */
  authors: Contributor[];
  /** Who reads the book aloud. */
  narrators: Contributor[];
  /**
   * Who publishes the audiobook.
   *
   * @example "Low Tide Audio"
   */
  publisher: string;
  /**
   * Edition of the audiobook.
   *
   * @example "Unabridged"
   */
  edition?: string;
  /**
   * What the book is about, in plain text.
   *
   * @example "A salt trader crosses a country that is about to vanish."
   */
  description: string;
  /**
   * What the book is about, with markup. Media type: `text/html`.
   *
   * @example "<p>A salt trader crosses a country that is about to vanish.</p>"
   */
  html_description: string;
  /** Whether some of it is explicit. */
  explicit: boolean;
  /**
   * Languages in which it is read.
   *
   * @example ["en-GB"]
   */
  languages: Language[];
  /** Always audio. */
  media_type: "audio";
  /** The cover in several sizes, the widest first. */
  images: Image[];
  /** Copyright statements of the audiobook. */
  copyrights: Copyright[];
  /**
   * Number of chapters. Integer, at least 0.
   *
   * @example 32
   */
  total_chapters: number;
  /**
   * Countries in which the audiobook can be played.
   *
   * @example ["GB", "IE", "US"]
   */
  available_markets: Market[];
  external_urls: ExternalUrls;
}

/**
 * Audiobooks in the order asked.
 *
 * From `manifest/schemas/audiobook.yaml#schemas.audiobook-list` (Assumptions of the team).
 */
export interface AudiobookList {
  /** The audiobooks; null stands for one that does not exist. */
  audiobooks: (Audiobook | null)[];
}

/**
 * A page of audiobooks.
 *
 * From `manifest/schemas/audiobook.yaml#schemas.audiobook-page` (Assumptions of the team).
 */
export interface AudiobookPage extends Page {
  items: AudiobookSummary[];
}

/**
 * A chapter with its audiobook.
 *
 * From `manifest/schemas/chapter.yaml#schemas.chapter` (Assumptions of the team).
 */
export interface Chapter extends ChapterSummary {
  audiobook: AudiobookSummary;
}

/**
 * A chapter without its audiobook.
 *
 * From `manifest/schemas/chapter.yaml#schemas.chapter-summary` (Assumptions of the team).
 */
export interface ChapterSummary {
  /**
   * Identifier of the chapter.
   *
   * @example "0dJh9QxSeRf6uWn3ZpCm5L"
   */
  id: CatalogId;
  /**
   * URI of the chapter. Format: `uri`.
   *
   * @example "music:chapter:0dJh9QxSeRf6uWn3ZpCm5L"
   */
  uri: string;
  /**
   * Where the chapter can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/chapters/0dJh9QxSeRf6uWn3ZpCm5L"
   */
  href: string;
  type: "chapter";
  /**
   * Name of the chapter.
   *
   * @example "Low Tide"
   */
  name: string;
  /**
   * Number of the chapter. Integer, at least 0.
   *
   * @example 3
   */
  chapter_number: number;
  /**
   * What the chapter is about, in plain text.
   *
   * @example "The caravan waits for the sea to let it pass."
   */
  description: string;
  /**
   * What the chapter is about, with markup. Media type: `text/html`.
   *
   * @example "<p>The caravan waits for the sea to let it pass.</p>"
   */
  html_description: string;
  /**
   * Length in milliseconds. Integer, at least 0.
   *
   * @example 1386000
   */
  duration_ms: number;
  /** Whether some of it is explicit. */
  explicit: boolean;
  /** Whether it can be played in the market that was asked for. */
  is_playable: boolean;
  /**
   * Languages in which it is read.
   *
   * @example ["en-GB"]
   */
  languages: Language[];
  /** The cover in several sizes, the widest first. */
  images: Image[];
  release_date: ReleaseDate;
  release_date_precision: ReleaseDatePrecision;
  resume_point?: ResumePoint;
  restrictions?: Restrictions;
  /**
   * Countries in which the chapter can be played.
   *
   * @example ["GB", "IE", "US"]
   */
  available_markets: Market[];
  external_urls: ExternalUrls;
  /**
   * Always null; previews are no longer made.
   *
   * @deprecated
   */
  audio_preview_url?: string | null;
}

/**
 * Chapters in the order asked.
 *
 * From `manifest/schemas/chapter.yaml#schemas.chapter-list` (Assumptions of the team).
 */
export interface ChapterList {
  /** The chapters; null stands for one that does not exist. */
  chapters: (Chapter | null)[];
}

/**
 * A page of chapters.
 *
 * From `manifest/schemas/chapter.yaml#schemas.chapter-page` (Assumptions of the team).
 */
export interface ChapterPage extends Page {
  items: ChapterSummary[];
}

/**
 * A track with its album.
 *
 * From `manifest/schemas/track.yaml#schemas.track` (Assumptions of the team).
 */
export interface Track extends TrackSummary {
  album: AlbumSummary;
  external_ids: ExternalIds;
  popularity: Popularity;
}

/**
 * A track without its album.
 *
 * From `manifest/schemas/track.yaml#schemas.track-summary` (Assumptions of the team).
 */
export interface TrackSummary {
  /**
   * Identifier of the track.
   *
   * @example "6tK2mXcVbQ9wRz4LhN0sYa"
   */
  id: CatalogId;
  /**
   * URI of the track. Format: `uri`.
   *
   * @example "music:track:6tK2mXcVbQ9wRz4LhN0sYa"
   */
  uri: string;
  /**
   * Where the track can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/tracks/6tK2mXcVbQ9wRz4LhN0sYa"
   */
  href: string;
  type: "track";
  /**
   * Name of the track.
   *
   * @example "First Ferry"
   */
  name: string;
  /** The artists of the track, the main one first. */
  artists: ArtistSummary[];
  /**
   * Number of the disc. Integer, at least 1.
   *
   * @example 1
   */
  disc_number: number;
  /**
   * Number of the track on its disc. Integer, at least 1.
   *
   * @example 4
   */
  track_number: number;
  /**
   * Length in milliseconds. Integer, at least 0.
   *
   * @example 221400
   */
  duration_ms: number;
  /** Whether the lyrics are explicit. */
  explicit: boolean;
  /** Whether it is a file of the user's own. */
  is_local: boolean;
  /** Whether it can be played in the market that was asked for. */
  is_playable?: boolean;
  linked_from?: LinkedTrack;
  restrictions?: Restrictions;
  /**
   * Countries in which the track can be played.
   *
   * @example ["DE", "NO", "SE"]
   */
  available_markets: Market[];
  external_urls: ExternalUrls;
  /**
   * Always null; previews are no longer made.
   *
   * @deprecated
   */
  preview_url?: string | null;
}

/**
 * The track that was asked for, where another one takes its place in the market.
 *
 * From `manifest/schemas/track.yaml#schemas.linked-track` (Assumptions of the team).
 */
export interface LinkedTrack {
  /** Identifier of the track. */
  id: CatalogId;
  /** URI of the track. Format: `uri`. */
  uri: string;
  /** Where the track can be retrieved. Format: `uri`. */
  href: string;
  type: "track";
}

/**
 * Tracks in the order asked.
 *
 * From `manifest/schemas/track.yaml#schemas.track-list` (Assumptions of the team).
 */
export interface TrackList {
  /** The tracks; null stands for one that does not exist. */
  tracks: (Track | null)[];
}

/**
 * The tracks of an artist that are played most.
 *
 * From `manifest/schemas/track.yaml#schemas.top-tracks` (Assumptions of the team).
 */
export interface TopTracks {
  /** The tracks, the most played first. At most 10 items. */
  tracks: Track[];
}

/**
 * A page of tracks.
 *
 * From `manifest/schemas/track.yaml#schemas.track-page` (Assumptions of the team).
 */
export interface TrackPage extends Page {
  items: Track[];
}

/**
 * A page of an album's tracks.
 *
 * From `manifest/schemas/track.yaml#schemas.track-summary-page` (Assumptions of the team).
 */
export interface TrackSummaryPage extends Page {
  items: TrackSummary[];
}

/**
 * A playlist with the first page of its items.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist` (Assumptions of the team).
 */
export interface Playlist extends PlaylistSummary {
  followers: Followers;
  tracks: PlaylistItemPage;
}

/**
 * A playlist without its items.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-summary` (Assumptions of the team).
 */
export interface PlaylistSummary {
  id: PlaylistId;
  /**
   * URI of the playlist. Format: `uri`.
   *
   * @example "music:playlist:2vVXzJ7rNqTQ1mLdK8sWyB"
   */
  uri: string;
  /**
   * Where the playlist can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/playlists/2vVXzJ7rNqTQ1mLdK8sWyB"
   */
  href: string;
  type: "playlist";
  name: PlaylistName;
  /**
   * What the owner says of it; null when there is nothing. At most 300 characters.
   *
   * @example "For long evenings."
   */
  description: string | null;
  /** Whether others than the owner may change it. */
  collaborative: boolean;
  /** Whether it shows on the owner's profile; null when that is not known. */
  public: boolean | null;
  owner: PublicUser;
  /** The cover in several sizes, the widest first. */
  images: PlaylistImage[];
  external_urls: ExternalUrls;
  snapshot_id: SnapshotId;
  /**
   * Number of tracks and episodes. Integer, at least 0.
   *
   * @example 42
   */
  track_count: number;
  /**
   * Always null; take the colour from the cover.
   *
   * @deprecated
   */
  primary_color?: string | null;
}

/**
 * A page of playlists.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-page` (Assumptions of the team).
 */
export interface PlaylistPage extends Page {
  items: PlaylistSummary[];
}

/**
 * A track or an episode in a playlist.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-item` (Assumptions of the team).
 */
export interface PlaylistItem {
  /**
   * When it was added; null in very old playlists. Format: `date-time`.
   *
   * @example "2026-01-17T20:31:05Z"
   */
  added_at: string | null;
  /** Who added it; null in very old playlists. */
  added_by: PublicUser | null;
  /** Whether it is a file of the user's own. */
  is_local: boolean;
  /** What was added; null once it has left the catalog. */
  item: Playable | null;
}

/**
 * A page of a playlist's items.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-item-page` (Assumptions of the team).
 */
export interface PlaylistItemPage extends Page {
  items: PlaylistItem[];
}

/**
 * Identifier of a playlist.
 *
 * Pattern: `^[0-9A-Za-z]{22}$`.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-id` (Assumptions of the team).
 *
 * @example "2vVXzJ7rNqTQ1mLdK8sWyB"
 */
export type PlaylistId = string;

/**
 * Name of a playlist.
 *
 * 1 to 100 characters.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-name` (Assumptions of the team).
 *
 * @example "Late Trains"
 */
export type PlaylistName = string;

/**
 * The version that a change has made.
 *
 * From `manifest/schemas/playlist.yaml#schemas.snapshot` (Assumptions of the team).
 */
export interface Snapshot {
  snapshot_id: SnapshotId;
}

/**
 * Version of a playlist, for changes that mean exactly this one.
 *
 * Format: `uuid`.
 *
 * From `manifest/schemas/playlist.yaml#schemas.snapshot-id` (Assumptions of the team).
 *
 * @example "0b6f4c1e-52a7-4d0a-9a55-7a1c3f2d9e84"
 */
export type SnapshotId = string;

/**
 * What can be said of a playlist; what is left out stays.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-details` (Assumptions of the team).
 */
export interface PlaylistDetails {
  name?: PlaylistName | undefined;
  /** Text that clients show. At most 300 characters. */
  description?: string | undefined;
  /** Whether it shows on the owner's profile. */
  public?: boolean | undefined;
  /** Whether others may change it. */
  collaborative?: boolean | undefined;
}

/**
 * A playlist to create, public unless it says otherwise.
 *
 * From `manifest/schemas/playlist.yaml#schemas.new-playlist` (Assumptions of the team).
 */
export interface NewPlaylist extends PlaylistDetails {
  name: PlaylistName;
}

/**
 * Items to add to a playlist.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-addition` (Assumptions of the team).
 */
export interface PlaylistAddition {
  uris: PlayableUris;
  /**
   * Position of the first new item, counted from 0; the end when it is left out. Integer, at
   * least 0.
   */
  position?: number | undefined;
}

/**
 * Items to put in the place of all that are there.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-replacement` (Assumptions of the
 * team).
 */
export interface PlaylistReplacement {
  uris: PlayableUris;
}

/**
 * A range of items to move.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-reordering` (Assumptions of the team).
 */
export interface PlaylistReordering {
  /** Position of the first item to move, counted from 0. Integer, at least 0. */
  range_start: number;
  /**
   * Number of items to move. Integer, at least 1.
   *
   * @defaultValue 1
   */
  range_length?: number | undefined;
  /** Position before which they go, counted from 0. Integer, at least 0. */
  insert_before: number;
  snapshot_id?: SnapshotId | undefined;
}

/**
 * Items to remove from a playlist.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist-removal` (Assumptions of the team).
 */
export interface PlaylistRemoval {
  uris: PlayableUris;
  snapshot_id?: SnapshotId | undefined;
}

/**
 * URIs of tracks and episodes.
 *
 * 1 to 100 items.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playable-uris` (Assumptions of the team).
 *
 * @example ["music:track:6tK2mXcVbQ9wRz4LhN0sYa", "music:episode:1pGd7YzWfUe5xKo3TqMvJc"]
 */
export type PlayableUris = readonly PlayableUri[];

/**
 * URI of a track or an episode.
 *
 * Pattern: `^music:(?:track|episode):[0-9A-Za-z]{22}$`.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playable-uri` (Assumptions of the team).
 *
 * @example "music:track:6tK2mXcVbQ9wRz4LhN0sYa"
 */
export type PlayableUri = string;

/**
 * A user, as the user sees it.
 *
 * From `manifest/schemas/user.yaml#schemas.user` (Assumptions of the team).
 */
export interface User extends PublicUser {
  /** Country of the user's account. */
  country: Market;
  /**
   * Address to reach the user; it may not be verified. Format: `email`.
   *
   * @example "nora@music.example"
   */
  email?: string | null;
  product: Subscription;
  explicit_content: ExplicitContentSettings;
  /**
   * Always null; it is kept for old clients. Format: `date`.
   *
   * @deprecated
   */
  birthdate?: string | null;
}

/**
 * A user, as others see it.
 *
 * From `manifest/schemas/user.yaml#schemas.public-user` (Assumptions of the team).
 */
export interface PublicUser {
  id: UserId;
  /**
   * URI of the user. Format: `uri`.
   *
   * @example "music:user:nora-lind"
   */
  uri: string;
  /**
   * Where the profile can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/users/nora-lind"
   */
  href: string;
  type: "user";
  /**
   * Name to show; null when the user has given none. At most 100 characters.
   *
   * @example "Nora Lind"
   */
  display_name: string | null;
  external_urls: ExternalUrls;
  followers?: Followers;
  /** Pictures of the user, the widest first. */
  images?: Image[];
}

/**
 * Identifier of a user.
 *
 * Pattern: `^[a-z0-9][a-z0-9.-]{1,29}$`.
 *
 * From `manifest/schemas/user.yaml#schemas.user-id` (Assumptions of the team).
 *
 * @example "nora-lind"
 */
export type UserId = string;

/**
 * What the user pays for; further kinds may come.
 *
 * From `manifest/schemas/user.yaml#schemas.subscription` (Assumptions of the team).
 */
export type Subscription = "free" | "premium" | "family" | "student" | (string & {});

/**
 * Whether explicit content is played.
 *
 * From `manifest/schemas/user.yaml#schemas.explicit-content-settings` (Assumptions of the
 * team).
 */
export interface ExplicitContentSettings {
  /** Whether explicit content is kept from playing. */
  filter_enabled: boolean;
  /** Whether the user cannot change the filter. */
  filter_locked: boolean;
}

/**
 * A category in which playlists are grouped.
 *
 * From `manifest/schemas/browse-category.yaml#schemas.browse-category` (Assumptions of the
 * team).
 */
export interface BrowseCategory {
  id: CategoryId;
  /**
   * Where the category can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/browse/categories/late-night"
   */
  href: string;
  /**
   * Name of the category in the language asked for.
   *
   * @example "Late Night"
   */
  name: string;
  /** The icon in several sizes, the widest first. */
  icons: Image[];
}

/**
 * Identifier of a browse category.
 *
 * Pattern: `^[a-z0-9]+(?:-[a-z0-9]+)*$`.
 *
 * From `manifest/schemas/browse-category.yaml#schemas.category-id` (Assumptions of the team).
 *
 * @example "late-night"
 */
export type CategoryId = string;

/**
 * Categories to browse.
 *
 * From `manifest/schemas/browse-category.yaml#schemas.category-list` (Assumptions of the
 * team).
 */
export interface CategoryList {
  categories: CategoryPage;
}

/**
 * A page of categories.
 *
 * From `manifest/schemas/browse-category.yaml#schemas.category-page` (Assumptions of the
 * team).
 */
export interface CategoryPage extends NumberedPage {
  items: BrowseCategory[];
}

/**
 * Playlists that belong together.
 *
 * From `manifest/schemas/browse-category.yaml#schemas.playlist-selection` (Assumptions of the
 * team).
 */
export interface PlaylistSelection {
  /**
   * A headline for them.
   *
   * @example "Good evening"
   */
  message: string;
  playlists: PlaylistPage;
}

/**
 * What a track sounds like, in numbers.
 *
 * From `manifest/schemas/audio-features.yaml#schemas.audio-features` (Assumptions of the
 * team).
 */
export interface AudioFeatures {
  /**
   * Identifier of the track.
   *
   * @example "6tK2mXcVbQ9wRz4LhN0sYa"
   */
  id: CatalogId;
  /**
   * URI of the track. Format: `uri`.
   *
   * @example "music:track:6tK2mXcVbQ9wRz4LhN0sYa"
   */
  uri: string;
  type: "audio_features";
  /**
   * Where the track can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/tracks/6tK2mXcVbQ9wRz4LhN0sYa"
   */
  track_href: string;
  /**
   * Where the full analysis can be retrieved. Format: `uri`.
   *
   * @example "https://api.music.example/v1/audio-analysis/6tK2mXcVbQ9wRz4LhN0sYa"
   */
  analysis_url: string;
  /**
   * Length in milliseconds. Integer, at least 0.
   *
   * @example 221400
   */
  duration_ms: number;
  /**
   * How likely it is that the track is acoustic. 0 to 1.
   *
   * @example 0.72
   */
  acousticness: number;
  /**
   * How well one can dance to it. 0 to 1.
   *
   * @example 0.48
   */
  danceability: number;
  /**
   * How intense and lively it feels. 0 to 1.
   *
   * @example 0.39
   */
  energy: number;
  /**
   * How likely it is that nobody sings. 0 to 1.
   *
   * @example 0.05
   */
  instrumentalness: number;
  key: PitchClass;
  /**
   * How likely it is that an audience is heard. 0 to 1.
   *
   * @example 0.11
   */
  liveness: number;
  /**
   * Mean loudness in decibels relative to full scale. -60 to 0.
   *
   * @example -9.6
   */
  loudness: number;
  mode: Mode;
  /**
   * How much of it is spoken. 0 to 1.
   *
   * @example 0.03
   */
  speechiness: number;
  /**
   * Beats per minute. At least 0.
   *
   * @example 96.5
   */
  tempo: number;
  time_signature: TimeSignature;
  /**
   * How cheerful it sounds. 0 to 1.
   *
   * @example 0.34
   */
  valence: number;
}

/**
 * A key in pitch classes, from 0 for C to 11 for B; -1 when none was found.
 *
 * Integer, -1 to 11.
 *
 * From `manifest/schemas/audio-features.yaml#schemas.pitch-class` (Assumptions of the team).
 *
 * @example 2
 */
export type PitchClass = number;

/**
 * 1 for major, 0 for minor.
 *
 * From `manifest/schemas/audio-features.yaml#schemas.mode` (Assumptions of the team).
 */
export type Mode = 0 | 1;

/**
 * Beats in a bar.
 *
 * Integer, 3 to 7.
 *
 * From `manifest/schemas/audio-features.yaml#schemas.time-signature` (Assumptions of the
 * team).
 *
 * @example 4
 */
export type TimeSignature = number;

/**
 * Audio features in the order asked.
 *
 * From `manifest/schemas/audio-features.yaml#schemas.audio-features-list` (Assumptions of the
 * team).
 */
export interface AudioFeaturesList {
  /** The audio features; null stands for a track that does not exist. */
  audio_features: (AudioFeatures | null)[];
}

/**
 * The structure, the rhythm and the timbre of a track over its whole length.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.audio-analysis` (Assumptions of the
 * team).
 */
export interface AudioAnalysis {
  meta: AnalysisMeta;
  track: AnalysedTrack;
  /** The bars, in order. */
  bars: TimeInterval[];
  /** The beats, in order. */
  beats: TimeInterval[];
  /** The shortest pulses that a listener can feel, in order. */
  tatums: TimeInterval[];
  /** Parts such as a verse, a chorus or a solo, in order. */
  sections: AnalysisSection[];
  /** Sounds that are nearly even in themselves, in order. */
  segments: AnalysisSegment[];
}

/**
 * How the analysis was made.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.analysis-meta` (Assumptions of the team).
 */
export interface AnalysisMeta {
  /**
   * Version of the program that made it. Pattern: `^[0-9]+(?:\.[0-9]+){2}$`.
   *
   * @example "4.0.0"
   */
  analyzer_version: string;
  /**
   * When it was made. Format: `date-time`.
   *
   * @example "2025-09-14T03:12:45Z"
   */
  analyzed_at: string;
  /**
   * How long it took in seconds. At least 0.
   *
   * @example 6.93
   */
  duration_seconds: number;
}

/**
 * The track as a whole.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.analysed-track` (Assumptions of the
 * team).
 */
export interface AnalysedTrack {
  /**
   * Length in seconds. At least 0.
   *
   * @example 221.4
   */
  duration: number;
  /**
   * Samples per second that were analysed. Integer, at least 1.
   *
   * @example 22050
   */
  sample_rate: number;
  /**
   * Mean loudness in decibels relative to full scale.
   *
   * @example -9.6
   */
  loudness: number;
  loudness_range: LoudnessRange;
  /**
   * Beats per minute. At least 0.
   *
   * @example 96.5
   */
  tempo: number;
  tempo_confidence: Confidence;
  key: PitchClass;
  key_confidence: Confidence;
  mode: Mode;
  mode_confidence: Confidence;
  time_signature: TimeSignature;
  time_signature_confidence: Confidence;
  /**
   * Seconds from the start to the end of the fade-in; 0 when there is none. At least 0.
   *
   * @example 0.4
   */
  end_of_fade_in: number;
  /**
   * Seconds from the start to the fade-out; the length when there is none. At least 0.
   *
   * @example 214.9
   */
  start_of_fade_out: number;
}

/**
 * Loudness of the quietest and of the loudest moment, in decibels.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.loudness-range` (Assumptions of the
 * team).
 *
 * @example [-31.2, -4.8]
 */
export type LoudnessRange = [number, number];

/**
 * How reliable a value is.
 *
 * 0 to 1.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.confidence` (Assumptions of the team).
 *
 * @example 0.87
 */
export type Confidence = number;

/**
 * A stretch of a track.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.time-interval` (Assumptions of the team).
 */
export interface TimeInterval {
  /**
   * Seconds from the start of the track. At least 0.
   *
   * @example 12.417
   */
  start: number;
  /**
   * Length in seconds. At least 0.
   *
   * @example 0.622
   */
  duration: number;
  confidence: Confidence;
}

/**
 * A part of a track with a character of its own.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.analysis-section` (Assumptions of the
 * team).
 */
export interface AnalysisSection extends TimeInterval {
  /**
   * Mean loudness in decibels.
   *
   * @example -11.3
   */
  loudness: number;
  /**
   * Beats per minute. At least 0.
   *
   * @example 97.1
   */
  tempo: number;
  key: PitchClass;
  mode: Mode;
  time_signature: TimeSignature;
}

/**
 * A single sound of a track.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.analysis-segment` (Assumptions of the
 * team).
 */
export interface AnalysisSegment extends TimeInterval {
  /**
   * Loudness at the onset, in decibels.
   *
   * @example -23.1
   */
  loudness_start: number;
  /** Peak loudness in decibels. */
  loudness_max: number;
  /**
   * Seconds from the onset to the peak. At least 0.
   *
   * @example 0.06
   */
  loudness_max_time: number;
  pitches: Chroma;
  timbre: Timbre;
}

/**
 * How strong each of the twelve pitch classes is, from C to B, each from 0 to 1.
 *
 * Exactly 12 items.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.chroma` (Assumptions of the team).
 */
export type Chroma = number[];

/**
 * Twelve coefficients of the spectrum, the most telling first.
 *
 * Exactly 12 items.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.timbre` (Assumptions of the team).
 */
export type Timbre = number[];

/**
 * Tracks that go with the seeds.
 *
 * From `manifest/schemas/recommendation.yaml#schemas.recommendation` (Assumptions of the
 * team).
 */
export interface Recommendation {
  /** What the choice was made from. 1 to 5 items. */
  seeds: RecommendationSeed[];
  /** The tracks, the best match first. At most 100 items. */
  tracks: Track[];
}

/**
 * An artist, a genre or a track to choose from, and how much it gave.
 *
 * From `manifest/schemas/recommendation.yaml#schemas.recommendation-seed` (Assumptions of the
 * team).
 */
export interface RecommendationSeed {
  /**
   * Identifier of the artist or track, or the name of the genre.
   *
   * @example "5nRb8LwTjHx4cQe7VkZy2M"
   * @example "nordic-pop"
   */
  id: string;
  /** Kind of the seed. */
  type: "artist" | "genre" | "track";
  /** Where the artist or track can be retrieved; null for a genre. Format: `uri`. */
  href: string | null;
  /**
   * Number of tracks that the seed offered. Integer, at least 0.
   *
   * @example 500
   */
  initial_pool_size: number;
  /**
   * Number of tracks left within the bounds that were asked for. Integer, at least 0.
   *
   * @example 380
   */
  filtered_pool_size: number;
  /**
   * Number of tracks left that can be played in the market. Integer, at least 0.
   *
   * @example 365
   */
  relinked_pool_size: number;
}

/**
 * Name of a genre, in lower case.
 *
 * Pattern: `^[a-z0-9]+(?:-[a-z0-9]+)*$`.
 *
 * From `manifest/schemas/recommendation.yaml#schemas.genre` (Assumptions of the team).
 *
 * @example "nordic-pop"
 */
export type Genre = string;

/**
 * Genres that can be used as seeds.
 *
 * From `manifest/schemas/recommendation.yaml#schemas.genre-list` (Assumptions of the team).
 */
export interface GenreList {
  /** The genres, in alphabetical order. Unique items. */
  genres: Genre[];
}

/**
 * A country, as a code of two letters (ISO 3166-1 alpha-2).
 *
 * Pattern: `^[A-Z]{2}$`.
 *
 * From `manifest/schemas/market.yaml#schemas.market` (Assumptions of the team).
 *
 * @example "SE"
 */
export type Market = string;

/**
 * Countries, in alphabetical order.
 *
 * Unique items.
 *
 * From `manifest/schemas/market.yaml#schemas.market-list` (Assumptions of the team).
 *
 * @example ["DE", "NO", "SE"]
 */
export type MarketList = Market[];

/**
 * A device on which the user can play.
 *
 * From `manifest/schemas/player-device.yaml#schemas.player-device` (Assumptions of the team).
 */
export interface PlayerDevice {
  /** Identifier of the device; null when it cannot be addressed. */
  id: DeviceId | null;
  /**
   * Name that the user knows it by.
   *
   * @example "Kitchen"
   */
  name: string;
  type: DeviceType;
  /** Whether it is the device that plays. */
  is_active: boolean;
  /** Whether plays are kept out of the history. */
  is_private_session: boolean;
  /** Whether it takes no commands. */
  is_restricted: boolean;
  /** Whether its volume can be set. */
  supports_volume: boolean;
  /**
   * Volume in percent of the loudest; null when the device does not tell. Integer, 0 to 100.
   *
   * @example 55
   */
  volume_percent: number | null;
}

/**
 * Identifier of a device.
 *
 * Pattern: `^[0-9a-f]{40}$`.
 *
 * From `manifest/schemas/player-device.yaml#schemas.device-id` (Assumptions of the team).
 *
 * @example "5fbb3ba6aa454b5534c4ba43a8c7e8e45a63ad0e"
 */
export type DeviceId = string;

/**
 * Kind of a device; further kinds may come.
 *
 * From `manifest/schemas/player-device.yaml#schemas.device-type` (Assumptions of the team).
 */
export type DeviceType =
  | "computer"
  | "tablet"
  | "smartphone"
  | "speaker"
  | "tv"
  | "game-console"
  | "automobile"
  | "watch"
  | (string & {});

/**
 * Devices on which the user can play.
 *
 * From `manifest/schemas/player-device.yaml#schemas.device-list` (Assumptions of the team).
 */
export interface DeviceList {
  devices: PlayerDevice[];
}

/**
 * What is playing, and what comes after it.
 *
 * From `manifest/schemas/playback-queue.yaml#schemas.playback-queue` (Assumptions of the
 * team).
 */
export interface PlaybackQueue {
  /** What is playing; null when there is nothing. */
  currently_playing: Playable | null;
  /** What comes next, in order. */
  queue: Playable[];
}

/**
 * The cover of a playlist in one size.
 *
 * From `manifest/schemas/playlist-image.yaml#schemas.playlist-image` (Assumptions of the
 * team).
 */
export interface PlaylistImage extends Image {
  /** Whether a user has uploaded it, or it was made of the covers of the items. */
  origin: "uploaded" | "mosaic";
}

/**
 * How a user follows a playlist.
 *
 * From `manifest/schemas/playlist-follower.yaml#schemas.playlist-follower` (Assumptions of the
 * team).
 */
export interface PlaylistFollower {
  user: PublicUser;
  /**
   * When the user began to follow it. Format: `date-time`.
   *
   * @example "2026-02-03T07:45:00Z"
   */
  followed_at: string;
  /**
   * Whether the playlist shows on the user's profile.
   *
   * @defaultValue true
   */
  public?: boolean;
}

/**
 * `PlaylistFollower` as it is sent.
 *
 * From `manifest/schemas/playlist-follower.yaml#schemas.playlist-follower` (Assumptions of the
 * team).
 */
export interface PlaylistFollowerInput {
  /**
   * Whether the playlist shows on the user's profile.
   *
   * @defaultValue true
   */
  public?: boolean | undefined;
  /**
   * Whether the owner is told.
   *
   * @defaultValue false
   */
  notify_owner?: boolean | undefined;
}

/**
 * What every event carries.
 *
 * From `manifest/schemas/event.yaml#schemas.event-envelope` (Assumptions of the team).
 */
export interface EventEnvelope {
  /**
   * Identifier of the event, the same when it is sent again. Format: `uuid`.
   *
   * @example "5d1f0a3c-8e52-4b6f-9d27-3a4c1be7f602"
   */
  id: string;
  /** Kind of the event. */
  type: string;
  /**
   * When it happened. Format: `date-time`.
   *
   * @example "2026-02-27T18:02:11.480Z"
   */
  occurred_at: string;
}

/**
 * Playback has started, paused, stopped or moved to another device.
 *
 * From `manifest/schemas/event.yaml#schemas.playback-changed-event` (Assumptions of the team).
 */
export interface PlaybackChangedEvent extends EventEnvelope {
  /** Kind of the event. */
  type: "playback-changed";
  user_id: UserId;
  /** The state after the change; null when nothing is playing. */
  playback: Playback | null;
}

/**
 * The details or the items of a playlist have changed.
 *
 * From `manifest/schemas/event.yaml#schemas.playlist-changed-event` (Assumptions of the team).
 */
export interface PlaylistChangedEvent extends EventEnvelope {
  /** Kind of the event. */
  type: "playlist-changed";
  playlist: PlaylistSummary;
}

/**
 * The queue of a user has changed.
 *
 * From `manifest/schemas/event.yaml#schemas.queue-changed-event` (Assumptions of the team).
 */
export interface QueueChangedEvent extends EventEnvelope {
  /** Kind of the event. */
  type: "queue-changed";
  user_id: UserId;
  queue: PlaybackQueue;
}

/**
 * An audiobook in the user's library.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-audiobook` (Assumptions of the team).
 */
export interface SavedAudiobook {
  added_at: AddedAt;
  audiobook: AudiobookSummary;
}

/**
 * A page of saved audiobooks.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-audiobook-page` (Assumptions of the team).
 */
export interface SavedAudiobookPage extends Page {
  items: SavedAudiobook[];
}

/**
 * A playlist in the user's library.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-playlist` (Assumptions of the team).
 */
export interface SavedPlaylist {
  added_at: AddedAt;
  playlist: PlaylistSummary;
}

/**
 * A page of saved playlists and the folders they lie in.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-playlist-page` (Assumptions of the team).
 */
export interface SavedPlaylistPage extends Page {
  items: SavedPlaylist[];
  /** Folders at the top, the same on every page. */
  folders: PlaylistFolder[];
}

/**
 * An album in the user's library.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-album` (Assumptions of the team).
 */
export interface SavedAlbum {
  added_at: AddedAt;
  album: Album;
}

/**
 * A page of saved albums.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-album-page` (Assumptions of the team).
 */
export interface SavedAlbumPage extends Page {
  items: SavedAlbum[];
}

/**
 * A track in the user's library.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-track` (Assumptions of the team).
 */
export interface SavedTrack {
  added_at: AddedAt;
  track: Track;
}

/**
 * A page of saved tracks.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-track-page` (Assumptions of the team).
 */
export interface SavedTrackPage extends Page {
  items: SavedTrack[];
}

/**
 * An episode in the user's library.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-episode` (Assumptions of the team).
 */
export interface SavedEpisode {
  added_at: AddedAt;
  episode: Episode;
}

/**
 * A page of saved episodes.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-episode-page` (Assumptions of the team).
 */
export interface SavedEpisodePage extends Page {
  items: SavedEpisode[];
}

/**
 * A show in the user's library.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-show` (Assumptions of the team).
 */
export interface SavedShow {
  added_at: AddedAt;
  show: ShowSummary;
}

/**
 * A page of saved shows.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-show-page` (Assumptions of the team).
 */
export interface SavedShowPage extends Page {
  items: SavedShow[];
}

/**
 * When it was saved.
 *
 * Format: `date-time`.
 *
 * From `manifest/schemas/library.yaml#schemas.added-at` (Assumptions of the team).
 *
 * @example "2026-01-17T20:31:05Z"
 */
export type AddedAt = string;

/**
 * A folder of playlists, which may hold further folders.
 *
 * From `manifest/schemas/library.yaml#schemas.playlist-folder` (Assumptions of the team).
 */
export interface PlaylistFolder {
  /** Identifier of the folder. Format: `uuid`. */
  id: string;
  /**
   * Name that the user has given it. 1 to 100 characters.
   *
   * @example "Travelling"
   */
  name: string;
  /** The playlists that lie in it, in the user's order. */
  playlist_ids: PlaylistId[];
  /** The folders that lie in it, in the user's order. */
  folders: PlaylistFolder[];
}

/**
 * Identifiers of things of one kind.
 *
 * 1 to 50 items. Unique items.
 *
 * From `manifest/schemas/library.yaml#schemas.library-ids` (Assumptions of the team).
 *
 * @example ["3hWqZr8NfLkV5bYc2TxJpD", "6tK2mXcVbQ9wRz4LhN0sYa"]
 */
export type LibraryIds = readonly CatalogId[];

/**
 * Identifiers in a body.
 *
 * From `manifest/schemas/library.yaml#schemas.library-selection` (Assumptions of the team).
 */
export interface LibrarySelection {
  ids: LibraryIds;
}

/**
 * Tracks to save, now or as of another time.
 *
 * At least 1 property.
 *
 * From `manifest/schemas/library.yaml#schemas.saved-track-selection` (Assumptions of the
 * team).
 */
export interface SavedTrackSelection {
  ids?: LibraryIds | undefined;
  /** Tracks with the time to save them under, which orders the library. 1 to 50 items. */
  timestamped_ids?: readonly TimestampedId[] | undefined;
}

/**
 * A track, and when it counts as saved.
 *
 * From `manifest/schemas/library.yaml#schemas.timestamped-id` (Assumptions of the team).
 */
export interface TimestampedId {
  id: CatalogId;
  /**
   * When the track counts as saved. Format: `date-time`.
   *
   * @example "2026-01-17T20:31:05Z"
   */
  added_at: string;
}

/**
 * Whether each of some identifiers is a member, in the order asked.
 *
 * From `manifest/schemas/library.yaml#schemas.membership` (Assumptions of the team).
 *
 * @example [true, false]
 */
export type Membership = boolean[];

/**
 * Identifiers of artists or of users.
 *
 * 1 to 50 items. Unique items.
 *
 * From `manifest/schemas/library.yaml#schemas.follow-ids` (Assumptions of the team).
 *
 * @example ["5nRb8LwTjHx4cQe7VkZy2M"]
 * @example ["nora-lind"]
 */
export type FollowIds = readonly (CatalogId | UserId)[];

/**
 * Identifiers of artists or of users in a body.
 *
 * From `manifest/schemas/library.yaml#schemas.follow-selection` (Assumptions of the team).
 */
export interface FollowSelection {
  ids: FollowIds;
}

/**
 * Artists that the user follows.
 *
 * From `manifest/schemas/library.yaml#schemas.followed-artists` (Assumptions of the team).
 */
export interface FollowedArtists {
  artists: FollowedArtistPage;
}

/**
 * A page of followed artists.
 *
 * From `manifest/schemas/library.yaml#schemas.followed-artist-page` (Assumptions of the team).
 */
export interface FollowedArtistPage extends CursorPage {
  items: Artist[];
}

/**
 * A span of time: about four weeks, about six months, or a year.
 *
 * From `manifest/schemas/library.yaml#schemas.time-range` (Assumptions of the team).
 *
 * @defaultValue "medium_term"
 */
export type TimeRange = "short_term" | "medium_term" | "long_term";

/**
 * A page of a list, found by its offset.
 *
 * From `manifest/schemas/paging.yaml#schemas.page` (Assumptions of the team).
 */
export interface Page {
  /** Where this page can be retrieved. Format: `uri`. */
  href: string;
  /**
   * How many items a page holds at most. Integer, at least 1.
   *
   * @example 20
   */
  limit: number;
  /** Where the next page can be retrieved; null on the last one. Format: `uri`. */
  next: string | null;
  /**
   * How many items come before this page. Integer, at least 0.
   *
   * @example 0
   */
  offset: number;
  /** Where the page before can be retrieved; null on the first one. Format: `uri`. */
  previous: string | null;
  /**
   * How many items the whole list holds. Integer, at least 0.
   *
   * @example 137
   */
  total: number;
}

/**
 * A page of a list, found by its number.
 *
 * From `manifest/schemas/paging.yaml#schemas.numbered-page` (Assumptions of the team).
 */
export interface NumberedPage {
  /** Where this page can be retrieved. Format: `uri`. */
  href: string;
  /**
   * How many items a page holds at most. Integer, at least 1.
   *
   * @example 20
   */
  limit: number;
  /** Where the next page can be retrieved; null on the last one. Format: `uri`. */
  next: string | null;
  /**
   * Number of this page. Integer, at least 1.
   *
   * @example 1
   */
  page: number;
  /** Where the page before can be retrieved; null on the first one. Format: `uri`. */
  previous: string | null;
  /**
   * How many items the whole list holds. Integer, at least 0.
   *
   * @example 44
   */
  total: number;
}

/**
 * A page of a list, found by a cursor.
 *
 * From `manifest/schemas/paging.yaml#schemas.cursor-page` (Assumptions of the team).
 */
export interface CursorPage {
  /** Where this page can be retrieved. Format: `uri`. */
  href: string;
  /**
   * How many items a page holds at most. Integer, at least 1.
   *
   * @example 20
   */
  limit: number;
  /** Where the next page can be retrieved; null on the last one. Format: `uri`. */
  next: string | null;
  cursors: Cursors;
  /** How many items the whole list holds. Integer, at least 0. */
  total?: number;
}

/**
 * Where a page lies in its list.
 *
 * From `manifest/schemas/paging.yaml#schemas.cursors` (Assumptions of the team).
 */
export interface Cursors {
  /**
   * Cursor of the next page; null on the last one.
   *
   * @example "1772215331480"
   */
  after: string | null;
  /** Cursor of the page before. */
  before?: string | null;
}

/**
 * What is playing, on which device, and how.
 *
 * From `manifest/schemas/playback.yaml#schemas.playback` (Assumptions of the team).
 */
export interface Playback extends CurrentlyPlaying {
  device: PlayerDevice;
  repeat_state: RepeatMode;
  /** Whether the order is random. */
  shuffle_state: boolean;
}

/**
 * The track or episode that is playing.
 *
 * From `manifest/schemas/playback.yaml#schemas.currently-playing` (Assumptions of the team).
 */
export interface CurrentlyPlaying {
  /**
   * When this was so, in milliseconds since 1970. Integer, at least 0. Format: `int64`.
   *
   * @example 1767225600000
   */
  timestamp: number;
  /** What it is played from; null when it stands by itself. */
  context: PlaybackContext | null;
  /**
   * Milliseconds from the start of the item; null between two items. Integer, at least 0.
   *
   * @example 64250
   */
  progress_ms: number | null;
  /** What is playing; null during advertisements. */
  item: Playable | null;
  /** Kind of what is playing. */
  currently_playing_type: "track" | "episode" | "advertisement" | "unknown";
  /** Whether it plays; false when it is paused. */
  is_playing: boolean;
  actions: PlaybackActions;
}

/**
 * What an item is played from.
 *
 * From `manifest/schemas/playback.yaml#schemas.playback-context` (Assumptions of the team).
 */
export interface PlaybackContext {
  /** Kind of the context; further kinds may come. */
  type: "album" | "artist" | "playlist" | "show" | "audiobook" | "collection" | (string & {});
  /**
   * URI of the context. Format: `uri`.
   *
   * @example "music:playlist:2vVXzJ7rNqTQ1mLdK8sWyB"
   */
  uri: string;
  /** Where the context can be retrieved. Format: `uri`. */
  href: string;
  external_urls: ExternalUrls;
}

/**
 * What the player takes at the moment.
 *
 * From `manifest/schemas/playback.yaml#schemas.playback-actions` (Assumptions of the team).
 */
export interface PlaybackActions {
  /**
   * Actions that are refused now; those that are not listed are taken.
   *
   * @example { "resuming": true, "skipping_previous": true }
   */
  disallows: {
    pausing?: boolean;
    resuming?: boolean;
    seeking?: boolean;
    skipping_next?: boolean;
    skipping_previous?: boolean;
    toggling_repeat?: boolean;
    toggling_shuffle?: boolean;
    transferring?: boolean;
  };
}

/**
 * What is played again at its end.
 *
 * From `manifest/schemas/playback.yaml#schemas.repeat-mode` (Assumptions of the team).
 */
export type RepeatMode = "off" | "track" | "context";

/**
 * What to play; a context such as an album, or items one by one.
 *
 * From `manifest/schemas/playback.yaml#schemas.playback-start` (Assumptions of the team).
 */
export interface PlaybackStart {
  /**
   * URI of the album, artist, playlist or show to play. Format: `uri`.
   *
   * @example "music:album:3hWqZr8NfLkV5bYc2TxJpD"
   */
  context_uri?: string | undefined;
  uris?: PlayableUris | undefined;
  offset?: PlaybackOffset | undefined;
  /**
   * Milliseconds from the start of the first item. Integer, at least 0.
   *
   * @defaultValue 0
   */
  position_ms?: number | undefined;
}

/**
 * Where in a context to begin, by position or by item.
 *
 * From `manifest/schemas/playback.yaml#schemas.playback-offset` (Assumptions of the team).
 */
export type PlaybackOffset =
  | {
      /** Position of the item, counted from 0. Integer, at least 0. */
      position: number;
    }
  | {
      /** URI of the item. Format: `uri`. */
      uri: string;
    };

/**
 * A device to play on from now on.
 *
 * From `manifest/schemas/playback.yaml#schemas.playback-transfer` (Assumptions of the team).
 */
export interface PlaybackTransfer {
  /** Identifier of the device, the only one in the list. Exactly 1 item. */
  device_ids: readonly DeviceId[];
  /**
   * Whether playback starts there; false keeps it as it is.
   *
   * @defaultValue false
   */
  play?: boolean | undefined;
}

/**
 * Why the player has not done what was asked.
 *
 * From `manifest/schemas/playback.yaml#schemas.player-error` (Assumptions of the team).
 */
export interface PlayerError {
  /** What went wrong. */
  error: {
    /**
     * The status of the answer. Integer.
     *
     * @example 404
     */
    status: number;
    /**
     * The cause, for people.
     *
     * @example "No device is active."
     */
    message: string;
    /** The cause, for programs; further causes may come. */
    reason:
      | "no-active-device"
      | "device-not-found"
      | "device-restricted"
      | "item-not-found"
      | (string & {});
  };
}

/**
 * One play of a track.
 *
 * From `manifest/schemas/playback.yaml#schemas.play-history` (Assumptions of the team).
 */
export interface PlayHistory {
  track: Track;
  /**
   * When the play ended. Format: `date-time`.
   *
   * @example "2026-02-27T18:02:11.480Z"
   */
  played_at: string;
  /** What it was played from; null when it stood by itself. */
  context: PlaybackContext | null;
}

/**
 * A page of plays.
 *
 * From `manifest/schemas/playback.yaml#schemas.play-history-page` (Assumptions of the team).
 */
export interface PlayHistoryPage extends CursorPage {
  items: PlayHistory[];
}

/**
 * What was found, a page for each kind that was asked for.
 *
 * From `manifest/schemas/search.yaml#schemas.search-result` (Assumptions of the team).
 */
export interface SearchResult {
  albums?: AlbumPage;
  artists?: ArtistPage;
  tracks?: TrackPage;
  playlists?: PlaylistPage;
  shows?: ShowPage;
  episodes?: EpisodePage;
  audiobooks?: AudiobookPage;
}

/**
 * A kind of thing that can be found.
 *
 * From `manifest/schemas/search.yaml#schemas.search-type` (Assumptions of the team).
 */
export type SearchType =
  "album" | "artist" | "track" | "playlist" | "show" | "episode" | "audiobook";

/**
 * Why a request has failed.
 *
 * From `manifest/schemas/shared.yaml#schemas.error-body` (Assumptions of the team).
 */
export interface ErrorBody {
  /** What went wrong. */
  error: {
    /**
     * The status of the answer. Integer.
     *
     * @example 404
     */
    status: number;
    /**
     * The cause, for people.
     *
     * @example "No such album."
     */
    message: string;
  };
}

/**
 * Identifier of something in the catalog.
 *
 * Pattern: `^[0-9A-Za-z]{22}$`.
 *
 * From `manifest/schemas/shared.yaml#schemas.catalog-id` (Assumptions of the team).
 *
 * @example "3hWqZr8NfLkV5bYc2TxJpD"
 */
export type CatalogId = string;

/**
 * An image in one size.
 *
 * From `manifest/schemas/shared.yaml#schemas.image` (Assumptions of the team).
 */
export interface Image {
  /**
   * Where the image can be downloaded. Format: `uri`.
   *
   * @example "https://images.music.example/9f2c41d07be6a835"
   */
  url: string;
  /**
   * Width in pixels; null when it is not known. Integer, at least 1.
   *
   * @example 640
   */
  width: number | null;
  /**
   * Height in pixels; null when it is not known. Integer, at least 1.
   *
   * @example 640
   */
  height: number | null;
}

/**
 * Web pages about it, by the name of the site.
 *
 * From `manifest/schemas/shared.yaml#schemas.external-urls` (Assumptions of the team).
 *
 * @example { "music": "https://music.example/artist/5nRb8LwTjHx4cQe7VkZy2M" }
 */
export interface ExternalUrls {
  [name: string]: string;
}

/**
 * Identifiers that others use for it, by their kind.
 *
 * From `manifest/schemas/shared.yaml#schemas.external-ids` (Assumptions of the team).
 */
export interface ExternalIds {
  [name: string]: string | undefined;
  /**
   * International Standard Recording Code. Pattern: `^[A-Z]{2}[0-9A-Z]{3}[0-9]{7}$`.
   *
   * @example "SEABC2500417"
   */
  isrc?: string;
  /**
   * International Article Number. Pattern: `^[0-9]{13}$`.
   *
   * @example "7312345678906"
   */
  ean?: string;
  /**
   * Universal Product Code. Pattern: `^[0-9]{12}$`.
   *
   * @example "731234567897"
   */
  upc?: string;
}

/**
 * How many users follow it.
 *
 * From `manifest/schemas/shared.yaml#schemas.followers` (Assumptions of the team).
 */
export interface Followers {
  /**
   * Number of followers. Integer, at least 0.
   *
   * @example 18342
   */
  total: number;
  /**
   * Always null.
   *
   * @deprecated
   */
  href?: null;
}

/**
 * Why it cannot be played.
 *
 * From `manifest/schemas/shared.yaml#schemas.restrictions` (Assumptions of the team).
 */
export interface Restrictions {
  /** The cause; further causes may come. */
  reason: "market" | "product" | "explicit" | (string & {});
}

/**
 * A copyright statement.
 *
 * From `manifest/schemas/shared.yaml#schemas.copyright` (Assumptions of the team).
 */
export interface Copyright {
  /**
   * The statement.
   *
   * @example "2025 Northern Quay Records"
   */
  text: string;
  /** C for the copyright of the work, P for that of the recording. */
  type: "C" | "P";
}

/**
 * A person who has written or read an audiobook.
 *
 * From `manifest/schemas/shared.yaml#schemas.contributor` (Assumptions of the team).
 */
export interface Contributor {
  /**
   * Name of the person.
   *
   * @example "Edith Moran"
   */
  name: string;
}

/**
 * How far the user has listened.
 *
 * From `manifest/schemas/shared.yaml#schemas.resume-point` (Assumptions of the team).
 */
export interface ResumePoint {
  /** Whether the user has listened to the end. */
  fully_played: boolean;
  /**
   * Milliseconds from the start to where the user stopped. Integer, at least 0.
   *
   * @example 734000
   */
  resume_position_ms: number;
}

/**
 * When it came out, as exactly as it is known.
 *
 * Pattern: `^[0-9]{4}(?:-[0-9]{2}(?:-[0-9]{2})?)?$`.
 *
 * From `manifest/schemas/shared.yaml#schemas.release-date` (Assumptions of the team).
 *
 * @example "2025-09-12"
 * @example "1983"
 */
export type ReleaseDate = string;

/**
 * How exactly the release date is known.
 *
 * From `manifest/schemas/shared.yaml#schemas.release-date-precision` (Assumptions of the
 * team).
 */
export type ReleaseDatePrecision = "year" | "month" | "day";

/**
 * A language tag (BCP 47).
 *
 * Pattern: `^[A-Za-z]{2,3}(?:-[0-9A-Za-z]{2,8})*$`.
 *
 * From `manifest/schemas/shared.yaml#schemas.language` (Assumptions of the team).
 *
 * @example "en"
 * @example "pt-BR"
 */
export type Language = string;

/**
 * How popular it is at the moment.
 *
 * Integer, 0 to 100.
 *
 * From `manifest/schemas/shared.yaml#schemas.popularity` (Assumptions of the team).
 *
 * @example 61
 */
export type Popularity = number;
