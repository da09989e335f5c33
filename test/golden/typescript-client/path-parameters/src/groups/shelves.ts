// Made by endpoint-manifest (typescript-client) from manifest/groups/shelves.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { send as send_ } from "../runtime/request.js";

const listOperation: Operation = {
  id: "shelves.list",
  method: "GET",
  path: "/shelves",
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
 * List shelves
 *
 * `GET /shelves`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<unknown> {
  return send_(client, listOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "shelves.retrieve",
  method: "GET",
  path: "/shelves/{id}",
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
 * Get a shelf
 *
 * `GET /shelves/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.retrieve` (Handbook).
 */
export function retrieve(client: Client, id: PathValue, init?: RetrieveInit): Call<unknown> {
  return send_(client, retrieveOperation, [id], init);
}

const retrieveRowOperation: Operation = {
  id: "shelves.retrieve-row",
  method: "GET",
  path: "/shelves/{shelf_id}/rows/{row_id}",
  cookies: putCookies,
};

/** The path parameters of `retrieveRow`. */
export interface RetrieveRowPath {
  /** Number of the shelf. Integer, at least 1. */
  shelf_id: number;
  /** Letter of the row, counted from below. Pattern: `^[A-Z]$`. */
  row_id: string;
}

/** The options of a call of `retrieveRow`. */
export interface RetrieveRowInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get a row
 *
 * `GET /shelves/{shelf_id}/rows/{row_id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.retrieve-row` (Handbook).
 */
export function retrieveRow(
  client: Client,
  path: RetrieveRowPath,
  init?: RetrieveRowInit,
): Call<unknown> {
  return send_(client, retrieveRowOperation, path, init);
}

const retrieveOddOperation: Operation = {
  id: "shelves.retrieve-odd",
  method: "GET",
  path: "/shelves/by-name/{shelf-name}",
  cookies: putCookies,
};

/** The options of a call of `retrieveOdd`. */
export interface RetrieveOddInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get by an unusual name
 *
 * `GET /shelves/by-name/{shelf-name}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.retrieve-odd` (Handbook).
 */
export function retrieveOdd(
  client: Client,
  shelfName: PathValue,
  init?: RetrieveOddInit,
): Call<unknown> {
  return send_(client, retrieveOddOperation, [shelfName], init);
}

const retrieveByDigitsOperation: Operation = {
  id: "shelves.retrieve-by-digits",
  method: "GET",
  path: "/shelves/{2nd}/{new}/{__proto__}/{init}",
  cookies: putCookies,
};

/** The path parameters of `retrieveByDigits`. */
export interface RetrieveByDigitsPath {
  "2nd": PathValue;
  new: PathValue;
  __proto__: PathValue;
  init: PathValue;
}

/** The options of a call of `retrieveByDigits`. */
export interface RetrieveByDigitsInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get by names that no language takes
 *
 * `GET /shelves/{2nd}/{new}/{__proto__}/{init}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.retrieve-by-digits` (Handbook).
 */
export function retrieveByDigits(
  client: Client,
  path: RetrieveByDigitsPath,
  init?: RetrieveByDigitsInit,
): Call<unknown> {
  return send_(client, retrieveByDigitsOperation, path, init);
}

const retrieveReservedOperation: Operation = {
  id: "shelves.retrieve-reserved",
  method: "DELETE",
  path: "/shelves/{client}",
  cookies: putCookies,
  body: encodeBody,
};

/** The options of a call of `retrieveReserved`. */
export interface RetrieveReservedInit extends RequestOptions {
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
 * Get by a reserved word
 *
 * `DELETE /shelves/{client}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.retrieve-reserved` (Handbook).
 */
export function retrieveReserved(
  client: Client,
  client_: PathValue,
  init?: RetrieveReservedInit,
): Call<unknown> {
  return send_(client, retrieveReservedOperation, [client_], init);
}

const sendOperation: Operation = {
  id: "shelves.send",
  method: "POST",
  path: "/shelves/{send}/send",
  cookies: putCookies,
  body: encodeBody,
};

/** The options of a call of `send`. */
export interface SendInit extends RequestOptions {
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
 * Send a shelf
 *
 * `POST /shelves/{send}/send`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.send` (Handbook).
 */
export function send(client: Client, send__: PathValue, init?: SendInit): Call<unknown> {
  return send_(client, sendOperation, [send__], init);
}

const cellOperation: Operation = {
  id: "shelves.cell",
  method: "GET",
  path: "/shelves/{id}/cells/{column}x{row}.{format}",
  cookies: putCookies,
};

/** The path parameters of `cell`. */
export interface CellPath {
  id: PathValue;
  /** Integer. */
  column: number;
  /** Integer. */
  row: number;
  format: "json" | "csv";
}

/** The options of a call of `cell`. */
export interface CellInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Two parameters in one segment
 *
 * `GET /shelves/{id}/cells/{column}x{row}.{format}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.cell` (Handbook).
 */
export function cell(client: Client, path: CellPath, init?: CellInit): Call<unknown> {
  return send_(client, cellOperation, path, init);
}

const percentOperation: Operation = {
  id: "shelves.percent",
  method: "GET",
  path: "/shelves/%7Bbraces%7D/{größe}",
  cookies: putCookies,
};

/** The options of a call of `percent`. */
export interface PercentInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Text that is percent-encoded already
 *
 * `GET /shelves/%7Bbraces%7D/{größe}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.percent` (Handbook).
 */
export function percent(client: Client, grosse: PathValue, init?: PercentInit): Call<unknown> {
  return send_(client, percentOperation, [grosse], init);
}

/** Shelves */
export class ShelvesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * List shelves
   *
   * `GET /shelves`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): Call<unknown> {
    return list(this.#client, init);
  }

  /**
   * Get a shelf
   *
   * `GET /shelves/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve` (Handbook).
   */
  retrieve(id: PathValue, init?: RetrieveInit): Call<unknown> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get a row
   *
   * `GET /shelves/{shelf_id}/rows/{row_id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve-row` (Handbook).
   */
  retrieveRow(path: RetrieveRowPath, init?: RetrieveRowInit): Call<unknown> {
    return retrieveRow(this.#client, path, init);
  }

  /**
   * Get by an unusual name
   *
   * `GET /shelves/by-name/{shelf-name}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve-odd` (Handbook).
   */
  retrieveOdd(shelfName: PathValue, init?: RetrieveOddInit): Call<unknown> {
    return retrieveOdd(this.#client, shelfName, init);
  }

  /**
   * Get by names that no language takes
   *
   * `GET /shelves/{2nd}/{new}/{__proto__}/{init}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve-by-digits` (Handbook).
   */
  retrieveByDigits(path: RetrieveByDigitsPath, init?: RetrieveByDigitsInit): Call<unknown> {
    return retrieveByDigits(this.#client, path, init);
  }

  /**
   * Get by a reserved word
   *
   * `DELETE /shelves/{client}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve-reserved` (Handbook).
   */
  retrieveReserved(client_: PathValue, init?: RetrieveReservedInit): Call<unknown> {
    return retrieveReserved(this.#client, client_, init);
  }

  /**
   * Send a shelf
   *
   * `POST /shelves/{send}/send`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.send` (Handbook).
   */
  send(send__: PathValue, init?: SendInit): Call<unknown> {
    return send(this.#client, send__, init);
  }

  /**
   * Two parameters in one segment
   *
   * `GET /shelves/{id}/cells/{column}x{row}.{format}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.cell` (Handbook).
   */
  cell(path: CellPath, init?: CellInit): Call<unknown> {
    return cell(this.#client, path, init);
  }

  /**
   * Text that is percent-encoded already
   *
   * `GET /shelves/%7Bbraces%7D/{größe}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.percent` (Handbook).
   */
  percent(grosse: PathValue, init?: PercentInit): Call<unknown> {
    return percent(this.#client, grosse, init);
  }
}
