// Made by endpoint-manifest (typescript-client) from manifest/groups/loans.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const listOperation: Operation = {
  id: "loans.list",
  method: "GET",
  path: "/loans",
  cookies: putCookies,
};

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * List loans </script> `code` [x](javascript:alert(1))
 *
 * `GET /loans`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/loans.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<unknown> {
  return send(client, listOperation, [], init);
}

/** Loans */
export class LoansGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List loans </script> `code` [x](javascript:alert(1))
   *
   * `GET /loans`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/loans.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): Call<unknown> {
    return list(this.#client, init);
  }
}
