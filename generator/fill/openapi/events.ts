/** What a service sends by itself: `webhooks` (OpenAPI 3.1.1, section 4.8.1) and `callbacks` (section 4.8.18). */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { bodyAt } from "./bodies.js";
import { entriesIn, fieldsOf, isExtension } from "./fields.js";
import { freeId, kebabCase } from "./kebab-ids.js";
import { keyOfPlace } from "./losses.js";
import { marksOf } from "./marks.js";
import { closePathItem, methodsOf } from "./paths.js";
import type { Reading } from "./reading.js";
import { lost, none, prose } from "./values.js";

/** Events as they are found. */
export interface Events {
  /** Takes the webhooks of a description. */
  readonly addWebhooks: (node: SourceNode) => void;
  /** Takes the callbacks of an operation. */
  readonly addCallbacks: (node: SourceNode) => void;
  /** All events by id, and where they stand; undefined where there are none. */
  readonly told: (at: SourceNode) => Told | undefined;
}

/** Starts without events. */
export function eventsOf(reading: Reading): Events {
  const { report } = reading;
  const taken = new Set<string>();
  const read = new Set<string>();
  const events: (readonly [id: string, event: Told])[] = [];
  const addItem = (name: string, item: SourceNode, via: string): void => {
    const target = reading.follow(item);
    if (target === undefined || read.has(keyOfPlace(target.at))) return;
    read.add(keyOfPlace(target.at));
    const made = eventsIn(target, via, reading);
    for (const [method, event] of made) {
      const full = made.length === 1 ? name : `${name}-${method}`;
      events.push([freeId(kebabCase(full) || "event", taken), event]);
    }
  };
  return {
    addWebhooks: (node) => {
      for (const { key, node: item } of entriesIn(node, report)) addItem(key, item, "webhook");
    },
    addCallbacks: (node) => {
      for (const { key, node: callback } of entriesIn(node, report)) {
        report.add(callback.at, `address of callbacks.${key}`, noAddress);
        for (const { key: address, node: item } of entriesIn(reading.follow(callback), report)) {
          if (isExtension(address)) report.extension(item.at, address);
          else addItem(key, item, "callback");
        }
      }
    },
    told: ({ at }) => (events.length === 0 ? undefined : toldMap(events, at)),
  };
}

const noAddress = "The manifest has no words for which call asks for it and where it is sent.";

/** The events of a path item, by method. */
function eventsIn(
  item: SourceNode,
  via: string,
  reading: Reading,
): readonly (readonly [method: string, event: Told])[] {
  const fields = fieldsOf(item, reading.report);
  const known = new Set(methodsOf(reading.version));
  const events = item.entries().flatMap(({ key, node }) => {
    if (!known.has(key)) return [];
    fields.take(key);
    return [[key, eventAt(node, { via, method: key }, reading)] as const];
  });
  const parameters = fields.take("parameters");
  if (parameters !== undefined) lost(parameters, reading.report, noParameters);
  closePathItem(fields, reading);
  return events;
}

const noParameters = "The manifest has no words for parameters of an event.";

function eventAt(
  node: SourceNode,
  { via, method }: { readonly via: string; readonly method: string },
  reading: Reading,
): Told {
  const { report } = reading;
  const fields = fieldsOf(node, report);
  const marks = marksOf(fields, report);
  const summary = fields.take("summary");
  const description = prose(fields.take("description"), report);
  if (description !== undefined && summary !== undefined) {
    lost(summary, report, "An event has one text, which is its description.");
  }
  const said = description ?? prose(summary, report);
  const body = fields.take("requestBody");
  const payload = body === undefined ? none(node.at) : bodyAt(body, reading);
  const reasons = { parameters: noParameters, responses: noAnswers, security: noSecurity };
  for (const [key, why] of Object.entries(reasons)) {
    const field = fields.take(key);
    const isEmpty = field?.kind === "list" && field.items().length === 0;
    if (field !== undefined && !isEmpty) lost(field, report, why);
  }
  for (const key of ["tags", "operationId"]) {
    const field = fields.take(key);
    if (field !== undefined) lost(field, report, "Events have ids, and stand in no group.");
  }
  fields.close();
  const delivery = toldMap(
    [
      ["via", toldScalar(via, node.at)],
      ["method", toldScalar(method.toUpperCase(), node.at)],
    ],
    node.at,
  );
  return toldMap(
    [
      ["description", marks.has("description") ? undefined : said],
      ["delivery", delivery],
      ["payload", marks.has("payload") ? undefined : payload],
    ],
    node.at,
  );
}

const noAnswers = "The manifest has no words for how an event is answered.";
const noSecurity = "The manifest has no words for credentials that are sent with an event.";
