// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#events.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type EventResult,
  type Needed,
  type OutgoingEvents,
  type SendOptions,
  sendEvent as send,
} from "./runtime/event-sender.js";
import type { PlaybackChangedEvent, PlaylistChangedEvent, QueueChangedEvent } from "./schemas.js";
import type { SignatureScheme } from "./typescript-client/signatures.js";

/** The payload of each event. */
export interface EventPayloads {
  /**
   * Playback has started, paused, stopped or moved to another device.
   *
   * The state of playback after the change.
   *
   * It comes as a webhook: a `POST` request to an address that the receiver has registered. A
   * delivery that fails is sent again at most 5 times, after 5 seconds, 30 seconds, 2 minutes,
   * 10 minutes and 1 hour.
   *
   * From `manifest/service.yaml#events.playback-changed`.
   */
  "playback-changed": PlaybackChangedEvent;
  /**
   * The details or the items of a playlist have changed.
   *
   * The playlist after the change.
   *
   * It comes as a webhook: a `POST` request to an address that the receiver has registered. A
   * delivery that fails is sent again at most 5 times, after 5 seconds, 30 seconds, 2 minutes,
   * 10 minutes and 1 hour.
   *
   * From `manifest/service.yaml#events.playlist-changed`.
   */
  "playlist-changed": PlaylistChangedEvent;
  /**
   * The queue of a user has changed.
   *
   * The queue after the change.
   *
   * It comes as a server-sent event: a message of `text/event-stream` on an open response. A
   * delivery that fails is not sent again.
   *
   * From `manifest/service.yaml#events.queue-changed`.
   */
  "queue-changed": QueueChangedEvent;
}

export type {
  EventAttempt,
  EventResult,
  EventRetries,
  RawPayload,
  SendOptions,
} from "./runtime/event-sender.js";
export type { Secret } from "./typescript-client/signatures.js";

/** The events that can be sent. */
export type EventName = "playback-changed" | "playlist-changed";

/** The options of each event. Options are required for facts that are not shown. */
export interface EventOptions {
  "playback-changed": Needed<SendOptions, "secret">;
  "playlist-changed": Needed<SendOptions, "secret">;
}

const playbackChangedSignature: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Music-Signature",
  encoding: "hex",
  prefix: "sha256=",
  signs: "{timestamp}.{body}",
  timestampHeader: "X-Music-Timestamp",
  toleranceSeconds: 300,
};

const events: OutgoingEvents<EventName> = {
  "playback-changed": {
    signature: playbackChangedSignature,
    method: "POST",
    contentType: "application/json",
    retries: { maximum: 5, delaysSeconds: [5, 30, 120, 600, 3600] },
  },
  "playlist-changed": {
    signature: playbackChangedSignature,
    method: "POST",
    contentType: "application/json",
    retries: { maximum: 5, delaysSeconds: [5, 30, 120, 600, 3600] },
  },
};

/**
 * Sends an event, signed as the manifest says, until it is accepted or no retry is left.
 *
 * The result says whether it was accepted, and lists each attempt.
 */
export function sendEvent<Name extends EventName>(
  name: Name,
  payload: EventPayloads[Name],
  options: EventOptions[Name],
): Promise<EventResult> {
  return send<EventPayloads, Name>(events, name, payload, options);
}
