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

export { type Delivery, PayloadError, type PayloadFault } from "./runtime/deliveries.js";
export { type Secret, SignatureError, type SignatureFault } from "./runtime/signatures.js";
export type { Receiver, ReceiverOptions, SigningOptions } from "./runtime/webhooks.js";

/** The events that can be received. */
export type WebhookName = "ship-arrived";

const shipArrivedSignature: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Signature",
  encoding: "hex",
  prefix: "sha256=",
  signs: "{timestamp}.{body}",
  timestampHeader: "X-Timestamp",
  toleranceSeconds: 300,
};

const webhooks: Webhooks<WebhookName> = { "ship-arrived": { signature: shipArrivedSignature } };

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
