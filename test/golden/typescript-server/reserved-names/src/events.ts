// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#events.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type EventResult,
  type Needed,
  type OutgoingEvents,
  type SendOptions,
  sendEvent as send,
} from "./runtime/event-sender.js";
import type { EventPayloads as EventPayloads_, Receiver, WebhookName } from "./schemas.js";
import type { SignatureScheme } from "./typescript-client/signatures.js";

/** The payload of each event. */
export interface EventPayloads {
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.constructor`.
   */
  constructor: EventPayloads_;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.a-1`.
   */
  "a-1": WebhookName;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.a1`.
   */
  a1: Receiver;
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
export type EventName = "constructor" | "a-1" | "a1";

/** The options of each event. Options are required for facts that are not shown. */
export interface EventOptions {
  constructor: Needed<SendOptions, "secret">;
  "a-1": Needed<SendOptions, "secret">;
  a1: Needed<SendOptions, "secret">;
}

const constructorSignature: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Signature",
  encoding: "hex",
  signs: "{body}",
};

const a1Signature: SignatureScheme = {
  hash: "SHA-256",
  header: "X-A",
  encoding: "hex",
  signs: "{body}",
};

const a1Signature_: SignatureScheme = {
  hash: "SHA-256",
  header: "X-B",
  encoding: "hex",
  signs: "{body}",
};

const events: OutgoingEvents<EventName> = {
  constructor: { signature: constructorSignature, method: "POST", contentType: "application/json" },
  "a-1": { signature: a1Signature, method: "POST", contentType: "application/json" },
  a1: { signature: a1Signature_, method: "POST", contentType: "application/json" },
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
