/** Which events can be received, and what stands against the others. */
import { type EventPlan, isRequest } from "../../sdk/events/event-plan.js";
import { reasonAgainst, type SignatureScheme } from "../../sdk/events/signature-plan.js";

/** An event of which enough is known to receive it. */
export interface Webhook {
  readonly event: EventPlan;
  readonly scheme: SignatureScheme;
  /** Options of the receiver that stand for what is not shown. */
  readonly needed: readonly NeededOption[];
}

/** An event that cannot be received, and why: a sentence, or nothing where it does not come as a request. */
export interface Unreceivable {
  readonly event: EventPlan;
  readonly reason: string | undefined;
}

/** An option of the runtime's receiver that can be left out where the manifest says what it stands for. */
export type NeededOption = "toleranceSeconds" | "idHeader";

/** Returns the known facts of an event's deliveries that a receiver needs. */
export function webhookOf(event: EventPlan): Webhook | Unreceivable {
  const { signature } = event;
  if (!isRequest(event)) return { event, reason: undefined };
  if (signature.kind === "none") {
    return {
      event,
      reason: "No receiver: it is not signed, so nothing proves that it is genuine.",
    };
  }
  if (signature.kind !== "known") return { event, reason: reasonAgainst(signature, "receiver") };
  const { scheme, parts, isToleranceOpen } = signature;
  if (!parts.includes("body")) {
    return { event, reason: "No receiver: the signed text does not contain the body." };
  }
  const needed: readonly NeededOption[] = [
    ...(isToleranceOpen ? (["toleranceSeconds"] as const) : []),
    // A signed id stands in a header that no manifest can name.
    ...(parts.includes("id") ? (["idHeader"] as const) : []),
  ];
  return { event, scheme, needed };
}

/** True if an event can be received. */
export function isWebhook(each: Webhook | Unreceivable): each is Webhook {
  return "scheme" in each;
}
