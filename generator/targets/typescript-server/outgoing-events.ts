/** Which events can be sent, what is said of them, and what their caller has to say; or what stands against sending them. */
import { type EventPlan, isRequest } from "../../sdk/events/event-plan.js";
import { reasonAgainst, type SignatureScheme } from "../../sdk/events/signature-plan.js";

/** An event of which enough is known to send it. */
export interface OutgoingEvent {
  readonly event: EventPlan;
  /** Undefined where it is not signed. */
  readonly scheme: SignatureScheme | undefined;
  /** The facts for the runtime, as plain data. */
  readonly plan: OutgoingPlan;
  /** Options that stand for what is not shown, or that a signature needs. */
  readonly needed: readonly NeededOption[];
}

/** A part of the runtime's `OutgoingEvent`. */
export interface OutgoingPlan {
  readonly method?: string;
  readonly contentType?: string;
  readonly retries?: { readonly maximum: number; readonly delaysSeconds: readonly number[] };
}

/** An option of the runtime's sender that can be left out for other events. */
export type NeededOption = "secret" | "method" | "contentType" | "retries" | "idHeader";

/** An event that cannot be sent, and why: a sentence, or nothing where it does not go out as a request. */
export interface Unsendable {
  readonly event: EventPlan;
  readonly reason: string | undefined;
}

/** Returns the known facts of an event that a sender needs. */
export function outgoingEvent(event: EventPlan): OutgoingEvent | Unsendable {
  const { delivery, signature, payload } = event;
  if (delivery === undefined || !isRequest(event)) return { event, reason: undefined };
  const reason = reasonAgainst(signature, "sender");
  if (reason !== undefined) return { event, reason };
  const signed = signature.kind === "known" ? signature : undefined;
  const { method, retries } = delivery;
  const { mediaType, body } = payload.kind === "body" ? payload : {};
  // That it is sent again, without a word on when, is for the caller to complete.
  const { maximum, delaysSeconds } = retries ?? {};
  const isComplete = maximum !== undefined && delaysSeconds !== undefined;
  // Where it is not a single one of those that are known, somebody has to choose.
  const isChosen = mediaType === undefined && body !== undefined && body.contents.length > 0;
  return {
    event,
    scheme: signed?.scheme,
    plan: {
      ...(method !== undefined && { method }),
      ...(mediaType !== undefined && { contentType: mediaType }),
      ...(isComplete && { retries: { maximum, delaysSeconds } }),
    },
    needed: [
      ...(signed ? (["secret"] as const) : []),
      ...(signed?.parts.includes("id") ? (["idHeader"] as const) : []),
      ...(method === undefined ? (["method"] as const) : []),
      ...(isChosen ? (["contentType"] as const) : []),
      ...(retries && !isComplete ? (["retries"] as const) : []),
    ],
  };
}

/** True if an event can be sent. */
export function isOutgoing(each: OutgoingEvent | Unsendable): each is OutgoingEvent {
  return "plan" in each;
}
