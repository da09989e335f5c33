// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type {
  BinaryReply,
  EmptyReply,
  OpenReply,
  Reply,
  ReplyHeaders,
  Status,
  Status2XX,
  Status4XX,
  Status5XX,
  TypedReply,
} from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Book, Problem_ } from "../schemas.js";
import { integer } from "../typescript-client/schema-checks.js";
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

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Api-Version", required: true, value: "number" },
  ],
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    { status: "401", content: ["application/json"] },
    { status: "5XX" },
    { status: "4XX" },
  ],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: {
      "200": { "application/json": bookValidator },
      "401": { "application/json": problemValidator },
      "404": { "application/json": problemValidator },
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  readonly id: string;
}

/** The header parameters of `retrieve`. */
export interface RetrieveHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: RetrieveHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply =
  | Reply<
      200,
      Book,
      ReplyHeaders & {
        /** Version of the book. */
        readonly ETag: string;
      }
    >
  | Reply<404, Problem_>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status4XX, 404 | 401>>;

const saveRoute: Route = {
  id: "books.save",
  method: "PUT",
  path: "/books/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Api-Version", required: true, value: "number" },
  ],
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: [] }, { status: "4XX" }, ...commonReplies],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { ...commonReplyRules },
  },
};

/** The path parameters of `save`. */
export interface SavePath {
  readonly id: string;
}

/** The header parameters of `save`. */
export interface SaveHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `save` gets. */
export interface SaveRequest extends HandlerRequest {
  readonly path: SavePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: SaveHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `save` may return. */
export type SaveReply =
  | EmptyReply<200>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status4XX, 401 | 403>>;

const removeRoute: Route = {
  id: "books.remove",
  method: "DELETE",
  path: "/books/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Api-Version", required: true, value: "number" },
  ],
  open: ["query", "header", "cookie"],
  replies: [{ status: "204", content: [] }, { status: "default" }, ...commonReplies],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { ...commonReplyRules },
  },
};

/** The path parameters of `remove`. */
export interface RemovePath {
  readonly id: string;
}

/** The header parameters of `remove`. */
export interface RemoveHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `remove` gets. */
export interface RemoveRequest extends HandlerRequest {
  readonly path: RemovePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: RemoveHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `remove` may return. */
export type RemoveReply =
  | EmptyReply<204>
  | OpenReply<Exclude<Status, 204 | 401 | 403 | Status5XX>>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>;

const borrowRoute: Route = {
  id: "books.borrow",
  method: "POST",
  path: "/books/{id}/borrow",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Api-Version", required: true, value: "number" },
  ],
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "202", content: [] },
    ...commonReplies,
  ],
  hasOtherReplies: true,
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { "200": { "application/json": bookValidator }, ...commonReplyRules },
  },
};

/** The path parameters of `borrow`. */
export interface BorrowPath {
  readonly id: string;
}

/** The header parameters of `borrow`. */
export interface BorrowHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `borrow` gets. */
export interface BorrowRequest extends HandlerRequest {
  readonly path: BorrowPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: BorrowHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `borrow` may return. */
export type BorrowReply =
  | Reply<200, Book>
  | EmptyReply<202>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status, 200 | 202 | 401 | 403 | Status5XX>>
  | Response;

const anySuccessRoute: Route = {
  id: "books.any-success",
  method: "GET",
  path: "/books/any",
  parameters: [{ in: "header", name: "X-Api-Version", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  replies: [
    { status: "2XX", content: ["application/json"] },
    { status: "4XX" },
    { status: "default" },
    ...commonReplies,
  ],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: {
      "2XX": { "application/json": /* @__PURE__ */ validator(() => array(refer(bookValidator))) },
      ...commonReplyRules,
    },
  },
};

/** The header parameters of `anySuccess`. */
export interface AnySuccessHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `anySuccess` gets. */
export interface AnySuccessRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: AnySuccessHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `anySuccess` may return. */
export type AnySuccessReply =
  | Reply<Status2XX, Book[]>
  | OpenReply<Exclude<Status4XX, 401 | 403>>
  | OpenReply<Exclude<Status, Status2XX | Status4XX | 401 | 403 | Status5XX>>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>;

const readRoute: Route = {
  id: "books.read",
  method: "GET",
  path: "/books/{id}/text",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Api-Version", required: true, value: "number" },
  ],
  open: ["query", "header", "cookie"],
  replies: [
    {
      status: "200",
      content: ["text/plain", "application/epub+zip", "application/vnd.library.book+json"],
    },
    { status: "4XX" },
    ...commonReplies,
  ],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: {
      "200": {
        "text/plain": /* @__PURE__ */ validator(() => string()),
        "application/vnd.library.book+json": bookValidator,
      },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `read`. */
export interface ReadPath {
  readonly id: string;
}

/** The header parameters of `read`. */
export interface ReadHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `read` gets. */
export interface ReadRequest extends HandlerRequest {
  readonly path: ReadPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: ReadHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `read` may return. */
export type ReadReply =
  | TypedReply<200, "text/plain", string>
  | TypedReply<200, "application/epub+zip", BinaryReply>
  | TypedReply<200, "application/vnd.library.book+json", Book>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status4XX, 401 | 403>>;

const describedOnlyRoute: Route = {
  id: "books.described-only",
  method: "GET",
  path: "/books/described",
  parameters: [{ in: "header", name: "X-Api-Version", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  replies: [{ status: "200" }, { status: "4XX" }, ...commonReplies],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { ...commonReplyRules },
  },
};

/** The header parameters of `describedOnly`. */
export interface DescribedOnlyHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `describedOnly` gets. */
export interface DescribedOnlyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: DescribedOnlyHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `describedOnly` may return. */
export type DescribedOnlyReply =
  | OpenReply<200>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status4XX, 401 | 403>>;

const failuresOnlyRoute: Route = {
  id: "books.failures-only",
  method: "GET",
  path: "/books/failures",
  parameters: [{ in: "header", name: "X-Api-Version", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  replies: [{ status: "404" }, ...commonReplies],
  hasOtherReplies: true,
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { ...commonReplyRules },
  },
};

/** The header parameters of `failuresOnly`. */
export interface FailuresOnlyHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `failuresOnly` gets. */
export interface FailuresOnlyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: FailuresOnlyHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `failuresOnly` may return. */
export type FailuresOnlyReply =
  | OpenReply<404>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status, 404 | 401 | 403 | Status5XX>>
  | Response;

const lendRoute: Route = {
  id: "books.lend",
  method: "POST",
  path: "/books/{id}/lend",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Api-Version", required: true, value: "number" },
  ],
  open: ["query", "header", "cookie"],
  replies: [
    { status: "204", content: [] },
    { status: "304", content: [] },
    { status: "401", content: ["text/plain"] },
    { status: "408", content: ["application/json"] },
    { status: "409", content: ["application/json"] },
    { status: "422", content: ["application/problem+json"] },
    { status: "451" },
    { status: "499", content: [] },
    { status: "500" },
    { status: "default", content: ["application/json"] },
    { status: "403" },
    { status: "5XX" },
  ],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: {
      "401": { "text/plain": /* @__PURE__ */ validator(() => string()) },
      "408": { "application/json": problemValidator },
      "409": {
        "application/json": /* @__PURE__ */ validator(() => looseObject({ borrower: string() })),
      },
      "422": { "application/problem+json": problemValidator },
      default: { "application/json": problemValidator },
    },
  },
};

/** The path parameters of `lend`. */
export interface LendPath {
  readonly id: string;
}

/** The header parameters of `lend`. */
export interface LendHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `lend` gets. */
export interface LendRequest extends HandlerRequest {
  readonly path: LendPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: LendHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `lend` may return. */
export type LendReply =
  | EmptyReply<204>
  | EmptyReply<304>
  | Reply<401, string>
  | Reply<408, Problem_>
  | Reply<409, { borrower: string }>
  | Reply<422, Problem_>
  | OpenReply<451>
  | EmptyReply<499>
  | OpenReply<500>
  | Reply<
      Exclude<Status, 204 | 304 | 401 | 408 | 409 | 422 | 451 | 499 | 500 | 403 | Status5XX>,
      Problem_
    >
  | OpenReply<403>
  | OpenReply<Exclude<Status5XX, 500>>;

const extendRoute: Route = {
  id: "books.extend",
  method: "POST",
  path: "/books/{id}/extend",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "X-Api-Version", required: true, value: "number" },
  ],
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    { status: "408", content: ["text/plain"] },
    { status: "409", content: ["application/json"] },
    { status: "4XX" },
    ...commonReplies,
  ],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: {
      "200": { "application/json": bookValidator },
      "404": { "application/json": problemValidator },
      "408": { "text/plain": /* @__PURE__ */ validator(() => string()) },
      "409": {
        "application/json": /* @__PURE__ */ validator(() => looseObject({ borrower: string() })),
      },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `extend`. */
export interface ExtendPath {
  readonly id: string;
}

/** The header parameters of `extend`. */
export interface ExtendHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `extend` gets. */
export interface ExtendRequest extends HandlerRequest {
  readonly path: ExtendPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: ExtendHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `extend` may return. */
export type ExtendReply =
  | Reply<200, Book>
  | Reply<404, Problem_>
  | Reply<408, string>
  | Reply<409, { borrower: string }>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status4XX, 404 | 408 | 409 | 401 | 403>>;

const commonOnlyRoute: Route = {
  id: "books.common-only",
  method: "GET",
  path: "/books/common",
  parameters: [{ in: "header", name: "X-Api-Version", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, ...commonReplies],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { "200": { "application/json": bookValidator }, ...commonReplyRules },
  },
};

/** The header parameters of `commonOnly`. */
export interface CommonOnlyHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `commonOnly` gets. */
export interface CommonOnlyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: CommonOnlyHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `commonOnly` may return. */
export type CommonOnlyReply =
  | Reply<200, Book>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status4XX, 401 | 403>>;

const notFoundRoute: Route = {
  id: "books.not-found",
  method: "GET",
  path: "/books/not-found",
  parameters: [{ in: "header", name: "X-Api-Version", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  replies: [{ status: "404", content: [] }, { status: "4XX" }, ...commonReplies],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { ...commonReplyRules },
  },
};

/** The header parameters of `notFound`. */
export interface NotFoundHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `notFound` gets. */
export interface NotFoundRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: NotFoundHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `notFound` may return. */
export type NotFoundReply =
  | EmptyReply<404>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status4XX, 404 | 401 | 403>>;

const noneOfThemRoute: Route = {
  id: "books.none-of-them",
  method: "GET",
  path: "/books/none",
  parameters: [{ in: "header", name: "X-Api-Version", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { "200": { "application/json": bookValidator } },
  },
};

/** The header parameters of `noneOfThem`. */
export interface NoneOfThemHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `noneOfThem` gets. */
export interface NoneOfThemRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: NoneOfThemHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `noneOfThem` may return. */
export type NoneOfThemReply = Reply<200, Book> | OpenReply<Status4XX>;

const unknownRoute: Route = {
  id: "books.unknown",
  method: "GET",
  path: "/books/unknown",
  parameters: [{ in: "header", name: "X-Api-Version", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  replies: [...commonReplies],
  hasOtherReplies: true,
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { ...commonReplyRules },
  },
};

/** The header parameters of `unknown`. */
export interface UnknownHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `unknown` gets. */
export interface UnknownRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: UnknownHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `unknown` may return. */
export type UnknownReply =
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status, 401 | 403 | Status5XX>>
  | Response;

const relocateRoute: Route = {
  id: "books.relocate",
  method: "POST",
  path: "/books/relocated",
  parameters: [{ in: "header", name: "X-Api-Version", required: true, value: "number" }],
  open: ["query", "header", "cookie"],
  body: "none",
  replies: [{ status: "201" }, { status: "4XX" }, ...commonReplies],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Api-Version": optional(number(integer())) }),
    ),
    replies: { ...commonReplyRules },
  },
};

/** The header parameters of `relocate`. */
export interface RelocateHeaders {
  /** There may be others, which are not shown: a text, or several. */
  readonly [name: string]: unknown;
  /** Version that the caller means. Integer. */
  readonly "X-Api-Version": number;
}

/** The request that the handler of `relocate` gets. */
export interface RelocateRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: RelocateHeaders;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `relocate` may return. */
export type RelocateReply =
  | OpenReply<201, ReplyHeaders & { readonly Location: string }>
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>
  | OpenReply<Exclude<Status4XX, 401 | 403>>;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Save a book
   *
   * `PUT /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.save` (Handbook).
   */
  readonly save: Handler<SaveRequest, SaveReply, Context>;
  /**
   * Remove a book
   *
   * `DELETE /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.remove` (Handbook).
   */
  readonly remove: Handler<RemoveRequest, RemoveReply, Context>;
  /**
   * Two different successes
   *
   * `POST /books/{id}/borrow`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.borrow` (Handbook).
   */
  readonly borrow: Handler<BorrowRequest, BorrowReply, Context>;
  /**
   * A range
   *
   * `GET /books/any`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.any-success` (Handbook).
   */
  readonly anySuccess: Handler<AnySuccessRequest, AnySuccessReply, Context>;
  /**
   * One answer in several forms
   *
   * `GET /books/{id}/text`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.read` (Handbook).
   */
  readonly read: Handler<ReadRequest, ReadReply, Context>;
  /**
   * Of the answer only the status is known
   *
   * `GET /books/described`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.described-only` (Handbook).
   */
  readonly describedOnly: Handler<DescribedOnlyRequest, DescribedOnlyReply, Context>;
  /**
   * Only a failure is known
   *
   * `GET /books/failures`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.failures-only` (Handbook).
   */
  readonly failuresOnly: Handler<FailuresOnlyRequest, FailuresOnlyReply, Context>;
  /**
   * Failures of many kinds
   *
   * `POST /books/{id}/lend`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.lend` (Handbook).
   */
  readonly lend: Handler<LendRequest, LendReply, Context>;
  /**
   * Another body for a status
   *
   * `POST /books/{id}/extend`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.extend` (Handbook).
   */
  readonly extend: Handler<ExtendRequest, ExtendReply, Context>;
  /**
   * What any operation may answer is all
   *
   * `GET /books/common`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.common-only` (Handbook).
   */
  readonly commonOnly: Handler<CommonOnlyRequest, CommonOnlyReply, Context>;
  /**
   * An operation with the name of an error
   *
   * `GET /books/not-found`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.not-found` (Handbook).
   */
  readonly notFound: Handler<NotFoundRequest, NotFoundReply, Context>;
  /**
   * Nothing that any operation may answer
   *
   * `GET /books/none`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.none-of-them` (Handbook).
   */
  readonly noneOfThem: Handler<NoneOfThemRequest, NoneOfThemReply, Context>;
  /**
   * Nothing is known
   *
   * `GET /books/unknown`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.unknown` (Handbook).
   */
  readonly unknown: Handler<UnknownRequest, UnknownReply, Context>;
  /**
   * Its headers are known, and its body is not
   *
   * `POST /books/relocated`
   *
   * Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.relocate` (Handbook).
   */
  readonly relocate: Handler<RelocateRequest, RelocateReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  retrieve: retrieveRoute,
  save: saveRoute,
  remove: removeRoute,
  borrow: borrowRoute,
  anySuccess: anySuccessRoute,
  read: readRoute,
  describedOnly: describedOnlyRoute,
  failuresOnly: failuresOnlyRoute,
  lend: lendRoute,
  extend: extendRoute,
  commonOnly: commonOnlyRoute,
  notFound: notFoundRoute,
  noneOfThem: noneOfThemRoute,
  unknown: unknownRoute,
  relocate: relocateRoute,
};
