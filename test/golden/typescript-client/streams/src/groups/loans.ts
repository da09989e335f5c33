// Made by endpoint-manifest (typescript-client) from manifest/groups/loans.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { NotFoundError } from "../errors.js";
import { acceptsAnyOf } from "../runtime/accept-any-of.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import { choosing } from "../runtime/chosen-type.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { type OtherApiError, statusErrors } from "../runtime/errors.js";
import { type ServerSentEvent, eventStream, jsonEventStream } from "../runtime/event-stream.js";
import { defaultHeaders } from "../runtime/headers.js";
import { jsonBody } from "../runtime/json-body.js";
import { jsonLines, jsonSequence } from "../runtime/json-lines.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import { streams } from "../runtime/streams.js";
import type { Loan, LoanInput } from "../schemas.js";

const watchOperation: Operation = {
  id: "loans.watch",
  method: "GET",
  path: "/loans/events",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("text/event-stream"),
  stream: /* @__PURE__ */ streams({ "text/event-stream": jsonEventStream }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "text/event-stream" }),
};

/** The options of a call of `watch`. */
export interface WatchInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `watch`, by status. */
export interface WatchResponses {
  "200": Answer<AsyncIterable<ServerSentEvent<Loan>>>;
}

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
export function watch(
  client: Client,
  init?: WatchInit,
): Call<AsyncIterable<ServerSentEvent<Loan>>> {
  return send<AsyncIterable<ServerSentEvent<Loan>>>(client, watchOperation, [], init);
}

const watchFieldsOperation: Operation = {
  id: "loans.watch-fields",
  method: "GET",
  path: "/loans/fields",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("text/event-stream"),
  stream: /* @__PURE__ */ streams({ "text/event-stream": jsonEventStream }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "text/event-stream" }),
};

/** The options of a call of `watchFields`. */
export interface WatchFieldsInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `watchFields`, by status. */
export interface WatchFieldsResponses {
  "200": Answer<AsyncIterable<ServerSentEvent<Loan>>>;
}

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
export function watchFields(
  client: Client,
  init?: WatchFieldsInit,
): Call<AsyncIterable<ServerSentEvent<Loan>>> {
  return send<AsyncIterable<ServerSentEvent<Loan>>>(client, watchFieldsOperation, [], init);
}

const watchTextOperation: Operation = {
  id: "loans.watch-text",
  method: "GET",
  path: "/loans/text",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("text/event-stream"),
  stream: /* @__PURE__ */ streams({ "text/event-stream": eventStream }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "text/event-stream" }),
};

/** The options of a call of `watchText`. */
export interface WatchTextInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `watchText`, by status. */
export interface WatchTextResponses {
  "200": Answer<AsyncIterable<ServerSentEvent>>;
}

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
export function watchText(
  client: Client,
  init?: WatchTextInit,
): Call<AsyncIterable<ServerSentEvent>> {
  return send<AsyncIterable<ServerSentEvent>>(client, watchTextOperation, [], init);
}

const watchEitherOperation: Operation = {
  id: "loans.watch-either",
  method: "GET",
  path: "/loans/either",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("text/event-stream"),
  stream: /* @__PURE__ */ streams({ "text/event-stream": eventStream }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "text/event-stream" }),
};

/** The options of a call of `watchEither`. */
export interface WatchEitherInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `watchEither`, by status. */
export interface WatchEitherResponses {
  "200": Answer<AsyncIterable<ServerSentEvent>>;
}

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
export function watchEither(
  client: Client,
  init?: WatchEitherInit,
): Call<AsyncIterable<ServerSentEvent>> {
  return send<AsyncIterable<ServerSentEvent>>(client, watchEitherOperation, [], init);
}

const watchUnknownOperation: Operation = {
  id: "loans.watch-unknown",
  method: "GET",
  path: "/loans/unknown",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("text/event-stream"),
  stream: /* @__PURE__ */ streams({ "text/event-stream": eventStream }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "text/event-stream" }),
};

/** The options of a call of `watchUnknown`. */
export interface WatchUnknownInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `watchUnknown`, by status. */
export interface WatchUnknownResponses {
  "200": Answer<AsyncIterable<ServerSentEvent<unknown>>>;
}

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
export function watchUnknown(
  client: Client,
  init?: WatchUnknownInit,
): Call<AsyncIterable<ServerSentEvent<unknown>>> {
  return send<AsyncIterable<ServerSentEvent<unknown>>>(client, watchUnknownOperation, [], init);
}

const exportOperation: Operation = {
  id: "loans.export",
  method: "GET",
  path: "/loans/export",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/x-ndjson"),
  stream: /* @__PURE__ */ streams({ "application/x-ndjson": jsonLines }),
  errors: /* @__PURE__ */ statusErrors({ "404": NotFoundError }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/x-ndjson" }),
};

/** The options of a call of `export`. */
export interface ExportInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `export`, by status. */
export interface ExportResponses {
  "200": Answer<AsyncIterable<Loan>>;
  "404": Answer<Blob>;
}

/** The errors of `export`, by the status of the response. */
export type ExportError = NotFoundError | OtherApiError;

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
export function export_(client: Client, init?: ExportInit): Call<AsyncIterable<Loan>, ExportError> {
  return send<AsyncIterable<Loan>, ExportError>(client, exportOperation, [], init);
}

const exportListOperation: Operation = {
  id: "loans.export-list",
  method: "GET",
  path: "/loans/export-list",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/jsonl"),
  stream: /* @__PURE__ */ streams({ "application/jsonl": jsonLines }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/jsonl" }),
};

/** The options of a call of `exportList`. */
export interface ExportListInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `exportList`, by status. */
export interface ExportListResponses {
  "200": Answer<AsyncIterable<Loan>>;
}

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
export function exportList(client: Client, init?: ExportListInit): Call<AsyncIterable<Loan>> {
  return send<AsyncIterable<Loan>>(client, exportListOperation, [], init);
}

const exportInlineOperation: Operation = {
  id: "loans.export-inline",
  method: "GET",
  path: "/loans/export-inline",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/jsonl"),
  stream: /* @__PURE__ */ streams({ "application/jsonl": jsonLines }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/jsonl" }),
};

/** The options of a call of `exportInline`. */
export interface ExportInlineInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The result of `exportInline`. */
export type ExportInlineResult = AsyncIterable<{ due: string }>;

/** The responses of `exportInline`, by status. */
export interface ExportInlineResponses {
  "200": Answer<ExportInlineResult>;
}

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
export function exportInline(client: Client, init?: ExportInlineInit): Call<ExportInlineResult> {
  return send<ExportInlineResult>(client, exportInlineOperation, [], init);
}

const exportSequenceOperation: Operation = {
  id: "loans.export-sequence",
  method: "GET",
  path: "/loans/export-sequence",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json-seq"),
  stream: /* @__PURE__ */ streams({ "application/json-seq": jsonSequence }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json-seq" }),
};

/** The options of a call of `exportSequence`. */
export interface ExportSequenceInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `exportSequence`, by status. */
export interface ExportSequenceResponses {
  "200": Answer<AsyncIterable<unknown>>;
}

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
export function exportSequence(
  client: Client,
  init?: ExportSequenceInit,
): Call<AsyncIterable<unknown>> {
  return send<AsyncIterable<unknown>>(client, exportSequenceOperation, [], init);
}

const answerOperation: Operation = {
  id: "loans.answer",
  method: "POST",
  path: "/loans/answer",
  cookies: putCookies,
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ acceptsAnyOf("application/json", "text/event-stream"),
  stream: /* @__PURE__ */ streams({ "text/event-stream": jsonEventStream }),
  headers: /* @__PURE__ */ choosing(
    "loans.answer",
    /* @__PURE__ */ defaultHeaders({ accept: "application/json, text/event-stream" }),
  ),
};

/** The options of a call of `answer`. */
export interface AnswerInit<
  Accept extends AnswerMediaType = AnswerMediaType,
> extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body?: LoanInput | undefined;
  contentType?: "application/json" | undefined;
  /** Media type of the response: any of those that there are, unless given. */
  accept?: Accept;
}

/** The result of `answer`. */
export type AnswerResult = Loan | AsyncIterable<ServerSentEvent<Loan>> | undefined;

/** The media types that a call of `answer` may request. */
export type AnswerMediaType = "application/json" | "text/event-stream";

/** The result of `answer`, by the requested media type. */
export interface AnswerRepresentations {
  "application/json": Loan | undefined;
  "text/event-stream": AsyncIterable<ServerSentEvent<Loan>> | undefined;
}

/** The responses of `answer`, by status. */
export interface AnswerResponses {
  "200": Answer<Loan | AsyncIterable<ServerSentEvent<Loan>>>;
  "204": Answer<undefined>;
}

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
export function answer<Accept extends AnswerMediaType = AnswerMediaType>(
  client: Client,
  init?: AnswerInit<Accept>,
): Call<AnswerRepresentations[Accept]> {
  return send<AnswerRepresentations[Accept]>(client, answerOperation, [], init);
}

/** Loans */
export class LoansGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

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
  watch(init?: WatchInit): Call<AsyncIterable<ServerSentEvent<Loan>>> {
    return watch(this.#client, init);
  }

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
  watchFields(init?: WatchFieldsInit): Call<AsyncIterable<ServerSentEvent<Loan>>> {
    return watchFields(this.#client, init);
  }

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
  watchText(init?: WatchTextInit): Call<AsyncIterable<ServerSentEvent>> {
    return watchText(this.#client, init);
  }

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
  watchEither(init?: WatchEitherInit): Call<AsyncIterable<ServerSentEvent>> {
    return watchEither(this.#client, init);
  }

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
  watchUnknown(init?: WatchUnknownInit): Call<AsyncIterable<ServerSentEvent<unknown>>> {
    return watchUnknown(this.#client, init);
  }

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
  export(init?: ExportInit): Call<AsyncIterable<Loan>, ExportError> {
    return export_(this.#client, init);
  }

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
  exportList(init?: ExportListInit): Call<AsyncIterable<Loan>> {
    return exportList(this.#client, init);
  }

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
  exportInline(init?: ExportInlineInit): Call<ExportInlineResult> {
    return exportInline(this.#client, init);
  }

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
  exportSequence(init?: ExportSequenceInit): Call<AsyncIterable<unknown>> {
    return exportSequence(this.#client, init);
  }

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
  answer<Accept extends AnswerMediaType = AnswerMediaType>(
    init?: AnswerInit<Accept>,
  ): Call<AnswerRepresentations[Accept]> {
    return answer(this.#client, init);
  }
}
