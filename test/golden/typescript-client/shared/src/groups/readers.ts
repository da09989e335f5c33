// Made by endpoint-manifest (typescript-client) from manifest/groups/readers.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  InternalServerError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, ParameterValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import { statusErrors } from "../runtime/status-errors.js";
import type { Problem } from "../schemas.js";

const listLoansOperation: Operation = {
  id: "readers.list-loans",
  method: "GET",
  path: "/readers/{id}/loans",
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

/** What a call of `listLoans` may carry. */
export interface ListLoansInit extends RequestOptions {
  query?: ListLoansQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * What `listLoans` answers, by status.
 *
 * There may be others, which are not shown.
 */
export interface ListLoansResponses extends CommonErrors {
  /** There is nothing of that id. */
  "404": Answer<
    Problem,
    {
      /** Names the request in our logs. */
      "X-Request-Id"?: string;
    }
  >;
}

/** What a call of `listLoans` fails with where it is answered. */
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
}
