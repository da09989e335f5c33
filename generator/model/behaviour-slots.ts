/** The slots of how the service behaves over several calls: limits, pages, states, events, versions. */
import type {
  EventDelivery,
  Limits,
  Pager,
  RateLimit,
  State,
  Transition,
  Versioning,
} from "./behaviour.js";
import { type Bucket, type Fact, knownValue } from "./known.js";
import { payloadSlots } from "./message-slots.js";
import type { Event } from "./model.js";
import { schemaFactSlots } from "./schema-slots.js";
import { bucketSlots, type FactSlot, formSlots, listSlots, slotOf, slotsOfFacts } from "./slot.js";

/** Bounds of an operation, which may have none of its own. */
export function ownLimitsSlots(limits: Fact<Limits>): readonly FactSlot[] {
  return formSlots("limits", limits, slotsOfLimits);
}

/** Bounds of the service. */
export function limitsSlots(limits: Limits): readonly FactSlot[] {
  return slotsOfLimits(limits).flat();
}

function slotsOfLimits({
  rate,
  pageSize,
  idsPerCall,
  other,
}: Limits): readonly (readonly FactSlot[])[] {
  return [
    [slotOf("limits", rate), ...perSlots(rate)],
    formSlots("limits", pageSize, slotsOfFacts("limits")),
    formSlots("limits", idsPerCall, slotsOfFacts("limits")),
    [
      slotOf("limits", other),
      ...(knownValue(other) ?? []).map(({ check }) => slotOf("limits", check)),
    ],
  ];
}

function perSlots(rate: Fact<readonly RateLimit[]>): readonly FactSlot[] {
  return (knownValue(rate) ?? []).map(({ per }) => slotOf("limits", per));
}

/** Ways to page. */
export function pagersSlots(pagers: Bucket<Pager>): readonly FactSlot[] {
  return bucketSlots("pagination", pagers, ({ request, response }) => [
    ...bucketSlots("pagination", request, ({ parameter }) => [slotOf("pagination", parameter)]),
    ...bucketSlots("pagination", response, ({ pointer }) => [slotOf("pagination", pointer)]),
  ]);
}

/** Things that are in one of several states. */
export function statesSlots(states: Bucket<State>): readonly FactSlot[] {
  return bucketSlots("states", states, ({ description, values, schema, initial, transitions }) => [
    slotOf("description", description),
    ...listSlots("states", values, () => []),
    ...schemaFactSlots("states", schema),
    slotOf("states", initial),
    ...listSlots("states", transitions, transitionSlots),
  ]);
}

function transitionSlots({ by, when }: Transition): readonly FactSlot[] {
  return [slotOf("states", by), slotOf("states", when)];
}

/** Returns the slots of the service's events. */
export function eventsSlots(events: Bucket<Event>): readonly FactSlot[] {
  return bucketSlots("events", events, ({ description, delivery, payload, signature, retries }) => [
    slotOf("description", description),
    slotOf("events", delivery),
    ...deliverySlots(knownValue(delivery)),
    ...payloadSlots(payload),
    ...formSlots("events", signature, slotsOfFacts("events")),
    ...formSlots("events", retries, slotsOfFacts("events")),
  ]);
}

/** A method has only what is sent as a request. */
function deliverySlots(delivery: EventDelivery | undefined): readonly FactSlot[] {
  const isRequest = delivery?.via === "webhook" || delivery?.via === "callback";
  return isRequest ? [slotOf("events", delivery.method)] : [];
}

/** Versions of the service. */
export function versioningSlots({
  identifier,
  negotiation,
  deprecationPolicy,
}: Versioning): readonly FactSlot[] {
  return [
    slotOf("versioning", identifier),
    ...formSlots("versioning", negotiation, slotsOfFacts("versioning")),
    slotOf("versioning", deprecationPolicy),
  ];
}
