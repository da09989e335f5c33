// Made by endpoint-manifest (typescript-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonError, type CommonErrors, commonErrors } from "../../common-errors.js";
import {
  ForbiddenError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../../errors.js";
import { accepts } from "../../runtime/accept.js";
import type { Answer } from "../../runtime/answer.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import { type OtherApiError, statusErrors } from "../../runtime/errors.js";
import { defaultHeaders } from "../../runtime/headers.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import { send } from "../../runtime/request.js";
import type { DeviceId, PlayableUri, PlaybackQueue, PlayerError } from "../../schemas.js";
import { needsOauthPlaybackModify, needsOauthPlaybackRead } from "../../security.js";
import type { ServiceHeaders } from "../../service-headers.js";

const getOperation: Operation = {
  id: "player.queue.get",
  method: "GET",
  path: "/me/player/queue",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: commonErrors,
  security: needsOauthPlaybackRead,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `get`. */
export interface GetInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `get`, by status. */
export interface GetResponses extends CommonErrors {
  /** The item that is playing and the queue. */
  "200": Answer<PlaybackQueue>;
}

/** The errors of `get`, by the status of the response. */
export type GetError = CommonError;

/**
 * Get Queue: Get what is playing and what comes after it.
 *
 * `GET /me/player/queue`
 *
 * Needs `auth.oauth` with the scope `playback-read`.
 *
 * From `manifest/groups/player.yaml#subgroups.queue.operations.get` (Assumptions of the team).
 */
export function get(client: Client, init?: GetInit): Call<PlaybackQueue, GetError> {
  return send<PlaybackQueue, GetError>(client, getOperation, [], init);
}

const addOperation: Operation = {
  id: "player.queue.add",
  method: "POST",
  path: "/me/player/queue",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
  }),
  security: needsOauthPlaybackModify,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `add`. */
export interface AddQuery {
  /** URI of the track or episode. */
  uri: PlayableUri;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** The options of a call of `add`. */
export interface AddInit extends RequestOptions {
  query: AddQuery;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `add`, by status. */
export interface AddResponses extends CommonErrors {
  /** The item is in the queue. */
  "204": Answer<undefined>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
  /** Any other failure of the player. */
  default: Answer<PlayerError>;
}

/** The errors of `add`, by the status of the response. */
export type AddError =
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError<PlayerError>
  | TooManyRequestsError
  | OtherApiError<PlayerError>;

/**
 * Add to Queue: Add a track or an episode to the end of the queue.
 *
 * `POST /me/player/queue`
 *
 * Needs `auth.oauth` with the scope `playback-modify`.
 *
 * Limits: At most 10 requests in 1 second per user.
 *
 * From `manifest/groups/player.yaml#subgroups.queue.operations.add` (Assumptions of the team).
 */
export function add(client: Client, init: AddInit): Call<undefined, AddError> {
  return send<undefined, AddError>(client, addOperation, [], init);
}

/**
 * Queue
 *
 * What plays next.
 */
export class QueueGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Queue: Get what is playing and what comes after it.
   *
   * `GET /me/player/queue`
   *
   * Needs `auth.oauth` with the scope `playback-read`.
   *
   * From `manifest/groups/player.yaml#subgroups.queue.operations.get` (Assumptions of the team).
   */
  get(init?: GetInit): Call<PlaybackQueue, GetError> {
    return get(this.#client, init);
  }

  /**
   * Add to Queue: Add a track or an episode to the end of the queue.
   *
   * `POST /me/player/queue`
   *
   * Needs `auth.oauth` with the scope `playback-modify`.
   *
   * Limits: At most 10 requests in 1 second per user.
   *
   * From `manifest/groups/player.yaml#subgroups.queue.operations.add` (Assumptions of the team).
   */
  add(init: AddInit): Call<undefined, AddError> {
    return add(this.#client, init);
  }
}
