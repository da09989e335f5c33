// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { EmptyReply, OpenReply, Reply, ReplyHeaders } from "../runtime/reply.js";
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

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  parameters: [
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "fields", style: "form", explode: false, value: { items: "text" } },
    { in: "header", name: "X-Request-Id", value: "text" },
  ],
  body: "none",
  replies: [{ status: "200", content: ["application/json"] }, ...commonReplies],
  security: [],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        fields: optional(array(string())),
      }),
    ),
    replies: {
      "200": { "application/json": /* @__PURE__ */ validator(() => array(refer(bookValidator))) },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * How many at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
  readonly fields?: readonly string[];
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `list` may return. */
export type ListReply =
  | Reply<
      200,
      Book[],
      ReplyHeaders & {
        /** Names the request in our logs. */
        readonly "X-Request-Id"?: string;
        readonly "X-Total"?: number;
      }
    >
  | CommonReply;

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "fields", style: "form", explode: false, value: { items: "text" } },
    { in: "header", name: "X-Request-Id", value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/problem+json"] },
    { status: "410" },
    { status: "429", content: [] },
    { status: "500", content: [] },
  ],
  security: [],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(string(minLength(1))) })),
    query: /* @__PURE__ */ validator(() => looseObject({ fields: optional(array(string())) })),
    replies: {
      "200": { "application/json": bookValidator },
      "404": { "application/problem+json": problemValidator },
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Which book. At least 1 character. */
  readonly id: string;
}

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  readonly fields?: readonly string[];
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly query: RetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply =
  | Reply<200, Book>
  | Reply<
      404,
      Problem_,
      ReplyHeaders & {
        /** Names the request in our logs. */
        readonly "X-Request-Id"?: string;
      }
    >
  | OpenReply<410>
  | Exclude<CommonReply, { status: 401 }>;

const removeRoute: Route = {
  id: "books.remove",
  method: "DELETE",
  path: "/books/{book}",
  parameters: [
    { in: "path", name: "book", required: true, value: "text" },
    { in: "header", name: "X-Request-Id", value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "404", content: ["application/problem+json"] },
    ...commonReplies,
  ],
  security: [],
  rules: {
    replies: { "404": { "application/problem+json": problemValidator }, ...commonReplyRules },
  },
};

/** The path parameters of `remove`. */
export interface RemovePath {
  readonly book: string;
}

/** The request that the handler of `remove` gets. */
export interface RemoveRequest extends HandlerRequest {
  readonly path: RemovePath;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `remove` may return. */
export type RemoveReply =
  | EmptyReply<204>
  | Reply<
      404,
      Problem_,
      ReplyHeaders & {
        /** Names the request in our logs. */
        readonly "X-Request-Id"?: string;
      }
    >
  | CommonReply;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * List books
   *
   * `GET /books`
   *
   * Not shown: pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Not shown: pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Remove a book
   *
   * `DELETE /books/{book}`
   *
   * Not shown: pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.remove` (Handbook).
   */
  readonly remove: Handler<RemoveRequest, RemoveReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  list: listRoute,
  retrieve: retrieveRoute,
  remove: removeRoute,
};
