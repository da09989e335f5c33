// Made by endpoint-manifest (typescript-server) from manifest/groups/loans.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { SentEvent } from "../runtime/item-stream.js";
import type {
  EmptyReply,
  OpenReply,
  Reply,
  Status4XX,
  Status5XX,
  TypedReply,
} from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Loan, LoanInput } from "../schemas.js";
import { loan as loanValidator, loanInput as loanInputValidator } from "../validators.js";

const watchRoute: Route = {
  id: "loans.watch",
  method: "GET",
  path: "/loans/events",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["text/event-stream"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `watch` gets. */
export interface WatchRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `watch` may return. */
export type WatchReply =
  Reply<200, AsyncIterable<SentEvent<Loan>>> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const watchFieldsRoute: Route = {
  id: "loans.watch-fields",
  method: "GET",
  path: "/loans/fields",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["text/event-stream"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `watchFields` gets. */
export interface WatchFieldsRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `watchFields` may return. */
export type WatchFieldsReply =
  Reply<200, AsyncIterable<SentEvent<Loan>>> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const watchTextRoute: Route = {
  id: "loans.watch-text",
  method: "GET",
  path: "/loans/text",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["text/event-stream"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `watchText` gets. */
export interface WatchTextRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `watchText` may return. */
export type WatchTextReply =
  Reply<200, AsyncIterable<SentEvent>> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const watchEitherRoute: Route = {
  id: "loans.watch-either",
  method: "GET",
  path: "/loans/either",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["text/event-stream"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `watchEither` gets. */
export interface WatchEitherRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `watchEither` may return. */
export type WatchEitherReply =
  Reply<200, AsyncIterable<SentEvent>> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const watchUnknownRoute: Route = {
  id: "loans.watch-unknown",
  method: "GET",
  path: "/loans/unknown",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["text/event-stream"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `watchUnknown` gets. */
export interface WatchUnknownRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `watchUnknown` may return. */
export type WatchUnknownReply =
  Reply<200, AsyncIterable<SentEvent<unknown>>> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const exportRoute: Route = {
  id: "loans.export",
  method: "GET",
  path: "/loans/export",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["application/x-ndjson"] },
    { status: "404", content: ["application/x-ndjson"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `export` gets. */
export interface ExportRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `export` may return. */
export type ExportReply =
  | Reply<200, AsyncIterable<Loan>>
  | Reply<404, AsyncIterable<Loan>>
  | OpenReply<Exclude<Status4XX, 404>>
  | OpenReply<Status5XX>;

const exportListRoute: Route = {
  id: "loans.export-list",
  method: "GET",
  path: "/loans/export-list",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["application/jsonl"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `exportList` gets. */
export interface ExportListRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `exportList` may return. */
export type ExportListReply =
  Reply<200, AsyncIterable<Loan>> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const exportInlineRoute: Route = {
  id: "loans.export-inline",
  method: "GET",
  path: "/loans/export-inline",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["application/jsonl"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `exportInline` gets. */
export interface ExportInlineRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `exportInline` may return. */
export type ExportInlineReply =
  Reply<200, AsyncIterable<{ due: string }>> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const exportSequenceRoute: Route = {
  id: "loans.export-sequence",
  method: "GET",
  path: "/loans/export-sequence",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["application/json-seq"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
};

/** The request that the handler of `exportSequence` gets. */
export interface ExportSequenceRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `exportSequence` may return. */
export type ExportSequenceReply =
  Reply<200, AsyncIterable<unknown>> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const answerRoute: Route = {
  id: "loans.answer",
  method: "POST",
  path: "/loans/answer",
  open: ["query", "header", "cookie"],
  body: { content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "200", content: ["application/json", "text/event-stream"] },
    { status: "204", content: [] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: {
    body: { "application/json": loanInputValidator },
    replies: { "200": { "application/json": loanValidator } },
  },
};

/** The request that the handler of `answer` gets. */
export interface AnswerRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: LoanInput | undefined;
}

/** The responses that the handler of `answer` may return. */
export type AnswerReply =
  | TypedReply<200, "application/json", Loan>
  | TypedReply<200, "text/event-stream", AsyncIterable<SentEvent<Loan>>>
  | EmptyReply<204>
  | OpenReply<Status4XX>
  | OpenReply<Status5XX>;

/** Handlers of Loans. */
export interface LoansHandlers<Context = unknown> {
  /**
   * Events whose data is a loan
   *
   * `GET /loans/events`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.watch` (Handbook).
   */
  readonly watch: Handler<WatchRequest, WatchReply, Context>;
  /**
   * Events with their fields, the data of which holds a loan
   *
   * `GET /loans/fields`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.watch-fields` (Handbook).
   */
  readonly watchFields: Handler<WatchFieldsRequest, WatchFieldsReply, Context>;
  /**
   * Events whose data is text
   *
   * `GET /loans/text`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.watch-text` (Handbook).
   */
  readonly watchText: Handler<WatchTextRequest, WatchTextReply, Context>;
  /**
   * Events whose data may be text, which is then left to the caller
   *
   * `GET /loans/either`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.watch-either` (Handbook).
   */
  readonly watchEither: Handler<WatchEitherRequest, WatchEitherReply, Context>;
  /**
   * Events whose data is not shown
   *
   * `GET /loans/unknown`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.watch-unknown` (Handbook).
   */
  readonly watchUnknown: Handler<WatchUnknownRequest, WatchUnknownReply, Context>;
  /**
   * A loan a line
   *
   * `GET /loans/export`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.export` (Handbook).
   */
  readonly export: Handler<ExportRequest, ExportReply, Context>;
  /**
   * All lines are one list
   *
   * `GET /loans/export-list`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.export-list` (Handbook).
   */
  readonly exportList: Handler<ExportListRequest, ExportListReply, Context>;
  /**
   * Lines of a shape that has no name
   *
   * `GET /loans/export-inline`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.export-inline` (Handbook).
   */
  readonly exportInline: Handler<ExportInlineRequest, ExportInlineReply, Context>;
  /**
   * A sequence of texts
   *
   * `GET /loans/export-sequence`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.export-sequence` (Handbook).
   */
  readonly exportSequence: Handler<ExportSequenceRequest, ExportSequenceReply, Context>;
  /**
   * One answer at once or many events
   *
   * `POST /loans/answer`
   *
   * Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.answer` (Handbook).
   */
  readonly answer: Handler<AnswerRequest, AnswerReply, Context>;
}

/** The routes of `loans`. */
export const loansRoutes: RouteTree = {
  watch: watchRoute,
  watchFields: watchFieldsRoute,
  watchText: watchTextRoute,
  watchEither: watchEitherRoute,
  watchUnknown: watchUnknownRoute,
  export: exportRoute,
  exportList: exportListRoute,
  exportInline: exportInlineRoute,
  exportSequence: exportSequenceRoute,
  answer: answerRoute,
};
