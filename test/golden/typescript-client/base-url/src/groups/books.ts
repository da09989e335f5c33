// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";

const listOperation: Operation = {
  id: "books.list",
  method: "GET",
  path: "/books",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {}

/** The responses of `list`, by status. */
export interface ListResponses {
  "200": Answer;
}

/**
 * List books
 *
 * `GET /books`
 *
 * Not shown: body, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<unknown> {
  return send(client, listOperation, [], init);
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
   * Not shown: body, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): Call<unknown> {
    return list(this.#client, init);
  }
}
