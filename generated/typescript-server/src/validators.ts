// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type {
  Album,
  Artist,
  AudioAnalysis,
  AudioFeatures,
  Audiobook,
  BrowseCategory,
  Chapter,
  Episode,
  Market,
  PlaybackQueue,
  PlayerDevice,
  Playlist,
  PlaylistFollower,
  PlaylistImage,
  Recommendation,
  Show,
  Track,
  User,
} from "./schemas.js";
import { unknown } from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

/** Checks values of the type `Album`. */
export const album: Validator<Album> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Artist`. */
export const artist: Validator<Artist> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Show`. */
export const show: Validator<Show> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Episode`. */
export const episode: Validator<Episode> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Audiobook`. */
export const audiobook: Validator<Audiobook> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Chapter`. */
export const chapter: Validator<Chapter> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Track`. */
export const track: Validator<Track> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Playlist`. */
export const playlist: Validator<Playlist> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `User`. */
export const user: Validator<User> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `BrowseCategory`. */
export const browseCategory: Validator<BrowseCategory> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `AudioFeatures`. */
export const audioFeatures: Validator<AudioFeatures> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `AudioAnalysis`. */
export const audioAnalysis: Validator<AudioAnalysis> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Recommendation`. */
export const recommendation: Validator<Recommendation> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Market`. */
export const market: Validator<Market> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `PlayerDevice`. */
export const playerDevice: Validator<PlayerDevice> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `PlaybackQueue`. */
export const playbackQueue: Validator<PlaybackQueue> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `PlaylistImage`. */
export const playlistImage: Validator<PlaylistImage> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `PlaylistFollower`. */
export const playlistFollower: Validator<PlaylistFollower> = /* @__PURE__ */ validator(() =>
  unknown(),
);
