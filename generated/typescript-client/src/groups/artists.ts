// Made by endpoint-manifest (typescript-client) from manifest/groups/artists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const retrieveOperation: Operation = {
  id: "artists.retrieve",
  method: "GET",
  path: "/artists/{id}",
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
 * Get Artist: single artist
 *
 * `GET /artists/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/artists.yaml#operations.retrieve` (Music Catalog and Playback Service:
 * Interface Specification).
 *
 * @param id - identifier of the artist
 */
export function retrieve(client: Client, id: PathValue, init?: RetrieveInit): Call<unknown> {
  return send(client, retrieveOperation, [id], init);
}

const bulkRetrieveOperation: Operation = {
  id: "artists.bulk-retrieve",
  method: "GET",
  path: "/artists",
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
 * Get Several Artists: several artists in one call
 *
 * `GET /artists`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export function bulkRetrieve(client: Client, init?: BulkRetrieveInit): Call<unknown> {
  return send(client, bulkRetrieveOperation, [], init);
}

const listAlbumsOperation: Operation = {
  id: "artists.list-albums",
  method: "GET",
  path: "/artists/{id}/albums",
  cookies: putCookies,
};

/** The options of a call of `listAlbums`. */
export interface ListAlbumsInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get Artist's Albums: albums of the artist
 *
 * `GET /artists/{id}/albums`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/artists.yaml#operations.list-albums` (Music Catalog and Playback
 * Service: Interface Specification).
 *
 * @param id - identifier of the artist
 */
export function listAlbums(client: Client, id: PathValue, init?: ListAlbumsInit): Call<unknown> {
  return send(client, listAlbumsOperation, [id], init);
}

const topTracksOperation: Operation = {
  id: "artists.top-tracks",
  method: "GET",
  path: "/artists/{id}/top-tracks",
  cookies: putCookies,
};

/** The options of a call of `topTracks`. */
export interface TopTracksInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get Artist's Top Tracks: top tracks of the artist
 *
 * `GET /artists/{id}/top-tracks`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/artists.yaml#operations.top-tracks` (Music Catalog and Playback
 * Service: Interface Specification).
 *
 * @param id - identifier of the artist
 */
export function topTracks(client: Client, id: PathValue, init?: TopTracksInit): Call<unknown> {
  return send(client, topTracksOperation, [id], init);
}

const listRelatedArtistsOperation: Operation = {
  id: "artists.list-related-artists",
  method: "GET",
  path: "/artists/{id}/related-artists",
  cookies: putCookies,
  deprecated: {},
};

/** The options of a call of `listRelatedArtists`. */
export interface ListRelatedArtistsInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Get Artist's Related Artists
 *
 * `GET /artists/{id}/related-artists`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits.
 *
 * From `manifest/groups/artists.yaml#operations.list-related-artists` (Music Catalog and
 * Playback Service: Interface Specification).
 *
 * @param id - identifier of the artist
 * @deprecated Not shown: since when, until when it works, what replaces it and why.
 */
export function listRelatedArtists(
  client: Client,
  id: PathValue,
  init?: ListRelatedArtistsInit,
): Call<unknown> {
  return send(client, listRelatedArtistsOperation, [id], init);
}

/** Artists */
export class ArtistsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Artist: single artist
   *
   * `GET /artists/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.retrieve` (Music Catalog and Playback Service:
   * Interface Specification).
   *
   * @param id - identifier of the artist
   */
  retrieve(id: PathValue, init?: RetrieveInit): Call<unknown> {
    return retrieve(this.#client, id, init);
  }

  /**
   * Get Several Artists: several artists in one call
   *
   * `GET /artists`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  bulkRetrieve(init?: BulkRetrieveInit): Call<unknown> {
    return bulkRetrieve(this.#client, init);
  }

  /**
   * Get Artist's Albums: albums of the artist
   *
   * `GET /artists/{id}/albums`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.list-albums` (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param id - identifier of the artist
   */
  listAlbums(id: PathValue, init?: ListAlbumsInit): Call<unknown> {
    return listAlbums(this.#client, id, init);
  }

  /**
   * Get Artist's Top Tracks: top tracks of the artist
   *
   * `GET /artists/{id}/top-tracks`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.top-tracks` (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param id - identifier of the artist
   */
  topTracks(id: PathValue, init?: TopTracksInit): Call<unknown> {
    return topTracks(this.#client, id, init);
  }

  /**
   * Get Artist's Related Artists
   *
   * `GET /artists/{id}/related-artists`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * From `manifest/groups/artists.yaml#operations.list-related-artists` (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param id - identifier of the artist
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  listRelatedArtists(id: PathValue, init?: ListRelatedArtistsInit): Call<unknown> {
    return listRelatedArtists(this.#client, id, init);
  }
}
