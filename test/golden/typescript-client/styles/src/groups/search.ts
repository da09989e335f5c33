// Made by endpoint-manifest (typescript-client) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { limits } from "../runtime/limits.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, ParameterValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import {
  deepObject,
  form,
  label,
  matrix,
  pipeDelimited,
  simple,
  spaceDelimited,
} from "../runtime/styles.js";

const pathOperation: Operation = {
  id: "search.path",
  method: "GET",
  path: "/simple/{simple}/label{label}/matrix{matrix}",
  parameters: [
    { in: "path", name: "simple", style: simple, explode: false },
    { in: "path", name: "label", style: label, explode: true },
    { in: "path", name: "matrix", style: matrix, explode: true },
  ],
};

/** The path parameters of `path`. */
export interface PathPath {
  simple: readonly string[];
  label: readonly string[];
  matrix: {
    /** Integer. */
    x?: number | undefined;
  };
}

/** What a call of `path` may carry. */
export interface PathInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Styles of the path
 *
 * `GET /simple/{simple}/label{label}/matrix{matrix}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/search.yaml#operations.path` (Handbook).
 */
export function path(client: Client, path_: PathPath, init?: PathInit): Call<unknown> {
  return send(client, pathOperation, path_, init);
}

const queryOperation: Operation = {
  id: "search.query",
  method: "GET",
  path: "/query",
  parameters: [
    { in: "query", name: "ids", style: form, explode: false },
    { in: "query", name: "tags", style: form, explode: true },
    { in: "query", name: "words", style: spaceDelimited, explode: false },
    { in: "query", name: "options", style: pipeDelimited, explode: false },
    { in: "query", name: "filter", style: deepObject, explode: true },
    { in: "query", name: "fields", style: form, explode: false, allowReserved: true },
  ],
  check: /* @__PURE__ */ limits({ of: ["query.ids"], maxItems: 50, by: "its schema" }),
};

/** The query parameters of `query`. */
export interface QueryQuery {
  /** At most 50 items. */
  ids: readonly string[];
  /** Not shown: whether it is required. */
  tags?: readonly string[] | undefined;
  /** Not shown: whether it is required. */
  words?: readonly string[] | undefined;
  /** Not shown: whether it is required. */
  options?: readonly string[] | undefined;
  /** Not shown: whether it is required. */
  filter?: { [name: string]: string } | undefined;
  /** Not shown: whether it is required. */
  fields?: string | undefined;
  /** Not shown: whether it is required. */
  where?: ParameterValue | undefined;
}

/** What a call of `query` may carry. */
export interface QueryInit extends RequestOptions {
  query: QueryQuery;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Styles of the query
 *
 * `GET /query`
 *
 * Not shown: header parameters, cookie parameters, body, responses, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/search.yaml#operations.query` (Handbook).
 */
export function query(client: Client, init: QueryInit): Call<unknown> {
  return send(client, queryOperation, [], init);
}

const headerOperation: Operation = {
  id: "search.header",
  method: "GET",
  path: "/header",
  parameters: [
    { in: "header", name: "X-Ids", style: simple, explode: false },
    { in: "cookie", name: "seen", style: form, explode: false },
  ],
};

/** The header parameters of `header`. */
export interface HeaderHeaders {
  /** Not shown: whether it is required. */
  "X-Ids"?: readonly number[] | undefined;
}

/** The cookie parameters of `header`. */
export interface HeaderCookies {
  /** Not shown: whether it is required. */
  seen?: readonly number[] | undefined;
}

/** What a call of `header` may carry. */
export interface HeaderInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  headers?: HeaderHeaders | undefined;
  cookies?: HeaderCookies | undefined;
}

/**
 * Styles of headers and cookies
 *
 * `GET /header`
 *
 * Not shown: query parameters, body, responses, authentication, pagination, limits,
 * deprecation.
 *
 * From `manifest/groups/search.yaml#operations.header` (Handbook).
 */
export function header(client: Client, init?: HeaderInit): Call<unknown> {
  return send(client, headerOperation, [], init);
}

const halfOperation: Operation = { id: "search.half", method: "GET", path: "/half" };

/** The query parameters of `half`. */
export interface HalfQuery {
  /** Not shown: whether it is required. */
  word?: string | undefined;
  /** Not shown: whether it is required. */
  one?: string | undefined;
}

/** What a call of `half` may carry. */
export interface HalfInit extends RequestOptions {
  query?: HalfQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * A style without its other half
 *
 * `GET /half`
 *
 * Not shown: header parameters, cookie parameters, body, responses, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/search.yaml#operations.half` (Handbook).
 */
export function half(client: Client, init?: HalfInit): Call<unknown> {
  return send(client, halfOperation, [], init);
}

/** Search */
export class SearchGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Styles of the path
   *
   * `GET /simple/{simple}/label{label}/matrix{matrix}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/search.yaml#operations.path` (Handbook).
   */
  path(path_: PathPath, init?: PathInit): Call<unknown> {
    return path(this.#client, path_, init);
  }

  /**
   * Styles of the query
   *
   * `GET /query`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/search.yaml#operations.query` (Handbook).
   */
  query(init: QueryInit): Call<unknown> {
    return query(this.#client, init);
  }

  /**
   * Styles of headers and cookies
   *
   * `GET /header`
   *
   * Not shown: query parameters, body, responses, authentication, pagination, limits,
   * deprecation.
   *
   * From `manifest/groups/search.yaml#operations.header` (Handbook).
   */
  header(init?: HeaderInit): Call<unknown> {
    return header(this.#client, init);
  }

  /**
   * A style without its other half
   *
   * `GET /half`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/search.yaml#operations.half` (Handbook).
   */
  half(init?: HalfInit): Call<unknown> {
    return half(this.#client, init);
  }
}
