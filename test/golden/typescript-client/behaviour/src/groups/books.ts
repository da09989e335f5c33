// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OpenCookies, OpenHeaders, OpenQuery, ParameterValue } from "../runtime/parameters.js";
import { type RequestOptions, send } from "../runtime/request.js";

const listOperation: Operation = { id: "books.list", method: "GET", path: "/books" };

/** The query parameters of `list`. */
export interface ListQuery {
  /** Not shown: whether it is required. */
  offset?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  limit?: ParameterValue | undefined;
}

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * One page
 *
 * `GET /books`
 *
 * Not shown: header parameters, cookie parameters, body, responses, authentication,
 * deprecation.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<unknown> {
  return send(client, listOperation, [], init);
}

const nestedOperation: Operation = { id: "books.nested", method: "GET", path: "/books/nested" };

/** The query parameters of `nested`. */
export interface NestedQuery {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  after?: ParameterValue | undefined;
}

/** What a call of `nested` may carry. */
export interface NestedInit extends RequestOptions {
  query?: NestedQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * A page under a key
 *
 * `GET /books/nested`
 *
 * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
 * deprecation.
 *
 * From `manifest/groups/books.yaml#operations.nested` (Handbook).
 */
export function nested(client: Client, init?: NestedInit): Call<unknown> {
  return send(client, nestedOperation, [], init);
}

const severalOperation: Operation = { id: "books.several", method: "GET", path: "/books/several" };

/** What a call of `several` may carry. */
export interface SeveralInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Several pages in one answer
 *
 * `GET /books/several`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.several` (Handbook).
 */
export function several(client: Client, init?: SeveralInit): Call<unknown> {
  return send(client, severalOperation, [], init);
}

const byLinkOperation: Operation = { id: "books.by-link", method: "GET", path: "/books/by-link" };

/** What a call of `byLink` may carry. */
export interface ByLinkInit extends RequestOptions {}

/**
 * Pages by links
 *
 * `GET /books/by-link`
 *
 * Not shown: body, responses, authentication, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.by-link` (Handbook).
 */
export function byLink(client: Client, init?: ByLinkInit): Call<unknown> {
  return send(client, byLinkOperation, [], init);
}

const wholeOperation: Operation = { id: "books.whole", method: "GET", path: "/books/whole" };

/** What a call of `whole` may carry. */
export interface WholeInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Not paged
 *
 * `GET /books/whole`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.whole` (Handbook).
 */
export function whole(client: Client, init?: WholeInit): Call<unknown> {
  return send(client, wholeOperation, [], init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * One page
   *
   * `GET /books`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): Call<unknown> {
    return list(this.#client, init);
  }

  /**
   * A page under a key
   *
   * `GET /books/nested`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.nested` (Handbook).
   */
  nested(init?: NestedInit): Call<unknown> {
    return nested(this.#client, init);
  }

  /**
   * Several pages in one answer
   *
   * `GET /books/several`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.several` (Handbook).
   */
  several(init?: SeveralInit): Call<unknown> {
    return several(this.#client, init);
  }

  /**
   * Pages by links
   *
   * `GET /books/by-link`
   *
   * Not shown: body, responses, authentication, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.by-link` (Handbook).
   */
  byLink(init?: ByLinkInit): Call<unknown> {
    return byLink(this.#client, init);
  }

  /**
   * Not paged
   *
   * `GET /books/whole`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.whole` (Handbook).
   */
  whole(init?: WholeInit): Call<unknown> {
    return whole(this.#client, init);
  }
}
