// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters, OpenValue } from "../runtime/handler.js";
import type { AnyReply, OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Book, BookInput } from "../schemas.js";
import {
  array,
  literals,
  looseObject,
  optional,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { book as bookValidator, bookInput as bookInputValidator } from "../validators.js";

const sendRoute: Route = {
  id: "books.send",
  method: "POST",
  path: "/books/{*/}/{`$x`}/{\"}/{'}/{\\}",
  parameters: [
    { in: "path", name: "*/", required: true, value: "text" },
    { in: "path", name: "`$x`", required: true, value: "text" },
    { in: "path", name: '"', required: true, value: "text" },
    { in: "path", name: "'", required: true, value: "text" },
    { in: "path", name: "\u005c", required: true, value: "text" },
    { in: "query", name: "__proto__", value: "text" },
    { in: "query", name: "constructor", value: "text" },
    { in: "query", name: "*/", value: "text" },
    { in: "query", name: "a\nb", value: "text" },
    { in: "query", name: "`${1}`", style: "form", explode: false, value: { items: "text" } },
    { in: "query", name: "1st", value: "text" },
    { in: "query", name: "🎤", value: "text" },
    { in: "query", name: "[]", value: "text" },
    { in: "query", name: "ids[]", style: "form", explode: true, value: { items: "text" } },
    { in: "header", name: "__proto__", value: "text" },
    { in: "header", name: "X-`${1}'", value: "text" },
    { in: "header", name: "X-Odd!#$%&'*+.^_`|~", value: "text" },
    { in: "cookie", name: "a'b\"c", value: "text" },
  ],
  body: {
    required: true,
    content: [{ mediaType: 'application/json; profile="*/ ${x} \'"' }, { mediaType: "text/x-`'$" }],
  },
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  deprecated: { since: "2026-02-01" },
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        ["__proto__"]: optional(string()),
        "`${1}`": optional(
          array(
            literals("*/", "`", "${}", "\n", "\u202e", "\u005c", "'", '"', "\u0000", "</script>"),
          ),
        ),
        "ids[]": optional(array(string())),
      }),
    ),
    body: { 'application/json; profile="*/ ${x} \'"': bookInputValidator },
    replies: { "200": { "application/json": bookValidator } },
  },
};

/** The path parameters of `send`. */
export interface SendPath {
  readonly "*/": string;
  readonly "`$x`": string;
  readonly '"': string;
  readonly "'": string;
  readonly "\u005c": string;
}

/** The query parameters of `send`. */
export interface SendQuery {
  /** *\/ */
  readonly __proto__?: string;
  readonly constructor?: OpenValue;
  readonly "*/"?: OpenValue;
  readonly "a\nb"?: OpenValue;
  readonly "`${1}`"?: readonly (
    "*/" | "`" | "${}" | "\n" | "\u202e" | "\u005c" | "'" | '"' | "\u0000" | "</script>"
  )[];
  readonly "1st"?: OpenValue;
  readonly "🎤"?: OpenValue;
  readonly "[]"?: OpenValue;
  readonly "ids[]"?: readonly string[];
}

/** The header parameters of `send`. */
export interface SendHeaders {
  readonly __proto__?: OpenValue;
  readonly "X-`${1}'"?: OpenValue;
  /** *\/ */
  readonly "X-Odd!#$%&'*+.^_`|~"?: string;
}

/** The cookie parameters of `send`. */
export interface SendCookies {
  readonly "a'b\"c"?: OpenValue;
}

/** The request that the handler of `send` gets. */
export type SendRequest = HandlerRequest & {
  readonly path: SendPath;
  readonly query: SendQuery;
  readonly headers: SendHeaders;
  readonly cookies: SendCookies;
} & (
    | { readonly body: BookInput; readonly contentType: 'application/json; profile="*/ ${x} \'"' }
    | { readonly body: string; readonly contentType: "text/x-`'$" }
  );

/** The responses that the handler of `send` may return. */
export type SendReply = Reply<200, Book> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const callRoute: Route = {
  id: "books.call",
  method: "GET",
  path: "/call/{hasOwnProperty}",
  parameters: [
    { in: "path", name: "hasOwnProperty", required: true, value: "text" },
    { in: "header", name: "X-Odd!#$%&'*+.^_`|~", value: "text" },
  ],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `call`. */
export interface CallPath {
  readonly hasOwnProperty: string;
}

/** The header parameters of `call`. */
export interface CallHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** *\/ */
  readonly "X-Odd!#$%&'*+.^_`|~"?: string;
}

/** The request that the handler of `call` gets. */
export interface CallRequest extends HandlerRequest {
  readonly path: CallPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: CallHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `call` may return. */
export type CallReply = AnyReply;

const deleteRoute: Route = {
  id: "books.delete",
  method: "DELETE",
  path: "/books/{__proto__}",
  parameters: [
    { in: "path", name: "__proto__", required: true, value: "text" },
    { in: "header", name: "X-Odd!#$%&'*+.^_`|~", value: "text" },
  ],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `delete`. */
export interface DeletePath {
  readonly __proto__: string;
}

/** The header parameters of `delete`. */
export interface DeleteHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** *\/ */
  readonly "X-Odd!#$%&'*+.^_`|~"?: string;
}

/** The request that the handler of `delete` gets. */
export interface DeleteRequest extends HandlerRequest {
  readonly path: DeletePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: DeleteHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `delete` may return. */
export type DeleteReply = AnyReply;

const thenRoute: Route = {
  id: "books.then",
  method: "GET",
  path: "/then/{then}",
  parameters: [
    { in: "path", name: "then", required: true, value: "text" },
    { in: "header", name: "X-Odd!#$%&'*+.^_`|~", value: "text" },
  ],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `then_`. */
export interface ThenPath {
  readonly then: string;
}

/** The header parameters of `then_`. */
export interface ThenHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** *\/ */
  readonly "X-Odd!#$%&'*+.^_`|~"?: string;
}

/** The request that the handler of `then_` gets. */
export interface ThenRequest extends HandlerRequest {
  readonly path: ThenPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: ThenHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `then_` may return. */
export type ThenReply = AnyReply;

const constructorRoute: Route = {
  id: "books.constructor",
  method: "GET",
  path: "/constructor/{constructor}",
  parameters: [
    { in: "path", name: "constructor", required: true, value: "text" },
    { in: "header", name: "X-Odd!#$%&'*+.^_`|~", value: "text" },
  ],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `constructor_`. */
export interface ConstructorPath {
  readonly constructor: string;
}

/** The header parameters of `constructor_`. */
export interface ConstructorHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** *\/ */
  readonly "X-Odd!#$%&'*+.^_`|~"?: string;
}

/** The request that the handler of `constructor_` gets. */
export interface ConstructorRequest extends HandlerRequest {
  readonly path: ConstructorPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: ConstructorHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `constructor_` may return. */
export type ConstructorReply = AnyReply;

const toStringRoute: Route = {
  id: "books.to-string",
  method: "GET",
  path: "/to-string/{0}",
  parameters: [
    { in: "path", name: "0", required: true, value: "text" },
    { in: "header", name: "X-Odd!#$%&'*+.^_`|~", value: "text" },
  ],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `toString_`. */
export interface ToStringPath {
  readonly "0": string;
}

/** The header parameters of `toString_`. */
export interface ToStringHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** *\/ */
  readonly "X-Odd!#$%&'*+.^_`|~"?: string;
}

/** The request that the handler of `toString_` gets. */
export interface ToStringRequest extends HandlerRequest {
  readonly path: ToStringPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: ToStringHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `toString_` may return. */
export type ToStringReply = AnyReply;

const schemasRoute: Route = {
  id: "books.schemas",
  method: "GET",
  path: "/schemas/{🎤}/{.}",
  parameters: [
    { in: "path", name: "🎤", required: true, value: "text" },
    { in: "path", name: ".", required: true, value: "text" },
    { in: "header", name: "X-Odd!#$%&'*+.^_`|~", value: "text" },
  ],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `schemas`. */
export interface SchemasPath {
  readonly "🎤": string;
  readonly ".": string;
}

/** The header parameters of `schemas`. */
export interface SchemasHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** *\/ */
  readonly "X-Odd!#$%&'*+.^_`|~"?: string;
}

/** The request that the handler of `schemas` gets. */
export interface SchemasRequest extends HandlerRequest {
  readonly path: SchemasPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: SchemasHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `schemas` may return. */
export type SchemasReply = AnyReply;

/**
 * Handlers of *\/ export const broken = `${1}`; /*.
 *
 * Line one line two line three\u0000end \u001b[31mred
 */
export interface BooksHandlers<Context = unknown> {
  /**
   * Send *\/: `${process.env}` and <script>alert(1)</script>
   *
   * \@param id - not a parameter \@returns {never}
   *
   *     indented: *\/
   * | a | b |
   * - 1. list
   *
   * `POST /books/{*\/}/{`$x`}/{"}/{'}/{\}`
   *
   * Not shown: idempotency, authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.send` (Handbook *\/ second line third).
   *
   * @deprecated Since 2026-02-01. Not shown: until when it works and what replaces it. *\/
   *   because \@internal
   */
  readonly send: Handler<SendRequest, SendReply, Context>;
  /**
   * `books.call`
   *
   * `GET /call/{hasOwnProperty}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.call` (Handbook *\/ second line third).
   */
  readonly call: Handler<CallRequest, CallReply, Context>;
  /**
   * `books.delete`
   *
   * `DELETE /books/{__proto__}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.delete` (Handbook *\/ second line third).
   */
  readonly delete: Handler<DeleteRequest, DeleteReply, Context>;
  /**
   * `books.then`
   *
   * `GET /then/{then}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.then` (Handbook *\/ second line third).
   */
  readonly then_: Handler<ThenRequest, ThenReply, Context>;
  /**
   * `books.constructor`
   *
   * `GET /constructor/{constructor}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.constructor` (Handbook *\/ second line third).
   */
  readonly constructor_: Handler<ConstructorRequest, ConstructorReply, Context>;
  /**
   * `books.to-string`
   *
   * `GET /to-string/{0}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.to-string` (Handbook *\/ second line third).
   */
  readonly toString_: Handler<ToStringRequest, ToStringReply, Context>;
  /**
   * `books.schemas`
   *
   * `GET /schemas/{🎤}/{.}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.schemas` (Handbook *\/ second line third).
   */
  readonly schemas: Handler<SchemasRequest, SchemasReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  send: sendRoute,
  call: callRoute,
  delete: deleteRoute,
  then_: thenRoute,
  constructor_: constructorRoute,
  toString_: toStringRoute,
  schemas: schemasRoute,
};
