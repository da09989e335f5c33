// Made by endpoint-manifest (typescript-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../../common-errors.js";
import type { Answer } from "../../runtime/answer.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import type { Operation } from "../../runtime/operation.js";
import { type RequestOptions, send } from "../../runtime/request.js";
import type { DeviceId, PlayableUri, PlaybackQueue, PlayerError } from "../../schemas.js";

const getOperation: Operation = { id: "player.queue.get", method: "GET", path: "/me/player/queue" };

/** What a call of `get` may carry. */
export interface GetInit extends RequestOptions {}

/** What `get` answers, by status. */
export interface GetResponses extends CommonErrors {
  /** The item that is playing and the queue. */
  "200": Answer<PlaybackQueue>;
}

/**
 * Get Queue: Get what is playing and what comes after it.
 *
 * `GET /me/player/queue`
 *
 * From `manifest/groups/player.yaml#subgroups.queue.operations.get` (Assumptions of the team).
 */
export function get(client: Client, init?: GetInit): Call<PlaybackQueue> {
  return send<PlaybackQueue>(client, getOperation, [], init);
}

const addOperation: Operation = {
  id: "player.queue.add",
  method: "POST",
  path: "/me/player/queue",
};

/** The query parameters of `add`. */
export interface AddQuery {
  /** URI of the track or episode. */
  uri: PlayableUri;
  /** Device to address; the active one when it is left out. */
  device_id?: DeviceId | undefined;
}

/** What a call of `add` may carry. */
export interface AddInit extends RequestOptions {
  query: AddQuery;
}

/** What `add` answers, by status. */
export interface AddResponses extends CommonErrors {
  /** The item is in the queue. */
  "204": Answer<undefined>;
  /** No device is active, or the one named cannot be found. */
  "404": Answer<PlayerError>;
  /** Any other failure of the player. */
  default: Answer<PlayerError>;
}

/**
 * Add to Queue: Add a track or an episode to the end of the queue.
 *
 * `POST /me/player/queue`
 *
 * From `manifest/groups/player.yaml#subgroups.queue.operations.add` (Assumptions of the team).
 */
export function add(client: Client, init: AddInit): Call<undefined> {
  return send<undefined>(client, addOperation, [], init);
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
   * From `manifest/groups/player.yaml#subgroups.queue.operations.get` (Assumptions of the team).
   */
  get(init?: GetInit): Call<PlaybackQueue> {
    return get(this.#client, init);
  }

  /**
   * Add to Queue: Add a track or an episode to the end of the queue.
   *
   * `POST /me/player/queue`
   *
   * From `manifest/groups/player.yaml#subgroups.queue.operations.add` (Assumptions of the team).
   */
  add(init: AddInit): Call<undefined> {
    return add(this.#client, init);
  }
}
