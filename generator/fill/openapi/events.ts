/** The events of a service: `webhooks` (OpenAPI 3.1.1, section 4.8.1) and `callbacks` (section 4.8.18). */
import type { SourceEntry, SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { bodyAt } from "./bodies.js";
import { type DividedObject, dividedAt } from "./divided-objects.js";
import { fieldsOf, isExtension } from "./fields.js";
import { freeId } from "./kebab-ids.js";
import { keyOfPlace } from "./losses.js";
import { marksOf } from "./marks.js";
import { closePathItem, operationsOf } from "./paths.js";
import { mapAt, type Reading } from "./reading.js";
import { lost, none, notShown, proseOr } from "./values.js";
import { kebabCase } from "../../words.js";

/** Events as they are found. */
export interface Events {
  /** Takes the webhooks of a description. */
  readonly addWebhooks: (node: SourceNode) => void;
  /** Takes the callbacks of an operation. */
  readonly addCallbacks: (node: SourceNode) => void;
  /** Says that something was not understood that may have events. */
  readonly doubt: () => void;
  /** All events by id, and where they stand; undefined where there are none. */
  readonly told: (at: SourceNode) => Told | undefined;
}

/** Starts without events. */
export function eventsOf(reading: Reading): Events {
  const { report } = reading;
  const taken = new Set<string>();
  const read = new Set<string>();
  const events: (readonly [id: string, event: Told])[] = [];
  let isComplete = true;
  const doubt = (): void => {
    isComplete = false;
  };
  const mapOf = (node: SourceNode): readonly SourceEntry[] => {
    const map = mapAt(node, reading);
    if (map === undefined) doubt();
    return map?.entries() ?? [];
  };
  const addItem = (name: string, item: SourceNode, via: string): void => {
    // Callbacks refer to each other: the same path item again is no other event.
    const place = keyOfPlace(item.follow()?.at ?? item.at);
    const isAgain = read.has(place);
    read.add(place);
    if (isAgain) {
      reading.follow(item);
      return;
    }
    const made = eventsIn(dividedAt(item, reading), { via, doubt }, reading);
    for (const [method, event] of made) {
      const full = made.length === 1 ? name : `${name}-${method}`;
      events.push([freeId(kebabCase(full) || "event", taken), event]);
    }
  };
  return {
    addWebhooks: (node) => {
      for (const { key, node: item } of mapOf(node)) addItem(key, item, "webhook");
    },
    addCallbacks: (node) => {
      for (const { key, node: callback } of mapOf(node)) {
        report.add(callback.at, `address of callbacks.${key}`, noAddress);
        for (const { key: address, node: item } of mapOf(callback)) {
          if (isExtension(address)) report.extension(item.at, address);
          else addItem(key, item, "callback");
        }
      }
    },
    doubt,
    told: ({ at }) => {
      if (events.length === 0) return undefined;
      const others = isComplete ? [] : [["(others)", notShown(at)] as const];
      return toldMap([...events, ...others], at);
    },
  };
}

const noAddress = "The manifest has no words for which call asks for it and where it is sent.";

/** The events of a path item, by method. */
function eventsIn(
  item: DividedObject,
  { via, doubt }: { readonly via: string; readonly doubt: () => void },
  reading: Reading,
): readonly (readonly [method: string, event: Told])[] {
  const fields = fieldsOf(item, reading.report);
  const events = operationsOf(item, fields, reading).map(
    ({ key, node }) => [key, eventAt(node, { via, method: key }, reading)] as const,
  );
  const parameters = fields.take("parameters");
  if (parameters !== undefined) lost(parameters, reading.report, noParameters);
  if (!closePathItem(fields, reading) || !item.isWhole) doubt();
  return events;
}

const noParameters = "The manifest has no words for parameters of an event.";

function eventAt(
  node: SourceNode,
  { via, method }: { readonly via: string; readonly method: string },
  reading: Reading,
): Told {
  const { report } = reading;
  const object = dividedAt(node, reading);
  const fields = fieldsOf(object, report);
  const marks = marksOf(fields, report);
  const summary = fields.take("summary");
  const said = proseOr(fields.take("description"), summary, report);
  if (summary !== undefined && said?.at !== summary.at) {
    lost(summary, report, "An event has one text, which is its description.");
  }
  const body = fields.take("requestBody");
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
  const isWhole = fields.close() && object.isWhole;
  const implied = isWhole ? none(node.at) : undefined;
  const payload = body === undefined ? implied : bodyAt(body, reading);
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
