// Made by endpoint-manifest (typescript-client) from manifest/groups/markets.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import type { ErrorBody, MarketList } from "../schemas.js";

const listOperation: Operation = { id: "markets.list", method: "GET", path: "/markets" };

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

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
}

/** What `list` answers, by status. */
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

/**
 * Get Available Markets: Get the countries in which the service is available.
 *
 * The `Link` header holds the address of the next page.
 *
 * `GET /markets`
 *
 * From `manifest/groups/markets.yaml#operations.list` (Assumptions of the team).
 */
export function list(client: Client, init?: ListInit): Call<MarketList> {
  return send<MarketList>(client, listOperation, [], init);
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
   * From `manifest/groups/markets.yaml#operations.list` (Assumptions of the team).
   */
  list(init?: ListInit): Call<MarketList> {
    return list(this.#client, init);
  }
}
