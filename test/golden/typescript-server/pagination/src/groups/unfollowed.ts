// Made by endpoint-manifest (typescript-server) from manifest/groups/unfollowed.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters, OpenValue } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { integer, minimum } from "../typescript-client/schema-checks.js";
import { looseObject, number, optional } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";

const halfKnownRoute: Route = {
  id: "unfollowed.half-known",
  method: "GET",
  path: "/unfollowed/half-known",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `halfKnown` gets. */
export interface HalfKnownRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `halfKnown` may return. */
export type HalfKnownReply = AnyReply;

const noCursorRoute: Route = {
  id: "unfollowed.no-cursor",
  method: "GET",
  path: "/unfollowed/no-cursor",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `noCursor` gets. */
export interface NoCursorRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `noCursor` may return. */
export type NoCursorReply = AnyReply;

const noFirstPageRoute: Route = {
  id: "unfollowed.no-first-page",
  method: "GET",
  path: "/unfollowed/no-first-page",
  parameters: [
    { in: "query", name: "page", value: "text" },
    { in: "query", name: "limit", value: "text" },
  ],
  open: ["header", "cookie"],
};

/** The query parameters of `noFirstPage`. */
export interface NoFirstPageQuery {
  readonly page?: OpenValue;
  readonly limit?: OpenValue;
}

/** The request that the handler of `noFirstPage` gets. */
export interface NoFirstPageRequest extends HandlerRequest {
  readonly query: NoFirstPageQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `noFirstPage` may return. */
export type NoFirstPageReply = AnyReply;

const inPathRoute: Route = {
  id: "unfollowed.in-path",
  method: "GET",
  path: "/unfollowed/{page}",
  parameters: [{ in: "path", name: "page", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ page: optional(number(integer(), minimum(1))) }),
    ),
  },
};

/** The path parameters of `inPath`. */
export interface InPathPath {
  /** Integer, at least 1. */
  readonly page: number;
}

/** The request that the handler of `inPath` gets. */
export interface InPathRequest extends HandlerRequest {
  readonly path: InPathPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `inPath` may return. */
export type InPathReply = AnyReply;

const withoutBodyRoute: Route = {
  id: "unfollowed.without-body",
  method: "GET",
  path: "/unfollowed/without-body",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `withoutBody` gets. */
export interface WithoutBodyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `withoutBody` may return. */
export type WithoutBodyReply = AnyReply;

/** Handlers of Pages that cannot be followed. */
export interface UnfollowedHandlers<Context = unknown> {
  /**
   * Its answers are not shown
   *
   * `GET /unfollowed/half-known`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.half-known` (Handbook).
   */
  readonly halfKnown: Handler<HalfKnownRequest, HalfKnownReply, Context>;
  /**
   * Its cursor is not shown
   *
   * `GET /unfollowed/no-cursor`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.no-cursor` (Handbook).
   */
  readonly noCursor: Handler<NoCursorRequest, NoCursorReply, Context>;
  /**
   * The number of its first page is not shown
   *
   * `GET /unfollowed/no-first-page`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
   * deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.no-first-page` (Handbook).
   */
  readonly noFirstPage: Handler<NoFirstPageRequest, NoFirstPageReply, Context>;
  /**
   * Its pages are asked for in the path
   *
   * `GET /unfollowed/{page}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.in-path` (Handbook).
   */
  readonly inPath: Handler<InPathRequest, InPathReply, Context>;
  /**
   * It takes no body
   *
   * `GET /unfollowed/without-body`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.without-body` (Handbook).
   */
  readonly withoutBody: Handler<WithoutBodyRequest, WithoutBodyReply, Context>;
}

/** The routes of `unfollowed`. */
export const unfollowedRoutes: RouteTree = {
  halfKnown: halfKnownRoute,
  noCursor: noCursorRoute,
  noFirstPage: noFirstPageRoute,
  inPath: inPathRoute,
  withoutBody: withoutBodyRoute,
};
