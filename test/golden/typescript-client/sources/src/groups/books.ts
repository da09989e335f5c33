// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonError, type CommonErrors, commonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type {
  OpenCookies,
  OpenHeaders,
  OpenQuery,
  ParameterValue,
  PathValue,
} from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const listOperation: Operation = {
  id: "books.list",
  method: "GET",
  path: "/books",
  cookies: putCookies,
  errors: commonErrors,
};

/** The query parameters of `list`. */
export interface ListQuery {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  q?: ParameterValue | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

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
export function list(client: Client, init?: ListInit): Call<unknown, CommonError> {
  return send<unknown, CommonError>(client, listOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  errors: commonErrors,
};

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /**
   * Country.
   *
   * Not shown: whether it is required.
   */
  market?: "se" | "de" | (string & {}) | undefined;
}

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  query?: RetrieveQuery | undefined;
}

/**
 * The responses of `retrieve`, by status.
 *
 * There may be others, which are not shown.
 */
export interface RetrieveResponses extends CommonErrors {
  /** The book */
  "200": Answer;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = CommonError;

/**
 * Get a book
 *
 * `GET /books/{id}`
 *
 * The result has no type: a 200 response may have media types other than `application/json`.
 * If it has none, remove `(others): not shown` from its content in the manifest.
 *
 * Not shown: authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (calls made by the team).
 */
export function retrieve(
  client: Client,
  id: PathValue,
  init?: RetrieveInit,
): Call<unknown, RetrieveError> {
  return send<unknown, RetrieveError>(client, retrieveOperation, [id], init);
}

const saveOperation: Operation = {
  id: "books.save",
  method: "PUT",
  path: "/books/{id}",
  cookies: putCookies,
  body: encodeBody,
  contentType: "application/json",
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
  body: unknown;
  contentType?: string | undefined;
}

/** The responses of `save`, by status. */
export interface SaveResponses extends CommonErrors {
  "204": Answer<undefined>;
}

/** The errors of `save`, by the status of the response. */
export type SaveError = CommonError;

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
export function save(client: Client, id: PathValue, init: SaveInit): Call<undefined, SaveError> {
  return send<undefined, SaveError>(client, saveOperation, [id], init);
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
   * Not shown: header parameters, cookie parameters, body, responses, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (calls made by others).
   */
  list(init?: ListInit): Call<unknown, CommonError> {
    return list(this.#client, init);
  }

  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * The result has no type: a 200 response may have media types other than `application/json`.
   * If it has none, remove `(others): not shown` from its content in the manifest.
   *
   * Not shown: authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (calls made by the team).
   */
  retrieve(id: PathValue, init?: RetrieveInit): Call<unknown, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

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
  save(id: PathValue, init: SaveInit): Call<undefined, SaveError> {
    return save(this.#client, id, init);
  }
}
