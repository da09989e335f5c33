// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { NotFoundError } from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { type OtherApiError, statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import type { Book, Problem } from "../schemas.js";

const listOperation: Operation = {
  id: "books.list",
  method: "GET",
  path: "/books",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `list`. */
export interface ListQuery {
  shelf: string;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query: ListQuery;
}

/** The responses of `list`, by status. */
export interface ListResponses {
  "200": Answer<Book[]>;
}

/**
 * List books
 *
 * `GET /books`
 *
 * Not shown: authentication, pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init: ListInit): Call<Book[]> {
  return send<Book[]>(client, listOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({ "404": NotFoundError }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses {
  "200": Answer<Book>;
  /** Nothing here has this id. */
  "404": Answer<Problem>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = NotFoundError | OtherApiError;

/**
 * Get a book
 *
 * `GET /books/{id}`
 *
 * Not shown: authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
 */
export function retrieve(
  client: Client,
  id: string,
  init?: RetrieveInit,
): Call<Book, RetrieveError> {
  return send<Book, RetrieveError>(client, retrieveOperation, [id], init);
}

const searchOperation: Operation = {
  id: "books.search",
  method: "GET",
  path: "/books/search",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The query parameters of `search`. */
export interface SearchQuery {
  q: string;
}

/** The options of a call of `search`. */
export interface SearchInit extends RequestOptions {
  query: SearchQuery;
}

/** The responses of `search`, by status. */
export interface SearchResponses {
  "200": Answer<Book[]>;
}

/**
 * Search books
 *
 * `GET /books/search`
 *
 * Not shown: authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.search` (Handbook).
 */
export function search(client: Client, init: SearchInit): Call<Book[]> {
  return send<Book[]>(client, searchOperation, [], init);
}

const archiveOperation: Operation = {
  id: "books.archive",
  method: "POST",
  path: "/books/{id}/archive",
  errors: /* @__PURE__ */ statusErrors({ "404": NotFoundError }),
};

/** The options of a call of `archive`. */
export interface ArchiveInit extends RequestOptions {}

/** The responses of `archive`, by status. */
export interface ArchiveResponses {
  "204": Answer<undefined>;
  /** Nothing here has this id. */
  "404": Answer<Problem>;
}

/** The errors of `archive`, by the status of the response. */
export type ArchiveError = NotFoundError | OtherApiError;

/**
 * Archive a book
 *
 * `POST /books/{id}/archive`
 *
 * Not shown: idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.archive` (Handbook).
 */
export function archive(
  client: Client,
  id: string,
  init?: ArchiveInit,
): Call<undefined, ArchiveError> {
  return send<undefined, ArchiveError>(client, archiveOperation, [id], init);
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
   * Not shown: authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init: ListInit): Call<Book[]> {
    return list(this.#client, init);
  }

  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  retrieve(id: string, init?: RetrieveInit): Call<Book, RetrieveError> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Search books
   *
   * `GET /books/search`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.search` (Handbook).
   */
  search(init: SearchInit): Call<Book[]> {
    return search(this.#client, init);
  }

  /**
   * Archive a book
   *
   * `POST /books/{id}/archive`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.archive` (Handbook).
   */
  archive(id: string, init?: ArchiveInit): Call<undefined, ArchiveError> {
    return archive(this.#client, id, init);
  }
}
