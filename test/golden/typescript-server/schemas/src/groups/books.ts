// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Book, Field } from "../schemas.js";
import { uniqueItems } from "../typescript-client/schema-checks.js";
import { array, looseObject, optional, refer, string } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { book as bookValidator, field as fieldValidator } from "../validators.js";

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "fields", style: "form", explode: false, value: { items: "text" } },
    { in: "query", name: "since", value: "text" },
  ],
  open: ["header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        fields: optional(array(refer(fieldValidator), uniqueItems())),
        since: optional(string()),
      }),
    ),
    replies: { "200": { "application/json": bookValidator } },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  readonly id: string;
}

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /** Unique items. */
  readonly fields?: readonly Field[];
  /** Format: `date`. */
  readonly since?: string;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly query: RetrieveQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = Reply<200, Book> | OpenReply<Status4XX> | OpenReply<Status5XX>;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Not shown: header parameters, cookie parameters, body, authentication, pagination, limits,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = { retrieve: retrieveRoute };
