// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type {
  OpenCookies as OpenCookies_,
  OpenHeaders as OpenHeaders_,
  OpenQuery as OpenQuery_,
  PathValue,
} from "../runtime/parameters.js";
import { type RequestOptions, send } from "../runtime/request.js";

const listOperation: Operation = { id: "books.list", method: "GET", path: "/books" };

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * Free for all
 *
 * `GET /books`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<unknown> {
  return send(client, listOperation, [], init);
}

const retrieveOperation: Operation = { id: "books.retrieve", method: "GET", path: "/books/{id}" };

/** What a call of `retrieve` may carry. */
export interface RetrieveInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * What is not said holds by default
 *
 * `GET /books/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
 */
export function retrieve(client: Client, id: PathValue, init?: RetrieveInit): Call<unknown> {
  return send(client, retrieveOperation, [id], init);
}

const saveOperation: Operation = {
  id: "books.save",
  method: "PUT",
  path: "/books/{id}",
  body: encodeBody,
};

/** What a call of `save` may carry. */
export interface SaveInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies_ | undefined;
  /** Not shown: what the body is. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * All of these, or that one
 *
 * `PUT /books/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.save` (Handbook).
 */
export function save(client: Client, id: PathValue, init?: SaveInit): Call<unknown> {
  return send(client, saveOperation, [id], init);
}

const openOperation: Operation = { id: "books.open", method: "GET", path: "/books/open" };

/** What a call of `open` may carry. */
export interface OpenInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * A scope that is not listed, and one that is not known
 *
 * `GET /books/open`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.open` (Handbook).
 */
export function open(client: Client, init?: OpenInit): Call<unknown> {
  return send(client, openOperation, [], init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Free for all
   *
   * `GET /books`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.list` (Handbook).
   */
  list(init?: ListInit): Call<unknown> {
    return list(this.#client, init);
  }

  /**
   * What is not said holds by default
   *
   * `GET /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  retrieve(id: PathValue, init?: RetrieveInit): Call<unknown> {
    return retrieve(this.#client, id, init);
  }

  /**
   * All of these, or that one
   *
   * `PUT /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.save` (Handbook).
   */
  save(id: PathValue, init?: SaveInit): Call<unknown> {
    return save(this.#client, id, init);
  }

  /**
   * A scope that is not listed, and one that is not known
   *
   * `GET /books/open`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.open` (Handbook).
   */
  open(init?: OpenInit): Call<unknown> {
    return open(this.#client, init);
  }
}
