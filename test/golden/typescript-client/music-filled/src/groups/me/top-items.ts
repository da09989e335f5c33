// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../../common-errors.js";
import type { Answer } from "../../runtime/answer.js";
import type { Call } from "../../runtime/call.js";
import type { Client } from "../../runtime/client.js";
import type { Operation } from "../../runtime/operation.js";
import { type RequestOptions, send } from "../../runtime/request.js";
import type { ArtistPage, ErrorBody, TimeRange, TrackPage } from "../../schemas.js";

const listTopTracksOperation: Operation = {
  id: "me.top-items.list-top-tracks",
  method: "GET",
  path: "/me/top/tracks",
};

/** The query parameters of `listTopTracks`. */
export interface ListTopTracksQuery {
  /** Over which time plays are counted. */
  time_range?: TimeRange | undefined;
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
}

/** What a call of `listTopTracks` may carry. */
export interface ListTopTracksInit extends RequestOptions {
  query?: ListTopTracksQuery | undefined;
}

/** What `listTopTracks` answers, by status. */
export interface ListTopTracksResponses extends CommonErrors {
  /** A page of tracks, the most played first. */
  "200": Answer<TrackPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Top Tracks: Get the tracks that the user plays most.
 *
 * `GET /me/top/tracks`
 *
 * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks` (Assumptions
 * of the team).
 */
export function listTopTracks(client: Client, init?: ListTopTracksInit): Call<TrackPage> {
  return send<TrackPage>(client, listTopTracksOperation, [], init);
}

const listTopArtistsOperation: Operation = {
  id: "me.top-items.list-top-artists",
  method: "GET",
  path: "/me/top/artists",
};

/** The query parameters of `listTopArtists`. */
export interface ListTopArtistsQuery {
  /** Over which time plays are counted. */
  time_range?: TimeRange | undefined;
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
}

/** What a call of `listTopArtists` may carry. */
export interface ListTopArtistsInit extends RequestOptions {
  query?: ListTopArtistsQuery | undefined;
}

/** What `listTopArtists` answers, by status. */
export interface ListTopArtistsResponses extends CommonErrors {
  /** A page of artists, the most played first. */
  "200": Answer<ArtistPage>;
  /** The request is incomplete or not valid. */
  "400": Answer<ErrorBody>;
}

/**
 * Get Top Artists: Get the artists that the user plays most.
 *
 * `GET /me/top/artists`
 *
 * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Assumptions
 * of the team).
 */
export function listTopArtists(client: Client, init?: ListTopArtistsInit): Call<ArtistPage> {
  return send<ArtistPage>(client, listTopArtistsOperation, [], init);
}

/**
 * Top items
 *
 * What the user plays most.
 */
export class TopItemsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Get Top Tracks: Get the tracks that the user plays most.
   *
   * `GET /me/top/tracks`
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks` (Assumptions
   * of the team).
   */
  listTopTracks(init?: ListTopTracksInit): Call<TrackPage> {
    return listTopTracks(this.#client, init);
  }

  /**
   * Get Top Artists: Get the artists that the user plays most.
   *
   * `GET /me/top/artists`
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Assumptions
   * of the team).
   */
  listTopArtists(init?: ListTopArtistsInit): Call<ArtistPage> {
    return listTopArtists(this.#client, init);
  }
}
