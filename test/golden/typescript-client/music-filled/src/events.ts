// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#events.
// Not to be edited: fill the manifest in and run `generate`.

import type { SignatureScheme } from "./runtime/signatures.js";
import {
  type Receiver,
  type ReceiverOptions,
  type SigningOptions,
  type Webhooks,
  receiverOf,
  signedHeaders,
} from "./runtime/webhooks.js";
import type { PlaybackChangedEvent, PlaylistChangedEvent, QueueChangedEvent } from "./schemas.js";

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

export { type Delivery, PayloadError, type PayloadFault } from "./runtime/deliveries.js";
export { type Secret, SignatureError, type SignatureFault } from "./runtime/signatures.js";
export type { Receiver, ReceiverOptions, SigningOptions } from "./runtime/webhooks.js";

/** The events that can be received. */
export type WebhookName = "playback-changed" | "playlist-changed";

const playbackChangedSignature: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Music-Signature",
  encoding: "hex",
  prefix: "sha256=",
  signs: "{timestamp}.{body}",
  timestampHeader: "X-Music-Timestamp",
  toleranceSeconds: 300,
};

const webhooks: Webhooks<WebhookName> = {
  "playback-changed": { signature: playbackChangedSignature, contentType: "application/json" },
  "playlist-changed": { signature: playbackChangedSignature, contentType: "application/json" },
};

/** Makes a receiver of events. It accepts deliveries that are signed with the secret. */
export function receiver(options: ReceiverOptions): Receiver<EventPayloads, WebhookName> {
  return receiverOf<EventPayloads, WebhookName>(webhooks, options);
}

/**
 * Makes the headers of a delivery, signed as the service signs it, for tests of your receiver.
 */
export function sign(
  event: WebhookName,
  body: string | Uint8Array,
  options: SigningOptions,
): Promise<Record<string, string>> {
  return signedHeaders(webhooks, event, body, options);
}
