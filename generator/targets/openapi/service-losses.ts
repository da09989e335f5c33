/** The facts of the service as a whole for which OpenAPI has no words. */
import {
  eventsSlots,
  pagersSlots,
  statesSlots,
  versioningSlots,
} from "../../model/behaviour-slots.js";
import { type Fact, knownItems, whenFact } from "../../model/known.js";
import type { ApiModel, Event, Service, Source } from "../../model/model.js";
import type { SourceRef } from "../../source-ref.js";
import { authenticationLosses } from "./authentication-losses.js";
import type { DescriptionScope } from "./description-scope.js";
import { isDescribed, whyNotDescribed } from "./headers.js";
import { limitLosses } from "./limit-losses.js";
import { type Loss, missingIn } from "./loss.js";
import { unknownIn } from "./not-shown.js";
import { responseLosses } from "./response-losses.js";
import { webhookMethod } from "./webhooks.js";

/** The losses of the service, subject by subject. */
export function serviceLosses(
  { sources, resources }: ApiModel,
  scope: DescriptionScope,
): readonly Loss[] {
  const { service } = scope;
  return [
    ...authenticationLosses(scope),
    ...knownItems(service.headers)
      .filter(({ name }) => !isDescribed(name))
      .map(({ at, name }) => loss("parameters", at, `header ${name}`, whyNotDescribed(name))),
    ...responseLosses(service.errors, scope),
    ...pagerLosses(service),
    ...limitLosses(service.limits),
    ...stateLosses(service),
    ...eventLosses(service),
    ...versionLosses(service),
    ...resourceLosses(service, resources),
    ...known(service.clients, (at) =>
      loss("clients", at, "clients", "OpenAPI has no words for client libraries."),
    ),
    ...sources.map(sourceLoss),
  ];
}

/** Why pages are not said. */
export const noPages =
  "OpenAPI has no words for pages. It describes the parameters and fields, but not their roles.";

function pagerLosses({ pagination }: Service): readonly Loss[] {
  const slots = pagersSlots(pagination);
  return knownItems(pagination).map(({ name, at }) =>
    loss("pagination", at, name, noPages, missingIn(slots, at)),
  );
}

function stateLosses({ states }: Service): readonly Loss[] {
  const slots = statesSlots(states);
  const why = "OpenAPI has no words for states; named schemas are described.";
  return knownItems(states).map(({ name, at }) =>
    loss("states", at, name, why, missingIn(slots, at)),
  );
}

function eventLosses({ events }: Service): readonly Loss[] {
  const slots = eventsSlots(events);
  return knownItems(events).flatMap((event): readonly Loss[] => {
    const { name, at, signature, retries } = event;
    const missing = (place: SourceRef): readonly string[] => missingIn(slots, place);
    if (webhookMethod(event) === undefined) {
      return [loss("events", at, name, whyNoWebhook(event), missing(at))];
    }
    const named = "OpenAPI has no words for signatures; their headers are described.";
    const again = "OpenAPI has no words for repeated deliveries.";
    return [
      ...known(signature, (place) =>
        loss("events", place, `signature of ${name}`, named, missing(place)),
      ),
      ...known(retries, (place) =>
        loss("events", place, `retries of ${name}`, again, missing(place)),
      ),
    ];
  });
}

function whyNoWebhook({ delivery }: Event): string {
  return whenFact(delivery, {
    known: ({ via }) =>
      via === "webhook"
        ? "OpenAPI requires the method of a webhook, which is not shown."
        : `OpenAPI has a place for webhooks, and this is delivered by ${via}.`,
    none: () => "OpenAPI has a place for webhooks, and this is not delivered.",
    notShown: () => "OpenAPI has a place for webhooks, and it is not shown how this is delivered.",
  });
}

function versionLosses({ versioning }: Service): readonly Loss[] {
  const slots = versioningSlots(versioning);
  const why =
    "OpenAPI has no words for versions of a service; `info.version` is the description's.";
  return Object.entries(versioning).flatMap(([name, fact]: readonly [string, Fact<unknown>]) =>
    known(fact, (at) => loss("versions", at, `versioning.${name}`, why, missingIn(slots, at))),
  );
}

function resourceLosses({ at }: Service, resources: readonly string[]): readonly Loss[] {
  if (resources.length === 0) return [];
  const place: SourceRef = { file: at.file, path: ["resources"], part: "value" };
  return [
    loss("schemas", place, "resources", "OpenAPI does not tell resources from other schemas."),
  ];
}

function sourceLoss({ id, at, date, url }: Source): Loss {
  const why =
    "OpenAPI has no words for the source of a fact; `externalDocs` leads to one document.";
  return loss("sources", at, id, why, unknownIn({ date, url }));
}

function known(fact: Fact<unknown>, lossAt: (at: SourceRef) => Loss): readonly Loss[] {
  return fact.state === "known" ? [lossAt(fact.at)] : [];
}

function loss(
  subject: Loss["subject"],
  at: SourceRef,
  what: string,
  why: string,
  notShown: readonly string[] = [],
): Loss {
  return { subject, at, what, why, notShown };
}
