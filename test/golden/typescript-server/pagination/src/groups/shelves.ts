// Made by endpoint-manifest (typescript-server) from manifest/groups/shelves.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters, OpenValue } from "../runtime/handler.js";
import type { AnyReply, OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { integer, maximum, minimum } from "../typescript-client/schema-checks.js";
import {
  array,
  literals,
  looseObject,
  nullable,
  number,
  optional,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";

const listRoute: Route = {
  id: "shelves.list",
  method: "GET",
  path: "/shelves",
  parameters: [
    { in: "query", name: "page", value: "number" },
    { in: "query", name: "limit", value: "text" },
  ],
  open: ["header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ page: optional(number(integer(), minimum(1))) }),
    ),
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          nullable(looseObject({ data: array(literals("history", "travel")) })),
        ),
      },
    },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /** Integer, at least 1. */
  readonly page?: number;
  readonly limit?: OpenValue;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The body of a successful response of `list`. */
export type ListResult = { data: ("history" | "travel")[] } | null;

/** The responses that the handler of `list` may return. */
export type ListReply = Reply<200, ListResult> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const byTokenRoute: Route = {
  id: "shelves.by-token",
  method: "GET",
  path: "/shelves/by-token",
  parameters: [{ in: "header", name: "X-Page-Token", value: "text" }],
  open: ["query", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    replies: { "200": { "application/json": /* @__PURE__ */ validator(() => array(string())) } },
  },
};

/** The header parameters of `byToken`. */
export interface ByTokenHeaders {
  readonly "X-Page-Token"?: string;
}

/** The request that the handler of `byToken` gets. */
export interface ByTokenRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: ByTokenHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `byToken` may return. */
export type ByTokenReply = Reply<200, string[]> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const byLinkRoute: Route = {
  id: "shelves.by-link",
  method: "GET",
  path: "/shelves/by-link",
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    replies: { "200": { "application/json": /* @__PURE__ */ validator(() => looseObject({})) } },
  },
};

/** The request that the handler of `byLink` gets. */
export interface ByLinkRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The body of a successful response of `byLink`. */
export interface ByLinkResult {
  /** Not shown. */
  items?: unknown;
}

/** The responses that the handler of `byLink` may return. */
export type ByLinkReply = Reply<200, ByLinkResult> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const byLinkedPagesRoute: Route = {
  id: "shelves.by-linked-pages",
  method: "GET",
  path: "/shelves/by-linked-pages",
  parameters: [
    { in: "query", name: "page", value: "number" },
    { in: "query", name: "limit", value: "number" },
  ],
  open: ["header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        page: optional(number(integer(), minimum(1))),
        limit: optional(number(integer(), minimum(1), maximum(50))),
      }),
    ),
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          looseObject({
            data: array(string()),
            total: optional(number(integer())),
            next: optional(nullable(string())),
          }),
        ),
      },
    },
  },
};

/** The query parameters of `byLinkedPages`. */
export interface ByLinkedPagesQuery {
  /**
   * Integer, at least 1.
   *
   * @defaultValue 1
   */
  readonly page?: number;
  /** Integer, 1 to 50. */
  readonly limit?: number;
}

/** The request that the handler of `byLinkedPages` gets. */
export interface ByLinkedPagesRequest extends HandlerRequest {
  readonly query: ByLinkedPagesQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The body of a successful response of `byLinkedPages`. */
export interface ByLinkedPagesResult {
  data: string[];
  /** Integer. */
  total?: number;
  next?: string | null;
}

/** The responses that the handler of `byLinkedPages` may return. */
export type ByLinkedPagesReply =
  Reply<200, ByLinkedPagesResult> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const byLinkHeaderRoute: Route = {
  id: "shelves.by-link-header",
  method: "GET",
  path: "/shelves/by-link-header",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `byLinkHeader` gets. */
export interface ByLinkHeaderRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `byLinkHeader` may return. */
export type ByLinkHeaderReply = AnyReply;

const listPagingRoute: Route = {
  id: "shelves.list-paging",
  method: "GET",
  path: "/shelves/paging",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `listPaging` gets. */
export interface ListPagingRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `listPaging` may return. */
export type ListPagingReply = AnyReply;

/** Handlers of Shelves. */
export interface ShelvesHandlers<Context = unknown> {
  /**
   * By page numbers
   *
   * `GET /shelves`
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * By cursors in headers
   *
   * `GET /shelves/by-token`
   *
   * Not shown: query parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.by-token` (Handbook).
   */
  readonly byToken: Handler<ByTokenRequest, ByTokenReply, Context>;
  /**
   * By links
   *
   * `GET /shelves/by-link`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.by-link` (Handbook).
   */
  readonly byLink: Handler<ByLinkRequest, ByLinkReply, Context>;
  /**
   * By links to pages that have numbers
   *
   * `GET /shelves/by-linked-pages`
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.by-linked-pages` (Handbook).
   */
  readonly byLinkedPages: Handler<ByLinkedPagesRequest, ByLinkedPagesReply, Context>;
  /**
   * By the header Link
   *
   * `GET /shelves/by-link-header`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.by-link-header` (Handbook).
   */
  readonly byLinkHeader: Handler<ByLinkHeaderRequest, ByLinkHeaderReply, Context>;
  /**
   * How shelves are paged
   *
   * `GET /shelves/paging`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.list-paging` (Handbook).
   */
  readonly listPaging: Handler<ListPagingRequest, ListPagingReply, Context>;
}

/** The routes of `shelves`. */
export const shelvesRoutes: RouteTree = {
  list: listRoute,
  byToken: byTokenRoute,
  byLink: byLinkRoute,
  byLinkedPages: byLinkedPagesRoute,
  byLinkHeader: byLinkHeaderRoute,
  listPaging: listPagingRoute,
};
