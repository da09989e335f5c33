/**
 * The table of all slots of the model: this file and the `*-slots.ts` beside it.
 *
 * - A key of a form is one slot; a map of names is one, known once it is complete (rule 2 of the manifest).
 * - Slots below a name, and slots of a known thing alone, count as soon as that is known: the
 *   schema of a parameter, the reason of a deprecation.
 * - Names, ids and orders are no slots: the manifest has no place in which they could be not shown.
 */
import { authenticationSlots, requirementsSlots } from "./authentication-slots.js";
import {
  eventsSlots,
  limitsSlots,
  ownLimitsSlots,
  pagersSlots,
  statesSlots,
  versioningSlots,
} from "./behaviour-slots.js";
import {
  bodySlots,
  headersSlots,
  parametersSlots,
  responsesSlots,
  sharedSlots,
} from "./message-slots.js";
import { leavesIdempotencyOpen } from "./idempotency.js";
import { knownValue } from "./known.js";
import type { Group, Operation, Service, Source } from "./model.js";
import { oncePerModel } from "./once.js";
import type { FindSchema } from "./schema-members.js";
import { schemaSlots } from "./schema-slots.js";
import { type FactSlot, slotOf } from "./slot.js";
import { groupsBelow } from "./walk.js";
import { schemaFinder } from "./schema-finder.js";

/** In place of a group: what is said of the service as a whole. No group has such an id. */
export const serviceArea = "(service)";

/** In place of a group: named schemas, which belong to no group. */
export const schemasArea = "(schemas)";

/** In place of a group: what several operations share, which belongs to no group. */
export const sharedArea = "(shared)";

/** A slot, with what it belongs to. */
export interface Slot extends FactSlot {
  /** Id of the outermost group, {@link serviceArea}, {@link sharedArea} or {@link schemasArea}. */
  readonly group: string;
  /** Id of the operation; undefined where it belongs to none. */
  readonly operation: string | undefined;
}

/** Every slot of the model, in its order. */
export const slotsOf = oncePerModel((model): readonly Slot[] => {
  const find = schemaFinder(model);
  const ofService = [...serviceSlots(model.service, find), ...model.sources.flatMap(sourceSlots)];
  const ofSchemas = model.schemas.flatMap(({ schema, sources }) =>
    schemaSlots("schemas", schema, sources),
  );
  return [
    ...owned(ofService, serviceArea),
    ...model.groups.flatMap((group) => slotsOfGroup(group, find)),
    ...owned(sharedSlots(model.shared, find), sharedArea),
    ...owned(ofSchemas, schemasArea),
  ];
});

function owned(slots: readonly FactSlot[], group: string, operation?: string): readonly Slot[] {
  // Spelled out: there are tens of thousands of them, and a spread takes several times as long.
  return slots.map(({ kind, state, at, sources }) => ({
    kind,
    state,
    at,
    sources,
    group,
    operation,
  }));
}

function slotsOfGroup(outermost: Group, find: FindSchema): readonly Slot[] {
  return groupsBelow([outermost]).flatMap(({ title, description, operations }) => [
    ...owned([slotOf("title", title), slotOf("description", description)], outermost.id),
    ...operations.flatMap((operation) =>
      owned(operationSlots(operation, find), outermost.id, operation.id),
    ),
  ]);
}

function operationSlots(operation: Operation, find: FindSchema): readonly FactSlot[] {
  return [
    slotOf("title", operation.title),
    slotOf("summary", operation.summary),
    slotOf("description", operation.description),
    slotOf("method", operation.method),
    slotOf("path", operation.path),
    ...ownBaseUrlSlots(operation),
    ...idempotencySlots(operation),
    ...deprecationSlots(operation),
    ...requirementsSlots(operation.authentication),
    ...parametersSlots(operation.parameters, find),
    ...bodySlots(operation.body),
    ...responsesSlots("responses", operation.responses, find),
    slotOf("pagination", operation.pagination),
    ...ownLimitsSlots(operation.limits),
  ];
}

/** Only of an operation that is not below the service's base URL it is asked where it is. */
function ownBaseUrlSlots({ baseUrl }: Operation): readonly FactSlot[] {
  return baseUrl.state === "known" ? [slotOf("base-url", baseUrl.value.url)] : [];
}

/** The other methods answer the question themselves, unless the operation does; without one it is not asked yet. */
function idempotencySlots({ idempotent, method }: Operation): readonly FactSlot[] {
  const isAsked = idempotent.state !== "notShown" || leavesIdempotencyOpen(knownValue(method));
  return isAsked ? [slotOf("idempotency", idempotent)] : [];
}

/** `deprecated: true` is a fact, and raises four questions. */
function deprecationSlots({ deprecated }: Operation): readonly FactSlot[] {
  const slot = slotOf("deprecation", deprecated);
  if (deprecated.state !== "known") return [slot];
  const { since, sunset, replacement, reason } = deprecated.value;
  return [slot, ...[since, sunset, replacement, reason].map((fact) => slotOf("deprecation", fact))];
}

function serviceSlots(service: Service, find: FindSchema): readonly FactSlot[] {
  return [
    slotOf("title", service.title),
    slotOf("description", service.description),
    slotOf("base-url", service.baseUrl),
    slotOf("clients", service.clients),
    ...authenticationSlots(service.authentication),
    ...headersSlots("headers", service.headers, find),
    ...responsesSlots("errors", service.errors, find),
    ...limitsSlots(service.limits),
    ...pagersSlots(service.pagination),
    ...statesSlots(service.states),
    ...eventsSlots(service.events),
    ...versioningSlots(service.versioning),
  ];
}

function sourceSlots({ date, url }: Source): readonly FactSlot[] {
  return [slotOf("sources", date), slotOf("sources", url)];
}
