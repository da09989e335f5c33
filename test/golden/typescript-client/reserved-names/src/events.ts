// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#events.
// Not to be edited: fill the manifest in and run `generate`.

import type { SignatureScheme } from "./runtime/signatures.js";
import {
  type Receiver as Receiver_,
  type ReceiverOptions,
  type SigningOptions,
  type Webhooks,
  receiverOf,
  signedHeaders,
} from "./runtime/webhooks.js";
import type {
  EventPayloads as EventPayloads_,
  Receiver,
  WebhookName as WebhookName_,
} from "./schemas.js";

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
  "a-1": WebhookName_;
  /**
   * It comes as a webhook: a `POST` request to an address that the receiver has registered.
   *
   * From `manifest/service.yaml#events.a1`.
   */
  a1: Receiver;
}

export { type Delivery, PayloadError, type PayloadFault } from "./runtime/deliveries.js";
export { type Secret, SignatureError, type SignatureFault } from "./runtime/signatures.js";
export type { Receiver, ReceiverOptions, SigningOptions } from "./runtime/webhooks.js";

/** The events that can be received. */
export type WebhookName = "constructor" | "a-1" | "a1";

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

const webhooks: Webhooks<WebhookName> = {
  constructor: { signature: constructorSignature, contentType: "application/json" },
  "a-1": { signature: a1Signature, contentType: "application/json" },
  a1: { signature: a1Signature_, contentType: "application/json" },
};

/** Makes a receiver of events. It accepts deliveries that are signed with the secret. */
export function receiver(options: ReceiverOptions): Receiver_<EventPayloads, WebhookName> {
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
