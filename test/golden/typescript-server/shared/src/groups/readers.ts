// Made by endpoint-manifest (typescript-server) from manifest/groups/readers.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { OpenReply, Reply, ReplyHeaders, Status } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Book, Problem_ } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { integer, maximum, minLength, minimum } from "../typescript-client/schema-checks.js";
import {
  array,
  looseObject,
  number,
  optional,
  refer,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { book as bookValidator, problem as problemValidator } from "../validators.js";

const listLoansRoute: Route = {
  id: "readers.list-loans",
  method: "GET",
  path: "/readers/{id}/loans",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "header", name: "X-Request-Id", value: "text" },
  ],
  open: ["query", "header", "cookie"],
  replies: [{ status: "404", content: ["application/problem+json"] }, ...commonReplies],
  hasOtherReplies: true,
  security: [],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(string(minLength(1))) })),
    query: /* @__PURE__ */ validator(() =>
      looseObject({ limit: optional(number(integer(), minimum(1), maximum(50))) }),
    ),
    replies: { "404": { "application/problem+json": problemValidator }, ...commonReplyRules },
  },
};

/** The path parameters of `listLoans`. */
export interface ListLoansPath {
  /** Which book. At least 1 character. */
  readonly id: string;
}

/** The query parameters of `listLoans`. */
export interface ListLoansQuery {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /**
   * How many at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
}

/** The header parameters of `listLoans`. */
export interface ListLoansHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Names the request in our logs. */
  readonly "X-Request-Id"?: string;
}

/** The request that the handler of `listLoans` gets. */
export interface ListLoansRequest extends HandlerRequest {
  readonly path: ListLoansPath;
  readonly query: ListLoansQuery;
  readonly headers: ListLoansHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `listLoans` may return. */
export type ListLoansReply =
  | Reply<
      404,
      Problem_,
      ReplyHeaders & {
        /** Names the request in our logs. */
        readonly "X-Request-Id"?: string;
      }
    >
  | CommonReply
  | OpenReply<Exclude<Status, 404 | 401 | 429 | 500>>
  | Response;

const listCurrentRoute: Route = {
  id: "readers.list-current",
  method: "GET",
  path: "/readers/{id}/loans/current",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Request-Id", value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/problem+json"] },
    ...commonReplies,
  ],
  security: [],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(string(minLength(1))) })),
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          looseObject({ loans: array(looseObject({ book: optional(refer(bookValidator)) })) }),
        ),
      },
      "404": { "application/problem+json": problemValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `listCurrent`. */
export interface ListCurrentPath {
  /** Which book. At least 1 character. */
  readonly id: string;
}

/** The request that the handler of `listCurrent` gets. */
export interface ListCurrentRequest extends HandlerRequest {
  readonly path: ListCurrentPath;
  readonly headers: ServiceHeaders;
}

/** The body of a successful response of `listCurrent`. */
export interface ListCurrentResult {
  loans: { book?: Book }[];
}

/** The responses that the handler of `listCurrent` may return. */
export type ListCurrentReply =
  | Reply<
      200,
      ListCurrentResult,
      ReplyHeaders & {
        /** Names the request in our logs. */
        readonly "X-Request-Id"?: string;
      }
    >
  | Reply<
      404,
      Problem_,
      ReplyHeaders & {
        /** Names the request in our logs. */
        readonly "X-Request-Id"?: string;
      }
    >
  | CommonReply;

const listPastRoute: Route = {
  id: "readers.list-past",
  method: "GET",
  path: "/readers/{id}/loans/past",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Request-Id", value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/problem+json"] },
    ...commonReplies,
  ],
  security: [],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(string(minLength(1))) })),
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          looseObject({ loans: array(looseObject({ book: optional(refer(bookValidator)) })) }),
        ),
      },
      "404": { "application/problem+json": problemValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `listPast`. */
export interface ListPastPath {
  /** Which book. At least 1 character. */
  readonly id: string;
}

/** The request that the handler of `listPast` gets. */
export interface ListPastRequest extends HandlerRequest {
  readonly path: ListPastPath;
  readonly headers: ServiceHeaders;
}

/** The body of a successful response of `listPast`. */
export interface ListPastResult {
  loans: { book?: Book }[];
}

/** The responses that the handler of `listPast` may return. */
export type ListPastReply =
  | Reply<
      200,
      ListPastResult,
      ReplyHeaders & {
        /** Names the request in our logs. */
        readonly "X-Request-Id"?: string;
      }
    >
  | Reply<
      404,
      Problem_,
      ReplyHeaders & {
        /** Names the request in our logs. */
        readonly "X-Request-Id"?: string;
      }
    >
  | CommonReply;

/** Handlers of Readers. */
export interface ReadersHandlers<Context = unknown> {
  /**
   * List the loans of a book
   *
   * `GET /readers/{id}/loans`
   *
   * Not shown: header parameters, cookie parameters, body, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.list-loans` (Handbook).
   */
  readonly listLoans: Handler<ListLoansRequest, ListLoansReply, Context>;
  /**
   * List what a reader has
   *
   * `GET /readers/{id}/loans/current`
   *
   * Not shown: pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.list-current` (Handbook).
   */
  readonly listCurrent: Handler<ListCurrentRequest, ListCurrentReply, Context>;
  /**
   * List what a reader had
   *
   * `GET /readers/{id}/loans/past`
   *
   * Not shown: pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.list-past` (Handbook).
   */
  readonly listPast: Handler<ListPastRequest, ListPastReply, Context>;
}

/** The routes of `readers`. */
export const readersRoutes: RouteTree = {
  listLoans: listLoansRoute,
  listCurrent: listCurrentRoute,
  listPast: listPastRoute,
};
