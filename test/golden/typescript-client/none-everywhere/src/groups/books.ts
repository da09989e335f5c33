// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { PathValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const listOperation: Operation = { id: "books.list", method: "GET", path: "/books" };

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {}

/** The responses of `list`, by status. */
export interface ListResponses {
  "200": Answer<undefined>;
}

/**
 * List books
 *
 * `GET /books`
 *
 * Needs no authentication.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<undefined> {
  return send<undefined>(client, listOperation, [], init);
}

const replaceOperation: Operation = {
  id: "books.replace",
  method: "PUT",
  path: "/books/{id}",
  body: encodeBody,
  accept: /* @__PURE__ */ accepts("multipart/form-data"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "multipart/form-data" }),
};

/** The options of a call of `replace`. */
export interface ReplaceInit extends RequestOptions {
  body: unknown;
  contentType?: string | undefined;
}

/** The responses of `replace`, by status. */
export interface ReplaceResponses {
  "200": Answer<Blob>;
}

/**
 * Replace a book
 *
 * `PUT /books/{id}`
 *
 * Needs no authentication.
 *
 * From `manifest/groups/books.yaml#operations.replace` (Handbook).
 */
export function replace(client: Client, id: PathValue, init: ReplaceInit): Call<Blob> {
  return send<Blob>(client, replaceOperation, [id], init);
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
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): Call<undefined> {
    return list(this.#client, init);
  }

  /**
   * Replace a book
   *
   * `PUT /books/{id}`
   *
   * Needs no authentication.
   *
   * From `manifest/groups/books.yaml#operations.replace` (Handbook).
   */
  replace(id: PathValue, init: ReplaceInit): Call<Blob> {
    return replace(this.#client, id, init);
  }
}
