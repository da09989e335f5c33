// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { type RequestOptions, send } from "../runtime/request.js";
import type { Book, Problem } from "../schemas.js";

const retrieveOperation: Operation = { id: "books.retrieve", method: "GET", path: "/books/{id}" };

/** What a call of `retrieve` may carry. */
export interface RetrieveInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** What `retrieve` answers, by status. */
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
export function retrieve(client: Client, id: PathValue, init?: RetrieveInit): Call<Book> {
  return send<Book>(client, retrieveOperation, [id], init);
}

const saveOperation: Operation = {
  id: "books.save",
  method: "PUT",
  path: "/books/{id}",
  body: encodeBody,
};

/** What a call of `save` may carry. */
export interface SaveInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: what the body is. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/** What `save` answers, by status. */
export interface SaveResponses extends CommonErrors {
  /** Saved */
  "200": Answer<undefined>;
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
export function save(client: Client, id: PathValue, init?: SaveInit): Call<undefined> {
  return send<undefined>(client, saveOperation, [id], init);
}

const removeOperation: Operation = {
  id: "books.remove",
  method: "DELETE",
  path: "/books/{id}",
  body: encodeBody,
};

/** What a call of `remove` may carry. */
export interface RemoveInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: what the body is. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/** What `remove` answers, by status. */
export interface RemoveResponses extends CommonErrors {
  "204": Answer<undefined>;
  /** Anything else */
  default: Answer;
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
export function remove(client: Client, id: PathValue, init?: RemoveInit): Call<undefined> {
  return send<undefined>(client, removeOperation, [id], init);
}

const borrowOperation: Operation = {
  id: "books.borrow",
  method: "POST",
  path: "/books/{id}/borrow",
  body: encodeBody,
};

/** What a call of `borrow` may carry. */
export interface BorrowInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: what the body is. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * What `borrow` gives back.
 *
 * There may be other answers, which are not shown; they are given back as they are.
 */
export type BorrowResult = Book | undefined;

/**
 * What `borrow` answers, by status.
 *
 * There may be others, which are not shown.
 */
export interface BorrowResponses extends CommonErrors {
  "200": Answer<Book>;
  "202": Answer<undefined>;
}

/**
 * Two different successes
 *
 * `POST /books/{id}/borrow`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.borrow` (Handbook).
 */
export function borrow(client: Client, id: PathValue, init?: BorrowInit): Call<BorrowResult> {
  return send<BorrowResult>(client, borrowOperation, [id], init);
}

const anySuccessOperation: Operation = {
  id: "books.any-success",
  method: "GET",
  path: "/books/any",
};

/** What a call of `anySuccess` may carry. */
export interface AnySuccessInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** What `anySuccess` answers, by status. */
export interface AnySuccessResponses extends CommonErrors {
  "2XX": Answer<Book[]>;
  "4XX": Answer;
  default: Answer;
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
export function anySuccess(client: Client, init?: AnySuccessInit): Call<Book[]> {
  return send<Book[]>(client, anySuccessOperation, [], init);
}

const readOperation: Operation = { id: "books.read", method: "GET", path: "/books/{id}/text" };

/** What a call of `read` may carry. */
export interface ReadInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** What `read` gives back. */
export type ReadResult = string | Blob | Book;

/** What `read` answers, by status. */
export interface ReadResponses extends CommonErrors {
  "200": Answer<ReadResult>;
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
export function read(client: Client, id: PathValue, init?: ReadInit): Call<ReadResult> {
  return send<ReadResult>(client, readOperation, [id], init);
}

const describedOnlyOperation: Operation = {
  id: "books.described-only",
  method: "GET",
  path: "/books/described",
};

/** What a call of `describedOnly` may carry. */
export interface DescribedOnlyInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** What `describedOnly` answers, by status. */
export interface DescribedOnlyResponses extends CommonErrors {
  "200": Answer;
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
export function describedOnly(client: Client, init?: DescribedOnlyInit): Call<unknown> {
  return send(client, describedOnlyOperation, [], init);
}

const failuresOnlyOperation: Operation = {
  id: "books.failures-only",
  method: "GET",
  path: "/books/failures",
};

/** What a call of `failuresOnly` may carry. */
export interface FailuresOnlyInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * What `failuresOnly` answers, by status.
 *
 * There may be others, which are not shown.
 */
export interface FailuresOnlyResponses extends CommonErrors {
  /** No such book */
  "404": Answer;
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
export function failuresOnly(client: Client, init?: FailuresOnlyInit): Call<unknown> {
  return send(client, failuresOnlyOperation, [], init);
}

const unknownOperation: Operation = { id: "books.unknown", method: "GET", path: "/books/unknown" };

/** What a call of `unknown` may carry. */
export interface UnknownInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
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
export function unknown(client: Client, init?: UnknownInit): Call<unknown> {
  return send(client, unknownOperation, [], init);
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
  retrieve(id: PathValue, init?: RetrieveInit): Call<Book> {
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
  save(id: PathValue, init?: SaveInit): Call<undefined> {
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
  remove(id: PathValue, init?: RemoveInit): Call<undefined> {
    return remove(this.#client, id, init);
  }

  /**
   * Two different successes
   *
   * `POST /books/{id}/borrow`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.borrow` (Handbook).
   */
  borrow(id: PathValue, init?: BorrowInit): Call<BorrowResult> {
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
  anySuccess(init?: AnySuccessInit): Call<Book[]> {
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
  read(id: PathValue, init?: ReadInit): Call<ReadResult> {
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
  describedOnly(init?: DescribedOnlyInit): Call<unknown> {
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
  failuresOnly(init?: FailuresOnlyInit): Call<unknown> {
    return failuresOnly(this.#client, init);
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
  unknown(init?: UnknownInit): Call<unknown> {
    return unknown(this.#client, init);
  }
}
