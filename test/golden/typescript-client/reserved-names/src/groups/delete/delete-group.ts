// Made by endpoint-manifest (typescript-client) from manifest/groups/delete.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import { putCookies } from "../../runtime/cookies.js";
import type { Operation } from "../../runtime/operation.js";
import type { RequestOptions } from "../../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "../../runtime/parameters.js";
import { send } from "../../runtime/request.js";

const importOperation: Operation = {
  id: "delete.delete-group.import",
  method: "GET",
  path: "/import",
  cookies: putCookies,
};

/** The options of a call of `import`. */
export interface ImportInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.delete-group.import`
 *
 * `GET /import`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#subgroups.delete-group.operations.import` (Handbook).
 */
export function import_(client: Client, init?: ImportInit): Call<unknown> {
  return send(client, importOperation, [], init);
}

/** `delete.delete-group` */
export class DeleteGroupGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * `delete.delete-group.import`
   *
   * `GET /import`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#subgroups.delete-group.operations.import` (Handbook).
   */
  import(init?: ImportInit): Call<unknown> {
    return import_(this.#client, init);
  }
}
