// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#events.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type EventResult,
  type Needed,
  type OutgoingEvents,
  type SendOptions,
  sendEvent as send,
} from "./runtime/event-sender.js";
import type { SignatureScheme } from "./typescript-client/signatures.js";

/**
 * The payload of each event.
 *
 * There may be others, which are not shown.
 */
export interface EventPayloads {
  /**
   * A ship is in.
   *
   * The ship.
   *
   * It comes as a webhook: a `POST` request to an address that the receiver has registered. A
   * delivery that fails is sent again at most 5 times, after 1 second and 10 seconds.
   *
   * From `manifest/service.yaml#events.ship-arrived`.
   */
  "ship-arrived": unknown;
  /**
   * It comes as a message of a WebSocket (RFC 6455).
   *
   * From `manifest/service.yaml#events.ship-left`.
   */
  "ship-left": unknown;
  /**
   * Not shown: how it is delivered.
   *
   * From `manifest/service.yaml#events.fog`.
   */
  fog: unknown;
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
export type EventName = "ship-arrived";

/** The options of each event. Options are required for facts that are not shown. */
export interface EventOptions {
  "ship-arrived": Needed<SendOptions, "secret" | "contentType">;
}

const shipArrivedSignature: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Signature",
  encoding: "hex",
  prefix: "sha256=",
  signs: "{timestamp}.{body}",
  timestampHeader: "X-Timestamp",
  toleranceSeconds: 300,
};

const events: OutgoingEvents<EventName> = {
  "ship-arrived": {
    signature: shipArrivedSignature,
    method: "POST",
    retries: { maximum: 5, delaysSeconds: [1, 10] },
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
