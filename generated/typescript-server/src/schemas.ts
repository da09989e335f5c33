// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `album`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/album.yaml#schemas.album` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type Album = unknown;

/**
 * `artist`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/artist.yaml#schemas.artist` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type Artist = unknown;

/**
 * `show`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/show.yaml#schemas.show` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type Show = unknown;

/**
 * `episode`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/episode.yaml#schemas.episode` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type Episode = unknown;

/**
 * `audiobook`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/audiobook.yaml#schemas.audiobook` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export type Audiobook = unknown;

/**
 * `chapter`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/chapter.yaml#schemas.chapter` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type Chapter = unknown;

/**
 * `track`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/track.yaml#schemas.track` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type Track = unknown;

/**
 * `playlist`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/playlist.yaml#schemas.playlist` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type Playlist = unknown;

/**
 * `user`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/user.yaml#schemas.user` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type User = unknown;

/**
 * `browse-category`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/browse-category.yaml#schemas.browse-category` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export type BrowseCategory = unknown;

/**
 * `audio-features`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/audio-features.yaml#schemas.audio-features` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export type AudioFeatures = unknown;

/**
 * `audio-analysis`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/audio-analysis.yaml#schemas.audio-analysis` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export type AudioAnalysis = unknown;

/**
 * `recommendation`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/recommendation.yaml#schemas.recommendation` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export type Recommendation = unknown;

/**
 * `market`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/market.yaml#schemas.market` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export type Market = unknown;

/**
 * `player-device`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/player-device.yaml#schemas.player-device` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export type PlayerDevice = unknown;

/**
 * `playback-queue`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/playback-queue.yaml#schemas.playback-queue` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export type PlaybackQueue = unknown;

/**
 * `playlist-image`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/playlist-image.yaml#schemas.playlist-image` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export type PlaylistImage = unknown;

/**
 * `playlist-follower`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/playlist-follower.yaml#schemas.playlist-follower` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export type PlaylistFollower = unknown;
