// Made by endpoint-manifest (typescript-client) from manifest/groups/readers.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { defaultHeaders } from "../runtime/headers.js";
import { jsonBody } from "../runtime/json-body.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import type { Changes, Loan, Reader, ReaderId, ReaderInput } from "../schemas.js";

const createOperation: Operation = {
  id: "readers.create",
  method: "POST",
  path: "/readers",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `create`. */
export interface CreateInit extends RequestOptions {
  body: ReaderInput;
  contentType?: "application/json" | undefined;
}

/** The responses of `create`, by status. */
export interface CreateResponses {
  "201": Answer<Reader>;
}

/**
 * Add a reader
 *
 * `POST /readers`
 *
 * Not shown: idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/readers.yaml#operations.create` (Handbook).
 */
export function create(client: Client, init: CreateInit): Call<Reader> {
  return send<Reader>(client, createOperation, [], init);
}

const updateOperation: Operation = {
  id: "readers.update",
  method: "PATCH",
  path: "/readers/{id}",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `update`. */
export interface UpdateInit extends RequestOptions {
  /** What is to be changed. */
  body: Changes;
  contentType?: "application/json" | undefined;
}

/** The responses of `update`, by status. */
export interface UpdateResponses {
  "200": Answer<Reader>;
}

/**
 * Change a reader
 *
 * `PATCH /readers/{id}`
 *
 * Not shown: idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/readers.yaml#operations.update` (Handbook).
 */
export function update(client: Client, id: ReaderId, init: UpdateInit): Call<Reader> {
  return send<Reader>(client, updateOperation, [id], init);
}

const lendOperation: Operation = {
  id: "readers.lend",
  method: "POST",
  path: "/readers/{id}/loans",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The body of a call of `lend`. */
export interface LendBody {
  /** 1 to 5 items. */
  books: readonly string[];
  /**
   * Format: `date`.
   *
   * @defaultValue "2026-12-31"
   */
  until?: string | undefined;
  /**
   * A note on the loan
   *
   * At most 100 characters.
   */
  note?: string | null | undefined;
  code?: string | undefined;
}

/** The options of a call of `lend`. */
export interface LendInit extends RequestOptions {
  body: LendBody;
  contentType?: "application/json" | undefined;
}

/** The result of `lend`. */
export interface LendResult {
  loans: Loan[];
}

/** The responses of `lend`, by status. */
export interface LendResponses {
  "200": Answer<LendResult>;
}

/**
 * Lend books
 *
 * `POST /readers/{id}/loans`
 *
 * Not shown: idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/readers.yaml#operations.lend` (Handbook).
 */
export function lend(client: Client, id: ReaderId, init: LendInit): Call<LendResult> {
  return send<LendResult>(client, lendOperation, [id], init);
}

const listLoansOperation: Operation = {
  id: "readers.list-loans",
  method: "GET",
  path: "/readers/{id}/loans",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `listLoans`. */
export interface ListLoansInit extends RequestOptions {}

/** The responses of `listLoans`, by status. */
export interface ListLoansResponses {
  "200": Answer<Loan[]>;
}

/**
 * List loans
 *
 * `GET /readers/{id}/loans`
 *
 * Not shown: authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/readers.yaml#operations.list-loans` (Handbook).
 */
export function listLoans(client: Client, id: ReaderId, init?: ListLoansInit): Call<Loan[]> {
  return send<Loan[]>(client, listLoansOperation, [id], init);
}

/** Readers */
export class ReadersGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Add a reader
   *
   * `POST /readers`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.create` (Handbook).
   */
  create(init: CreateInit): Call<Reader> {
    return create(this.#client, init);
  }

  /**
   * Change a reader
   *
   * `PATCH /readers/{id}`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.update` (Handbook).
   */
  update(id: ReaderId, init: UpdateInit): Call<Reader> {
    return update(this.#client, id, init);
  }

  /**
   * Lend books
   *
   * `POST /readers/{id}/loans`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.lend` (Handbook).
   */
  lend(id: ReaderId, init: LendInit): Call<LendResult> {
    return lend(this.#client, id, init);
  }

  /**
   * List loans
   *
   * `GET /readers/{id}/loans`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.list-loans` (Handbook).
   */
  listLoans(id: ReaderId, init?: ListLoansInit): Call<Loan[]> {
    return listLoans(this.#client, id, init);
  }
}
