// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonError, type CommonErrors, commonErrors } from "../common-errors.js";
import {
  GoneError,
  InternalServerError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import type { NotFoundResponse } from "../responses.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { type OtherApiError, statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { Book } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";

const listOperation: Operation = {
  id: "books.list",
  method: "GET",
  path: "/books",
  parameters: [{ in: "query", name: "fields", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: commonErrors,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * How many at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
  fields?: readonly string[] | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  /** The books. */
  "200": Answer<
    Book[],
    {
      /** Names the request in our logs. */
      "X-Request-Id"?: string;
      /** Integer. */
      "X-Total"?: number;
    }
  >;
}

/** The errors of `list`, by the status of the response. */
export type ListError = CommonError;

/**
 * List books
 *
 * `GET /books`
 *
 * Needs no authentication.
 *
 * Not shown: pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<Book[], ListError> {
  return send<Book[], ListError>(client, listOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [{ in: "query", name: "fields", style: form, explode: false }],
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "404": NotFoundError,
    "410": GoneError,
    "429": TooManyRequestsError,
    "500": InternalServerError,
  }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  fields?: readonly string[] | undefined;
}

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  query?: RetrieveQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses extends Omit<CommonErrors, "401"> {
  /** The book. */
  "200": Answer<Book>;
  /** There is nothing of that id. */
  "404": NotFoundResponse;
  "410": Answer;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError =
  NotFoundError | GoneError | TooManyRequestsError | InternalServerError | OtherApiError;

/**
 * Get a book
 *
 * `GET /books/{id}`
 *
 * Needs no authentication.
 *
 * Not shown: pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
 *
 * @param id - Which book. At least 1 character.
 */
export function retrieve(
  client: Client,
  id: string,
  init?: RetrieveInit,
): Call<Book, RetrieveError> {
  return send<Book, RetrieveError>(client, retrieveOperation, [id], init);
}

const removeOperation: Operation = {
  id: "books.remove",
  method: "DELETE",
  path: "/books/{book}",
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
    "500": InternalServerError,
  }),
};

/** The options of a call of `remove`. */
export interface RemoveInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `remove`, by status. */
export interface RemoveResponses extends CommonErrors {
  /** It is gone. */
  "204": Answer<undefined>;
  /** There is nothing of that id. */
  "404": NotFoundResponse;
}

/** The errors of `remove`, by the status of the response. */
export type RemoveError = NotFoundError | CommonError;

/**
 * Remove a book
 *
 * `DELETE /books/{book}`
 *
 * Needs no authentication.
 *
 * Not shown: pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.remove` (Handbook).
 */
export function remove(
  client: Client,
  book: string,
  init?: RemoveInit,
): Call<undefined, RemoveError> {
  return send<undefined, RemoveError>(client, removeOperation, [book], init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List books
   *
   * `GET /books`
   *
   * Needs no authentication.
   *
   * Not shown: pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): Call<Book[], ListError> {
    return list(this.#client, init);
  }

  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Needs no authentication.
   *
   * Not shown: pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   *
   * @param id - Which book. At least 1 character.
   */
  retrieve(id: string, init?: RetrieveInit): Call<Book, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Remove a book
   *
   * `DELETE /books/{book}`
   *
   * Needs no authentication.
   *
   * Not shown: pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.remove` (Handbook).
   */
  remove(book: string, init?: RemoveInit): Call<undefined, RemoveError> {
    return remove(this.#client, book, init);
  }
}
