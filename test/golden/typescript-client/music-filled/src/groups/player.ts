// Made by endpoint-manifest (typescript-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonError, type CommonErrors, commonErrors } from "../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { byCursor } from "../runtime/by-cursor.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import { jsonBody } from "../runtime/json-body.js";
import { limits } from "../runtime/limits.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { type PagedCall, sendPaged } from "../runtime/paged-call.js";
import type { Paging } from "../runtime/paging.js";
import { send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type {
  CurrentlyPlaying,
  DeviceId,
  DeviceList,
  ErrorBody,
  Market,
  PlayHistory,
  PlayHistoryPage,
  Playback,
  PlaybackStart,
  PlaybackTransfer,
  PlayerError,
  RepeatMode,
} from "../schemas.js";
import {
  needsOauthHistoryRead,
  needsOauthPlaybackModify,
  needsOauthPlaybackRead,
} from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";
import { QueueGroup } from "./player/queue.js";

const getStateOperation: Operation = {
  id: "player.get-state",
  method: "GET",
  path: "/me/player",
  parameters: [{ in: "query", name: "additional_types", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackRead,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
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

/** The options of a call of `getState`. */
export interface GetStateInit extends RequestOptions {
  query?: GetStateQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The result of `getState`. */
export type GetStateResult = Playback | undefined;

/** The responses of `getState`, by status. */
export interface GetStateResponses extends CommonErrors {
  /** Something is playing or paused. */
  "200": Answer<Playback>;
  /** No device is active. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `getState`, by the status of the response. */
export type GetStateError = BadRequestError | CommonError;

/**
 * Get Playback State: Get what is playing, where, and how.
 *
 * `GET /me/player`
 *
 * Needs `auth.oauth` with the scope `playback-read`.
 *
 * From `manifest/groups/player.yaml#operations.get-state` (Assumptions of the team).
 */
export function getState(client: Client, init?: GetStateInit): Call<GetStateResult, GetStateError> {
  return send<GetStateResult, GetStateError>(client, getStateOperation, [], init);
}

const transferOperation: Operation = {
  id: "player.transfer",
  method: "PUT",
  path: "/me/player",
  body: jsonBody,
  contentType: "application/json",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The options of a call of `transfer`. */
export interface TransferInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
  /** Where playback goes, and whether it starts there. */
  body: PlaybackTransfer;
  contentType?: "application/json" | undefined;
}

/** The responses of `transfer`, by status. */
export interface TransferResponses extends CommonErrors {
  /** Playback moves to the device. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `transfer`, by the status of the response. */
export type TransferError = BadRequestError | NotFoundError<PlayerError> | CommonError;

/**
 * Transfer Playback: Move playback to another device.
 *
 * `PUT /me/player`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.transfer` (Assumptions of the team).
 */
export function transfer(client: Client, init: TransferInit): Call<undefined, TransferError> {
  return send<undefined, TransferError>(client, transferOperation, [], init);
}

const getDevicesOperation: Operation = {
  id: "player.get-devices",
  method: "GET",
  path: "/me/player/devices",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: commonErrors,
  security: needsOauthPlaybackRead,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `getDevices`. */
export interface GetDevicesInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `getDevices`, by status. */
export interface GetDevicesResponses extends CommonErrors {
  /** The devices that are reachable now. */
  "200": Answer<DeviceList>;
}

/** The errors of `getDevices`, by the status of the response. */
export type GetDevicesError = CommonError;

/**
 * Get Devices: Get the devices on which the user can play.
 *
 * `GET /me/player/devices`
 *
 * Needs `auth.oauth` with the scope `playback-read`.
 *
 * From `manifest/groups/player.yaml#operations.get-devices` (Assumptions of the team).
 */
export function getDevices(
  client: Client,
  init?: GetDevicesInit,
): Call<DeviceList, GetDevicesError> {
  return send<DeviceList, GetDevicesError>(client, getDevicesOperation, [], init);
}

const getCurrentlyPlayingOperation: Operation = {
  id: "player.get-currently-playing",
  method: "GET",
  path: "/me/player/currently-playing",
  parameters: [{ in: "query", name: "additional_types", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackRead,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
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

/** The options of a call of `getCurrentlyPlaying`. */
export interface GetCurrentlyPlayingInit extends RequestOptions {
  query?: GetCurrentlyPlayingQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The result of `getCurrentlyPlaying`. */
export type GetCurrentlyPlayingResult = CurrentlyPlaying | undefined;

/** The responses of `getCurrentlyPlaying`, by status. */
export interface GetCurrentlyPlayingResponses extends CommonErrors {
  /** Something is playing or paused. */
  "200": Answer<CurrentlyPlaying>;
  /** Nothing is playing. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `getCurrentlyPlaying`, by the status of the response. */
export type GetCurrentlyPlayingError = BadRequestError | CommonError;

/**
 * Get Currently Playing Item: Get the track or episode that is playing.
 *
 * `GET /me/player/currently-playing`
 *
 * Needs `auth.oauth` with the scope `playback-read`.
 *
 * From `manifest/groups/player.yaml#operations.get-currently-playing` (Assumptions of the
 * team).
 */
export function getCurrentlyPlaying(
  client: Client,
  init?: GetCurrentlyPlayingInit,
): Call<GetCurrentlyPlayingResult, GetCurrentlyPlayingError> {
  return send<GetCurrentlyPlayingResult, GetCurrentlyPlayingError>(
    client,
    getCurrentlyPlayingOperation,
    [],
    init,
  );
}

const startPlaybackOperation: Operation = {
  id: "player.start-playback",
  method: "PUT",
  path: "/me/player/play",
  body: jsonBody,
  contentType: "application/json",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The query parameters of `startPlayback`. */
export interface StartPlaybackQuery {
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `startPlayback`. */
export interface StartPlaybackInit extends RequestOptions {
  query?: StartPlaybackQuery | undefined;
  headers?: ServiceHeaders | undefined;
  /** What to play, and from where. */
  body?: PlaybackStart | undefined;
  contentType?: "application/json" | undefined;
}

/** The responses of `startPlayback`, by status. */
export interface StartPlaybackResponses extends CommonErrors {
  /** Playback has started. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `startPlayback`, by the status of the response. */
export type StartPlaybackError = BadRequestError | NotFoundError<PlayerError> | CommonError;

/**
 * Start Playback: Start something new, or go on with what was paused.
 *
 * Without a body, playback goes on where it was paused.
 *
 * `PUT /me/player/play`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.start-playback` (Assumptions of the team).
 */
export function startPlayback(
  client: Client,
  init?: StartPlaybackInit,
): Call<undefined, StartPlaybackError> {
  return send<undefined, StartPlaybackError>(client, startPlaybackOperation, [], init);
}

const pausePlaybackOperation: Operation = {
  id: "player.pause-playback",
  method: "PUT",
  path: "/me/player/pause",
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The query parameters of `pausePlayback`. */
export interface PausePlaybackQuery {
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `pausePlayback`. */
export interface PausePlaybackInit extends RequestOptions {
  query?: PausePlaybackQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `pausePlayback`, by status. */
export interface PausePlaybackResponses extends CommonErrors {
  /** Playback is paused. */
  "204": Answer<undefined>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `pausePlayback`, by the status of the response. */
export type PausePlaybackError = NotFoundError<PlayerError> | CommonError;

/**
 * Pause Playback: Pause what is playing.
 *
 * `PUT /me/player/pause`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.pause-playback` (Assumptions of the team).
 */
export function pausePlayback(
  client: Client,
  init?: PausePlaybackInit,
): Call<undefined, PausePlaybackError> {
  return send<undefined, PausePlaybackError>(client, pausePlaybackOperation, [], init);
}

const skipNextOperation: Operation = {
  id: "player.skip-next",
  method: "POST",
  path: "/me/player/next",
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The query parameters of `skipNext`. */
export interface SkipNextQuery {
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `skipNext`. */
export interface SkipNextInit extends RequestOptions {
  query?: SkipNextQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `skipNext`, by status. */
export interface SkipNextResponses extends CommonErrors {
  /** The next item is playing. */
  "204": Answer<undefined>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `skipNext`, by the status of the response. */
export type SkipNextError = NotFoundError<PlayerError> | CommonError;

/**
 * Skip to Next: Go to the next item of the queue.
 *
 * `POST /me/player/next`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.skip-next` (Assumptions of the team).
 */
export function skipNext(client: Client, init?: SkipNextInit): Call<undefined, SkipNextError> {
  return send<undefined, SkipNextError>(client, skipNextOperation, [], init);
}

const skipPreviousOperation: Operation = {
  id: "player.skip-previous",
  method: "POST",
  path: "/me/player/previous",
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The query parameters of `skipPrevious`. */
export interface SkipPreviousQuery {
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `skipPrevious`. */
export interface SkipPreviousInit extends RequestOptions {
  query?: SkipPreviousQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `skipPrevious`, by status. */
export interface SkipPreviousResponses extends CommonErrors {
  /** The item before is playing. */
  "204": Answer<undefined>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `skipPrevious`, by the status of the response. */
export type SkipPreviousError = NotFoundError<PlayerError> | CommonError;

/**
 * Skip to Previous: Go back to the item before.
 *
 * `POST /me/player/previous`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.skip-previous` (Assumptions of the team).
 */
export function skipPrevious(
  client: Client,
  init?: SkipPreviousInit,
): Call<undefined, SkipPreviousError> {
  return send<undefined, SkipPreviousError>(client, skipPreviousOperation, [], init);
}

const seekToPositionOperation: Operation = {
  id: "player.seek-to-position",
  method: "PUT",
  path: "/me/player/seek",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The query parameters of `seekToPosition`. */
export interface SeekToPositionQuery {
  /** Milliseconds from the start of the item. Integer, at least 0. */
  position_ms: number;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `seekToPosition`. */
export interface SeekToPositionInit extends RequestOptions {
  query: SeekToPositionQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `seekToPosition`, by status. */
export interface SeekToPositionResponses extends CommonErrors {
  /** Playback goes on from the position. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `seekToPosition`, by the status of the response. */
export type SeekToPositionError = BadRequestError | NotFoundError<PlayerError> | CommonError;

/**
 * Seek to Position: Go to a position in the item that is playing.
 *
 * A position after the end of the item goes to the next one.
 *
 * `PUT /me/player/seek`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.seek-to-position` (Assumptions of the team).
 */
export function seekToPosition(
  client: Client,
  init: SeekToPositionInit,
): Call<undefined, SeekToPositionError> {
  return send<undefined, SeekToPositionError>(client, seekToPositionOperation, [], init);
}

const setRepeatModeOperation: Operation = {
  id: "player.set-repeat-mode",
  method: "PUT",
  path: "/me/player/repeat",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The query parameters of `setRepeatMode`. */
export interface SetRepeatModeQuery {
  /** What to repeat. */
  state: RepeatMode;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `setRepeatMode`. */
export interface SetRepeatModeInit extends RequestOptions {
  query: SetRepeatModeQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `setRepeatMode`, by status. */
export interface SetRepeatModeResponses extends CommonErrors {
  /** The repeat mode is set. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `setRepeatMode`, by the status of the response. */
export type SetRepeatModeError = BadRequestError | NotFoundError<PlayerError> | CommonError;

/**
 * Set Repeat Mode: Choose what is played again at its end.
 *
 * `PUT /me/player/repeat`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.set-repeat-mode` (Assumptions of the team).
 */
export function setRepeatMode(
  client: Client,
  init: SetRepeatModeInit,
): Call<undefined, SetRepeatModeError> {
  return send<undefined, SetRepeatModeError>(client, setRepeatModeOperation, [], init);
}

const setVolumeOperation: Operation = {
  id: "player.set-volume",
  method: "PUT",
  path: "/me/player/volume",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The query parameters of `setVolume`. */
export interface SetVolumeQuery {
  /** Volume in percent of the loudest. Integer, 0 to 100. */
  volume_percent: number;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `setVolume`. */
export interface SetVolumeInit extends RequestOptions {
  query: SetVolumeQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `setVolume`, by status. */
export interface SetVolumeResponses extends CommonErrors {
  /** The volume is set. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `setVolume`, by the status of the response. */
export type SetVolumeError = BadRequestError | NotFoundError<PlayerError> | CommonError;

/**
 * Set Volume: Set the volume of a device.
 *
 * `PUT /me/player/volume`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.set-volume` (Assumptions of the team).
 */
export function setVolume(client: Client, init: SetVolumeInit): Call<undefined, SetVolumeError> {
  return send<undefined, SetVolumeError>(client, setVolumeOperation, [], init);
}

const toggleShuffleOperation: Operation = {
  id: "player.toggle-shuffle",
  method: "PUT",
  path: "/me/player/shuffle",
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
};

/** The query parameters of `toggleShuffle`. */
export interface ToggleShuffleQuery {
  /** Whether to play in random order. */
  state: boolean;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `toggleShuffle`. */
export interface ToggleShuffleInit extends RequestOptions {
  query: ToggleShuffleQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `toggleShuffle`, by status. */
export interface ToggleShuffleResponses extends CommonErrors {
  /** Shuffling is as asked. */
  "204": Answer<undefined>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
}

/** The errors of `toggleShuffle`, by the status of the response. */
export type ToggleShuffleError = BadRequestError | NotFoundError<PlayerError> | CommonError;

/**
 * Toggle Shuffle: Turn shuffling on or off.
 *
 * `PUT /me/player/shuffle`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#operations.toggle-shuffle` (Assumptions of the team).
 */
export function toggleShuffle(
  client: Client,
  init: ToggleShuffleInit,
): Call<undefined, ToggleShuffleError> {
  return send<undefined, ToggleShuffleError>(client, toggleShuffleOperation, [], init);
}

const listRecentlyPlayedOperation: Operation = {
  id: "player.list-recently-played",
  method: "GET",
  path: "/me/player/recently-played",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthHistoryRead,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listRecentlyPlayedPaging: Paging = {
  strategy: byCursor,
  parameter: ["query", "after"],
  items: "/items",
  next: "/next",
  cursor: "/cursors/after",
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

/** The options of a call of `listRecentlyPlayed`. */
export interface ListRecentlyPlayedInit extends RequestOptions {
  query?: ListRecentlyPlayedQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listRecentlyPlayed`, by status. */
export interface ListRecentlyPlayedResponses extends CommonErrors {
  /** A page of plays. */
  "200": Answer<PlayHistoryPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `listRecentlyPlayed`, by the status of the response. */
export type ListRecentlyPlayedError = BadRequestError | CommonError;

/**
 * Get Recently Played Tracks: Get the tracks that the user has played lately, the latest
 * first.
 *
 * A track counts as played after 30 seconds.
 *
 * `GET /me/player/recently-played`
 *
 * Needs `auth.oauth` with the scope `history-read`.
 *
 * Pages by `query.after`: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page. At most one of after and
 * before.
 *
 * From `manifest/groups/player.yaml#operations.list-recently-played` (Assumptions of the
 * team).
 */
export function listRecentlyPlayed(
  client: Client,
  init?: ListRecentlyPlayedInit,
): PagedCall<PlayHistoryPage, PlayHistory, ListRecentlyPlayedError> {
  return sendPaged<PlayHistoryPage, PlayHistory, ListRecentlyPlayedError>(
    client,
    listRecentlyPlayedOperation,
    listRecentlyPlayedPaging,
    [],
    init,
  );
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
   * Needs `auth.oauth` with the scope `playback-read`.
   *
   * From `manifest/groups/player.yaml#operations.get-state` (Assumptions of the team).
   */
  getState(init?: GetStateInit): Call<GetStateResult, GetStateError> {
    return getState(this.#client, init);
  }

  /**
   * Transfer Playback: Move playback to another device.
   *
   * `PUT /me/player`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.transfer` (Assumptions of the team).
   */
  transfer(init: TransferInit): Call<undefined, TransferError> {
    return transfer(this.#client, init);
  }

  /**
   * Get Devices: Get the devices on which the user can play.
   *
   * `GET /me/player/devices`
   *
   * Needs `auth.oauth` with the scope `playback-read`.
   *
   * From `manifest/groups/player.yaml#operations.get-devices` (Assumptions of the team).
   */
  getDevices(init?: GetDevicesInit): Call<DeviceList, GetDevicesError> {
    return getDevices(this.#client, init);
  }

  /**
   * Get Currently Playing Item: Get the track or episode that is playing.
   *
   * `GET /me/player/currently-playing`
   *
   * Needs `auth.oauth` with the scope `playback-read`.
   *
   * From `manifest/groups/player.yaml#operations.get-currently-playing` (Assumptions of the
   * team).
   */
  getCurrentlyPlaying(
    init?: GetCurrentlyPlayingInit,
  ): Call<GetCurrentlyPlayingResult, GetCurrentlyPlayingError> {
    return getCurrentlyPlaying(this.#client, init);
  }

  /**
   * Start Playback: Start something new, or go on with what was paused.
   *
   * Without a body, playback goes on where it was paused.
   *
   * `PUT /me/player/play`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.start-playback` (Assumptions of the team).
   */
  startPlayback(init?: StartPlaybackInit): Call<undefined, StartPlaybackError> {
    return startPlayback(this.#client, init);
  }

  /**
   * Pause Playback: Pause what is playing.
   *
   * `PUT /me/player/pause`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.pause-playback` (Assumptions of the team).
   */
  pausePlayback(init?: PausePlaybackInit): Call<undefined, PausePlaybackError> {
    return pausePlayback(this.#client, init);
  }

  /**
   * Skip to Next: Go to the next item of the queue.
   *
   * `POST /me/player/next`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.skip-next` (Assumptions of the team).
   */
  skipNext(init?: SkipNextInit): Call<undefined, SkipNextError> {
    return skipNext(this.#client, init);
  }

  /**
   * Skip to Previous: Go back to the item before.
   *
   * `POST /me/player/previous`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.skip-previous` (Assumptions of the team).
   */
  skipPrevious(init?: SkipPreviousInit): Call<undefined, SkipPreviousError> {
    return skipPrevious(this.#client, init);
  }

  /**
   * Seek to Position: Go to a position in the item that is playing.
   *
   * A position after the end of the item goes to the next one.
   *
   * `PUT /me/player/seek`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.seek-to-position` (Assumptions of the team).
   */
  seekToPosition(init: SeekToPositionInit): Call<undefined, SeekToPositionError> {
    return seekToPosition(this.#client, init);
  }

  /**
   * Set Repeat Mode: Choose what is played again at its end.
   *
   * `PUT /me/player/repeat`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.set-repeat-mode` (Assumptions of the team).
   */
  setRepeatMode(init: SetRepeatModeInit): Call<undefined, SetRepeatModeError> {
    return setRepeatMode(this.#client, init);
  }

  /**
   * Set Volume: Set the volume of a device.
   *
   * `PUT /me/player/volume`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.set-volume` (Assumptions of the team).
   */
  setVolume(init: SetVolumeInit): Call<undefined, SetVolumeError> {
    return setVolume(this.#client, init);
  }

  /**
   * Toggle Shuffle: Turn shuffling on or off.
   *
   * `PUT /me/player/shuffle`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#operations.toggle-shuffle` (Assumptions of the team).
   */
  toggleShuffle(init: ToggleShuffleInit): Call<undefined, ToggleShuffleError> {
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
   * Needs `auth.oauth` with the scope `history-read`.
   *
   * Pages by `query.after`: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page. At most one of after and
   * before.
   *
   * From `manifest/groups/player.yaml#operations.list-recently-played` (Assumptions of the
   * team).
   */
  listRecentlyPlayed(
    init?: ListRecentlyPlayedInit,
  ): PagedCall<PlayHistoryPage, PlayHistory, ListRecentlyPlayedError> {
    return listRecentlyPlayed(this.#client, init);
  }
}
