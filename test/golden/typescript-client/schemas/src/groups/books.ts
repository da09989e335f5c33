// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, PathValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { Book, Field } from "../schemas.js";

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [{ in: "query", name: "fields", style: form, explode: false }],
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /**
   * Unique items.
   *
   * Not shown: whether it is required.
   */
  fields?: readonly Field[] | undefined;
  /**
   * Format: `date`.
   *
   * Not shown: whether it is required.
   */
  since?: string | undefined;
}

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  query?: RetrieveQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses {
  "200": Answer<Book>;
}

/**
 * Get a book
 *
 * `GET /books/{id}`
 *
 * Not shown: header parameters, cookie parameters, body, authentication, pagination, limits,
 * deprecation.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
 */
export function retrieve(client: Client, id: PathValue, init?: RetrieveInit): Call<Book> {
  return send<Book>(client, retrieveOperation, [id], init);
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
   * Not shown: header parameters, cookie parameters, body, authentication, pagination, limits,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  retrieve(id: PathValue, init?: RetrieveInit): Call<Book> {
    return retrieve(this.#client, id, init);
  }
}
