// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import {
  dependentRequired,
  integer,
  maxItems,
  maxLength,
  maximum,
  minItems,
  minLength,
  minProperties,
  minimum,
  pattern,
  propertyNames,
  required,
  uniqueItems,
} from "./runtime/schema-checks.js";
import {
  allOf,
  anyOf,
  array,
  boolean,
  conditional,
  literals,
  looseObject,
  never,
  not,
  nullValue,
  nullable,
  number,
  object,
  optional,
  refer,
  string,
  tuple,
  unknown,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type {
  AddedAt,
  Album,
  AlbumGroup,
  AlbumList,
  AlbumPage,
  AlbumSummary,
  AlbumType,
  AnalysedTrack,
  AnalysisMeta,
  AnalysisSection,
  AnalysisSegment,
  Artist,
  ArtistAlbum,
  ArtistAlbumPage,
  ArtistList,
  ArtistPage,
  ArtistSummary,
  AudioAnalysis,
  AudioFeatures,
  AudioFeaturesList,
  Audiobook,
  AudiobookList,
  AudiobookPage,
  AudiobookSummary,
  BrowseCategory,
  CatalogId,
  CategoryId,
  CategoryList,
  CategoryPage,
  Chapter,
  ChapterList,
  ChapterPage,
  ChapterSummary,
  Chroma,
  Confidence,
  Contributor,
  Copyright,
  CurrentlyPlaying,
  CursorPage,
  Cursors,
  DeviceId,
  DeviceList,
  DeviceType,
  Episode,
  EpisodeList,
  EpisodePage,
  EpisodeSummary,
  ErrorBody,
  EventEnvelope,
  ExplicitContentSettings,
  ExternalIds,
  ExternalUrls,
  FollowIds,
  FollowSelection,
  FollowedArtistPage,
  FollowedArtists,
  Followers,
  Genre,
  GenreList,
  Image,
  Language,
  LibraryIds,
  LibrarySelection,
  LinkedTrack,
  LoudnessRange,
  Market,
  MarketList,
  Membership,
  Mode,
  NewPlaylist,
  NewReleases,
  NumberedPage,
  Page_,
  PitchClass,
  PlayHistory,
  PlayHistoryPage,
  Playable,
  PlayableUri,
  PlayableUris,
  Playback,
  PlaybackActions,
  PlaybackChangedEvent,
  PlaybackContext,
  PlaybackOffset,
  PlaybackQueue,
  PlaybackStart,
  PlaybackTransfer,
  PlayerDevice,
  PlayerError,
  Playlist,
  PlaylistAddition,
  PlaylistChangedEvent,
  PlaylistDetails,
  PlaylistFolder,
  PlaylistFollower,
  PlaylistFollowerInput,
  PlaylistId,
  PlaylistImage,
  PlaylistItem,
  PlaylistItemPage,
  PlaylistName,
  PlaylistPage,
  PlaylistRemoval,
  PlaylistReordering,
  PlaylistReplacement,
  PlaylistSelection,
  PlaylistSummary,
  Popularity,
  PublicUser,
  QueueChangedEvent,
  Recommendation,
  RecommendationSeed,
  RelatedArtists,
  ReleaseDate,
  ReleaseDatePrecision,
  RepeatMode,
  Restrictions,
  ResumePoint,
  SavedAlbum,
  SavedAlbumPage,
  SavedAudiobook,
  SavedAudiobookPage,
  SavedEpisode,
  SavedEpisodePage,
  SavedPlaylist,
  SavedPlaylistPage,
  SavedShow,
  SavedShowPage,
  SavedTrack,
  SavedTrackPage,
  SavedTrackSelection,
  SearchResult,
  SearchType,
  Show,
  ShowList,
  ShowPage,
  ShowSummary,
  Snapshot,
  SnapshotId,
  Subscription,
  Timbre,
  TimeInterval,
  TimeRange,
  TimeSignature,
  TimestampedId,
  TopTracks,
  Track,
  TrackList,
  TrackPage,
  TrackSummary,
  TrackSummaryPage,
  User,
  UserId,
} from "./schemas.js";

/** Checks values of the type `Album`. */
export const album: Validator<Album> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(albumSummary),
    looseObject({
      tracks: refer(trackSummaryPage),
      copyrights: array(refer(copyright)),
      external_ids: refer(externalIds),
      genres: optional(array(string())),
      label: string(),
      popularity: refer(popularity),
    }),
  ),
);

/** Checks values of the type `AlbumSummary`. */
export const albumSummary: Validator<AlbumSummary> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(catalogId),
    uri: string(),
    href: string(),
    type: literals("album"),
    name: string(),
    album_type: refer(albumType),
    artists: array(refer(artistSummary)),
    images: array(refer(image)),
    release_date: refer(releaseDate),
    release_date_precision: refer(releaseDatePrecision),
    total_tracks: number(integer(), minimum(1)),
    available_markets: array(refer(market)),
    external_urls: refer(externalUrls),
    restrictions: optional(refer(restrictions)),
  }),
);

/** Checks values of the type `AlbumType`. */
export const albumType: Validator<AlbumType> = /* @__PURE__ */ validator(() =>
  anyOf(literals("album", "single", "compilation"), string()),
);

/** Checks values of the type `AlbumList`. */
export const albumList: Validator<AlbumList> = /* @__PURE__ */ validator(() =>
  looseObject({ albums: array(nullable(refer(album))) }),
);

/** Checks values of the type `AlbumPage`. */
export const albumPage: Validator<AlbumPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(albumSummary)) })),
);

/** Checks values of the type `NewReleases`. */
export const newReleases: Validator<NewReleases> = /* @__PURE__ */ validator(() =>
  looseObject({ albums: refer(albumPage) }),
);

/** Checks values of the type `ArtistAlbum`. */
export const artistAlbum: Validator<ArtistAlbum> = /* @__PURE__ */ validator(() =>
  allOf(refer(albumSummary), looseObject({ album_group: refer(albumGroup) })),
);

/** Checks values of the type `AlbumGroup`. */
export const albumGroup: Validator<AlbumGroup> = /* @__PURE__ */ validator(() =>
  literals("album", "single", "compilation", "appears_on"),
);

/** Checks values of the type `ArtistAlbumPage`. */
export const artistAlbumPage: Validator<ArtistAlbumPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(artistAlbum)) })),
);

/** Checks values of the type `Artist`. */
export const artist: Validator<Artist> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(artistSummary),
    looseObject({
      followers: refer(followers),
      genres: array(string()),
      images: array(refer(image)),
      popularity: refer(popularity),
    }),
  ),
);

/** Checks values of the type `ArtistSummary`. */
export const artistSummary: Validator<ArtistSummary> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(catalogId),
    uri: string(),
    href: string(),
    type: literals("artist"),
    name: string(),
    external_urls: refer(externalUrls),
  }),
);

/** Checks values of the type `ArtistList`. */
export const artistList: Validator<ArtistList> = /* @__PURE__ */ validator(() =>
  looseObject({ artists: array(nullable(refer(artist))) }),
);

/** Checks values of the type `RelatedArtists`. */
export const relatedArtists: Validator<RelatedArtists> = /* @__PURE__ */ validator(() =>
  looseObject({ artists: array(refer(artist), maxItems(20)) }),
);

/** Checks values of the type `ArtistPage`. */
export const artistPage: Validator<ArtistPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(artist)) })),
);

/** Checks values of the type `Show`. */
export const show: Validator<Show> = /* @__PURE__ */ validator(() =>
  allOf(refer(showSummary), looseObject({ episodes: refer(episodePage) })),
);

/** Checks values of the type `ShowSummary`. */
export const showSummary: Validator<ShowSummary> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(catalogId),
    uri: string(),
    href: string(),
    type: literals("show"),
    name: string(),
    publisher: string(),
    description: string(),
    html_description: string(),
    explicit: boolean(),
    is_externally_hosted: nullable(boolean()),
    languages: array(refer(language)),
    media_type: literals("audio", "video", "mixed"),
    images: array(refer(image)),
    copyrights: array(refer(copyright)),
    total_episodes: number(integer(), minimum(0)),
    available_markets: array(refer(market)),
    external_urls: refer(externalUrls),
  }),
);

/** Checks values of the type `ShowList`. */
export const showList: Validator<ShowList> = /* @__PURE__ */ validator(() =>
  looseObject({ shows: array(nullable(refer(showSummary))) }),
);

/** Checks values of the type `ShowPage`. */
export const showPage: Validator<ShowPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(showSummary)) })),
);

/** Checks values of the type `Episode`. */
export const episode: Validator<Episode> = /* @__PURE__ */ validator(() =>
  allOf(refer(episodeSummary), looseObject({ show: refer(showSummary) })),
);

/** Checks values of the type `EpisodeSummary`. */
export const episodeSummary: Validator<EpisodeSummary> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(catalogId),
    uri: string(),
    href: string(),
    type: literals("episode"),
    name: string(),
    description: string(),
    html_description: string(),
    duration_ms: number(integer(), minimum(0)),
    explicit: boolean(),
    is_externally_hosted: boolean(),
    is_playable: boolean(),
    language: optional(refer(language)),
    languages: array(refer(language)),
    images: array(refer(image)),
    release_date: refer(releaseDate),
    release_date_precision: refer(releaseDatePrecision),
    resume_point: optional(refer(resumePoint)),
    restrictions: optional(refer(restrictions)),
    external_urls: refer(externalUrls),
    audio_preview_url: optional(nullable(string())),
  }),
);

/** Checks values of the type `EpisodeList`. */
export const episodeList: Validator<EpisodeList> = /* @__PURE__ */ validator(() =>
  looseObject({ episodes: array(nullable(refer(episode))) }),
);

/** Checks values of the type `EpisodePage`. */
export const episodePage: Validator<EpisodePage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(episodeSummary)) })),
);

/** Checks values of the type `Playable`. */
export const playable: Validator<Playable> = /* @__PURE__ */ validator(() =>
  anyOf(refer(track), refer(episode)),
);

/** Checks values of the type `Audiobook`. */
export const audiobook: Validator<Audiobook> = /* @__PURE__ */ validator(() =>
  allOf(refer(audiobookSummary), looseObject({ chapters: refer(chapterPage) })),
);

/** Checks values of the type `AudiobookSummary`. */
export const audiobookSummary: Validator<AudiobookSummary> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(catalogId),
    uri: string(),
    href: string(),
    type: literals("audiobook"),
    name: string(),
    authors: array(refer(contributor)),
    narrators: array(refer(contributor)),
    publisher: string(),
    edition: optional(string()),
    description: string(),
    html_description: string(),
    explicit: boolean(),
    languages: array(refer(language)),
    media_type: literals("audio"),
    images: array(refer(image)),
    copyrights: array(refer(copyright)),
    total_chapters: number(integer(), minimum(0)),
    available_markets: array(refer(market)),
    external_urls: refer(externalUrls),
  }),
);

/** Checks values of the type `AudiobookList`. */
export const audiobookList: Validator<AudiobookList> = /* @__PURE__ */ validator(() =>
  looseObject({ audiobooks: array(nullable(refer(audiobook))) }),
);

/** Checks values of the type `AudiobookPage`. */
export const audiobookPage: Validator<AudiobookPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(audiobookSummary)) })),
);

/** Checks values of the type `Chapter`. */
export const chapter: Validator<Chapter> = /* @__PURE__ */ validator(() =>
  allOf(refer(chapterSummary), looseObject({ audiobook: refer(audiobookSummary) })),
);

/** Checks values of the type `ChapterSummary`. */
export const chapterSummary: Validator<ChapterSummary> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(catalogId),
    uri: string(),
    href: string(),
    type: literals("chapter"),
    name: string(),
    chapter_number: number(integer(), minimum(0)),
    description: string(),
    html_description: string(),
    duration_ms: number(integer(), minimum(0)),
    explicit: boolean(),
    is_playable: boolean(),
    languages: array(refer(language)),
    images: array(refer(image)),
    release_date: refer(releaseDate),
    release_date_precision: refer(releaseDatePrecision),
    resume_point: optional(refer(resumePoint)),
    restrictions: optional(refer(restrictions)),
    available_markets: array(refer(market)),
    external_urls: refer(externalUrls),
    audio_preview_url: optional(nullable(string())),
  }),
);

/** Checks values of the type `ChapterList`. */
export const chapterList: Validator<ChapterList> = /* @__PURE__ */ validator(() =>
  looseObject({ chapters: array(nullable(refer(chapter))) }),
);

/** Checks values of the type `ChapterPage`. */
export const chapterPage: Validator<ChapterPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(chapterSummary)) })),
);

/** Checks values of the type `Track`. */
export const track: Validator<Track> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(trackSummary),
    looseObject({
      album: refer(albumSummary),
      external_ids: refer(externalIds),
      popularity: refer(popularity),
    }),
  ),
);

/** Checks values of the type `TrackSummary`. */
export const trackSummary: Validator<TrackSummary> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(catalogId),
    uri: string(),
    href: string(),
    type: literals("track"),
    name: string(),
    artists: array(refer(artistSummary)),
    disc_number: number(integer(), minimum(1)),
    track_number: number(integer(), minimum(1)),
    duration_ms: number(integer(), minimum(0)),
    explicit: boolean(),
    is_local: boolean(),
    is_playable: optional(boolean()),
    linked_from: optional(refer(linkedTrack)),
    restrictions: optional(refer(restrictions)),
    available_markets: array(refer(market)),
    external_urls: refer(externalUrls),
    preview_url: optional(nullable(string())),
  }),
);

/** Checks values of the type `LinkedTrack`. */
export const linkedTrack: Validator<LinkedTrack> = /* @__PURE__ */ validator(() =>
  looseObject({ id: refer(catalogId), uri: string(), href: string(), type: literals("track") }),
);

/** Checks values of the type `TrackList`. */
export const trackList: Validator<TrackList> = /* @__PURE__ */ validator(() =>
  looseObject({ tracks: array(nullable(refer(track))) }),
);

/** Checks values of the type `TopTracks`. */
export const topTracks: Validator<TopTracks> = /* @__PURE__ */ validator(() =>
  looseObject({ tracks: array(refer(track), maxItems(10)) }),
);

/** Checks values of the type `TrackPage`. */
export const trackPage: Validator<TrackPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(track)) })),
);

/** Checks values of the type `TrackSummaryPage`. */
export const trackSummaryPage: Validator<TrackSummaryPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(trackSummary)) })),
);

/** Checks values of the type `Playlist`. */
export const playlist: Validator<Playlist> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(playlistSummary),
    looseObject({ followers: refer(followers), tracks: refer(playlistItemPage) }),
  ),
);

/** Checks values of the type `PlaylistSummary`. */
export const playlistSummary: Validator<PlaylistSummary> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(playlistId),
    uri: string(),
    href: string(),
    type: literals("playlist"),
    name: refer(playlistName),
    description: nullable(string(maxLength(300))),
    collaborative: boolean(),
    public: nullable(boolean()),
    owner: refer(publicUser),
    images: array(refer(playlistImage)),
    external_urls: refer(externalUrls),
    snapshot_id: refer(snapshotId),
    track_count: number(integer(), minimum(0)),
    primary_color: optional(nullable(string())),
  }),
);

/** Checks values of the type `PlaylistPage`. */
export const playlistPage: Validator<PlaylistPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(playlistSummary)) })),
);

/** Checks values of the type `PlaylistItem`. */
export const playlistItem: Validator<PlaylistItem> = /* @__PURE__ */ validator(() =>
  looseObject({
    added_at: nullable(string()),
    added_by: nullable(refer(publicUser)),
    is_local: boolean(),
    item: nullable(refer(playable)),
  }),
);

/** Checks values of the type `PlaylistItemPage`. */
export const playlistItemPage: Validator<PlaylistItemPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(playlistItem)) })),
);

/** Checks values of the type `PlaylistId`. */
export const playlistId: Validator<PlaylistId> = /* @__PURE__ */ validator(() =>
  string(pattern("^[0-9A-Za-z]{22}$")),
);

/** Checks values of the type `PlaylistName`. */
export const playlistName: Validator<PlaylistName> = /* @__PURE__ */ validator(() =>
  string(minLength(1), maxLength(100)),
);

/** Checks values of the type `Snapshot`. */
export const snapshot: Validator<Snapshot> = /* @__PURE__ */ validator(() =>
  looseObject({ snapshot_id: refer(snapshotId) }),
);

/** Checks values of the type `SnapshotId`. */
export const snapshotId: Validator<SnapshotId> = /* @__PURE__ */ validator(() => string());

/** Checks values of the type `PlaylistDetails`. */
export const playlistDetails: Validator<PlaylistDetails> = /* @__PURE__ */ validator(() =>
  allOf(
    object(
      {
        name: optional(refer(playlistName)),
        description: optional(string(maxLength(300))),
        public: optional(boolean()),
        collaborative: optional(boolean()),
      },
      { additional: never() },
      minProperties(1),
    ),
    conditional(
      conditional(looseObject({}), looseObject({ collaborative: literals(true) })),
      conditional(looseObject({}), looseObject({ public: literals(false) })),
    ),
  ),
);

/** Checks values of the type `NewPlaylist`. */
export const newPlaylist: Validator<NewPlaylist> = /* @__PURE__ */ validator(() =>
  allOf(refer(playlistDetails), conditional(looseObject({}), looseObject({}, required("name")))),
);

/** Checks values of the type `PlaylistAddition`. */
export const playlistAddition: Validator<PlaylistAddition> = /* @__PURE__ */ validator(() =>
  object(
    { uris: refer(playableUris), position: optional(number(integer(), minimum(0))) },
    { additional: never() },
  ),
);

/** Checks values of the type `PlaylistReplacement`. */
export const playlistReplacement: Validator<PlaylistReplacement> = /* @__PURE__ */ validator(() =>
  object({ uris: refer(playableUris) }, { additional: never() }),
);

/** Checks values of the type `PlaylistReordering`. */
export const playlistReordering: Validator<PlaylistReordering> = /* @__PURE__ */ validator(() =>
  object(
    {
      range_start: number(integer(), minimum(0)),
      range_length: optional(number(integer(), minimum(1))),
      insert_before: number(integer(), minimum(0)),
      snapshot_id: optional(refer(snapshotId)),
    },
    { additional: never() },
  ),
);

/** Checks values of the type `PlaylistRemoval`. */
export const playlistRemoval: Validator<PlaylistRemoval> = /* @__PURE__ */ validator(() =>
  object(
    { uris: refer(playableUris), snapshot_id: optional(refer(snapshotId)) },
    { additional: never() },
  ),
);

/** Checks values of the type `PlayableUris`. */
export const playableUris: Validator<PlayableUris> = /* @__PURE__ */ validator(() =>
  array(refer(playableUri), minItems(1), maxItems(100)),
);

/** Checks values of the type `PlayableUri`. */
export const playableUri: Validator<PlayableUri> = /* @__PURE__ */ validator(() =>
  string(pattern("^music:(?:track|episode):[0-9A-Za-z]{22}$")),
);

/** Checks values of the type `User`. */
export const user: Validator<User> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(publicUser),
    looseObject({
      country: refer(market),
      email: optional(nullable(string())),
      product: refer(subscription),
      explicit_content: refer(explicitContentSettings),
      birthdate: optional(nullable(string())),
    }),
  ),
);

/** Checks values of the type `PublicUser`. */
export const publicUser: Validator<PublicUser> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(userId),
    uri: string(),
    href: string(),
    type: literals("user"),
    display_name: nullable(string(maxLength(100))),
    external_urls: refer(externalUrls),
    followers: optional(refer(followers)),
    images: optional(array(refer(image))),
  }),
);

/** Checks values of the type `UserId`. */
export const userId: Validator<UserId> = /* @__PURE__ */ validator(() =>
  string(pattern("^[a-z0-9][a-z0-9.-]{1,29}$")),
);

/** Checks values of the type `Subscription`. */
export const subscription: Validator<Subscription> = /* @__PURE__ */ validator(() =>
  anyOf(literals("free", "premium", "family", "student"), string()),
);

/** Checks values of the type `ExplicitContentSettings`. */
export const explicitContentSettings: Validator<ExplicitContentSettings> =
  /* @__PURE__ */ validator(() =>
    looseObject({ filter_enabled: boolean(), filter_locked: boolean() }),
  );

/** Checks values of the type `BrowseCategory`. */
export const browseCategory: Validator<BrowseCategory> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(categoryId),
    href: string(),
    name: string(),
    icons: array(refer(image)),
  }),
);

/** Checks values of the type `CategoryId`. */
export const categoryId: Validator<CategoryId> = /* @__PURE__ */ validator(() =>
  string(pattern("^[a-z0-9]+(?:-[a-z0-9]+)*$")),
);

/** Checks values of the type `CategoryList`. */
export const categoryList: Validator<CategoryList> = /* @__PURE__ */ validator(() =>
  looseObject({ categories: refer(categoryPage) }),
);

/** Checks values of the type `CategoryPage`. */
export const categoryPage: Validator<CategoryPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(numberedPage), looseObject({ items: array(refer(browseCategory)) })),
);

/** Checks values of the type `PlaylistSelection`. */
export const playlistSelection: Validator<PlaylistSelection> = /* @__PURE__ */ validator(() =>
  looseObject({ message: string(), playlists: refer(playlistPage) }),
);

/** Checks values of the type `AudioFeatures`. */
export const audioFeatures: Validator<AudioFeatures> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(catalogId),
    uri: string(),
    type: literals("audio_features"),
    track_href: string(),
    analysis_url: string(),
    duration_ms: number(integer(), minimum(0)),
    acousticness: number(minimum(0), maximum(1)),
    danceability: number(minimum(0), maximum(1)),
    energy: number(minimum(0), maximum(1)),
    instrumentalness: number(minimum(0), maximum(1)),
    key: refer(pitchClass),
    liveness: number(minimum(0), maximum(1)),
    loudness: number(minimum(-60), maximum(0)),
    mode: refer(mode),
    speechiness: number(minimum(0), maximum(1)),
    tempo: number(minimum(0)),
    time_signature: refer(timeSignature),
    valence: number(minimum(0), maximum(1)),
  }),
);

/** Checks values of the type `PitchClass`. */
export const pitchClass: Validator<PitchClass> = /* @__PURE__ */ validator(() =>
  number(integer(), minimum(-1), maximum(11)),
);

/** Checks values of the type `Mode`. */
export const mode: Validator<Mode> = /* @__PURE__ */ validator(() => literals(0, 1));

/** Checks values of the type `TimeSignature`. */
export const timeSignature: Validator<TimeSignature> = /* @__PURE__ */ validator(() =>
  number(integer(), minimum(3), maximum(7)),
);

/** Checks values of the type `AudioFeaturesList`. */
export const audioFeaturesList: Validator<AudioFeaturesList> = /* @__PURE__ */ validator(() =>
  looseObject({ audio_features: array(nullable(refer(audioFeatures))) }),
);

/** Checks values of the type `AudioAnalysis`. */
export const audioAnalysis: Validator<AudioAnalysis> = /* @__PURE__ */ validator(() =>
  looseObject({
    meta: refer(analysisMeta),
    track: refer(analysedTrack),
    bars: array(refer(timeInterval)),
    beats: array(refer(timeInterval)),
    tatums: array(refer(timeInterval)),
    sections: array(refer(analysisSection)),
    segments: array(refer(analysisSegment)),
  }),
);

/** Checks values of the type `AnalysisMeta`. */
export const analysisMeta: Validator<AnalysisMeta> = /* @__PURE__ */ validator(() =>
  looseObject({
    analyzer_version: string(pattern("^[0-9]+(?:\\.[0-9]+){2}$")),
    analyzed_at: string(),
    duration_seconds: number(minimum(0)),
  }),
);

/** Checks values of the type `AnalysedTrack`. */
export const analysedTrack: Validator<AnalysedTrack> = /* @__PURE__ */ validator(() =>
  looseObject({
    duration: number(minimum(0)),
    sample_rate: number(integer(), minimum(1)),
    loudness: number(),
    loudness_range: refer(loudnessRange),
    tempo: number(minimum(0)),
    tempo_confidence: refer(confidence),
    key: refer(pitchClass),
    key_confidence: refer(confidence),
    mode: refer(mode),
    mode_confidence: refer(confidence),
    time_signature: refer(timeSignature),
    time_signature_confidence: refer(confidence),
    end_of_fade_in: number(minimum(0)),
    start_of_fade_out: number(minimum(0)),
  }),
);

/** Checks values of the type `LoudnessRange`. */
export const loudnessRange: Validator<LoudnessRange> = /* @__PURE__ */ validator(() =>
  tuple([number(), number()], never(), minItems(2)),
);

/** Checks values of the type `Confidence`. */
export const confidence: Validator<Confidence> = /* @__PURE__ */ validator(() =>
  number(minimum(0), maximum(1)),
);

/** Checks values of the type `TimeInterval`. */
export const timeInterval: Validator<TimeInterval> = /* @__PURE__ */ validator(() =>
  looseObject({
    start: number(minimum(0)),
    duration: number(minimum(0)),
    confidence: refer(confidence),
  }),
);

/** Checks values of the type `AnalysisSection`. */
export const analysisSection: Validator<AnalysisSection> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(timeInterval),
    looseObject({
      loudness: number(),
      tempo: number(minimum(0)),
      key: refer(pitchClass),
      mode: refer(mode),
      time_signature: refer(timeSignature),
    }),
  ),
);

/** Checks values of the type `AnalysisSegment`. */
export const analysisSegment: Validator<AnalysisSegment> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(timeInterval),
    looseObject({
      loudness_start: number(),
      loudness_max: number(),
      loudness_max_time: number(minimum(0)),
      pitches: refer(chroma),
      timbre: refer(timbre),
    }),
  ),
);

/** Checks values of the type `Chroma`. */
export const chroma: Validator<Chroma> = /* @__PURE__ */ validator(() =>
  array(number(minimum(0), maximum(1)), minItems(12), maxItems(12)),
);

/** Checks values of the type `Timbre`. */
export const timbre: Validator<Timbre> = /* @__PURE__ */ validator(() =>
  array(number(), minItems(12), maxItems(12)),
);

/** Checks values of the type `Recommendation`. */
export const recommendation: Validator<Recommendation> = /* @__PURE__ */ validator(() =>
  looseObject({
    seeds: array(refer(recommendationSeed), minItems(1), maxItems(5)),
    tracks: array(refer(track), maxItems(100)),
  }),
);

/** Checks values of the type `RecommendationSeed`. */
export const recommendationSeed: Validator<RecommendationSeed> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: string(),
    type: literals("artist", "genre", "track"),
    href: nullable(string()),
    initial_pool_size: number(integer(), minimum(0)),
    filtered_pool_size: number(integer(), minimum(0)),
    relinked_pool_size: number(integer(), minimum(0)),
  }),
);

/** Checks values of the type `Genre`. */
export const genre: Validator<Genre> = /* @__PURE__ */ validator(() =>
  string(pattern("^[a-z0-9]+(?:-[a-z0-9]+)*$")),
);

/** Checks values of the type `GenreList`. */
export const genreList: Validator<GenreList> = /* @__PURE__ */ validator(() =>
  looseObject({ genres: array(refer(genre), uniqueItems()) }),
);

/** Checks values of the type `Market`. */
export const market: Validator<Market> = /* @__PURE__ */ validator(() =>
  string(pattern("^[A-Z]{2}$")),
);

/** Checks values of the type `MarketList`. */
export const marketList: Validator<MarketList> = /* @__PURE__ */ validator(() =>
  array(refer(market), uniqueItems()),
);

/** Checks values of the type `PlayerDevice`. */
export const playerDevice: Validator<PlayerDevice> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: nullable(refer(deviceId)),
    name: string(),
    type: refer(deviceType),
    is_active: boolean(),
    is_private_session: boolean(),
    is_restricted: boolean(),
    supports_volume: boolean(),
    volume_percent: nullable(number(integer(), minimum(0), maximum(100))),
  }),
);

/** Checks values of the type `DeviceId`. */
export const deviceId: Validator<DeviceId> = /* @__PURE__ */ validator(() =>
  string(pattern("^[0-9a-f]{40}$")),
);

/** Checks values of the type `DeviceType`. */
export const deviceType: Validator<DeviceType> = /* @__PURE__ */ validator(() =>
  anyOf(
    literals(
      "computer",
      "tablet",
      "smartphone",
      "speaker",
      "tv",
      "game-console",
      "automobile",
      "watch",
    ),
    string(),
  ),
);

/** Checks values of the type `DeviceList`. */
export const deviceList: Validator<DeviceList> = /* @__PURE__ */ validator(() =>
  looseObject({ devices: array(refer(playerDevice)) }),
);

/** Checks values of the type `PlaybackQueue`. */
export const playbackQueue: Validator<PlaybackQueue> = /* @__PURE__ */ validator(() =>
  looseObject({ currently_playing: nullable(refer(playable)), queue: array(refer(playable)) }),
);

/** Checks values of the type `PlaylistImage`. */
export const playlistImage: Validator<PlaylistImage> = /* @__PURE__ */ validator(() =>
  allOf(refer(image), looseObject({ origin: literals("uploaded", "mosaic") })),
);

/** Checks values of the type `PlaylistFollower`. */
export const playlistFollower: Validator<PlaylistFollower> = /* @__PURE__ */ validator(() =>
  object(
    {
      user: refer(publicUser),
      followed_at: string(),
      public: optional(boolean()),
      notify_owner: optional(unknown()),
    },
    { additional: never() },
  ),
);

/** Checks values of the type `PlaylistFollowerInput`. */
export const playlistFollowerInput: Validator<PlaylistFollowerInput> = /* @__PURE__ */ validator(
  () =>
    object(
      {
        user: optional(unknown()),
        followed_at: optional(unknown()),
        public: optional(boolean()),
        notify_owner: optional(boolean()),
      },
      { additional: never() },
    ),
);

/** Checks values of the type `EventEnvelope`. */
export const eventEnvelope: Validator<EventEnvelope> = /* @__PURE__ */ validator(() =>
  looseObject({ id: string(), type: string(), occurred_at: string() }),
);

/** Checks values of the type `PlaybackChangedEvent`. */
export const playbackChangedEvent: Validator<PlaybackChangedEvent> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(eventEnvelope),
    looseObject({
      type: optional(literals("playback-changed")),
      user_id: refer(userId),
      playback: nullable(refer(playback)),
    }),
  ),
);

/** Checks values of the type `PlaylistChangedEvent`. */
export const playlistChangedEvent: Validator<PlaylistChangedEvent> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(eventEnvelope),
    looseObject({ type: optional(literals("playlist-changed")), playlist: refer(playlistSummary) }),
  ),
);

/** Checks values of the type `QueueChangedEvent`. */
export const queueChangedEvent: Validator<QueueChangedEvent> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(eventEnvelope),
    looseObject({
      type: optional(literals("queue-changed")),
      user_id: refer(userId),
      queue: refer(playbackQueue),
    }),
  ),
);

/** Checks values of the type `SavedAudiobook`. */
export const savedAudiobook: Validator<SavedAudiobook> = /* @__PURE__ */ validator(() =>
  looseObject({ added_at: refer(addedAt), audiobook: refer(audiobookSummary) }),
);

/** Checks values of the type `SavedAudiobookPage`. */
export const savedAudiobookPage: Validator<SavedAudiobookPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(savedAudiobook)) })),
);

/** Checks values of the type `SavedPlaylist`. */
export const savedPlaylist: Validator<SavedPlaylist> = /* @__PURE__ */ validator(() =>
  looseObject({ added_at: refer(addedAt), playlist: refer(playlistSummary) }),
);

/** Checks values of the type `SavedPlaylistPage`. */
export const savedPlaylistPage: Validator<SavedPlaylistPage> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(page),
    looseObject({ items: array(refer(savedPlaylist)), folders: array(refer(playlistFolder)) }),
  ),
);

/** Checks values of the type `SavedAlbum`. */
export const savedAlbum: Validator<SavedAlbum> = /* @__PURE__ */ validator(() =>
  looseObject({ added_at: refer(addedAt), album: refer(album) }),
);

/** Checks values of the type `SavedAlbumPage`. */
export const savedAlbumPage: Validator<SavedAlbumPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(savedAlbum)) })),
);

/** Checks values of the type `SavedTrack`. */
export const savedTrack: Validator<SavedTrack> = /* @__PURE__ */ validator(() =>
  looseObject({ added_at: refer(addedAt), track: refer(track) }),
);

/** Checks values of the type `SavedTrackPage`. */
export const savedTrackPage: Validator<SavedTrackPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(savedTrack)) })),
);

/** Checks values of the type `SavedEpisode`. */
export const savedEpisode: Validator<SavedEpisode> = /* @__PURE__ */ validator(() =>
  looseObject({ added_at: refer(addedAt), episode: refer(episode) }),
);

/** Checks values of the type `SavedEpisodePage`. */
export const savedEpisodePage: Validator<SavedEpisodePage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(savedEpisode)) })),
);

/** Checks values of the type `SavedShow`. */
export const savedShow: Validator<SavedShow> = /* @__PURE__ */ validator(() =>
  looseObject({ added_at: refer(addedAt), show: refer(showSummary) }),
);

/** Checks values of the type `SavedShowPage`. */
export const savedShowPage: Validator<SavedShowPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(savedShow)) })),
);

/** Checks values of the type `AddedAt`. */
export const addedAt: Validator<AddedAt> = /* @__PURE__ */ validator(() => string());

/** Checks values of the type `PlaylistFolder`. */
export const playlistFolder: Validator<PlaylistFolder> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: string(),
    name: string(minLength(1), maxLength(100)),
    playlist_ids: array(refer(playlistId)),
    folders: array(refer(playlistFolder)),
  }),
);

/** Checks values of the type `LibraryIds`. */
export const libraryIds: Validator<LibraryIds> = /* @__PURE__ */ validator(() =>
  array(refer(catalogId), minItems(1), maxItems(50), uniqueItems()),
);

/** Checks values of the type `LibrarySelection`. */
export const librarySelection: Validator<LibrarySelection> = /* @__PURE__ */ validator(() =>
  object({ ids: refer(libraryIds) }, { additional: never() }),
);

/** Checks values of the type `SavedTrackSelection`. */
export const savedTrackSelection: Validator<SavedTrackSelection> = /* @__PURE__ */ validator(() =>
  object(
    {
      ids: optional(refer(libraryIds)),
      timestamped_ids: optional(array(refer(timestampedId), minItems(1), maxItems(50))),
    },
    { additional: never() },
    minProperties(1),
  ),
);

/** Checks values of the type `TimestampedId`. */
export const timestampedId: Validator<TimestampedId> = /* @__PURE__ */ validator(() =>
  object({ id: refer(catalogId), added_at: string() }, { additional: never() }),
);

/** Checks values of the type `Membership`. */
export const membership: Validator<Membership> = /* @__PURE__ */ validator(() => array(boolean()));

/** Checks values of the type `FollowIds`. */
export const followIds: Validator<FollowIds> = /* @__PURE__ */ validator(() =>
  array(anyOf(refer(catalogId), refer(userId)), minItems(1), maxItems(50), uniqueItems()),
);

/** Checks values of the type `FollowSelection`. */
export const followSelection: Validator<FollowSelection> = /* @__PURE__ */ validator(() =>
  object({ ids: refer(followIds) }, { additional: never() }),
);

/** Checks values of the type `FollowedArtists`. */
export const followedArtists: Validator<FollowedArtists> = /* @__PURE__ */ validator(() =>
  looseObject({ artists: refer(followedArtistPage) }),
);

/** Checks values of the type `FollowedArtistPage`. */
export const followedArtistPage: Validator<FollowedArtistPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(cursorPage), looseObject({ items: array(refer(artist)) })),
);

/** Checks values of the type `TimeRange`. */
export const timeRange: Validator<TimeRange> = /* @__PURE__ */ validator(() =>
  literals("short_term", "medium_term", "long_term"),
);

/** Checks values of the type `Page_`. */
export const page: Validator<Page_> = /* @__PURE__ */ validator(() =>
  looseObject({
    href: string(),
    limit: number(integer(), minimum(1)),
    next: nullable(string()),
    offset: number(integer(), minimum(0)),
    previous: nullable(string()),
    total: number(integer(), minimum(0)),
  }),
);

/** Checks values of the type `NumberedPage`. */
export const numberedPage: Validator<NumberedPage> = /* @__PURE__ */ validator(() =>
  looseObject({
    href: string(),
    limit: number(integer(), minimum(1)),
    next: nullable(string()),
    page: number(integer(), minimum(1)),
    previous: nullable(string()),
    total: number(integer(), minimum(0)),
  }),
);

/** Checks values of the type `CursorPage`. */
export const cursorPage: Validator<CursorPage> = /* @__PURE__ */ validator(() =>
  looseObject({
    href: string(),
    limit: number(integer(), minimum(1)),
    next: nullable(string()),
    cursors: refer(cursors),
    total: optional(number(integer(), minimum(0))),
  }),
);

/** Checks values of the type `Cursors`. */
export const cursors: Validator<Cursors> = /* @__PURE__ */ validator(() =>
  looseObject({ after: nullable(string()), before: optional(nullable(string())) }),
);

/** Checks values of the type `Playback`. */
export const playback: Validator<Playback> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(currentlyPlaying),
    looseObject({
      device: refer(playerDevice),
      repeat_state: refer(repeatMode),
      shuffle_state: boolean(),
    }),
  ),
);

/** Checks values of the type `CurrentlyPlaying`. */
export const currentlyPlaying: Validator<CurrentlyPlaying> = /* @__PURE__ */ validator(() =>
  looseObject({
    timestamp: number(integer(), minimum(0)),
    context: nullable(refer(playbackContext)),
    progress_ms: nullable(number(integer(), minimum(0))),
    item: nullable(refer(playable)),
    currently_playing_type: literals("track", "episode", "advertisement", "unknown"),
    is_playing: boolean(),
    actions: refer(playbackActions),
  }),
);

/** Checks values of the type `PlaybackContext`. */
export const playbackContext: Validator<PlaybackContext> = /* @__PURE__ */ validator(() =>
  looseObject({
    type: anyOf(
      literals("album", "artist", "playlist", "show", "audiobook", "collection"),
      string(),
    ),
    uri: string(),
    href: string(),
    external_urls: refer(externalUrls),
  }),
);

/** Checks values of the type `PlaybackActions`. */
export const playbackActions: Validator<PlaybackActions> = /* @__PURE__ */ validator(() =>
  looseObject({
    disallows: object(
      {},
      { additional: boolean() },
      propertyNames(
        literals(
          "pausing",
          "resuming",
          "seeking",
          "skipping_next",
          "skipping_previous",
          "toggling_repeat",
          "toggling_shuffle",
          "transferring",
        ),
      ),
    ),
  }),
);

/** Checks values of the type `RepeatMode`. */
export const repeatMode: Validator<RepeatMode> = /* @__PURE__ */ validator(() =>
  literals("off", "track", "context"),
);

/** Checks values of the type `PlaybackStart`. */
export const playbackStart: Validator<PlaybackStart> = /* @__PURE__ */ validator(() =>
  allOf(
    object(
      {
        context_uri: optional(string()),
        uris: optional(refer(playableUris)),
        offset: optional(refer(playbackOffset)),
        position_ms: optional(number(integer(), minimum(0))),
      },
      { additional: never() },
      dependentRequired({ offset: ["context_uri"] }),
    ),
    not(conditional(looseObject({}), looseObject({}, required("context_uri", "uris")))),
  ),
);

/** Checks values of the type `PlaybackOffset`. */
export const playbackOffset: Validator<PlaybackOffset> = /* @__PURE__ */ validator(() =>
  anyOf(
    object({ position: number(integer(), minimum(0)) }, { additional: never() }),
    object({ uri: string() }, { additional: never() }),
  ),
);

/** Checks values of the type `PlaybackTransfer`. */
export const playbackTransfer: Validator<PlaybackTransfer> = /* @__PURE__ */ validator(() =>
  object(
    { device_ids: array(refer(deviceId), minItems(1), maxItems(1)), play: optional(boolean()) },
    { additional: never() },
  ),
);

/** Checks values of the type `PlayerError`. */
export const playerError: Validator<PlayerError> = /* @__PURE__ */ validator(() =>
  looseObject({
    error: looseObject({
      status: number(integer()),
      message: string(),
      reason: anyOf(
        literals("no-active-device", "device-not-found", "device-restricted", "item-not-found"),
        string(),
      ),
    }),
  }),
);

/** Checks values of the type `PlayHistory`. */
export const playHistory: Validator<PlayHistory> = /* @__PURE__ */ validator(() =>
  looseObject({
    track: refer(track),
    played_at: string(),
    context: nullable(refer(playbackContext)),
  }),
);

/** Checks values of the type `PlayHistoryPage`. */
export const playHistoryPage: Validator<PlayHistoryPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(cursorPage), looseObject({ items: array(refer(playHistory)) })),
);

/** Checks values of the type `SearchResult`. */
export const searchResult: Validator<SearchResult> = /* @__PURE__ */ validator(() =>
  looseObject({
    albums: optional(refer(albumPage)),
    artists: optional(refer(artistPage)),
    tracks: optional(refer(trackPage)),
    playlists: optional(refer(playlistPage)),
    shows: optional(refer(showPage)),
    episodes: optional(refer(episodePage)),
    audiobooks: optional(refer(audiobookPage)),
  }),
);

/** Checks values of the type `SearchType`. */
export const searchType: Validator<SearchType> = /* @__PURE__ */ validator(() =>
  literals("album", "artist", "track", "playlist", "show", "episode", "audiobook"),
);

/** Checks values of the type `ErrorBody`. */
export const errorBody: Validator<ErrorBody> = /* @__PURE__ */ validator(() =>
  looseObject({ error: looseObject({ status: number(integer()), message: string() }) }),
);

/** Checks values of the type `CatalogId`. */
export const catalogId: Validator<CatalogId> = /* @__PURE__ */ validator(() =>
  string(pattern("^[0-9A-Za-z]{22}$")),
);

/** Checks values of the type `Image`. */
export const image: Validator<Image> = /* @__PURE__ */ validator(() =>
  looseObject({
    url: string(),
    width: nullable(number(integer(), minimum(1))),
    height: nullable(number(integer(), minimum(1))),
  }),
);

/** Checks values of the type `ExternalUrls`. */
export const externalUrls: Validator<ExternalUrls> = /* @__PURE__ */ validator(() =>
  object({}, { additional: string() }),
);

/** Checks values of the type `ExternalIds`. */
export const externalIds: Validator<ExternalIds> = /* @__PURE__ */ validator(() =>
  object(
    {
      isrc: optional(string(pattern("^[A-Z]{2}[0-9A-Z]{3}[0-9]{7}$"))),
      ean: optional(string(pattern("^[0-9]{13}$"))),
      upc: optional(string(pattern("^[0-9]{12}$"))),
    },
    { additional: string() },
  ),
);

/** Checks values of the type `Followers`. */
export const followers: Validator<Followers> = /* @__PURE__ */ validator(() =>
  looseObject({ total: number(integer(), minimum(0)), href: optional(nullValue()) }),
);

/** Checks values of the type `Restrictions`. */
export const restrictions: Validator<Restrictions> = /* @__PURE__ */ validator(() =>
  looseObject({ reason: anyOf(literals("market", "product", "explicit"), string()) }),
);

/** Checks values of the type `Copyright`. */
export const copyright: Validator<Copyright> = /* @__PURE__ */ validator(() =>
  looseObject({ text: string(), type: literals("C", "P") }),
);

/** Checks values of the type `Contributor`. */
export const contributor: Validator<Contributor> = /* @__PURE__ */ validator(() =>
  looseObject({ name: string() }),
);

/** Checks values of the type `ResumePoint`. */
export const resumePoint: Validator<ResumePoint> = /* @__PURE__ */ validator(() =>
  looseObject({ fully_played: boolean(), resume_position_ms: number(integer(), minimum(0)) }),
);

/** Checks values of the type `ReleaseDate`. */
export const releaseDate: Validator<ReleaseDate> = /* @__PURE__ */ validator(() =>
  string(pattern("^[0-9]{4}(?:-[0-9]{2}(?:-[0-9]{2})?)?$")),
);

/** Checks values of the type `ReleaseDatePrecision`. */
export const releaseDatePrecision: Validator<ReleaseDatePrecision> = /* @__PURE__ */ validator(() =>
  literals("year", "month", "day"),
);

/** Checks values of the type `Language`. */
export const language: Validator<Language> = /* @__PURE__ */ validator(() =>
  string(pattern("^[A-Za-z]{2,3}(?:-[0-9A-Za-z]{2,8})*$")),
);

/** Checks values of the type `Popularity`. */
export const popularity: Validator<Popularity> = /* @__PURE__ */ validator(() =>
  number(integer(), minimum(0), maximum(100)),
);

/** The checks of calls of `albums.retrieve`. */
export const albumsRetrieveRules: OperationRules = {
  id: "albums.retrieve",
  query: /* @__PURE__ */ validator(() => looseObject({ market: optional(refer(market)) })),
  answers: { "200": album },
};

/** The checks of calls of `albums.bulk-retrieve`. */
export const albumsBulkRetrieveRules: OperationRules = {
  id: "albums.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      ids: array(refer(catalogId), minItems(1), maxItems(20)),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": albumList },
};

/** The checks of calls of `albums.list-tracks`. */
export const albumsListTracksRules: OperationRules = {
  id: "albums.list-tracks",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": trackSummaryPage },
};

/** The checks of calls of `artists.retrieve`. */
export const artistsRetrieveRules: OperationRules = {
  id: "artists.retrieve",
  answers: { "200": artist },
};

/** The checks of calls of `artists.bulk-retrieve`. */
export const artistsBulkRetrieveRules: OperationRules = {
  id: "artists.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ ids: array(refer(catalogId), minItems(1), maxItems(50)) }),
  ),
  answers: { "200": artistList },
};

/** The checks of calls of `artists.list-albums`. */
export const artistsListAlbumsRules: OperationRules = {
  id: "artists.list-albums",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      include_groups: optional(array(refer(albumGroup), minItems(1), uniqueItems())),
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": artistAlbumPage },
};

/** The checks of calls of `artists.top-tracks`. */
export const artistsTopTracksRules: OperationRules = {
  id: "artists.top-tracks",
  query: /* @__PURE__ */ validator(() => looseObject({ market: optional(refer(market)) })),
  answers: { "200": topTracks },
};

/** The checks of calls of `artists.list-related-artists`. */
export const artistsListRelatedArtistsRules: OperationRules = {
  id: "artists.list-related-artists",
  answers: { "200": relatedArtists },
};

/** The checks of calls of `shows.retrieve`. */
export const showsRetrieveRules: OperationRules = {
  id: "shows.retrieve",
  query: /* @__PURE__ */ validator(() => looseObject({ market: optional(refer(market)) })),
  answers: { "200": show },
};

/** The checks of calls of `shows.bulk-retrieve`. */
export const showsBulkRetrieveRules: OperationRules = {
  id: "shows.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      ids: array(refer(catalogId), minItems(1), maxItems(50)),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": showList },
};

/** The checks of calls of `shows.list-episodes`. */
export const showsListEpisodesRules: OperationRules = {
  id: "shows.list-episodes",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": episodePage },
};

/** The checks of calls of `episodes.retrieve`. */
export const episodesRetrieveRules: OperationRules = {
  id: "episodes.retrieve",
  query: /* @__PURE__ */ validator(() => looseObject({ market: optional(refer(market)) })),
  answers: { "200": episode },
};

/** The checks of calls of `episodes.bulk-retrieve`. */
export const episodesBulkRetrieveRules: OperationRules = {
  id: "episodes.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      ids: array(refer(catalogId), minItems(1), maxItems(50)),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": episodeList },
};

/** The checks of calls of `audiobooks.retrieve`. */
export const audiobooksRetrieveRules: OperationRules = {
  id: "audiobooks.retrieve",
  query: /* @__PURE__ */ validator(() => looseObject({ market: optional(refer(market)) })),
  answers: { "200": audiobook },
};

/** The checks of calls of `audiobooks.bulk-retrieve`. */
export const audiobooksBulkRetrieveRules: OperationRules = {
  id: "audiobooks.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      ids: array(refer(catalogId), minItems(1), maxItems(50)),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": audiobookList },
};

/** The checks of calls of `audiobooks.list-chapters`. */
export const audiobooksListChaptersRules: OperationRules = {
  id: "audiobooks.list-chapters",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": chapterPage },
};

/** The checks of calls of `chapters.retrieve`. */
export const chaptersRetrieveRules: OperationRules = {
  id: "chapters.retrieve",
  query: /* @__PURE__ */ validator(() => looseObject({ market: optional(refer(market)) })),
  answers: { "200": chapter },
};

/** The checks of calls of `chapters.bulk-retrieve`. */
export const chaptersBulkRetrieveRules: OperationRules = {
  id: "chapters.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      ids: array(refer(catalogId), minItems(1), maxItems(50)),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": chapterList },
};

/** The checks of calls of `tracks.retrieve`. */
export const tracksRetrieveRules: OperationRules = {
  id: "tracks.retrieve",
  query: /* @__PURE__ */ validator(() => looseObject({ market: optional(refer(market)) })),
  answers: { "200": track },
};

/** The checks of calls of `tracks.bulk-retrieve`. */
export const tracksBulkRetrieveRules: OperationRules = {
  id: "tracks.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      ids: array(refer(catalogId), minItems(1), maxItems(50)),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": trackList },
};

/** The checks of calls of `me.retrieve`. */
export const meRetrieveRules: OperationRules = { id: "me.retrieve", answers: { "200": user } };

/** The checks of calls of `me.saved-audiobooks.list`. */
export const meSavedAudiobooksListRules: OperationRules = {
  id: "me.saved-audiobooks.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": savedAudiobookPage },
};

/** The checks of calls of `me.saved-audiobooks.save`. */
export const meSavedAudiobooksSaveRules: OperationRules = {
  id: "me.saved-audiobooks.save",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
};

/** The checks of calls of `me.saved-audiobooks.remove`. */
export const meSavedAudiobooksRemoveRules: OperationRules = {
  id: "me.saved-audiobooks.remove",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
};

/** The checks of calls of `me.saved-audiobooks.check`. */
export const meSavedAudiobooksCheckRules: OperationRules = {
  id: "me.saved-audiobooks.check",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
  answers: { "200": membership },
};

/** The checks of calls of `me.saved-playlists.list`. */
export const meSavedPlaylistsListRules: OperationRules = {
  id: "me.saved-playlists.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": savedPlaylistPage },
};

/** The checks of calls of `me.saved-playlists.save`. */
export const meSavedPlaylistsSaveRules: OperationRules = {
  id: "me.saved-playlists.save",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
};

/** The checks of calls of `me.saved-playlists.remove`. */
export const meSavedPlaylistsRemoveRules: OperationRules = {
  id: "me.saved-playlists.remove",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
};

/** The checks of calls of `me.saved-playlists.check`. */
export const meSavedPlaylistsCheckRules: OperationRules = {
  id: "me.saved-playlists.check",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
  answers: { "200": membership },
};

/** The checks of calls of `me.saved-albums.list`. */
export const meSavedAlbumsListRules: OperationRules = {
  id: "me.saved-albums.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": savedAlbumPage },
};

/** The checks of calls of `me.saved-albums.save`. */
export const meSavedAlbumsSaveRules: OperationRules = {
  id: "me.saved-albums.save",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(refer(libraryIds)) })),
  body: librarySelection,
};

/** The checks of calls of `me.saved-albums.remove`. */
export const meSavedAlbumsRemoveRules: OperationRules = {
  id: "me.saved-albums.remove",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(refer(libraryIds)) })),
  body: librarySelection,
};

/** The checks of calls of `me.saved-albums.check`. */
export const meSavedAlbumsCheckRules: OperationRules = {
  id: "me.saved-albums.check",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
  answers: { "200": membership },
};

/** The checks of calls of `me.saved-tracks.list`. */
export const meSavedTracksListRules: OperationRules = {
  id: "me.saved-tracks.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": savedTrackPage },
};

/** The checks of calls of `me.saved-tracks.save`. */
export const meSavedTracksSaveRules: OperationRules = {
  id: "me.saved-tracks.save",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(refer(libraryIds)) })),
  body: savedTrackSelection,
};

/** The checks of calls of `me.saved-tracks.remove`. */
export const meSavedTracksRemoveRules: OperationRules = {
  id: "me.saved-tracks.remove",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(refer(libraryIds)) })),
  body: librarySelection,
};

/** The checks of calls of `me.saved-tracks.check`. */
export const meSavedTracksCheckRules: OperationRules = {
  id: "me.saved-tracks.check",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
  answers: { "200": membership },
};

/** The checks of calls of `me.saved-episodes.list`. */
export const meSavedEpisodesListRules: OperationRules = {
  id: "me.saved-episodes.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
    }),
  ),
  answers: { "200": savedEpisodePage },
};

/** The checks of calls of `me.saved-episodes.save`. */
export const meSavedEpisodesSaveRules: OperationRules = {
  id: "me.saved-episodes.save",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(refer(libraryIds)) })),
  body: librarySelection,
};

/** The checks of calls of `me.saved-episodes.remove`. */
export const meSavedEpisodesRemoveRules: OperationRules = {
  id: "me.saved-episodes.remove",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(refer(libraryIds)) })),
  body: librarySelection,
};

/** The checks of calls of `me.saved-episodes.check`. */
export const meSavedEpisodesCheckRules: OperationRules = {
  id: "me.saved-episodes.check",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
  answers: { "200": membership },
};

/** The checks of calls of `me.saved-shows.list`. */
export const meSavedShowsListRules: OperationRules = {
  id: "me.saved-shows.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": savedShowPage },
};

/** The checks of calls of `me.saved-shows.save`. */
export const meSavedShowsSaveRules: OperationRules = {
  id: "me.saved-shows.save",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(refer(libraryIds)) })),
  body: librarySelection,
};

/** The checks of calls of `me.saved-shows.remove`. */
export const meSavedShowsRemoveRules: OperationRules = {
  id: "me.saved-shows.remove",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ ids: refer(libraryIds), market: optional(refer(market)) }),
  ),
};

/** The checks of calls of `me.saved-shows.check`. */
export const meSavedShowsCheckRules: OperationRules = {
  id: "me.saved-shows.check",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: refer(libraryIds) })),
  answers: { "200": membership },
};

/** The checks of calls of `me.top-items.list-top-tracks`. */
export const meTopItemsListTopTracksRules: OperationRules = {
  id: "me.top-items.list-top-tracks",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      time_range: optional(refer(timeRange)),
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": trackPage },
};

/** The checks of calls of `me.top-items.list-top-artists`. */
export const meTopItemsListTopArtistsRules: OperationRules = {
  id: "me.top-items.list-top-artists",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      time_range: optional(refer(timeRange)),
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": artistPage },
};

/** The checks of calls of `me.following.bulk-retrieve`. */
export const meFollowingBulkRetrieveRules: OperationRules = {
  id: "me.following.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      type: literals("artist"),
      after: optional(string(minLength(1))),
      limit: optional(number(integer(), minimum(1), maximum(50))),
    }),
  ),
  answers: { "200": followedArtists },
};

/** The checks of calls of `me.following.follow`. */
export const meFollowingFollowRules: OperationRules = {
  id: "me.following.follow",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ type: literals("artist", "user"), ids: optional(refer(followIds)) }),
  ),
  body: followSelection,
};

/** The checks of calls of `me.following.unfollow`. */
export const meFollowingUnfollowRules: OperationRules = {
  id: "me.following.unfollow",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ type: literals("artist", "user"), ids: optional(refer(followIds)) }),
  ),
  body: followSelection,
};

/** The checks of calls of `me.following.check`. */
export const meFollowingCheckRules: OperationRules = {
  id: "me.following.check",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ type: literals("artist", "user"), ids: refer(followIds) }),
  ),
  answers: { "200": membership },
};

/** The checks of calls of `player.get-state`. */
export const playerGetStateRules: OperationRules = {
  id: "player.get-state",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      market: optional(refer(market)),
      additional_types: optional(array(literals("track", "episode"), uniqueItems())),
    }),
  ),
  answers: { "200": playback },
};

/** The checks of calls of `player.transfer`. */
export const playerTransferRules: OperationRules = {
  id: "player.transfer",
  body: playbackTransfer,
  needsBody: true,
};

/** The checks of calls of `player.get-devices`. */
export const playerGetDevicesRules: OperationRules = {
  id: "player.get-devices",
  answers: { "200": deviceList },
};

/** The checks of calls of `player.get-currently-playing`. */
export const playerGetCurrentlyPlayingRules: OperationRules = {
  id: "player.get-currently-playing",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      market: optional(refer(market)),
      additional_types: optional(array(literals("track", "episode"), uniqueItems())),
    }),
  ),
  answers: { "200": currentlyPlaying },
};

/** The checks of calls of `player.start-playback`. */
export const playerStartPlaybackRules: OperationRules = {
  id: "player.start-playback",
  query: /* @__PURE__ */ validator(() => looseObject({ device_id: optional(refer(deviceId)) })),
  body: playbackStart,
};

/** The checks of calls of `player.pause-playback`. */
export const playerPausePlaybackRules: OperationRules = {
  id: "player.pause-playback",
  query: /* @__PURE__ */ validator(() => looseObject({ device_id: optional(refer(deviceId)) })),
};

/** The checks of calls of `player.skip-next`. */
export const playerSkipNextRules: OperationRules = {
  id: "player.skip-next",
  query: /* @__PURE__ */ validator(() => looseObject({ device_id: optional(refer(deviceId)) })),
};

/** The checks of calls of `player.skip-previous`. */
export const playerSkipPreviousRules: OperationRules = {
  id: "player.skip-previous",
  query: /* @__PURE__ */ validator(() => looseObject({ device_id: optional(refer(deviceId)) })),
};

/** The checks of calls of `player.seek-to-position`. */
export const playerSeekToPositionRules: OperationRules = {
  id: "player.seek-to-position",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      position_ms: number(integer(), minimum(0)),
      device_id: optional(refer(deviceId)),
    }),
  ),
};

/** The checks of calls of `player.set-repeat-mode`. */
export const playerSetRepeatModeRules: OperationRules = {
  id: "player.set-repeat-mode",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ state: refer(repeatMode), device_id: optional(refer(deviceId)) }),
  ),
};

/** The checks of calls of `player.set-volume`. */
export const playerSetVolumeRules: OperationRules = {
  id: "player.set-volume",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      volume_percent: number(integer(), minimum(0), maximum(100)),
      device_id: optional(refer(deviceId)),
    }),
  ),
};

/** The checks of calls of `player.toggle-shuffle`. */
export const playerToggleShuffleRules: OperationRules = {
  id: "player.toggle-shuffle",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ state: boolean(), device_id: optional(refer(deviceId)) }),
  ),
};

/** The checks of calls of `player.list-recently-played`. */
export const playerListRecentlyPlayedRules: OperationRules = {
  id: "player.list-recently-played",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      after: optional(string(pattern("^[0-9]+$"))),
      before: optional(number(integer(), minimum(0))),
      limit: optional(number(integer(), minimum(1), maximum(50))),
    }),
  ),
  answers: { "200": playHistoryPage },
};

/** The checks of calls of `player.queue.get`. */
export const playerQueueGetRules: OperationRules = {
  id: "player.queue.get",
  answers: { "200": playbackQueue },
};

/** The checks of calls of `player.queue.add`. */
export const playerQueueAddRules: OperationRules = {
  id: "player.queue.add",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ uri: refer(playableUri), device_id: optional(refer(deviceId)) }),
  ),
};

/** The checks of calls of `search.query`. */
export const searchQueryRules: OperationRules = {
  id: "search.query",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      q: string(minLength(1), maxLength(200)),
      type: array(refer(searchType), minItems(1), uniqueItems()),
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
      include_external: optional(literals("audio")),
    }),
  ),
  answers: { "200": searchResult },
};

/** The checks of calls of `playlists.retrieve`. */
export const playlistsRetrieveRules: OperationRules = {
  id: "playlists.retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      market: optional(refer(market)),
      fields: optional(string(minLength(1))),
      additional_types: optional(array(literals("track", "episode"), uniqueItems())),
    }),
  ),
  answers: { "200": playlist },
};

/** The checks of calls of `playlists.update`. */
export const playlistsUpdateRules: OperationRules = {
  id: "playlists.update",
  body: playlistDetails,
  needsBody: true,
};

/** The checks of calls of `playlists.tracks.list`. */
export const playlistsTracksListRules: OperationRules = {
  id: "playlists.tracks.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(100))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
      market: optional(refer(market)),
      fields: optional(string(minLength(1))),
      additional_types: optional(array(literals("track", "episode"), uniqueItems())),
    }),
  ),
  answers: { "200": playlistItemPage },
};

/** The checks of calls of `playlists.tracks.add`. */
export const playlistsTracksAddRules: OperationRules = {
  id: "playlists.tracks.add",
  body: playlistAddition,
  needsBody: true,
  answers: { "201": snapshot },
};

/** The checks of calls of `playlists.tracks.update`. */
export const playlistsTracksUpdateRules: OperationRules = {
  id: "playlists.tracks.update",
  body: /* @__PURE__ */ validator(() =>
    anyOf(refer(playlistReordering), refer(playlistReplacement)),
  ),
  needsBody: true,
  answers: { "200": snapshot },
};

/** The checks of calls of `playlists.tracks.remove`. */
export const playlistsTracksRemoveRules: OperationRules = {
  id: "playlists.tracks.remove",
  body: playlistRemoval,
  needsBody: true,
  answers: { "200": snapshot },
};

/** The checks of calls of `playlists.followers.follow`. */
export const playlistsFollowersFollowRules: OperationRules = {
  id: "playlists.followers.follow",
  body: playlistFollowerInput,
  answers: { "200": playlistFollower },
};

/** The checks of calls of `playlists.followers.check`. */
export const playlistsFollowersCheckRules: OperationRules = {
  id: "playlists.followers.check",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ ids: array(refer(userId), minItems(1), maxItems(5)) }),
  ),
  answers: { "200": membership },
};

/** The checks of calls of `playlists.images.list`. */
export const playlistsImagesListRules: OperationRules = {
  id: "playlists.images.list",
  answers: { "200": /* @__PURE__ */ validator(() => array(refer(playlistImage))) },
};

/** The checks of calls of `playlists.images.update`. */
export const playlistsImagesUpdateRules: OperationRules = {
  id: "playlists.images.update",
  needsBody: true,
};

/** The checks of calls of `users.retrieve-profile`. */
export const usersRetrieveProfileRules: OperationRules = {
  id: "users.retrieve-profile",
  answers: { "200": publicUser },
};

/** The checks of calls of `users.playlists.list`. */
export const usersPlaylistsListRules: OperationRules = {
  id: "users.playlists.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": playlistPage },
};

/** The checks of calls of `users.playlists.create`. */
export const usersPlaylistsCreateRules: OperationRules = {
  id: "users.playlists.create",
  body: newPlaylist,
  needsBody: true,
  answers: { "201": playlist },
};

/** The checks of calls of `browse.get-featured-playlists`. */
export const browseGetFeaturedPlaylistsRules: OperationRules = {
  id: "browse.get-featured-playlists",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": playlistSelection },
};

/** The checks of calls of `browse.get-new-releases`. */
export const browseGetNewReleasesRules: OperationRules = {
  id: "browse.get-new-releases",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": newReleases },
};

/** The checks of calls of `browse.categories.list`. */
export const browseCategoriesListRules: OperationRules = {
  id: "browse.categories.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      page: optional(number(integer(), minimum(1))),
      limit: optional(number(integer(), minimum(1), maximum(50))),
    }),
  ),
  answers: { "200": categoryList },
};

/** The checks of calls of `browse.categories.retrieve`. */
export const browseCategoriesRetrieveRules: OperationRules = {
  id: "browse.categories.retrieve",
  answers: { "200": browseCategory },
};

/** The checks of calls of `browse.categories.get-playlists`. */
export const browseCategoriesGetPlaylistsRules: OperationRules = {
  id: "browse.categories.get-playlists",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      offset: optional(number(integer(), minimum(0), maximum(1000))),
    }),
  ),
  answers: { "200": playlistSelection },
};

/** The checks of calls of `audio-features.bulk-retrieve`. */
export const audioFeaturesBulkRetrieveRules: OperationRules = {
  id: "audio-features.bulk-retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ ids: array(refer(catalogId), minItems(1), maxItems(100)) }),
  ),
  answers: { "200": audioFeaturesList },
};

/** The checks of calls of `audio-features.retrieve`. */
export const audioFeaturesRetrieveRules: OperationRules = {
  id: "audio-features.retrieve",
  answers: { "200": audioFeatures },
};

/** The checks of calls of `audio-analysis.retrieve`. */
export const audioAnalysisRetrieveRules: OperationRules = {
  id: "audio-analysis.retrieve",
  answers: { "200": audioAnalysis },
};

/** The checks of calls of `recommendations.get`. */
export const recommendationsGetRules: OperationRules = {
  id: "recommendations.get",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(100))),
      market: optional(refer(market)),
      seed_artists: optional(array(refer(catalogId), minItems(1), maxItems(5))),
      seed_genres: optional(array(refer(genre), minItems(1), maxItems(5))),
      seed_tracks: optional(array(refer(catalogId), minItems(1), maxItems(5))),
      min_acousticness: optional(number(minimum(0), maximum(1))),
      max_acousticness: optional(number(minimum(0), maximum(1))),
      target_acousticness: optional(number(minimum(0), maximum(1))),
      min_danceability: optional(number(minimum(0), maximum(1))),
      max_danceability: optional(number(minimum(0), maximum(1))),
      target_danceability: optional(number(minimum(0), maximum(1))),
      min_duration_ms: optional(number(integer(), minimum(0))),
      max_duration_ms: optional(number(integer(), minimum(0))),
      target_duration_ms: optional(number(integer(), minimum(0))),
      min_energy: optional(number(minimum(0), maximum(1))),
      max_energy: optional(number(minimum(0), maximum(1))),
      target_energy: optional(number(minimum(0), maximum(1))),
      min_instrumentalness: optional(number(minimum(0), maximum(1))),
      max_instrumentalness: optional(number(minimum(0), maximum(1))),
      target_instrumentalness: optional(number(minimum(0), maximum(1))),
      min_key: optional(number(integer(), minimum(0), maximum(11))),
      max_key: optional(number(integer(), minimum(0), maximum(11))),
      target_key: optional(number(integer(), minimum(0), maximum(11))),
      min_liveness: optional(number(minimum(0), maximum(1))),
      max_liveness: optional(number(minimum(0), maximum(1))),
      target_liveness: optional(number(minimum(0), maximum(1))),
      min_loudness: optional(number(minimum(-60), maximum(0))),
      max_loudness: optional(number(minimum(-60), maximum(0))),
      target_loudness: optional(number(minimum(-60), maximum(0))),
      min_mode: optional(refer(mode)),
      max_mode: optional(refer(mode)),
      target_mode: optional(refer(mode)),
      min_popularity: optional(number(integer(), minimum(0), maximum(100))),
      max_popularity: optional(number(integer(), minimum(0), maximum(100))),
      target_popularity: optional(number(integer(), minimum(0), maximum(100))),
      min_speechiness: optional(number(minimum(0), maximum(1))),
      max_speechiness: optional(number(minimum(0), maximum(1))),
      target_speechiness: optional(number(minimum(0), maximum(1))),
      min_tempo: optional(number(minimum(0))),
      max_tempo: optional(number(minimum(0))),
      target_tempo: optional(number(minimum(0))),
      min_time_signature: optional(refer(timeSignature)),
      max_time_signature: optional(refer(timeSignature)),
      target_time_signature: optional(refer(timeSignature)),
      min_valence: optional(number(minimum(0), maximum(1))),
      max_valence: optional(number(minimum(0), maximum(1))),
      target_valence: optional(number(minimum(0), maximum(1))),
    }),
  ),
  answers: { "200": recommendation },
};

/** The checks of calls of `recommendations.list-available-genre-seeds`. */
export const recommendationsListAvailableGenreSeedsRules: OperationRules = {
  id: "recommendations.list-available-genre-seeds",
  answers: { "200": genreList },
};

/** The checks of calls of `markets.list`. */
export const marketsListRules: OperationRules = {
  id: "markets.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      cursor: optional(string(minLength(1))),
      limit: optional(number(integer(), minimum(1), maximum(50))),
    }),
  ),
  answers: { "200": marketList },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  albumsRetrieveRules,
  albumsBulkRetrieveRules,
  albumsListTracksRules,
  artistsRetrieveRules,
  artistsBulkRetrieveRules,
  artistsListAlbumsRules,
  artistsTopTracksRules,
  artistsListRelatedArtistsRules,
  showsRetrieveRules,
  showsBulkRetrieveRules,
  showsListEpisodesRules,
  episodesRetrieveRules,
  episodesBulkRetrieveRules,
  audiobooksRetrieveRules,
  audiobooksBulkRetrieveRules,
  audiobooksListChaptersRules,
  chaptersRetrieveRules,
  chaptersBulkRetrieveRules,
  tracksRetrieveRules,
  tracksBulkRetrieveRules,
  meRetrieveRules,
  meSavedAudiobooksListRules,
  meSavedAudiobooksSaveRules,
  meSavedAudiobooksRemoveRules,
  meSavedAudiobooksCheckRules,
  meSavedPlaylistsListRules,
  meSavedPlaylistsSaveRules,
  meSavedPlaylistsRemoveRules,
  meSavedPlaylistsCheckRules,
  meSavedAlbumsListRules,
  meSavedAlbumsSaveRules,
  meSavedAlbumsRemoveRules,
  meSavedAlbumsCheckRules,
  meSavedTracksListRules,
  meSavedTracksSaveRules,
  meSavedTracksRemoveRules,
  meSavedTracksCheckRules,
  meSavedEpisodesListRules,
  meSavedEpisodesSaveRules,
  meSavedEpisodesRemoveRules,
  meSavedEpisodesCheckRules,
  meSavedShowsListRules,
  meSavedShowsSaveRules,
  meSavedShowsRemoveRules,
  meSavedShowsCheckRules,
  meTopItemsListTopTracksRules,
  meTopItemsListTopArtistsRules,
  meFollowingBulkRetrieveRules,
  meFollowingFollowRules,
  meFollowingUnfollowRules,
  meFollowingCheckRules,
  playerGetStateRules,
  playerTransferRules,
  playerGetDevicesRules,
  playerGetCurrentlyPlayingRules,
  playerStartPlaybackRules,
  playerPausePlaybackRules,
  playerSkipNextRules,
  playerSkipPreviousRules,
  playerSeekToPositionRules,
  playerSetRepeatModeRules,
  playerSetVolumeRules,
  playerToggleShuffleRules,
  playerListRecentlyPlayedRules,
  playerQueueGetRules,
  playerQueueAddRules,
  searchQueryRules,
  playlistsRetrieveRules,
  playlistsUpdateRules,
  playlistsTracksListRules,
  playlistsTracksAddRules,
  playlistsTracksUpdateRules,
  playlistsTracksRemoveRules,
  playlistsFollowersFollowRules,
  playlistsFollowersCheckRules,
  playlistsImagesListRules,
  playlistsImagesUpdateRules,
  usersRetrieveProfileRules,
  usersPlaylistsListRules,
  usersPlaylistsCreateRules,
  browseGetFeaturedPlaylistsRules,
  browseGetNewReleasesRules,
  browseCategoriesListRules,
  browseCategoriesRetrieveRules,
  browseCategoriesGetPlaylistsRules,
  audioFeaturesBulkRetrieveRules,
  audioFeaturesRetrieveRules,
  audioAnalysisRetrieveRules,
  recommendationsGetRules,
  recommendationsListAvailableGenreSeedsRules,
  marketsListRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
