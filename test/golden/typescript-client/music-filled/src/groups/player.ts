// Made by endpoint-manifest (typescript-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type {
  CurrentlyPlaying,
  DeviceId,
  DeviceList,
  ErrorBody,
  Market,
  PlayHistoryPage,
  Playback,
  PlaybackStart,
  PlaybackTransfer,
  PlayerError,
  RepeatMode,
} from "../schemas.js";
import { QueueGroup } from "./player/queue.js";

const getStateOperation: Operation = {
  id: "player.get-state",
  method: "GET",
  path: "/me/player",
  parameters: [{ in: "query", name: "additional_types", style: form, explode: false }],
};

/** The query parameters of `getState`. */
export interface GetStateQuery {
  /** Country in which the content has to be available. */
  market?: Market | undefined;
  /**
   * Kinds of item that the caller understands beside tracks. Unique items.
   *
   * @defaultValue ["track"]
   */
  additional_types?: readonly ("track" | "episode")[] | undefined;
}

/** What a call of `getState` may carry. */
export interface GetStateInit extends RequestOptions {
  query?: GetStateQuery | undefined;
}

/** What `getState` gives back. */
export type GetStateResult = Playback | undefined;

/** What `getState` answers, by status. */
export interface GetStateResponses extends CommonErrors {
  /** Something is playing or paused. */
  "200": Answer<Playback>;
  /** No device is active. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Playback State: Get what is playing, where, and how.
 *
 * `GET /me/player`
 *
 * From `manifest/groups/player.yaml#operations.get-state` (Assumptions of the team).
 */
export function getState(client: Client, init?: GetStateInit): Call<GetStateResult> {
  return send<GetStateResult>(client, getStateOperation, [], init);
}

const transferOperation: Operation = {
  id: "player.transfer",
  method: "PUT",
  path: "/me/player",
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `transfer` may carry. */
export interface TransferInit extends RequestOptions {
  /** Where playback goes, and whether it starts there. */
  body: PlaybackTransfer;
  contentType?: "application/json" | undefined;
}

/** What `transfer` answers, by status. */
export interface TransferResponses extends CommonErrors {
  /** Playback moves to the device. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Transfer Playback: Move playback to another device.
 *
 * `PUT /me/player`
 *
 * From `manifest/groups/player.yaml#operations.transfer` (Assumptions of the team).
 */
export function transfer(client: Client, init: TransferInit): Call<undefined> {
  return send<undefined>(client, transferOperation, [], init);
}

const getDevicesOperation: Operation = {
  id: "player.get-devices",
  method: "GET",
  path: "/me/player/devices",
};

/** What a call of `getDevices` may carry. */
export interface GetDevicesInit extends RequestOptions {}

/** What `getDevices` answers, by status. */
export interface GetDevicesResponses extends CommonErrors {
  /** The devices that are reachable now. */
  "200": Answer<DeviceList>;
}

/**
 * Get Devices: Get the devices on which the user can play.
 *
 * `GET /me/player/devices`
 *
 * From `manifest/groups/player.yaml#operations.get-devices` (Assumptions of the team).
 */
export function getDevices(client: Client, init?: GetDevicesInit): Call<DeviceList> {
  return send<DeviceList>(client, getDevicesOperation, [], init);
}

const getCurrentlyPlayingOperation: Operation = {
  id: "player.get-currently-playing",
  method: "GET",
  path: "/me/player/currently-playing",
  parameters: [{ in: "query", name: "additional_types", style: form, explode: false }],
};

/** The query parameters of `getCurrentlyPlaying`. */
export interface GetCurrentlyPlayingQuery {
  /** Country in which the content has to be available. */
  market?: Market | undefined;
  /**
   * Kinds of item that the caller understands beside tracks. Unique items.
   *
   * @defaultValue ["track"]
   */
  additional_types?: readonly ("track" | "episode")[] | undefined;
}

/** What a call of `getCurrentlyPlaying` may carry. */
export interface GetCurrentlyPlayingInit extends RequestOptions {
  query?: GetCurrentlyPlayingQuery | undefined;
}

/** What `getCurrentlyPlaying` gives back. */
export type GetCurrentlyPlayingResult = CurrentlyPlaying | undefined;

/** What `getCurrentlyPlaying` answers, by status. */
export interface GetCurrentlyPlayingResponses extends CommonErrors {
  /** Something is playing or paused. */
  "200": Answer<CurrentlyPlaying>;
  /** Nothing is playing. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Currently Playing Item: Get the track or episode that is playing.
 *
 * `GET /me/player/currently-playing`
 *
 * From `manifest/groups/player.yaml#operations.get-currently-playing` (Assumptions of the
 * team).
 */
export function getCurrentlyPlaying(
  client: Client,
  init?: GetCurrentlyPlayingInit,
): Call<GetCurrentlyPlayingResult> {
  return send<GetCurrentlyPlayingResult>(client, getCurrentlyPlayingOperation, [], init);
}

const startPlaybackOperation: Operation = {
  id: "player.start-playback",
  method: "PUT",
  path: "/me/player/play",
  body: encodeBody,
  contentType: "application/json",
};

/** The query parameters of `startPlayback`. */
export interface StartPlaybackQuery {
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `startPlayback` may carry. */
export interface StartPlaybackInit extends RequestOptions {
  query?: StartPlaybackQuery | undefined;
  /** What to play, and from where. */
  body?: PlaybackStart | undefined;
  contentType?: "application/json" | undefined;
}

/** What `startPlayback` answers, by status. */
export interface StartPlaybackResponses extends CommonErrors {
  /** Playback has started. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Start Playback: Start something new, or go on with what was paused.
 *
 * Without a body, playback goes on where it was paused.
 *
 * `PUT /me/player/play`
 *
 * From `manifest/groups/player.yaml#operations.start-playback` (Assumptions of the team).
 */
export function startPlayback(client: Client, init?: StartPlaybackInit): Call<undefined> {
  return send<undefined>(client, startPlaybackOperation, [], init);
}

const pausePlaybackOperation: Operation = {
  id: "player.pause-playback",
  method: "PUT",
  path: "/me/player/pause",
};

/** The query parameters of `pausePlayback`. */
export interface PausePlaybackQuery {
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `pausePlayback` may carry. */
export interface PausePlaybackInit extends RequestOptions {
  query?: PausePlaybackQuery | undefined;
}

/** What `pausePlayback` answers, by status. */
export interface PausePlaybackResponses extends CommonErrors {
  /** Playback is paused. */
  "204": Answer<undefined>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Pause Playback: Pause what is playing.
 *
 * `PUT /me/player/pause`
 *
 * From `manifest/groups/player.yaml#operations.pause-playback` (Assumptions of the team).
 */
export function pausePlayback(client: Client, init?: PausePlaybackInit): Call<undefined> {
  return send<undefined>(client, pausePlaybackOperation, [], init);
}

const skipNextOperation: Operation = {
  id: "player.skip-next",
  method: "POST",
  path: "/me/player/next",
};

/** The query parameters of `skipNext`. */
export interface SkipNextQuery {
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `skipNext` may carry. */
export interface SkipNextInit extends RequestOptions {
  query?: SkipNextQuery | undefined;
}

/** What `skipNext` answers, by status. */
export interface SkipNextResponses extends CommonErrors {
  /** The next item is playing. */
  "204": Answer<undefined>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Skip to Next: Go to the next item of the queue.
 *
 * `POST /me/player/next`
 *
 * From `manifest/groups/player.yaml#operations.skip-next` (Assumptions of the team).
 */
export function skipNext(client: Client, init?: SkipNextInit): Call<undefined> {
  return send<undefined>(client, skipNextOperation, [], init);
}

const skipPreviousOperation: Operation = {
  id: "player.skip-previous",
  method: "POST",
  path: "/me/player/previous",
};

/** The query parameters of `skipPrevious`. */
export interface SkipPreviousQuery {
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `skipPrevious` may carry. */
export interface SkipPreviousInit extends RequestOptions {
  query?: SkipPreviousQuery | undefined;
}

/** What `skipPrevious` answers, by status. */
export interface SkipPreviousResponses extends CommonErrors {
  /** The item before is playing. */
  "204": Answer<undefined>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Skip to Previous: Go back to the item before.
 *
 * `POST /me/player/previous`
 *
 * From `manifest/groups/player.yaml#operations.skip-previous` (Assumptions of the team).
 */
export function skipPrevious(client: Client, init?: SkipPreviousInit): Call<undefined> {
  return send<undefined>(client, skipPreviousOperation, [], init);
}

const seekToPositionOperation: Operation = {
  id: "player.seek-to-position",
  method: "PUT",
  path: "/me/player/seek",
};

/** The query parameters of `seekToPosition`. */
export interface SeekToPositionQuery {
  /** Milliseconds from the start of the item. Integer, at least 0. */
  position_ms: number;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `seekToPosition` may carry. */
export interface SeekToPositionInit extends RequestOptions {
  query: SeekToPositionQuery;
}

/** What `seekToPosition` answers, by status. */
export interface SeekToPositionResponses extends CommonErrors {
  /** Playback goes on from the position. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Seek to Position: Go to a position in the item that is playing.
 *
 * A position after the end of the item goes to the next one.
 *
 * `PUT /me/player/seek`
 *
 * From `manifest/groups/player.yaml#operations.seek-to-position` (Assumptions of the team).
 */
export function seekToPosition(client: Client, init: SeekToPositionInit): Call<undefined> {
  return send<undefined>(client, seekToPositionOperation, [], init);
}

const setRepeatModeOperation: Operation = {
  id: "player.set-repeat-mode",
  method: "PUT",
  path: "/me/player/repeat",
};

/** The query parameters of `setRepeatMode`. */
export interface SetRepeatModeQuery {
  /** What to repeat. */
  state: RepeatMode;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `setRepeatMode` may carry. */
export interface SetRepeatModeInit extends RequestOptions {
  query: SetRepeatModeQuery;
}

/** What `setRepeatMode` answers, by status. */
export interface SetRepeatModeResponses extends CommonErrors {
  /** The repeat mode is set. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Set Repeat Mode: Choose what is played again at its end.
 *
 * `PUT /me/player/repeat`
 *
 * From `manifest/groups/player.yaml#operations.set-repeat-mode` (Assumptions of the team).
 */
export function setRepeatMode(client: Client, init: SetRepeatModeInit): Call<undefined> {
  return send<undefined>(client, setRepeatModeOperation, [], init);
}

const setVolumeOperation: Operation = {
  id: "player.set-volume",
  method: "PUT",
  path: "/me/player/volume",
};

/** The query parameters of `setVolume`. */
export interface SetVolumeQuery {
  /** Volume in percent of the loudest. Integer, 0 to 100. */
  volume_percent: number;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `setVolume` may carry. */
export interface SetVolumeInit extends RequestOptions {
  query: SetVolumeQuery;
}

/** What `setVolume` answers, by status. */
export interface SetVolumeResponses extends CommonErrors {
  /** The volume is set. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Set Volume: Set the volume of a device.
 *
 * `PUT /me/player/volume`
 *
 * From `manifest/groups/player.yaml#operations.set-volume` (Assumptions of the team).
 */
export function setVolume(client: Client, init: SetVolumeInit): Call<undefined> {
  return send<undefined>(client, setVolumeOperation, [], init);
}

const toggleShuffleOperation: Operation = {
  id: "player.toggle-shuffle",
  method: "PUT",
  path: "/me/player/shuffle",
};

/** The query parameters of `toggleShuffle`. */
export interface ToggleShuffleQuery {
  /** Whether to play in random order. */
  state: boolean;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `toggleShuffle` may carry. */
export interface ToggleShuffleInit extends RequestOptions {
  query: ToggleShuffleQuery;
}

/** What `toggleShuffle` answers, by status. */
export interface ToggleShuffleResponses extends CommonErrors {
  /** Shuffling is as asked. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/**
 * Toggle Shuffle: Turn shuffling on or off.
 *
 * `PUT /me/player/shuffle`
 *
 * From `manifest/groups/player.yaml#operations.toggle-shuffle` (Assumptions of the team).
 */
export function toggleShuffle(client: Client, init: ToggleShuffleInit): Call<undefined> {
  return send<undefined>(client, toggleShuffleOperation, [], init);
}

const listRecentlyPlayedOperation: Operation = {
  id: "player.list-recently-played",
  method: "GET",
  path: "/me/player/recently-played",
};

/** The query parameters of `listRecentlyPlayed`. */
export interface ListRecentlyPlayedQuery {
  /** Cursor of the page before; only plays after it are listed. Pattern: `^[0-9]+$`. */
  after?: string | undefined;
  /**
   * Time in milliseconds since 1970; only plays before it are listed. Integer, at least 0.
   * Format: `int64`.
   */
  before?: number | undefined;
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
}

/** What a call of `listRecentlyPlayed` may carry. */
export interface ListRecentlyPlayedInit extends RequestOptions {
  query?: ListRecentlyPlayedQuery | undefined;
}

/** What `listRecentlyPlayed` answers, by status. */
export interface ListRecentlyPlayedResponses extends CommonErrors {
  /** A page of plays. */
  "200": Answer<PlayHistoryPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Recently Played Tracks: Get the tracks that the user has played lately, the latest
 * first.
 *
 * A track counts as played after 30 seconds.
 *
 * `GET /me/player/recently-played`
 *
 * From `manifest/groups/player.yaml#operations.list-recently-played` (Assumptions of the
 * team).
 */
export function listRecentlyPlayed(
  client: Client,
  init?: ListRecentlyPlayedInit,
): Call<PlayHistoryPage> {
  return send<PlayHistoryPage>(client, listRecentlyPlayedOperation, [], init);
}

/**
 * Player
 *
 * Playback on the user's devices: what is playing, and commands to change it.
 */
export class PlayerGroup {
  readonly #client: Client;
  /**
   * Queue
   *
   * What plays next.
   */
  readonly queue: QueueGroup;

  constructor(client: Client) {
    this.#client = client;
    this.queue = new QueueGroup(client);
  }

  /**
   * Get Playback State: Get what is playing, where, and how.
   *
   * `GET /me/player`
   *
   * From `manifest/groups/player.yaml#operations.get-state` (Assumptions of the team).
   */
  getState(init?: GetStateInit): Call<GetStateResult> {
    return getState(this.#client, init);
  }

  /**
   * Transfer Playback: Move playback to another device.
   *
   * `PUT /me/player`
   *
   * From `manifest/groups/player.yaml#operations.transfer` (Assumptions of the team).
   */
  transfer(init: TransferInit): Call<undefined> {
    return transfer(this.#client, init);
  }

  /**
   * Get Devices: Get the devices on which the user can play.
   *
   * `GET /me/player/devices`
   *
   * From `manifest/groups/player.yaml#operations.get-devices` (Assumptions of the team).
   */
  getDevices(init?: GetDevicesInit): Call<DeviceList> {
    return getDevices(this.#client, init);
  }

  /**
   * Get Currently Playing Item: Get the track or episode that is playing.
   *
   * `GET /me/player/currently-playing`
   *
   * From `manifest/groups/player.yaml#operations.get-currently-playing` (Assumptions of the
   * team).
   */
  getCurrentlyPlaying(init?: GetCurrentlyPlayingInit): Call<GetCurrentlyPlayingResult> {
    return getCurrentlyPlaying(this.#client, init);
  }

  /**
   * Start Playback: Start something new, or go on with what was paused.
   *
   * Without a body, playback goes on where it was paused.
   *
   * `PUT /me/player/play`
   *
   * From `manifest/groups/player.yaml#operations.start-playback` (Assumptions of the team).
   */
  startPlayback(init?: StartPlaybackInit): Call<undefined> {
    return startPlayback(this.#client, init);
  }

  /**
   * Pause Playback: Pause what is playing.
   *
   * `PUT /me/player/pause`
   *
   * From `manifest/groups/player.yaml#operations.pause-playback` (Assumptions of the team).
   */
  pausePlayback(init?: PausePlaybackInit): Call<undefined> {
    return pausePlayback(this.#client, init);
  }

  /**
   * Skip to Next: Go to the next item of the queue.
   *
   * `POST /me/player/next`
   *
   * From `manifest/groups/player.yaml#operations.skip-next` (Assumptions of the team).
   */
  skipNext(init?: SkipNextInit): Call<undefined> {
    return skipNext(this.#client, init);
  }

  /**
   * Skip to Previous: Go back to the item before.
   *
   * `POST /me/player/previous`
   *
   * From `manifest/groups/player.yaml#operations.skip-previous` (Assumptions of the team).
   */
  skipPrevious(init?: SkipPreviousInit): Call<undefined> {
    return skipPrevious(this.#client, init);
  }

  /**
   * Seek to Position: Go to a position in the item that is playing.
   *
   * A position after the end of the item goes to the next one.
   *
   * `PUT /me/player/seek`
   *
   * From `manifest/groups/player.yaml#operations.seek-to-position` (Assumptions of the team).
   */
  seekToPosition(init: SeekToPositionInit): Call<undefined> {
    return seekToPosition(this.#client, init);
  }

  /**
   * Set Repeat Mode: Choose what is played again at its end.
   *
   * `PUT /me/player/repeat`
   *
   * From `manifest/groups/player.yaml#operations.set-repeat-mode` (Assumptions of the team).
   */
  setRepeatMode(init: SetRepeatModeInit): Call<undefined> {
    return setRepeatMode(this.#client, init);
  }

  /**
   * Set Volume: Set the volume of a device.
   *
   * `PUT /me/player/volume`
   *
   * From `manifest/groups/player.yaml#operations.set-volume` (Assumptions of the team).
   */
  setVolume(init: SetVolumeInit): Call<undefined> {
    return setVolume(this.#client, init);
  }

  /**
   * Toggle Shuffle: Turn shuffling on or off.
   *
   * `PUT /me/player/shuffle`
   *
   * From `manifest/groups/player.yaml#operations.toggle-shuffle` (Assumptions of the team).
   */
  toggleShuffle(init: ToggleShuffleInit): Call<undefined> {
    return toggleShuffle(this.#client, init);
  }

  /**
   * Get Recently Played Tracks: Get the tracks that the user has played lately, the latest
   * first.
   *
   * A track counts as played after 30 seconds.
   *
   * `GET /me/player/recently-played`
   *
   * From `manifest/groups/player.yaml#operations.list-recently-played` (Assumptions of the
   * team).
   */
  listRecentlyPlayed(init?: ListRecentlyPlayedInit): Call<PlayHistoryPage> {
    return listRecentlyPlayed(this.#client, init);
  }
}
