// Made by endpoint-manifest (typescript-client) from manifest/groups/readers.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  InternalServerError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import type { LoanListBody, LoanListResponse, NotFoundResponse } from "../responses.js";
import { accepts } from "../runtime/accept.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, ParameterValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import type { ServiceHeaders } from "../service-headers.js";

const listLoansOperation: Operation = {
  id: "readers.list-loans",
  method: "GET",
  path: "/readers/{id}/loans",
  cookies: putCookies,
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
    "500": InternalServerError,
  }),
};

/** The query parameters of `listLoans`. */
export interface ListLoansQuery {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /**
   * How many at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
}

/** The options of a call of `listLoans`. */
export interface ListLoansInit extends RequestOptions {
  query?: ListLoansQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * The responses of `listLoans`, by status.
 *
 * There may be others, which are not shown.
 */
export interface ListLoansResponses extends CommonErrors {
  /** There is nothing of that id. */
  "404": NotFoundResponse;
}

/** The errors of `listLoans`, by the status of the response. */
export type ListLoansError = NotFoundError | CommonError;

/**
 * List the loans of a book
 *
 * `GET /readers/{id}/loans`
 *
 * Needs no authentication.
 *
 * Not shown: header parameters, cookie parameters, body, pagination, limits, deprecation.
 *
 * From `manifest/groups/readers.yaml#operations.list-loans` (Handbook).
 *
 * @param id - Which book. At least 1 character.
 */
export function listLoans(
  client: Client,
  id: string,
  init?: ListLoansInit,
): Call<unknown, ListLoansError> {
  return send<unknown, ListLoansError>(client, listLoansOperation, [id], init);
}

const listCurrentOperation: Operation = {
  id: "readers.list-current",
  method: "GET",
  path: "/readers/{id}/loans/current",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
    "500": InternalServerError,
  }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `listCurrent`. */
export interface ListCurrentInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listCurrent`, by status. */
export interface ListCurrentResponses extends CommonErrors {
  /** Loans, the latest first. */
  "200": LoanListResponse;
  /** There is nothing of that id. */
  "404": NotFoundResponse;
}

/** The errors of `listCurrent`, by the status of the response. */
export type ListCurrentError = NotFoundError | CommonError;

/**
 * List what a reader has
 *
 * `GET /readers/{id}/loans/current`
 *
 * Needs no authentication.
 *
 * Not shown: pagination, limits, deprecation.
 *
 * From `manifest/groups/readers.yaml#operations.list-current` (Handbook).
 *
 * @param id - Which book. At least 1 character.
 */
export function listCurrent(
  client: Client,
  id: string,
  init?: ListCurrentInit,
): Call<LoanListBody, ListCurrentError> {
  return send<LoanListBody, ListCurrentError>(client, listCurrentOperation, [id], init);
}

const listPastOperation: Operation = {
  id: "readers.list-past",
  method: "GET",
  path: "/readers/{id}/loans/past",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "401": UnauthorizedError,
    "404": NotFoundError,
    "429": TooManyRequestsError,
    "500": InternalServerError,
  }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `listPast`. */
export interface ListPastInit extends RequestOptions {
  headers?: ServiceHeaders | undefined;
}

/** The responses of `listPast`, by status. */
export interface ListPastResponses extends CommonErrors {
  /** Loans, the latest first. */
  "200": LoanListResponse;
  /** There is nothing of that id. */
  "404": NotFoundResponse;
}

/** The errors of `listPast`, by the status of the response. */
export type ListPastError = NotFoundError | CommonError;

/**
 * List what a reader had
 *
 * `GET /readers/{id}/loans/past`
 *
 * Needs no authentication.
 *
 * Not shown: pagination, limits, deprecation.
 *
 * From `manifest/groups/readers.yaml#operations.list-past` (Handbook).
 *
 * @param id - Which book. At least 1 character.
 */
export function listPast(
  client: Client,
  id: string,
  init?: ListPastInit,
): Call<LoanListBody, ListPastError> {
  return send<LoanListBody, ListPastError>(client, listPastOperation, [id], init);
}

/** Readers */
export class ReadersGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List the loans of a book
   *
   * `GET /readers/{id}/loans`
   *
   * Needs no authentication.
   *
   * Not shown: header parameters, cookie parameters, body, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.list-loans` (Handbook).
   *
   * @param id - Which book. At least 1 character.
   */
  listLoans(id: string, init?: ListLoansInit): Call<unknown, ListLoansError> {
    return listLoans(this.#client, id, init);
  }

  /**
   * List what a reader has
   *
   * `GET /readers/{id}/loans/current`
   *
   * Needs no authentication.
   *
   * Not shown: pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.list-current` (Handbook).
   *
   * @param id - Which book. At least 1 character.
   */
  listCurrent(id: string, init?: ListCurrentInit): Call<LoanListBody, ListCurrentError> {
    return listCurrent(this.#client, id, init);
  }

  /**
   * List what a reader had
   *
   * `GET /readers/{id}/loans/past`
   *
   * Needs no authentication.
   *
   * Not shown: pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.list-past` (Handbook).
   *
   * @param id - Which book. At least 1 character.
   */
  listPast(id: string, init?: ListPastInit): Call<LoanListBody, ListPastError> {
    return listPast(this.#client, id, init);
  }
}
