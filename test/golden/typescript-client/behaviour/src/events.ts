// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#events.
// Not to be edited: fill the manifest in and run `generate`.

import type { SignatureScheme } from "./runtime/signatures.js";
import {
  type Needed,
  type Receiver,
  type ReceiverOptions,
  type SigningOptions,
  type Webhooks,
  receiverOf,
  signedHeaders,
} from "./runtime/webhooks.js";
import type { Book } from "./schemas.js";

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
   * No receiver yet: not shown of its signature: header, prefix, header of the timestamp.
   *
   * From `manifest/service.yaml#events.shelf-moved`.
   */
  "shelf-moved": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No receiver: it has no "ed25519", only HMAC with SHA.
   *
   * From `manifest/service.yaml#events.shelf-dusted`.
   */
  "shelf-dusted": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No receiver: the signed text does not contain the body.
   *
   * From `manifest/service.yaml#events.shelf-closed`.
   */
  "shelf-closed": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No receiver: the signed text has {method}, which is not known.
   *
   * From `manifest/service.yaml#events.shelf-opened`.
   */
  "shelf-opened": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No receiver: it is not signed, so nothing proves that it is genuine.
   *
   * From `manifest/service.yaml#events.shelf-built`.
   */
  "shelf-built": unknown;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * No receiver yet: its signature is not shown.
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

export { type Delivery, PayloadError, type PayloadFault } from "./runtime/deliveries.js";
export { type Secret, SignatureError, type SignatureFault } from "./runtime/signatures.js";
export type { Receiver, ReceiverOptions, SigningOptions } from "./runtime/webhooks.js";

/** The events that can be received. */
export type WebhookName = "book-returned" | "book-found" | "book-lent" | "book-lost" | "book-aged";

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

const webhooks: Webhooks<WebhookName> = {
  "book-returned": { signature: bookReturnedSignature, contentType: "application/json" },
  "book-found": { signature: bookReturnedSignature },
  "book-lent": { signature: bookLentSignature, contentType: "text/plain" },
  "book-lost": { signature: bookLostSignature, contentType: "application/json" },
  "book-aged": { signature: bookAgedSignature },
};

/** Makes a receiver of events. It accepts deliveries that are signed with the secret. */
export function receiver(
  options: Needed<ReceiverOptions, "toleranceSeconds" | "idHeader">,
): Receiver<EventPayloads, WebhookName> {
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
