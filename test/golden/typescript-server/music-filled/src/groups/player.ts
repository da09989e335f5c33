// Made by endpoint-manifest (typescript-server) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { EmptyReply, Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
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
import type { ServiceHeaders } from "../service-headers.js";
import {
  integer,
  maximum,
  minimum,
  pattern,
  uniqueItems,
} from "../typescript-client/schema-checks.js";
import {
  array,
  boolean,
  literals,
  looseObject,
  number,
  optional,
  refer,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  currentlyPlaying as currentlyPlayingValidator,
  deviceId as deviceIdValidator,
  deviceList as deviceListValidator,
  errorBody as errorBodyValidator,
  market as marketValidator,
  playHistoryPage as playHistoryPageValidator,
  playback as playbackValidator,
  playbackStart as playbackStartValidator,
  playbackTransfer as playbackTransferValidator,
  playerError as playerErrorValidator,
  repeatMode as repeatModeValidator,
} from "../validators.js";
import { type QueueHandlers, queueRoutes } from "./player/queue.js";

const getStateRoute: Route = {
  id: "player.get-state",
  method: "GET",
  path: "/me/player",
  parameters: [
    { in: "query", name: "market", value: "text" },
    {
      in: "query",
      name: "additional_types",
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-read"] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        market: optional(refer(marketValidator)),
        additional_types: optional(array(literals("track", "episode"), uniqueItems())),
      }),
    ),
    replies: {
      "200": { "application/json": playbackValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `getState`. */
export interface GetStateQuery {
  /** Country in which the content has to be available. */
  readonly market?: Market;
  /**
   * Kinds of item that the caller understands beside tracks. Unique items.
   *
   * @defaultValue ["track"]
   */
  readonly additional_types?: readonly ("track" | "episode")[];
}

/** The request that the handler of `getState` gets. */
export interface GetStateRequest extends HandlerRequest {
  readonly query: GetStateQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `getState` may return. */
export type GetStateReply =
  Reply<200, Playback> | EmptyReply<204> | Reply<400, ErrorBody> | CommonReply;

const transferRoute: Route = {
  id: "player.transfer",
  method: "PUT",
  path: "/me/player",
  parameters: [
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.transfer" }],
  rules: {
    body: { "application/json": playbackTransferValidator },
    replies: {
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": playerErrorValidator },
      ...commonReplyRules,
    },
  },
};

/** The request that the handler of `transfer` gets. */
export interface TransferRequest extends HandlerRequest {
  readonly headers: ServiceHeaders;
  readonly body: PlaybackTransfer;
}

/** The responses that the handler of `transfer` may return. */
export type TransferReply =
  EmptyReply<204> | Reply<400, ErrorBody> | Reply<404, PlayerError> | CommonReply;

const getDevicesRoute: Route = {
  id: "player.get-devices",
  method: "GET",
  path: "/me/player/devices",
  parameters: [
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [{ status: "200", content: ["application/json"] }, ...commonReplies],
  security: [{ oauth: ["playback-read"] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: { replies: { "200": { "application/json": deviceListValidator }, ...commonReplyRules } },
};

/** The request that the handler of `getDevices` gets. */
export interface GetDevicesRequest extends HandlerRequest {
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `getDevices` may return. */
export type GetDevicesReply = Reply<200, DeviceList> | CommonReply;

const getCurrentlyPlayingRoute: Route = {
  id: "player.get-currently-playing",
  method: "GET",
  path: "/me/player/currently-playing",
  parameters: [
    { in: "query", name: "market", value: "text" },
    {
      in: "query",
      name: "additional_types",
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-read"] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        market: optional(refer(marketValidator)),
        additional_types: optional(array(literals("track", "episode"), uniqueItems())),
      }),
    ),
    replies: {
      "200": { "application/json": currentlyPlayingValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `getCurrentlyPlaying`. */
export interface GetCurrentlyPlayingQuery {
  /** Country in which the content has to be available. */
  readonly market?: Market;
  /**
   * Kinds of item that the caller understands beside tracks. Unique items.
   *
   * @defaultValue ["track"]
   */
  readonly additional_types?: readonly ("track" | "episode")[];
}

/** The request that the handler of `getCurrentlyPlaying` gets. */
export interface GetCurrentlyPlayingRequest extends HandlerRequest {
  readonly query: GetCurrentlyPlayingQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `getCurrentlyPlaying` may return. */
export type GetCurrentlyPlayingReply =
  Reply<200, CurrentlyPlaying> | EmptyReply<204> | Reply<400, ErrorBody> | CommonReply;

const startPlaybackRoute: Route = {
  id: "player.start-playback",
  method: "PUT",
  path: "/me/player/play",
  parameters: [
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.start-playback" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ device_id: optional(refer(deviceIdValidator)) }),
    ),
    body: { "application/json": playbackStartValidator },
    replies: {
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": playerErrorValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `startPlayback`. */
export interface StartPlaybackQuery {
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `startPlayback` gets. */
export interface StartPlaybackRequest extends HandlerRequest {
  readonly query: StartPlaybackQuery;
  readonly headers: ServiceHeaders;
  readonly body: PlaybackStart | undefined;
}

/** The responses that the handler of `startPlayback` may return. */
export type StartPlaybackReply =
  EmptyReply<204> | Reply<400, ErrorBody> | Reply<404, PlayerError> | CommonReply;

const pausePlaybackRoute: Route = {
  id: "player.pause-playback",
  method: "PUT",
  path: "/me/player/pause",
  parameters: [
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.pause-playback" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ device_id: optional(refer(deviceIdValidator)) }),
    ),
    replies: { "404": { "application/json": playerErrorValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `pausePlayback`. */
export interface PausePlaybackQuery {
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `pausePlayback` gets. */
export interface PausePlaybackRequest extends HandlerRequest {
  readonly query: PausePlaybackQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `pausePlayback` may return. */
export type PausePlaybackReply = EmptyReply<204> | Reply<404, PlayerError> | CommonReply;

const skipNextRoute: Route = {
  id: "player.skip-next",
  method: "POST",
  path: "/me/player/next",
  parameters: [
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.skip-next" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ device_id: optional(refer(deviceIdValidator)) }),
    ),
    replies: { "404": { "application/json": playerErrorValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `skipNext`. */
export interface SkipNextQuery {
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `skipNext` gets. */
export interface SkipNextRequest extends HandlerRequest {
  readonly query: SkipNextQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `skipNext` may return. */
export type SkipNextReply = EmptyReply<204> | Reply<404, PlayerError> | CommonReply;

const skipPreviousRoute: Route = {
  id: "player.skip-previous",
  method: "POST",
  path: "/me/player/previous",
  parameters: [
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.skip-previous" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ device_id: optional(refer(deviceIdValidator)) }),
    ),
    replies: { "404": { "application/json": playerErrorValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `skipPrevious`. */
export interface SkipPreviousQuery {
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `skipPrevious` gets. */
export interface SkipPreviousRequest extends HandlerRequest {
  readonly query: SkipPreviousQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `skipPrevious` may return. */
export type SkipPreviousReply = EmptyReply<204> | Reply<404, PlayerError> | CommonReply;

const seekToPositionRoute: Route = {
  id: "player.seek-to-position",
  method: "PUT",
  path: "/me/player/seek",
  parameters: [
    { in: "query", name: "position_ms", required: true, value: "number" },
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.seek-to-position" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        position_ms: optional(number(integer(), minimum(0))),
        device_id: optional(refer(deviceIdValidator)),
      }),
    ),
    replies: {
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": playerErrorValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `seekToPosition`. */
export interface SeekToPositionQuery {
  /** Milliseconds from the start of the item. Integer, at least 0. */
  readonly position_ms: number;
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `seekToPosition` gets. */
export interface SeekToPositionRequest extends HandlerRequest {
  readonly query: SeekToPositionQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `seekToPosition` may return. */
export type SeekToPositionReply =
  EmptyReply<204> | Reply<400, ErrorBody> | Reply<404, PlayerError> | CommonReply;

const setRepeatModeRoute: Route = {
  id: "player.set-repeat-mode",
  method: "PUT",
  path: "/me/player/repeat",
  parameters: [
    { in: "query", name: "state", required: true, value: "text" },
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.set-repeat-mode" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        state: optional(refer(repeatModeValidator)),
        device_id: optional(refer(deviceIdValidator)),
      }),
    ),
    replies: {
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": playerErrorValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `setRepeatMode`. */
export interface SetRepeatModeQuery {
  /** What to repeat. */
  readonly state: RepeatMode;
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `setRepeatMode` gets. */
export interface SetRepeatModeRequest extends HandlerRequest {
  readonly query: SetRepeatModeQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `setRepeatMode` may return. */
export type SetRepeatModeReply =
  EmptyReply<204> | Reply<400, ErrorBody> | Reply<404, PlayerError> | CommonReply;

const setVolumeRoute: Route = {
  id: "player.set-volume",
  method: "PUT",
  path: "/me/player/volume",
  parameters: [
    { in: "query", name: "volume_percent", required: true, value: "number" },
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.set-volume" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        volume_percent: optional(number(integer(), minimum(0), maximum(100))),
        device_id: optional(refer(deviceIdValidator)),
      }),
    ),
    replies: {
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": playerErrorValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `setVolume`. */
export interface SetVolumeQuery {
  /** Volume in percent of the loudest. Integer, 0 to 100. */
  readonly volume_percent: number;
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `setVolume` gets. */
export interface SetVolumeRequest extends HandlerRequest {
  readonly query: SetVolumeQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `setVolume` may return. */
export type SetVolumeReply =
  EmptyReply<204> | Reply<400, ErrorBody> | Reply<404, PlayerError> | CommonReply;

const toggleShuffleRoute: Route = {
  id: "player.toggle-shuffle",
  method: "PUT",
  path: "/me/player/shuffle",
  parameters: [
    { in: "query", name: "state", required: true, value: "boolean" },
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.toggle-shuffle" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ state: optional(boolean()), device_id: optional(refer(deviceIdValidator)) }),
    ),
    replies: {
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": playerErrorValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `toggleShuffle`. */
export interface ToggleShuffleQuery {
  /** Whether to play in random order. */
  readonly state: boolean;
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `toggleShuffle` gets. */
export interface ToggleShuffleRequest extends HandlerRequest {
  readonly query: ToggleShuffleQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `toggleShuffle` may return. */
export type ToggleShuffleReply =
  EmptyReply<204> | Reply<400, ErrorBody> | Reply<404, PlayerError> | CommonReply;

const listRecentlyPlayedRoute: Route = {
  id: "player.list-recently-played",
  method: "GET",
  path: "/me/player/recently-played",
  parameters: [
    { in: "query", name: "after", value: "text" },
    { in: "query", name: "before", value: "number" },
    { in: "query", name: "limit", value: "number" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["history-read"] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        after: optional(string(pattern("^[0-9]+$"))),
        before: optional(number(integer(), minimum(0))),
        limit: optional(number(integer(), minimum(1), maximum(50))),
      }),
    ),
    replies: {
      "200": { "application/json": playHistoryPageValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `listRecentlyPlayed`. */
export interface ListRecentlyPlayedQuery {
  /** Cursor of the page before; only plays after it are listed. Pattern: `^[0-9]+$`. */
  readonly after?: string;
  /**
   * Time in milliseconds since 1970; only plays before it are listed. Integer, at least 0.
   * Format: `int64`.
   */
  readonly before?: number;
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
}

/** The request that the handler of `listRecentlyPlayed` gets. */
export interface ListRecentlyPlayedRequest extends HandlerRequest {
  readonly query: ListRecentlyPlayedQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listRecentlyPlayed` may return. */
export type ListRecentlyPlayedReply =
  Reply<200, PlayHistoryPage> | Reply<400, ErrorBody> | CommonReply;

/**
 * Handlers of Player.
 *
 * Playback on the user's devices: what is playing, and commands to change it.
 */
export interface PlayerHandlers<Context = unknown> {
  /**
   * Get Playback State: Get what is playing, where, and how.
   *
   * `GET /me/player`
   *
   * From `manifest/groups/player.yaml#operations.get-state` (Assumptions of the team).
   */
  readonly getState: Handler<GetStateRequest, GetStateReply, Context>;
  /**
   * Transfer Playback: Move playback to another device.
   *
   * `PUT /me/player`
   *
   * From `manifest/groups/player.yaml#operations.transfer` (Assumptions of the team).
   */
  readonly transfer: Handler<TransferRequest, TransferReply, Context>;
  /**
   * Get Devices: Get the devices on which the user can play.
   *
   * `GET /me/player/devices`
   *
   * From `manifest/groups/player.yaml#operations.get-devices` (Assumptions of the team).
   */
  readonly getDevices: Handler<GetDevicesRequest, GetDevicesReply, Context>;
  /**
   * Get Currently Playing Item: Get the track or episode that is playing.
   *
   * `GET /me/player/currently-playing`
   *
   * From `manifest/groups/player.yaml#operations.get-currently-playing` (Assumptions of the
   * team).
   */
  readonly getCurrentlyPlaying: Handler<
    GetCurrentlyPlayingRequest,
    GetCurrentlyPlayingReply,
    Context
  >;
  /**
   * Start Playback: Start something new, or go on with what was paused.
   *
   * Without a body, playback goes on where it was paused.
   *
   * `PUT /me/player/play`
   *
   * From `manifest/groups/player.yaml#operations.start-playback` (Assumptions of the team).
   */
  readonly startPlayback: Handler<StartPlaybackRequest, StartPlaybackReply, Context>;
  /**
   * Pause Playback: Pause what is playing.
   *
   * `PUT /me/player/pause`
   *
   * From `manifest/groups/player.yaml#operations.pause-playback` (Assumptions of the team).
   */
  readonly pausePlayback: Handler<PausePlaybackRequest, PausePlaybackReply, Context>;
  /**
   * Skip to Next: Go to the next item of the queue.
   *
   * `POST /me/player/next`
   *
   * From `manifest/groups/player.yaml#operations.skip-next` (Assumptions of the team).
   */
  readonly skipNext: Handler<SkipNextRequest, SkipNextReply, Context>;
  /**
   * Skip to Previous: Go back to the item before.
   *
   * `POST /me/player/previous`
   *
   * From `manifest/groups/player.yaml#operations.skip-previous` (Assumptions of the team).
   */
  readonly skipPrevious: Handler<SkipPreviousRequest, SkipPreviousReply, Context>;
  /**
   * Seek to Position: Go to a position in the item that is playing.
   *
   * A position after the end of the item goes to the next one.
   *
   * `PUT /me/player/seek`
   *
   * From `manifest/groups/player.yaml#operations.seek-to-position` (Assumptions of the team).
   */
  readonly seekToPosition: Handler<SeekToPositionRequest, SeekToPositionReply, Context>;
  /**
   * Set Repeat Mode: Choose what is played again at its end.
   *
   * `PUT /me/player/repeat`
   *
   * From `manifest/groups/player.yaml#operations.set-repeat-mode` (Assumptions of the team).
   */
  readonly setRepeatMode: Handler<SetRepeatModeRequest, SetRepeatModeReply, Context>;
  /**
   * Set Volume: Set the volume of a device.
   *
   * `PUT /me/player/volume`
   *
   * From `manifest/groups/player.yaml#operations.set-volume` (Assumptions of the team).
   */
  readonly setVolume: Handler<SetVolumeRequest, SetVolumeReply, Context>;
  /**
   * Toggle Shuffle: Turn shuffling on or off.
   *
   * `PUT /me/player/shuffle`
   *
   * From `manifest/groups/player.yaml#operations.toggle-shuffle` (Assumptions of the team).
   */
  readonly toggleShuffle: Handler<ToggleShuffleRequest, ToggleShuffleReply, Context>;
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
  readonly listRecentlyPlayed: Handler<ListRecentlyPlayedRequest, ListRecentlyPlayedReply, Context>;
  /**
   * Handlers of Queue.
   *
   * What plays next.
   */
  readonly queue: QueueHandlers<Context>;
}

/** The routes of `player`. */
export const playerRoutes: RouteTree = {
  getState: getStateRoute,
  transfer: transferRoute,
  getDevices: getDevicesRoute,
  getCurrentlyPlaying: getCurrentlyPlayingRoute,
  startPlayback: startPlaybackRoute,
  pausePlayback: pausePlaybackRoute,
  skipNext: skipNextRoute,
  skipPrevious: skipPreviousRoute,
  seekToPosition: seekToPositionRoute,
  setRepeatMode: setRepeatModeRoute,
  setVolume: setVolumeRoute,
  toggleShuffle: toggleShuffleRoute,
  listRecentlyPlayed: listRecentlyPlayedRoute,
  queue: queueRoutes,
};
