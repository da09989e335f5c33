/** The events of a service, as data: payload, delivery, and how a receiver verifies them. */
import type { EventDelivery, EventRetries } from "../../model/behaviour.js";
import { type Fact, knownItems, knownValue } from "../../model/known.js";
import type { Body, Method } from "../../model/message.js";
import type { Event } from "../../model/model.js";
import { oncePerModel } from "../../model/once.js";
import { placeText } from "../../model/place.js";
import { schemaFinder } from "../../model/schema-finder.js";
import type { FindSchema } from "../../model/schema-members.js";
import { shown } from "../operations/facts.js";
import { type CarriedBody, carriedBody } from "../messages/carried-bodies.js";
import { isRange } from "../messages/media-types.js";
import { deliveryWords } from "../words/events.js";
import type { Prose } from "../words/prose.js";
import { type SignaturePlan, signaturePlan } from "./signature-plan.js";

/** One event. */
export interface EventPlan {
  readonly name: string;
  readonly description?: string;
  /** Where the manifest says it: `manifest/service.yaml#events.book-returned`. */
  readonly place: string;
  readonly payload: PayloadPlan;
  /** How it reaches whoever listens; left out = not shown. */
  readonly delivery?: DeliveryPlan;
  readonly signature: SignaturePlan;
  /** How it comes, or that this is not shown, and what happens where it is not taken: a sentence each. */
  readonly words: readonly Prose[];
}

/** The payload of an event. */
export type PayloadPlan =
  | { readonly kind: "none" | "not-shown" }
  | {
      readonly kind: "body";
      readonly body: CarriedBody;
      /** True if it is known to be there always. */
      readonly isRequired: boolean;
      readonly description?: string;
      /** The media type of all payloads, where there is only one. */
      readonly mediaType?: string;
    };

/** How an event is delivered. */
export interface DeliveryPlan {
  readonly via: EventDelivery["via"];
  readonly method?: Method;
  /** How often it is sent again where it is not taken; left out = not known to be. */
  readonly retries?: RetriesPlan;
}

/** Further tries, with the seconds before each of them; these left out = not shown. */
export interface RetriesPlan {
  readonly maximum: number;
  readonly delaysSeconds?: readonly number[];
}

/** The values that a receiver has to be given beside its secret, since the manifest does not show them. */
export interface ReceiverNeeds {
  /** The maximum age of a delivery. */
  readonly tolerance: boolean;
  /** The header of the id that a signature covers. */
  readonly idHeader: boolean;
}

/** The values that a receiver of some events has to be given. */
export function receiverNeeds(events: readonly Pick<EventPlan, "signature">[]): ReceiverNeeds {
  const schemes = events.flatMap(({ signature }) =>
    signature.kind === "known" ? [signature.scheme] : [],
  );
  return {
    tolerance: schemes.some(
      (each) => each.timestampHeader !== undefined && each.toleranceSeconds === undefined,
    ),
    idHeader: schemes.some(({ signs }) => signs.includes("{id}")),
  };
}

/** The events that a program can receive: it is known how their signatures are made. */
export function receivedEvents({
  events,
}: {
  readonly events: readonly EventPlan[];
}): readonly EventPlan[] {
  return events.filter(({ signature }) => signature.kind === "known");
}

/** The events that are known by name, in the manifest's order; made once for a model. */
export const eventPlans = oncePerModel((model): readonly EventPlan[] => {
  const find = schemaFinder(model);
  return knownItems(model.service.events).map((each) => eventPlan(each, model.folder, find));
});

function eventPlan(event: Event, folder: string, find: FindSchema): EventPlan {
  const { name, at, description, payload, signature } = event;
  const delivery = deliveryPlan(event);
  return {
    name,
    ...shown({ description }),
    place: placeText(folder, at),
    payload: payloadPlan(payload, find),
    ...(delivery && { delivery }),
    signature: signaturePlan(signature),
    words: [
      ...(event.delivery.state === "notShown"
        ? [[{ missing: "Not shown:" }, " how it is delivered."]]
        : []),
      ...deliveryWords(event),
    ],
  };
}

function payloadPlan(payload: Fact<Body>, find: FindSchema): PayloadPlan {
  if (payload.state !== "known") {
    return { kind: payload.state === "none" ? "none" : "not-shown" };
  }
  const { content, required, description } = payload.value;
  const body = carriedBody(content, find);
  const mediaType = onlyMediaType(body);
  return {
    kind: "body",
    body,
    isRequired: knownValue(required) === true,
    ...shown({ description }),
    ...(mediaType !== undefined && { mediaType }),
  };
}

function onlyMediaType({ contents, isOpen }: CarriedBody): string | undefined {
  const [only, ...others] = isOpen ? [] : contents;
  return only === undefined || others.length > 0 || isRange(only.mediaType)
    ? undefined
    : only.mediaType;
}

function deliveryPlan({ delivery, retries }: Event): DeliveryPlan | undefined {
  const how = knownValue(delivery);
  if (how === undefined) return undefined;
  const method = knownValue(how.method);
  const again = knownValue(retries);
  const further = again && retriesPlan(again);
  return { via: how.via, ...(method && { method }), ...(further && { retries: further }) };
}

function retriesPlan({ maximum, delaysSeconds }: EventRetries): RetriesPlan | undefined {
  const most = knownValue(maximum);
  if (!most) return undefined;
  if (delaysSeconds.state === "notShown") return { maximum: most };
  return { maximum: most, delaysSeconds: knownValue(delaysSeconds) ?? [] };
}

/** True if an event comes as a request to an address of the receiver's. */
export function isRequest({ delivery }: Pick<EventPlan, "delivery">): boolean {
  return delivery?.via === "webhook" || delivery?.via === "callback";
}
