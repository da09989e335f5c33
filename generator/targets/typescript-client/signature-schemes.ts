/** Which events can be received, and what stands against the others. */
import {
  placeholdersOf,
  reasonAgainst,
  schemeOf,
} from "../../emit/typescript/package/event-signatures.js";
import type { ValueTree } from "../../emit/typescript/value-tree.js";
import type { Signature } from "../../model/behaviour.js";
import { knownValue } from "../../model/known.js";
import type { Event } from "../../model/model.js";

/** An event of which enough is known to receive it. */
export interface Webhook {
  readonly event: Event;
  /** A `SignatureScheme` of the runtime. */
  readonly scheme: ValueTree;
  /** Options of the receiver that stand for what is not shown. */
  readonly needed: readonly NeededOption[];
}

/** An event that cannot be received, and why: a sentence, or nothing where it does not come as a request. */
export interface Unreceivable {
  readonly event: Event;
  readonly reason: string | undefined;
}

/** An option of the runtime's receiver that can be left out where the manifest says what it stands for. */
export type NeededOption = "toleranceSeconds" | "idHeader";

/** What is known of an event's deliveries, as far as a receiver needs it. */
export function webhookOf(event: Event): Webhook | Unreceivable {
  const via = knownValue(event.delivery)?.via;
  if (via !== "webhook" && via !== "callback") return { event, reason: undefined };
  const { signature } = event;
  if (signature.state === "none") {
    return { event, reason: "No receiver: it is not signed, so that nothing tells a genuine one." };
  }
  const reason =
    signature.state === "notShown"
      ? "No receiver yet: how it is signed is not shown."
      : reasonAgainstReceiver(signature.value);
  if (signature.state === "notShown" || reason !== undefined) return { event, reason };
  return { event, scheme: schemeOf(signature.value), needed: neededOptions(signature.value) };
}

/** Whether an event can be received. */
export function isWebhook(each: Webhook | Unreceivable): each is Webhook {
  return "scheme" in each;
}

/** What keeps a signature from being believed. */
function reasonAgainstReceiver(signature: Signature): string | undefined {
  const reason = reasonAgainst(signature, "receiver");
  if (reason !== undefined) return reason;
  return placeholdersOf(signature.signs).includes("body")
    ? undefined
    : "No receiver: what is signed does not hold the body.";
}

/** A signed id stands in a header that no manifest can name; the tolerance may not be shown. */
function neededOptions({
  signs,
  timestampHeader,
  toleranceSeconds,
}: Signature): readonly NeededOption[] {
  const isOpen = timestampHeader.state === "known" && toleranceSeconds.state === "notShown";
  return [
    ...(isOpen ? (["toleranceSeconds"] as const) : []),
    ...(placeholdersOf(signs).includes("id") ? (["idHeader"] as const) : []),
  ];
}
