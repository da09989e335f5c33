// Made by endpoint-manifest (typescript-client) from manifest/groups/shows.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const retrieveOperation: Operation = {
  id: "shows.retrieve",
  method: "GET",
  path: "/shows/{id}",
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
 * Get Show: single show
 *
 * `GET /shows/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/shows.yaml#operations.retrieve` (Music Catalog and Playback Service:
 * Interface Specification).
 *
 * @param id - identifier of the show
 */
export function retrieve(client: Client, id: PathValue, init?: RetrieveInit): Call<unknown> {
  return send(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "shows.bulk-retrieve",
  method: "GET",
  path: "/shows",
  cookies: putCookies,
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
 * Get Several Shows: several shows in one call
 *
 * `GET /shows`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export function bulkRetrieve(client: Client, init?: BulkRetrieveInit): Call<unknown> {
  return send(client, bulkRetrieveOperation, [], init);
}

const listEpisodesOperation: Operation = {
  id: "shows.list-episodes",
  method: "GET",
  path: "/shows/{id}/episodes",
  cookies: putCookies,
};

/** The options of a call of `listEpisodes`. */
export interface ListEpisodesInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get Show Episodes: episodes of the show
 *
 * `GET /shows/{id}/episodes`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/shows.yaml#operations.list-episodes` (Music Catalog and Playback
 * Service: Interface Specification).
 *
 * @param id - identifier of the show
 */
export function listEpisodes(
  client: Client,
  id: PathValue,
  init?: ListEpisodesInit,
): Call<unknown> {
  return send(client, listEpisodesOperation, [id], init);
}

/** Shows */
export class ShowsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Show: single show
   *
   * `GET /shows/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/shows.yaml#operations.retrieve` (Music Catalog and Playback Service:
   * Interface Specification).
   *
   * @param id - identifier of the show
   */
  retrieve(id: PathValue, init?: RetrieveInit): Call<unknown> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Shows: several shows in one call
   *
   * `GET /shows`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  bulkRetrieve(init?: BulkRetrieveInit): Call<unknown> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Show Episodes: episodes of the show
   *
   * `GET /shows/{id}/episodes`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/shows.yaml#operations.list-episodes` (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param id - identifier of the show
   */
  listEpisodes(id: PathValue, init?: ListEpisodesInit): Call<unknown> {
    return listEpisodes(this.#client, id, init);
  }
}
