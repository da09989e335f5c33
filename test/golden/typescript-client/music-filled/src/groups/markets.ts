// Made by endpoint-manifest (typescript-client) from manifest/groups/markets.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonError, CommonErrors } from "../common-errors.js";
import {
  BadRequestError,
  ForbiddenError,
  TooManyRequestsError,
  UnauthorizedError,
} from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { byLink } from "../runtime/by-link.js";
import type { Client } from "../runtime/client.js";
import { statusErrors } from "../runtime/errors.js";
import { defaultHeaders } from "../runtime/headers.js";
import { limits } from "../runtime/limits.js";
import { nextInLinkHeader } from "../runtime/link-header.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { type PagedCall, sendPaged } from "../runtime/paged-call.js";
import type { Paging } from "../runtime/paging.js";
import type { ErrorBody, Market, MarketList } from "../schemas.js";
import { needsOauth } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const listOperation: Operation = {
  id: "markets.list",
  method: "GET",
  path: "/markets",
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: /* @__PURE__ */ statusErrors({
    "400": BadRequestError,
    "401": UnauthorizedError,
    "403": ForbiddenError,
    "429": TooManyRequestsError,
  }),
  security: needsOauth,
  check: /* @__PURE__ */ limits({ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listPaging: Paging = {
  strategy: byLink,
  items: "",
  total: "header:X-Total-Count",
  next: nextInLinkHeader,
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Where the page begins; it stands in the address of the next page. At least 1 character.
   *
   * @example "NO"
   */
  cursor?: string | undefined;
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  /** A page of countries. */
  "200": Answer<
    MarketList,
    {
      /** Address of the next page (RFC 8288); there is none on the last one. */
      Link?: string;
      /** Number of countries on all pages. */
      "X-Total-Count": number;
    }
  >;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = BadRequestError | CommonError;

/**
 * Get Available Markets: Get the countries in which the service is available.
 *
 * The `Link` header holds the address of the next page.
 *
 * `GET /markets`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Pages by its links: `for await` over the call gives all items.
 *
 * Limits: 20 items on a page by default. At most 50 items on a page.
 *
 * From `manifest/groups/markets.yaml#operations.list` (Assumptions of the team).
 */
export function list(client: Client, init?: ListInit): PagedCall<MarketList, Market, ListError> {
  return sendPaged<MarketList, Market, ListError>(client, listOperation, listPaging, [], init);
}

/**
 * Markets
 *
 * Countries in which the service is available.
 */
export class MarketsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Available Markets: Get the countries in which the service is available.
   *
   * The `Link` header holds the address of the next page.
   *
   * `GET /markets`
   *
   * Needs `auth.oauth` (no scope needed).
   *
   * Pages by its links: `for await` over the call gives all items.
   *
   * Limits: 20 items on a page by default. At most 50 items on a page.
   *
   * From `manifest/groups/markets.yaml#operations.list` (Assumptions of the team).
   */
  list(init?: ListInit): PagedCall<MarketList, Market, ListError> {
    return list(this.#client, init);
  }
}
