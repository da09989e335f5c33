// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import { BooksGroup } from "./me/books.js";
import { EmptyGroup } from "./me/empty.js";
import { OuterGroup } from "./me/outer.js";

const listOperation: Operation = { id: "me.list", method: "GET", path: "/me", cookies: putCookies };

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
 * Get me
 *
 * `GET /me`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/me.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<unknown> {
  return send(client, listOperation, [], init);
}

/**
 * Me
 *
 * The current reader.
 */
export class MeGroup {
  readonly #client: Client;
  /** My books */
  readonly books: BooksGroup;
  /** Empty */
  readonly empty: EmptyGroup;
  /** Outer */
  readonly outer: OuterGroup;

  constructor(client: Client) {
    this.#client = client;
    this.books = new BooksGroup(client);
    this.empty = new EmptyGroup();
    this.outer = new OuterGroup(client);
  }

  /**
   * Get me
   *
   * `GET /me`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/me.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): Call<unknown> {
    return list(this.#client, init);
  }
}
