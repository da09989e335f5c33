// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest, OpenParameters, OpenValue } from "../runtime/handler.js";
import type { EmptyReply, OpenReply, Status, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { looseObject, optional, string } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { seenBook as seenBookValidator } from "../validators.js";

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  parameters: [{ in: "query", name: "q", value: "text" }],
  open: ["query", "header", "cookie"],
  replies: [...commonReplies],
  hasOtherReplies: true,
  rates: [{ requests: 10, seconds: 1, per: "application" }],
  rules: { replies: { ...commonReplyRules } },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  readonly q?: OpenValue;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `list` may return. */
export type ListReply = CommonReply | OpenReply<Exclude<Status, 404>> | Response;

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "market", value: "text" },
  ],
  body: "none",
  replies: [{ status: "200" }, ...commonReplies],
  hasOtherReplies: true,
  rates: [{ requests: 10, seconds: 1, per: "application" }],
  rules: {
    query: /* @__PURE__ */ validator(() => looseObject({ market: optional(string()) })),
    replies: { ...commonReplyRules },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  readonly id: string;
}

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /** Country. */
  readonly market?: "se" | "de" | (string & {});
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly query: RetrieveQuery;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply =
  OpenReply<200> | CommonReply | OpenReply<Exclude<Status, 200 | 404>> | Response;

const saveRoute: Route = {
  id: "books.save",
  method: "PUT",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/json" }], open: true },
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }, ...commonReplies],
  rates: [{ requests: 10, seconds: 1, per: "application" }],
  rules: { body: { "application/json": seenBookValidator }, replies: { ...commonReplyRules } },
};

/** The path parameters of `save`. */
export interface SavePath {
  readonly id: string;
}

/** The request that the handler of `save` gets. */
export interface SaveRequest extends HandlerRequest {
  readonly path: SavePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `save` may return. */
export type SaveReply =
  EmptyReply<204> | OpenReply<Exclude<Status4XX, 404>> | OpenReply<Status5XX> | CommonReply;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * List books
   *
   * `GET /books`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (calls made by others).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Not shown: authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (calls made by the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Save a book
   *
   * `PUT /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.save` (Handbook).
   */
  readonly save: Handler<SaveRequest, SaveReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = { list: listRoute, retrieve: retrieveRoute, save: saveRoute };
