/** Which events can be sent, what is said of them, and what their caller has to say; or what stands against sending them. */
import { onlyMediaType } from "../../emit/typescript/package/events.js";
import {
  placeholdersOf,
  reasonAgainst,
  schemeOf,
} from "../../emit/typescript/package/event-signatures.js";
import type { ValueTree } from "../../emit/typescript/value-tree.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Event } from "../../model/model.js";

/** An event of which enough is known to send it. */
export interface OutgoingEvent {
  readonly event: Event;
  /** A `SignatureScheme` of the runtime; undefined where it is not signed. */
  readonly scheme: ValueTree | undefined;
  /** What the runtime is told beside it, as plain data. */
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
  readonly event: Event;
  readonly reason: string | undefined;
}

/** What is known of an event, as far as a sender needs it. */
export function outgoingEvent(event: Event): OutgoingEvent | Unsendable {
  const delivery = knownValue(event.delivery);
  if (delivery?.via !== "webhook" && delivery?.via !== "callback") {
    return { event, reason: undefined };
  }
  const { signature } = event;
  if (signature.state === "notShown") {
    return { event, reason: "No sender yet: how it is signed is not shown." };
  }
  const signed = signature.state === "known" ? signature.value : undefined;
  const reason = signed && reasonAgainst(signed, "sender");
  if (reason !== undefined) return { event, reason };
  const method = knownValue(delivery.method);
  const contentType = onlyMediaType(event);
  const retries = retriesOf(event);
  return {
    event,
    scheme: signed && schemeOf(signed),
    plan: {
      ...(method !== undefined && { method }),
      ...(contentType !== undefined && { contentType }),
      ...(typeof retries === "object" && { retries }),
    },
    needed: [
      ...(signed ? (["secret"] as const) : []),
      ...(signed && placeholdersOf(signed.signs).includes("id") ? (["idHeader"] as const) : []),
      ...(method === undefined ? (["method"] as const) : []),
      ...(contentType === undefined && hasContent(event) ? (["contentType"] as const) : []),
      ...(retries === "needed" ? (["retries"] as const) : []),
    ],
  };
}

/** Whether an event can be sent. */
export function isOutgoing(each: OutgoingEvent | Unsendable): each is OutgoingEvent {
  return "plan" in each;
}

/** How often it is sent again; that it is, without a word on when, is for the caller to complete. */
function retriesOf({ retries }: Event): OutgoingPlan["retries"] | "needed" {
  const known = knownValue(retries);
  const maximum = known && knownValue(known.maximum);
  if (known === undefined || !maximum) return undefined;
  const { delaysSeconds } = known;
  if (delaysSeconds.state === "notShown") return "needed";
  return { maximum, delaysSeconds: knownValue(delaysSeconds) ?? [] };
}

/** Whether media types are known, of which somebody has to choose where it is not a single one. */
function hasContent({ payload }: Event): boolean {
  const content = knownValue(payload)?.content;
  return content !== undefined && knownItems(content).length > 0;
}
