// Made by endpoint-manifest (typescript-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";
import { QueueGroup } from "./player/queue.js";

/**
 * `player.get-state`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.get-state` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const getState: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.get-state"
> = /* @__PURE__ */ notShown("player.get-state", ["method", "path"], "manifest/groups/");

/**
 * `player.transfer`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.transfer` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const transfer: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.transfer"
> = /* @__PURE__ */ notShown("player.transfer", ["method", "path"], "manifest/groups/");

/**
 * `player.get-devices`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.get-devices` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const getDevices: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.get-devices"
> = /* @__PURE__ */ notShown("player.get-devices", ["method", "path"], "manifest/groups/");

/**
 * `player.get-currently-playing`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.get-currently-playing` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const getCurrentlyPlaying: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.get-currently-playing"
> = /* @__PURE__ */ notShown(
  "player.get-currently-playing",
  ["method", "path"],
  "manifest/groups/",
);

/**
 * `player.start-playback`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.start-playback` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const startPlayback: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.start-playback"
> = /* @__PURE__ */ notShown("player.start-playback", ["method", "path"], "manifest/groups/");

/**
 * `player.pause-playback`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.pause-playback` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const pausePlayback: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.pause-playback"
> = /* @__PURE__ */ notShown("player.pause-playback", ["method", "path"], "manifest/groups/");

/**
 * `player.skip-next`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.skip-next` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const skipNext: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.skip-next"
> = /* @__PURE__ */ notShown("player.skip-next", ["method", "path"], "manifest/groups/");

/**
 * `player.skip-previous`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.skip-previous` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const skipPrevious: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.skip-previous"
> = /* @__PURE__ */ notShown("player.skip-previous", ["method", "path"], "manifest/groups/");

/**
 * `player.seek-to-position`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.seek-to-position` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const seekToPosition: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.seek-to-position"
> = /* @__PURE__ */ notShown("player.seek-to-position", ["method", "path"], "manifest/groups/");

/**
 * `player.set-repeat-mode`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.set-repeat-mode` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const setRepeatMode: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.set-repeat-mode"
> = /* @__PURE__ */ notShown("player.set-repeat-mode", ["method", "path"], "manifest/groups/");

/**
 * `player.set-volume`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.set-volume` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const setVolume: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.set-volume"
> = /* @__PURE__ */ notShown("player.set-volume", ["method", "path"], "manifest/groups/");

/**
 * `player.toggle-shuffle`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.toggle-shuffle` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const toggleShuffle: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.toggle-shuffle"
> = /* @__PURE__ */ notShown("player.toggle-shuffle", ["method", "path"], "manifest/groups/");

/**
 * `player.list-recently-played`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#operations.list-recently-played` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const listRecentlyPlayed: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#operations.list-recently-played"
> = /* @__PURE__ */ notShown("player.list-recently-played", ["method", "path"], "manifest/groups/");

/** Player */
export class PlayerGroup {
  /** Queue */
  readonly queue: QueueGroup = new QueueGroup();
  /**
   * `player.get-state`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.get-state` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  declare readonly getState: typeof getState;
  /**
   * `player.transfer`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.transfer` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  declare readonly transfer: typeof transfer;
  /**
   * `player.get-devices`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.get-devices` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly getDevices: typeof getDevices;
  /**
   * `player.get-currently-playing`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.get-currently-playing` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly getCurrentlyPlaying: typeof getCurrentlyPlaying;
  /**
   * `player.start-playback`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.start-playback` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly startPlayback: typeof startPlayback;
  /**
   * `player.pause-playback`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.pause-playback` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly pausePlayback: typeof pausePlayback;
  /**
   * `player.skip-next`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.skip-next` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  declare readonly skipNext: typeof skipNext;
  /**
   * `player.skip-previous`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.skip-previous` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly skipPrevious: typeof skipPrevious;
  /**
   * `player.seek-to-position`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.seek-to-position` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly seekToPosition: typeof seekToPosition;
  /**
   * `player.set-repeat-mode`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.set-repeat-mode` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly setRepeatMode: typeof setRepeatMode;
  /**
   * `player.set-volume`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.set-volume` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly setVolume: typeof setVolume;
  /**
   * `player.toggle-shuffle`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.toggle-shuffle` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly toggleShuffle: typeof toggleShuffle;
  /**
   * `player.list-recently-played`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#operations.list-recently-played` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly listRecentlyPlayed: typeof listRecentlyPlayed;

  constructor() {
    notShownMembers(
      this,
      "player",
      ["method", "path"],
      "manifest/groups/",
      "get-state",
      "transfer",
      "get-devices",
      "get-currently-playing",
      "start-playback",
      "pause-playback",
      "skip-next",
      "skip-previous",
      "seek-to-position",
      "set-repeat-mode",
      "set-volume",
      "toggle-shuffle",
      "list-recently-played",
    );
  }
}
