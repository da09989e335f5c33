// Made by endpoint-manifest (typescript-client) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import { type RequestOptions, send } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { ErrorBody, Market, SearchResult, SearchType } from "../schemas.js";

const queryOperation: Operation = {
  id: "search.query",
  method: "GET",
  path: "/search",
  parameters: [{ in: "query", name: "type", style: form, explode: false }],
};

/** The query parameters of `query`. */
export interface QueryQuery {
  /**
   * Words to look for, narrowed by filters such as `artist:`, `album:` and `year:`. 1 to 200
   * characters.
   *
   * @example "ferry artist:harbour year:2020-2025"
   */
  q: string;
  /**
   * What to look for. At least 1 item. Unique items.
   *
   * @example ["album", "track"]
   */
  type: readonly SearchType[];
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  limit?: number | undefined;
  /**
   * How many items to pass over before the page begins. Integer, 0 to 1000.
   *
   * @defaultValue 0
   */
  offset?: number | undefined;
  /** Country in which the content has to be available. */
  market?: Market | undefined;
  /** Kind of content that counts as playable although it is hosted elsewhere. */
  include_external?: "audio" | undefined;
}

/** What a call of `query` may carry. */
export interface QueryInit extends RequestOptions {
  query: QueryQuery;
}

/** What `query` answers, by status. */
export interface QueryResponses extends CommonErrors {
  /** A page for each kind that was asked for. */
  "200": Answer<SearchResult>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Search: Find albums, artists, tracks and more by words.
 *
 * `offset` and `limit` apply to each kind separately.
 *
 * `GET /search`
 *
 * From `manifest/groups/search.yaml#operations.query` (Assumptions of the team).
 */
export function query(client: Client, init: QueryInit): Call<SearchResult> {
  return send<SearchResult>(client, queryOperation, [], init);
}

/**
 * Search
 *
 * Search of the whole catalog.
 */
export class SearchGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Search: Find albums, artists, tracks and more by words.
   *
   * `offset` and `limit` apply to each kind separately.
   *
   * `GET /search`
   *
   * From `manifest/groups/search.yaml#operations.query` (Assumptions of the team).
   */
  query(init: QueryInit): Call<SearchResult> {
    return query(this.#client, init);
  }
}
