// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#events.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type EventResult,
  type Needed,
  type OutgoingEvents,
  type SendOptions,
  sendEvent as send,
} from "./runtime/event-sender.js";
import type { Book } from "./schemas.js";
import type { SignatureScheme } from "./typescript-client/signatures.js";

/**
 * The payload of each event.
 *
 * There may be others, which are not shown.
 */
export interface EventPayloads {
  /**
   * A book came back.
   *
   * It comes as a webhook: a `POST` request to an address that the receiver has registered. A
   * delivery that fails is sent again at most 5 times, after 1 second, 10 seconds and 100
   * seconds.
   *
   * From `manifest/service.yaml#events.book-returned`.
   */
  "book-returned": Book;
  /**
   * It comes as a webhook: a request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.book-found`.
   */
  "book-found": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.book-lent`.
   */
  "book-lent": string;
  /**
   * It comes as a callback: a `POST` request to an address from an earlier call.
   *
   * From `manifest/service.yaml#events.book-lost`.
   */
  "book-lost": { [name: string]: unknown };
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.book-aged`.
   */
  "book-aged": undefined;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No sender yet: not shown of its signature: header, prefix, header of the timestamp.
   *
   * From `manifest/service.yaml#events.shelf-moved`.
   */
  "shelf-moved": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No sender: it has no "ed25519", only HMAC with SHA.
   *
   * From `manifest/service.yaml#events.shelf-dusted`.
   */
  "shelf-dusted": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.shelf-closed`.
   */
  "shelf-closed": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No sender: the signed text has {method}, which is not known.
   *
   * From `manifest/service.yaml#events.shelf-opened`.
   */
  "shelf-opened": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.shelf-built`.
   */
  "shelf-built": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No sender yet: its signature is not shown.
   *
   * From `manifest/service.yaml#events.shelf-burnt`.
   */
  "shelf-burnt": unknown;
  /**
   * It comes as a server-sent event: a message of `text/event-stream` on an open response. A
   * delivery that fails is not sent again.
   *
   * From `manifest/service.yaml#events.lamp-broken`.
   */
  "lamp-broken": unknown;
  /**
   * Not shown: how it is delivered.
   *
   * From `manifest/service.yaml#events.alarm`.
   */
  alarm: unknown;
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
export type EventName =
  | "book-returned"
  | "book-found"
  | "book-lent"
  | "book-lost"
  | "book-aged"
  | "shelf-closed"
  | "shelf-built";

/** The options of each event. Options are required for facts that are not shown. */
export interface EventOptions {
  "book-returned": Needed<SendOptions, "secret">;
  "book-found": Needed<SendOptions, "secret" | "method" | "contentType">;
  "book-lent": Needed<SendOptions, "secret">;
  "book-lost": Needed<SendOptions, "secret" | "idHeader">;
  "book-aged": Needed<SendOptions, "secret">;
  "shelf-closed": Needed<SendOptions, "secret">;
  "shelf-built": SendOptions;
}

const bookReturnedSignature: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Signature",
  encoding: "hex",
  prefix: "sha256=",
  signs: "{timestamp}.{body}",
  timestampHeader: "X-Timestamp",
  toleranceSeconds: 300,
};

const bookLentSignature: SignatureScheme = {
  hash: "SHA-1",
  header: "X-Hub-Signature",
  encoding: "base64",
  signs: "{body}",
};

const bookLostSignature: SignatureScheme = {
  hash: "SHA-512",
  header: "Library-Signature",
  encoding: "base64url",
  prefix: "v1,",
  signs: "{id}.{timestamp}.{body}",
  timestampHeader: "Library-Timestamp",
};

const bookAgedSignature: SignatureScheme = {
  hash: "SHA-384",
  header: "X-Signature",
  encoding: "hex",
  signs: "{timestamp}\n{body}",
  timestampHeader: "X-Timestamp",
  toleranceSeconds: Infinity,
};

const shelfClosedSignature: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Signature",
  encoding: "hex",
  signs: "{timestamp}",
  timestampHeader: "X-Timestamp",
  toleranceSeconds: 60,
};

const events: OutgoingEvents<EventName> = {
  "book-returned": {
    signature: bookReturnedSignature,
    method: "POST",
    contentType: "application/json",
    retries: { maximum: 5, delaysSeconds: [1, 10, 100] },
  },
  "book-found": { signature: bookReturnedSignature },
  "book-lent": { signature: bookLentSignature, method: "POST", contentType: "text/plain" },
  "book-lost": { signature: bookLostSignature, method: "POST", contentType: "application/json" },
  "book-aged": { signature: bookAgedSignature, method: "POST" },
  "shelf-closed": { signature: shelfClosedSignature, method: "POST" },
  "shelf-built": { method: "POST" },
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
