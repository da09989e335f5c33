// Made by endpoint-manifest (typescript-client) from manifest/groups/delete.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import { putCookies } from "../../runtime/cookies.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "../../runtime/parameters.js";
import { send } from "../../runtime/request.js";

const inOperation: Operation = {
  id: "delete.in.in",
  method: "GET",
  path: "/in",
  cookies: putCookies,
};

/** The options of a call of `in`. */
export interface InInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.in.in`
 *
 * `GET /in`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#subgroups.in.operations.in` (Handbook).
 */
export function in_(client: Client, init?: InInit): Call<unknown> {
  return send(client, inOperation, [], init);
}

/** `delete.in` */
export class InGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * `delete.in.in`
   *
   * `GET /in`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#subgroups.in.operations.in` (Handbook).
   */
  in(init?: InInit): Call<unknown> {
    return in_(this.#client, init);
  }
}
