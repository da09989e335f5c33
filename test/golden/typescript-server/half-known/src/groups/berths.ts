// Made by endpoint-manifest (typescript-server) from manifest/groups/berths.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest, OpenValue } from "../runtime/handler.js";
import type {
  HeaderValue,
  OpenReply,
  Reply,
  ReplyHeaders,
  Status,
  Status4XX,
  Status5XX,
} from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Berth, CargoInput } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { integer, minimum } from "../typescript-client/schema-checks.js";
import {
  array,
  conditional,
  looseObject,
  number,
  optional,
  refer,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { berth as berthValidator, cargoInput as cargoInputValidator } from "../validators.js";

const moorRoute: Route = {
  id: "berths.moor",
  method: "POST",
  path: "/berths/{berth}/ships/{ship}",
  parameters: [
    { in: "path", name: "berth", required: true, style: "simple", explode: false, value: "number" },
    { in: "path", name: "ship", required: true, value: "text" },
    { in: "query", name: "since", value: "text" },
    { in: "query", name: "tide", value: "text" },
    {
      in: "query",
      name: "tied",
      style: "deepObject",
      explode: true,
      value: { properties: [["ropes", { items: "text" }]], others: "text" },
    },
    {
      in: "query",
      name: "manifest",
      required: true,
      style: "form",
      explode: false,
      json: true,
      value: "text",
    },
    { in: "query", name: "remarks", style: "form", explode: false, json: true, value: "text" },
    { in: "header", name: "X-Pilot", value: "text" },
    { in: "header", name: "X-Flag", value: "text" },
    {
      in: "header",
      name: "X-Harbour",
      required: true,
      style: "simple",
      explode: false,
      value: "text",
    },
    { in: "header", name: "X-Tide", value: "text" },
    { in: "cookie", name: "berth", value: "text" },
  ],
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      {
        mediaType: "multipart/form-data",
        form: {
          properties: [
            ["papers", "text"],
            ["crew", "text"],
            ["holds", { properties: [["numbers", { items: "number" }]], others: "text" }],
          ],
          others: "text",
        },
        parts: [
          { name: "papers", style: "form", explode: false },
          {
            name: "holds",
            style: "deepObject",
            explode: true,
            value: { properties: [["numbers", { items: "number" }]], others: "text" },
          },
        ],
      },
      {
        mediaType: "application/x-www-form-urlencoded",
        form: { properties: [["captain", "text"]], others: "text" },
        parts: [{ name: "captain", contentType: "text/plain" }],
      },
      { mediaType: "application/json" },
    ],
    open: true,
  },
  replies: [
    { status: "201" },
    { status: "202" },
    { status: "409", content: ["text/plain"] },
    { status: "5XX" },
    ...commonReplies,
  ],
  hasOtherReplies: true,
  security: [{ harbourAccount: ["moor"], pier: [] }, { harbourAccount: [] }],
  rates: [
    { requests: 60, seconds: 60, per: "token" },
    { requests: 5, seconds: 1 },
  ],
  deprecated: { since: "2026-03-01" },
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ berth: optional(number(integer(), minimum(1))) }),
    ),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        since: optional(string()),
        tied: optional(looseObject({ ropes: optional(array(string())) })),
        manifest: optional(refer(cargoInputValidator)),
      }),
    ),
    body: {
      "multipart/form-data": /* @__PURE__ */ validator(() =>
        looseObject({
          papers: optional(conditional(string(), string())),
          holds: optional(looseObject({ numbers: optional(array(number(integer()))) })),
        }),
      ),
      "application/x-www-form-urlencoded": /* @__PURE__ */ validator(() =>
        looseObject({ captain: optional(string()) }),
      ),
    },
    replies: {
      "409": { "text/plain": /* @__PURE__ */ validator(() => string()) },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `moor`. */
export interface MoorPath {
  /** Its number. Integer, at least 1. */
  readonly berth: number;
  readonly ship: string;
}

/** The query parameters of `moor`. */
export interface MoorQuery {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Format: `date`. */
  readonly since?: string;
  readonly tide?: OpenValue;
  readonly tied?: { ropes?: readonly string[] | undefined };
  readonly manifest: CargoInput;
  readonly remarks?: unknown;
}

/** The header parameters of `moor`. */
export interface MoorHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  readonly "X-Pilot"?: string;
  readonly "X-Flag"?: OpenValue;
  /** Which one. */
  readonly "X-Harbour": string;
  readonly "X-Tide"?: OpenValue;
}

/** The cookie parameters of `moor`. */
export interface MoorCookies {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  readonly berth?: OpenValue;
}

/** The request that the handler of `moor` gets. */
export interface MoorRequest extends HandlerRequest {
  readonly path: MoorPath;
  readonly query: MoorQuery;
  readonly headers: MoorHeaders;
  readonly cookies: MoorCookies;
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `moor` may return. */
export type MoorReply =
  | OpenReply<
      201,
      ReplyHeaders & {
        /** Where it lies. */
        readonly Location: string;
        readonly "X-Depth"?: HeaderValue;
      }
    >
  | OpenReply<202>
  | Reply<409, string, ReplyHeaders & { readonly "X-Until"?: HeaderValue }>
  | OpenReply<Status5XX>
  | OpenReply<404>
  | OpenReply<Exclude<Status4XX, 409 | 404>>
  | OpenReply<Exclude<Status, 201 | 202 | 409 | Status5XX | 404 | Status4XX>>
  | Response;

const listRoute: Route = {
  id: "berths.list",
  method: "GET",
  path: "/berths",
  parameters: [
    { in: "query", name: "offset", value: "number" },
    { in: "query", name: "limit", value: "text" },
    { in: "query", name: "free", value: "text" },
    { in: "header", name: "X-Harbour-Pilot", value: "text" },
    {
      in: "header",
      name: "X-Harbour",
      required: true,
      style: "simple",
      explode: false,
      value: "text",
    },
    { in: "header", name: "X-Tide", value: "text" },
    { in: "cookie", name: "tide", value: "text" },
  ],
  body: "none",
  replies: [{ status: "200", content: ["application/json"] }, { status: "5XX" }, ...commonReplies],
  rates: [
    { requests: 60, seconds: 60, per: "token" },
    { requests: 5, seconds: 1 },
  ],
  rules: {
    query: /* @__PURE__ */ validator(() => looseObject({ offset: optional(number(integer())) })),
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          looseObject({ berths: array(refer(berthValidator)) }),
        ),
      },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /** Integer. */
  readonly offset?: number;
  readonly limit?: OpenValue;
  readonly free?: OpenValue;
}

/** The header parameters of `list`. */
export interface ListHeaders {
  readonly "X-Harbour-Pilot"?: OpenValue;
  /** Which one. */
  readonly "X-Harbour": string;
  readonly "X-Tide"?: OpenValue;
}

/** The cookie parameters of `list`. */
export interface ListCookies {
  readonly tide?: OpenValue;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  readonly headers: ListHeaders;
  readonly cookies: ListCookies;
}

/** The body of a successful response of `list`. */
export interface ListResult {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  berths: Berth[];
  /** Not shown. */
  total?: unknown;
}

/** The responses that the handler of `list` may return. */
export type ListReply =
  | Reply<200, ListResult>
  | OpenReply<404>
  | OpenReply<Exclude<Status4XX, 404>>
  | OpenReply<Status5XX>;

const inspectRoute: Route = {
  id: "berths.inspect",
  method: "GET",
  path: "/berths/{berth}",
  parameters: [
    { in: "path", name: "berth", required: true, value: "text" },
    { in: "query", name: "deep", value: "text" },
    {
      in: "header",
      name: "X-Harbour",
      required: true,
      style: "simple",
      explode: false,
      value: "text",
    },
    { in: "header", name: "X-Tide", value: "text" },
  ],
  open: ["query"],
  replies: [{ status: "200" }, ...commonReplies],
  hasOtherReplies: true,
  security: [{ pilot: [] }, {}],
  rates: [
    { requests: 60, seconds: 60, per: "token" },
    { requests: 5, seconds: 1 },
  ],
  rules: { replies: { ...commonReplyRules } },
};

/** The path parameters of `inspect`. */
export interface InspectPath {
  readonly berth: string;
}

/** The query parameters of `inspect`. */
export interface InspectQuery {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  readonly deep?: OpenValue;
}

/** The request that the handler of `inspect` gets. */
export interface InspectRequest extends HandlerRequest {
  readonly path: InspectPath;
  readonly query: InspectQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `inspect` may return. */
export type InspectReply =
  | OpenReply<200>
  | OpenReply<404>
  | OpenReply<Exclude<Status4XX, 404>>
  | OpenReply<Exclude<Status, 200 | 404 | Status4XX>>
  | Response;

/** Handlers of Berths. */
export interface BerthsHandlers<Context = unknown> {
  /**
   * Moor a ship: Takes a berth.
   *
   * A ship takes a berth, and stays.
   *
   * `POST /berths/{berth}/ships/{ship}`
   *
   * From `manifest/groups/berths.yaml#operations.moor` (Harbour handbook).
   *
   * @deprecated Since 2026-03-01. Use `ships.visits.begin` in its place. Not shown: until when
   *   it works and why.
   */
  readonly moor: Handler<MoorRequest, MoorReply, Context>;
  /**
   * List berths
   *
   * `GET /berths`
   *
   * Not shown: authentication, deprecation.
   *
   * From `manifest/groups/berths.yaml#operations.list` (Harbour handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Inspect a berth
   *
   * `GET /berths/{berth}`
   *
   * Not shown: body, other ways to authenticate, pagination, limits, deprecation.
   *
   * From `manifest/groups/berths.yaml#operations.inspect` (Log books of the pilots).
   */
  readonly inspect: Handler<InspectRequest, InspectReply, Context>;
}

/** The routes of `berths`. */
export const berthsRoutes: RouteTree = { moor: moorRoute, list: listRoute, inspect: inspectRoute };
