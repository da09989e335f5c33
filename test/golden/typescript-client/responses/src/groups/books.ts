// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonError, type CommonErrors, commonErrors } from "../common-errors.js";
import {
  ClientError,
  ConflictError,
  ForbiddenError,
  InternalServerError,
  NotFoundError as NotFoundError_,
  NotModifiedError,
  RequestTimeoutError,
  ServerError,
  Status499Error,
  UnauthorizedError,
  UnavailableForLegalReasonsError,
  UnprocessableContentError,
} from "../errors.js";
import { acceptsAnyOf } from "../runtime/accept-any-of.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import { choosing } from "../runtime/chosen-type.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { type OtherApiError, statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import type { Book, Problem } from "../schemas.js";

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "404": NotFoundError_,
    "5XX": ServerError,
  }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses extends Omit<CommonErrors, "403"> {
  /** The book */
  "200": Answer<
    Book,
    {
      [name: string]: unknown;
      /** Version of the book. */
      ETag: string;
    }
  >;
  /** No such book */
  "404": Answer<Problem>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError =
  UnauthorizedError<Problem> | NotFoundError_<Problem> | ServerError | OtherApiError;

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
export function retrieve(
  client: Client,
  id: PathValue,
  init?: RetrieveInit,
): Call<Book, RetrieveError> {
  return send<Book, RetrieveError>(client, retrieveOperation, [id], init);
}

const saveOperation: Operation = {
  id: "books.save",
  method: "PUT",
  path: "/books/{id}",
  cookies: putCookies,
  body: encodeBody,
  errors: commonErrors,
};

/** The options of a call of `save`. */
export interface SaveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/** The responses of `save`, by status. */
export interface SaveResponses extends CommonErrors {
  /** Saved */
  "200": Answer<undefined>;
}

/** The errors of `save`, by the status of the response. */
export type SaveError = CommonError;

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
export function save(client: Client, id: PathValue, init?: SaveInit): Call<undefined, SaveError> {
  return send<undefined, SaveError>(client, saveOperation, [id], init);
}

const removeOperation: Operation = {
  id: "books.remove",
  method: "DELETE",
  path: "/books/{id}",
  cookies: putCookies,
  body: encodeBody,
  errors: commonErrors,
};

/** The options of a call of `remove`. */
export interface RemoveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/** The responses of `remove`, by status. */
export interface RemoveResponses extends CommonErrors {
  "204": Answer<undefined>;
  /** Anything else */
  default: Answer;
}

/** The errors of `remove`, by the status of the response. */
export type RemoveError = UnauthorizedError<Problem> | ForbiddenError | ServerError | OtherApiError;

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
export function remove(
  client: Client,
  id: PathValue,
  init?: RemoveInit,
): Call<undefined, RemoveError> {
  return send<undefined, RemoveError>(client, removeOperation, [id], init);
}

const borrowOperation: Operation = {
  id: "books.borrow",
  method: "POST",
  path: "/books/{id}/borrow",
  cookies: putCookies,
  body: encodeBody,
  errors: commonErrors,
};

/** The options of a call of `borrow`. */
export interface BorrowInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * The result of `borrow`.
 *
 * There may be other responses, which are not shown. They are returned as they are.
 */
export type BorrowResult = Book | undefined;

/**
 * The responses of `borrow`, by status.
 *
 * There may be others, which are not shown.
 */
export interface BorrowResponses extends CommonErrors {
  "200": Answer<Book>;
  "202": Answer<undefined>;
}

/** The errors of `borrow`, by the status of the response. */
export type BorrowError = CommonError;

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
export function borrow(
  client: Client,
  id: PathValue,
  init?: BorrowInit,
): Call<BorrowResult, BorrowError> {
  return send<BorrowResult, BorrowError>(client, borrowOperation, [id], init);
}

const anySuccessOperation: Operation = {
  id: "books.any-success",
  method: "GET",
  path: "/books/any",
  cookies: putCookies,
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "4XX": ClientError,
    "5XX": ServerError,
  }),
};

/** The options of a call of `anySuccess`. */
export interface AnySuccessInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `anySuccess`, by status. */
export interface AnySuccessResponses extends CommonErrors {
  "2XX": Answer<Book[]>;
  "4XX": Answer;
  default: Answer;
}

/** The errors of `anySuccess`, by the status of the response. */
export type AnySuccessError =
  UnauthorizedError<Problem> | ForbiddenError | ClientError | ServerError | OtherApiError;

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
export function anySuccess(client: Client, init?: AnySuccessInit): Call<Book[], AnySuccessError> {
  return send<Book[], AnySuccessError>(client, anySuccessOperation, [], init);
}

const readOperation: Operation = {
  id: "books.read",
  method: "GET",
  path: "/books/{id}/text",
  cookies: putCookies,
  accept: /* @__PURE__ */ acceptsAnyOf(
    "text/plain",
    "application/epub+zip",
    "application/vnd.library.book+json",
  ),
  errors: commonErrors,
  headers: /* @__PURE__ */ choosing(
    "books.read",
    /* @__PURE__ */ defaultHeaders({
      accept: "text/plain, application/epub+zip, application/vnd.library.book+json",
    }),
  ),
};

/** The options of a call of `read`. */
export interface ReadInit<Accept extends ReadMediaType = ReadMediaType> extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Media type of the response: any of those that there are, unless given. */
  accept?: Accept;
}

/** The result of `read`. */
export type ReadResult = string | Blob | Book;

/** The media types that a call of `read` may request. */
export type ReadMediaType =
  "text/plain" | "application/epub+zip" | "application/vnd.library.book+json";

/** The result of `read`, by the requested media type. */
export interface ReadRepresentations {
  "text/plain": string;
  "application/epub+zip": Blob;
  "application/vnd.library.book+json": Book;
}

/** The responses of `read`, by status. */
export interface ReadResponses extends CommonErrors {
  "200": Answer<ReadResult>;
}

/** The errors of `read`, by the status of the response. */
export type ReadError = CommonError;

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
export function read<Accept extends ReadMediaType = ReadMediaType>(
  client: Client,
  id: PathValue,
  init?: ReadInit<Accept>,
): Call<ReadRepresentations[Accept], ReadError> {
  return send<ReadRepresentations[Accept], ReadError>(client, readOperation, [id], init);
}

const describedOnlyOperation: Operation = {
  id: "books.described-only",
  method: "GET",
  path: "/books/described",
  cookies: putCookies,
  errors: commonErrors,
};

/** The options of a call of `describedOnly`. */
export interface DescribedOnlyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `describedOnly`, by status. */
export interface DescribedOnlyResponses extends CommonErrors {
  "200": Answer;
}

/** The errors of `describedOnly`, by the status of the response. */
export type DescribedOnlyError = CommonError;

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
export function describedOnly(
  client: Client,
  init?: DescribedOnlyInit,
): Call<unknown, DescribedOnlyError> {
  return send<unknown, DescribedOnlyError>(client, describedOnlyOperation, [], init);
}

const failuresOnlyOperation: Operation = {
  id: "books.failures-only",
  method: "GET",
  path: "/books/failures",
  cookies: putCookies,
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError_,
    "5XX": ServerError,
  }),
};

/** The options of a call of `failuresOnly`. */
export interface FailuresOnlyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * The responses of `failuresOnly`, by status.
 *
 * There may be others, which are not shown.
 */
export interface FailuresOnlyResponses extends CommonErrors {
  /** No such book */
  "404": Answer;
}

/** The errors of `failuresOnly`, by the status of the response. */
export type FailuresOnlyError = NotFoundError_ | CommonError;

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
export function failuresOnly(
  client: Client,
  init?: FailuresOnlyInit,
): Call<unknown, FailuresOnlyError> {
  return send<unknown, FailuresOnlyError>(client, failuresOnlyOperation, [], init);
}

const lendOperation: Operation = {
  id: "books.lend",
  method: "POST",
  path: "/books/{id}/lend",
  cookies: putCookies,
  body: encodeBody,
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "304": NotModifiedError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "408": RequestTimeoutError,
    "409": ConflictError,
    "422": UnprocessableContentError,
    "451": UnavailableForLegalReasonsError,
    "499": Status499Error,
    "500": InternalServerError,
    "5XX": ServerError,
  }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `lend`. */
export interface LendInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/** The responses of `lend`, by status. */
export interface LendResponses extends Omit<CommonErrors, "401"> {
  "204": Answer<undefined>;
  "304": Answer<undefined>;
  "401": Answer<string>;
  "408": Answer<Problem>;
  "409": Answer<{ borrower: string }>;
  "422": Answer<Problem>;
  "451": Answer;
  "499": Answer<undefined>;
  /** It failed. */
  "500": Answer;
  default: Answer<Problem>;
}

/** The errors of `lend`, by the status of the response. */
export type LendError =
  | NotModifiedError
  | UnauthorizedError<string>
  | ForbiddenError
  | RequestTimeoutError<Problem>
  | ConflictError
  | UnprocessableContentError
  | UnavailableForLegalReasonsError
  | Status499Error
  | InternalServerError
  | ServerError
  | OtherApiError<Problem>;

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
export function lend(client: Client, id: PathValue, init?: LendInit): Call<undefined, LendError> {
  return send<undefined, LendError>(client, lendOperation, [id], init);
}

const extendOperation: Operation = {
  id: "books.extend",
  method: "POST",
  path: "/books/{id}/extend",
  cookies: putCookies,
  body: encodeBody,
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError_,
    "408": RequestTimeoutError,
    "409": ConflictError,
    "5XX": ServerError,
  }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `extend`. */
export interface ExtendInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/** The responses of `extend`, by status. */
export interface ExtendResponses extends CommonErrors {
  "200": Answer<Book>;
  "404": Answer<Problem>;
  "408": Answer<string>;
  "409": Answer<{ borrower: string }>;
}

/** The errors of `extend`, by the status of the response. */
export type ExtendError =
  NotFoundError_<Problem> | RequestTimeoutError<string> | ConflictError | CommonError;

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
export function extend(client: Client, id: PathValue, init?: ExtendInit): Call<Book, ExtendError> {
  return send<Book, ExtendError>(client, extendOperation, [id], init);
}

const commonOnlyOperation: Operation = {
  id: "books.common-only",
  method: "GET",
  path: "/books/common",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: commonErrors,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `commonOnly`. */
export interface CommonOnlyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `commonOnly`, by status. */
export interface CommonOnlyResponses extends CommonErrors {
  "200": Answer<Book>;
}

/** The errors of `commonOnly`, by the status of the response. */
export type CommonOnlyError = CommonError;

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
export function commonOnly(client: Client, init?: CommonOnlyInit): Call<Book, CommonOnlyError> {
  return send<Book, CommonOnlyError>(client, commonOnlyOperation, [], init);
}

const notFoundOperation: Operation = {
  id: "books.not-found",
  method: "GET",
  path: "/books/not-found",
  cookies: putCookies,
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "404": NotFoundError_,
    "5XX": ServerError,
  }),
};

/** The options of a call of `notFound`. */
export interface NotFoundInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `notFound`, by status. */
export interface NotFoundResponses extends CommonErrors {
  "404": Answer<undefined>;
}

/** The errors of `notFound`, by the status of the response. */
export type NotFoundError = NotFoundError_<undefined> | CommonError;

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
export function notFound(client: Client, init?: NotFoundInit): Call<unknown, NotFoundError> {
  return send<unknown, NotFoundError>(client, notFoundOperation, [], init);
}

const noneOfThemOperation: Operation = {
  id: "books.none-of-them",
  method: "GET",
  path: "/books/none",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `noneOfThem`. */
export interface NoneOfThemInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `noneOfThem`, by status. */
export interface NoneOfThemResponses {
  "200": Answer<Book>;
}

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
export function noneOfThem(client: Client, init?: NoneOfThemInit): Call<Book> {
  return send<Book>(client, noneOfThemOperation, [], init);
}

const unknownOperation: Operation = {
  id: "books.unknown",
  method: "GET",
  path: "/books/unknown",
  cookies: putCookies,
  errors: commonErrors,
};

/** The options of a call of `unknown`. */
export interface UnknownInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

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
export function unknown(client: Client, init?: UnknownInit): Call<unknown, CommonError> {
  return send<unknown, CommonError>(client, unknownOperation, [], init);
}

const relocateOperation: Operation = {
  id: "books.relocate",
  method: "POST",
  path: "/books/relocated",
  cookies: putCookies,
  errors: commonErrors,
};

/** The options of a call of `relocate`. */
export interface RelocateInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `relocate`, by status. */
export interface RelocateResponses extends CommonErrors {
  "201": Answer<unknown, { Location: string }>;
}

/** The errors of `relocate`, by the status of the response. */
export type RelocateError = CommonError;

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
export function relocate(client: Client, init?: RelocateInit): Call<unknown, RelocateError> {
  return send<unknown, RelocateError>(client, relocateOperation, [], init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

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
  retrieve(id: PathValue, init?: RetrieveInit): Call<Book, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

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
  save(id: PathValue, init?: SaveInit): Call<undefined, SaveError> {
    return save(this.#client, id, init);
  }

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
  remove(id: PathValue, init?: RemoveInit): Call<undefined, RemoveError> {
    return remove(this.#client, id, init);
  }

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
  borrow(id: PathValue, init?: BorrowInit): Call<BorrowResult, BorrowError> {
    return borrow(this.#client, id, init);
  }

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
  anySuccess(init?: AnySuccessInit): Call<Book[], AnySuccessError> {
    return anySuccess(this.#client, init);
  }

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
  read<Accept extends ReadMediaType = ReadMediaType>(
    id: PathValue,
    init?: ReadInit<Accept>,
  ): Call<ReadRepresentations[Accept], ReadError> {
    return read(this.#client, id, init);
  }

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
  describedOnly(init?: DescribedOnlyInit): Call<unknown, DescribedOnlyError> {
    return describedOnly(this.#client, init);
  }

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
  failuresOnly(init?: FailuresOnlyInit): Call<unknown, FailuresOnlyError> {
    return failuresOnly(this.#client, init);
  }

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
  lend(id: PathValue, init?: LendInit): Call<undefined, LendError> {
    return lend(this.#client, id, init);
  }

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
  extend(id: PathValue, init?: ExtendInit): Call<Book, ExtendError> {
    return extend(this.#client, id, init);
  }

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
  commonOnly(init?: CommonOnlyInit): Call<Book, CommonOnlyError> {
    return commonOnly(this.#client, init);
  }

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
  notFound(init?: NotFoundInit): Call<unknown, NotFoundError> {
    return notFound(this.#client, init);
  }

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
  noneOfThem(init?: NoneOfThemInit): Call<Book> {
    return noneOfThem(this.#client, init);
  }

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
  unknown(init?: UnknownInit): Call<unknown, CommonError> {
    return unknown(this.#client, init);
  }

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
  relocate(init?: RelocateInit): Call<unknown, RelocateError> {
    return relocate(this.#client, init);
  }
}
