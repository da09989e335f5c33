/** Deliveries signed by Node's own HMAC, apart from the runtime, and what a receiver makes of them. */
import { createHmac } from "node:crypto";
import { type Delivery, PayloadError } from "../../../../templates/typescript-client/deliveries.js";
import {
  SignatureError,
  type SignatureScheme,
} from "../../../../templates/typescript-client/signatures.js";
import {
  receiverOf,
  type ReceiverOptions,
  type Webhook,
} from "../../../../templates/typescript-client/webhooks.js";

export const secret = "s3cret";
export const now = 1_800_000_000;
export const text = JSON.stringify({ type: "returned", id: "é" });

/** As most services sign. */
export const timed: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Signature",
  encoding: "hex",
  prefix: "sha256=",
  signs: "{timestamp}.{body}",
  timestampHeader: "X-Timestamp",
  toleranceSeconds: 300,
};
export const plain: SignatureScheme = {
  hash: "SHA-256",
  header: "X-Signature",
  encoding: "hex",
  signs: "{body}",
};

interface Payloads {
  returned: unknown;
}

export function receive(
  signature: SignatureScheme,
  delivery: Delivery,
  options: Partial<ReceiverOptions> = {},
  contentType = "application/json",
): Promise<unknown> {
  return receiveAs({ signature, contentType }, delivery, options);
}

export function receiveAs(
  returned: Webhook,
  delivery: Delivery,
  options: Partial<ReceiverOptions> = {},
): Promise<unknown> {
  const webhooks = { returned };
  return receiverOf<Payloads, "returned">(webhooks, { secret, ...options }).receive(delivery);
}

export function hmac(
  message: string | Uint8Array,
  key: string | Uint8Array = secret,
  hash = "sha256",
) {
  return createHmac(hash, key).update(message);
}

export function timedHeaders(body: string, time: string | number = now): Record<string, string> {
  const signature = hmac(`${time}.${body}`).digest("hex");
  return { "X-Signature": `sha256=${signature}`, "X-Timestamp": String(time) };
}

export function plainHeaders(body: string | Uint8Array): Record<string, string> {
  return { "X-Signature": hmac(body).digest("hex") };
}

export async function refusal(
  work: Promise<unknown>,
): Promise<{ reason: string; message: string }> {
  const error: unknown = await work.then(
    () => undefined,
    (fault: unknown) => fault,
  );
  if (error instanceof SignatureError || error instanceof PayloadError) return error;
  throw new Error("was not refused", { cause: error });
}
