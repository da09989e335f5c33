// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  cookies: putCookies,
};

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get a book
 *
 * `GET /books/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
 */
export function retrieve(client: Client, id: PathValue, init?: RetrieveInit): Call<unknown> {
  return send(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "books.bulk-retrieve",
  method: "GET",
  path: "/books/several",
  cookies: putCookies,
  deprecated: {},
};

/** The options of a call of `bulkRetrieve`. */
export interface BulkRetrieveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get several books
 *
 * `GET /books/several`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.bulk-retrieve` (Handbook).
 *
 * @deprecated Not shown: since when, until when it works, what replaces it and why.
 */
export function bulkRetrieve(client: Client, init?: BulkRetrieveInit): Call<unknown> {
  return send(client, bulkRetrieveOperation, [], init);
}

const scanOperation: Operation = {
  id: "books.scan",
  method: "POST",
  path: "/books/{id}/scan",
  cookies: putCookies,
  body: encodeBody,
  deprecated: {
    since: "2026-02-01",
    sunset: "2026-08-01",
    replacement: "books.retrieve",
    reason: "Scanning harms old books.",
  },
};

/** The options of a call of `scan`. */
export interface ScanInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * Scan a book
 *
 * `POST /books/{id}/scan`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, authentication, pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.scan` (Handbook).
 *
 * @deprecated Since 2026-02-01. It ends on 2026-08-01. Use `books.retrieve` in its place.
 *   Scanning harms old books.
 */
export function scan(client: Client, id: PathValue, init?: ScanInit): Call<unknown> {
  return send(client, scanOperation, [id], init);
}

const weighOperation: Operation = {
  id: "books.weigh",
  method: "POST",
  path: "/books/{id}/weigh",
  cookies: putCookies,
  body: encodeBody,
  deprecated: { since: "2026-02-01" },
};

/** The options of a call of `weigh`. */
export interface WeighInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * Weigh a book
 *
 * `POST /books/{id}/weigh`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, authentication, pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.weigh` (Handbook).
 *
 * @deprecated Since 2026-02-01. Nothing replaces it. Not shown: why.
 */
export function weigh(client: Client, id: PathValue, init?: WeighInit): Call<unknown> {
  return send(client, weighOperation, [id], init);
}

/**
 * Burn a book
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/books.yaml#operations.burn` (Handbook).
 *
 * @deprecated Not shown: since when, until when it works and what replaces it. Nobody should.
 */
export const burn: NotShown<["method", "path"], "manifest/groups/books.yaml#operations.burn"> =
  /* @__PURE__ */ notShown("books.burn", ["method", "path"], "manifest/groups/");

const lendOperation: Operation = {
  id: "books.lend",
  method: "POST",
  path: "/books/{id}/lend",
  cookies: putCookies,
  body: encodeBody,
};

/** The query parameters of `lend`. */
export interface LendQuery {
  /**
   * Not shown: whether it is required.
   *
   * @deprecated
   */
  until?: string | undefined;
  /**
   * Integer.
   *
   * Not shown: whether it is required.
   */
  days?: number | undefined;
}

/** The options of a call of `lend`. */
export interface LendInit extends RequestOptions {
  query?: LendQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * Lend a book
 *
 * `POST /books/{id}/lend`
 *
 * Not shown: header parameters, cookie parameters, body, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.lend` (Handbook).
 */
export function lend(client: Client, id: PathValue, init?: LendInit): Call<unknown> {
  return send(client, lendOperation, [id], init);
}

/**
 * Former name of `lend`.
 *
 * @deprecated `books.lend` was renamed: use `lend`.
 */
export const borrow: typeof lend = lend;

/**
 * Former name of `lend`.
 *
 * @deprecated `books.lend` was renamed: use `lend`.
 */
export const handOut: typeof lend = lend;

/**
 * Find a book
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/books.yaml#operations.find` (Handbook).
 */
export const find: NotShown<["method", "path"], "manifest/groups/books.yaml#operations.find"> =
  /* @__PURE__ */ notShown("books.find", ["method", "path"], "manifest/groups/");

/**
 * Former name of `find`.
 *
 * @deprecated `books.find` was renamed: use `find`.
 */
export const search: typeof find = find;

/** Books */
export class BooksGroup {
  readonly #client: Client;
  /**
   * Burn a book
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/books.yaml#operations.burn` (Handbook).
   *
   * @deprecated Not shown: since when, until when it works and what replaces it. Nobody should.
   */
  declare readonly burn: typeof burn;
  /**
   * Find a book
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/books.yaml#operations.find` (Handbook).
   */
  declare readonly find: typeof find;
  /**
   * Former name of `find`.
   *
   * @deprecated `books.find` was renamed: use `find`.
   */
  declare readonly search: typeof find;

  constructor(client: Client) {
    this.#client = client;
    notShownMembers(this, "books", ["method", "path"], "manifest/groups/", "burn", "find");
    this.search = this.find;
  }

  /**
   * Get a book
   *
   * `GET /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  retrieve(id: PathValue, init?: RetrieveInit): Call<unknown> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get several books
   *
   * `GET /books/several`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.bulk-retrieve` (Handbook).
   *
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  bulkRetrieve(init?: BulkRetrieveInit): Call<unknown> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Scan a book
   *
   * `POST /books/{id}/scan`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.scan` (Handbook).
   *
   * @deprecated Since 2026-02-01. It ends on 2026-08-01. Use `books.retrieve` in its place.
   *   Scanning harms old books.
   */
  scan(id: PathValue, init?: ScanInit): Call<unknown> {
    return scan(this.#client, id, init);
  }

  /**
   * Weigh a book
   *
   * `POST /books/{id}/weigh`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.weigh` (Handbook).
   *
   * @deprecated Since 2026-02-01. Nothing replaces it. Not shown: why.
   */
  weigh(id: PathValue, init?: WeighInit): Call<unknown> {
    return weigh(this.#client, id, init);
  }

  /**
   * Lend a book
   *
   * `POST /books/{id}/lend`
   *
   * Not shown: header parameters, cookie parameters, body, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.lend` (Handbook).
   */
  lend(id: PathValue, init?: LendInit): Call<unknown> {
    return lend(this.#client, id, init);
  }

  /**
   * Former name of `lend`.
   *
   * @deprecated `books.lend` was renamed: use `lend`.
   */
  borrow(id: PathValue, init?: LendInit): Call<unknown> {
    return lend(this.#client, id, init);
  }

  /**
   * Former name of `lend`.
   *
   * @deprecated `books.lend` was renamed: use `lend`.
   */
  handOut(id: PathValue, init?: LendInit): Call<unknown> {
    return lend(this.#client, id, init);
  }
}
