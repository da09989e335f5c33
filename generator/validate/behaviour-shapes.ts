/** The shapes of behaviour over several calls: limits, pages, states, events, versions. */
import { z } from "zod";
import {
  certainSlot,
  filled,
  filledForm,
  form,
  listOf,
  namesMap,
  notShown,
  prose,
  setOf,
  slot,
  text,
} from "./forms.js";
import { bodyShape } from "./message-shapes.js";
import { textLike } from "./patterns.js";
import { schemaShape } from "./schema-shape.js";

/** Methods of requests, in capitals. */
export const methods = z.enum([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "QUERY",
]);

const positive = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const parameterPointer = textLike("parameterPointer");

const rateShape = form({ requests: positive, seconds: positive, per: certainSlot(text) }).meta({
  id: "rate",
});

const otherLimitShape = form({
  text,
  check: slot(
    form({ maxTotal: positive, of: setOf(parameterPointer) }).meta({ id: "limit-check" }),
  ),
}).meta({ id: "other-limit" });

/** Bounds that a schema cannot say. */
export const limitsShape = slot(
  filledForm({
    rate: slot(listOf(rateShape)),
    pageSize: slot(
      filledForm({ default: slot(positive), maximum: slot(positive) }).meta({ id: "page-size" }),
    ),
    idsPerCall: slot(
      filledForm({ maximum: slot(positive), of: slot(setOf(parameterPointer)) }).meta({
        id: "ids-per-call",
      }),
    ),
    other: slot(listOf(otherLimitShape)),
  }).meta({ id: "limits" }),
);

const requestRole = slot(parameterPointer);
const responseRole = slot(textLike("responsePlace"));
const others = notShown.optional();

const pagerShape = form({
  strategy: z.enum(["offset", "cursor", "page", "link"]),
  request: slot(
    filledForm({
      offset: requestRole,
      limit: requestRole,
      cursor: requestRole,
      page: requestRole,
      "(others)": others,
    }).meta({ id: "pager-request" }),
  ),
  response: slot(
    filledForm({
      items: responseRole,
      total: responseRole,
      next: responseRole,
      previous: responseRole,
      cursor: responseRole,
      hasMore: responseRole,
      "(others)": others,
    }).meta({ id: "pager-response" }),
  ),
}).meta({ id: "pager" });

/** Ways to page, by name. */
export const paginationShape = slot(namesMap("id", pagerShape));

/** How one operation pages. */
export const paginationUseShape = slot(
  z.union([
    form({ uses: textLike("id"), root: textLike("jsonPointer").optional() }).meta({
      id: "pagination-use",
    }),
    form({
      uses: textLike("id"),
      roots: filled(z.record(textLike("name"), textLike("jsonPointer"))),
    }).meta({ id: "several-pages" }),
  ]),
);

const transitionShape = form({
  from: text,
  to: text,
  by: slot(textLike("operationId")),
  when: slot(text),
}).meta({ id: "transition" });

const stateShape = form({
  description: slot(prose),
  values: slot(setOf(textLike("name"))),
  schema: certainSlot(schemaShape),
  initial: slot(text),
  transitions: slot(listOf(z.union([transitionShape, z.literal("(others)")]))),
}).meta({ id: "state" });

/** States by name. */
export const statesShape = slot(namesMap("id", z.union([stateShape, notShown])));

const eventShape = form({
  description: slot(prose),
  delivery: slot(
    form({
      via: z.enum(["webhook", "server-sent-events", "websocket", "message-queue", "callback"]),
      method: certainSlot(methods),
    }).meta({ id: "delivery" }),
  ),
  payload: slot(bodyShape),
  signature: slot(
    filledForm({
      algorithm: certainSlot(text),
      header: certainSlot(textLike("headerName")),
      encoding: certainSlot(z.enum(["hex", "base64", "base64url"])),
      prefix: slot(textLike("name")),
      signs: certainSlot(text),
      timestampHeader: slot(textLike("headerName")),
      toleranceSeconds: slot(count),
    }).meta({ id: "signature" }),
  ),
  retries: slot(
    filledForm({ maximum: certainSlot(count), delaysSeconds: slot(listOf(count)) }).meta({
      id: "delivery-retries",
    }),
  ),
}).meta({ id: "event" });

/** Events by name. */
export const eventsShape = slot(namesMap("id", z.union([eventShape, notShown])));

/** Versions of the service. */
export const versioningShape = slot(
  filledForm({
    identifier: slot(text),
    negotiation: slot(
      filledForm({
        in: certainSlot(z.enum(["path", "header", "query", "mediaType"])),
        name: slot(text),
        value: slot(text),
      }).meta({ id: "negotiation" }),
    ),
    deprecationPolicy: slot(prose),
  }).meta({ id: "versioning" }),
);

/** The known facts of a deprecation: a yes, a no, or more than that. */
export const deprecatedShape = certainSlot(
  z.union([
    z.boolean(),
    filledForm({
      since: slot(textLike("date")),
      sunset: slot(textLike("date")),
      replacement: slot(textLike("operationId")),
      reason: slot(prose),
    }).meta({ id: "deprecation" }),
  ]),
);

/** True if a repeated call does no harm: by itself, not at all, or where a header carries one key in all of them. */
export const idempotentShape = certainSlot(
  z.union([z.boolean(), form({ header: textLike("headerName") }).meta({ id: "idempotency-key" })]),
);

export type LimitsValue = z.output<typeof limitsShape>;
export type PagerValue = z.output<typeof pagerShape>;
export type PaginationUseValue = z.output<typeof paginationUseShape>;
export type StateValue = z.output<typeof stateShape>;
export type TransitionValue = z.output<typeof transitionShape>;
export type EventValue = z.output<typeof eventShape>;
export type VersioningValue = z.output<typeof versioningShape>;
export type DeprecatedValue = z.output<typeof deprecatedShape>;
