// Made by endpoint-manifest (typescript-client) from manifest/groups/shelves.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { acceptsAnyOf } from "../runtime/accept-any-of.js";
import type { Answer } from "../runtime/answer.js";
import { byOffset } from "../runtime/by-offset.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { type PagedCall, sendPaged } from "../runtime/paged-call.js";
import type { Paging } from "../runtime/paging.js";
import type { OpenCookies, OpenHeaders } from "../runtime/parameters.js";
import type { ShelfPage } from "../schemas.js";

const listOperation: Operation = {
  id: "shelves.list",
  method: "GET",
  path: "/shelves",
  cookies: putCookies,
  accept: /* @__PURE__ */ acceptsAnyOf("application/json", "application/xml"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listPaging: Paging = {
  strategy: byOffset,
  parameter: ["query", "offset"],
  items: "/items",
  total: "/total",
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Integer.
   *
   * Not shown: whether it is required.
   */
  offset?: number | undefined;
  /**
   * Integer.
   *
   * Not shown: whether it is required.
   */
  limit?: number | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses {
  "200": Answer<ShelfPage | Blob>;
}

/**
 * Pages in several media types
 *
 * `GET /shelves`
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
 *
 * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): PagedCall<ShelfPage, string> {
  return sendPaged<ShelfPage, string>(client, listOperation, listPaging, [], init);
}

/** Shelves */
export class ShelvesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Pages in several media types
   *
   * `GET /shelves`
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): PagedCall<ShelfPage, string> {
    return list(this.#client, init);
  }
}
