// Made by endpoint-manifest (typescript-client) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { formBody } from "../runtime/form-body.js";
import { json as json_, jsonOrText } from "../runtime/json-parameters.js";
import { limits } from "../runtime/limits.js";
import type { Operation, RawBody } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, ParameterValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import { reserved, reservedItems } from "../runtime/reserved.js";
import {
  deepObject,
  form,
  label,
  matrix,
  pipeDelimited,
  simple,
  single,
  spaceDelimited,
} from "../runtime/styles.js";
import type { Filter } from "../schemas.js";

const pathOperation: Operation = {
  id: "search.path",
  method: "GET",
  path: "/simple/{simple}/label{label}/matrix{matrix}",
  parameters: [
    { in: "path", name: "simple", style: simple, explode: false },
    { in: "path", name: "label", style: label, explode: true },
    { in: "path", name: "matrix", style: matrix, explode: true },
  ],
  cookies: putCookies,
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

/** The options of a call of `path`. */
export interface PathInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
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
    { in: "query", name: "fields", style: single, explode: false, encode: reserved },
    { in: "query", name: "where", style: jsonOrText, explode: false },
    { in: "query", name: "near", style: single, explode: false, encode: reserved },
    { in: "query", name: "paths", style: form, explode: true, encode: reservedItems },
  ],
  cookies: putCookies,
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
  /**
   * It is sent as JSON.
   *
   * Not shown: whether it is required.
   */
  where?: { [name: string]: unknown } | undefined;
  /** Not shown: whether it is required. */
  near?: string | undefined;
  /** Not shown: whether it is required. */
  paths?: readonly string[] | undefined;
}

/** The options of a call of `query`. */
export interface QueryInit extends RequestOptions {
  query: QueryQuery;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
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
  cookies: putCookies,
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

/** The options of a call of `header`. */
export interface HeaderInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
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

const deepOperation: Operation = {
  id: "search.deep",
  method: "POST",
  path: "/deep",
  parameters: [
    { in: "query", name: "expand", style: deepObject, explode: true },
    { in: "query", name: "created", style: deepObject, explode: true },
    { in: "query", name: "filter", style: deepObject, explode: true, arrays: "indices" },
    { in: "query", name: "flat", style: form, explode: true },
  ],
  cookies: putCookies,
  body: formBody,
  contentType: "application/x-www-form-urlencoded",
  parts: [
    { name: "items", style: deepObject, explode: true },
    { name: "labels", style: deepObject, explode: true, arrays: "repeat" },
  ],
};

/** The query parameters of `deep`. */
export interface DeepQuery {
  expand: readonly string[];
  /** Not shown: whether it is required. */
  created?:
    | number
    | {
        /** Integer. */
        gt?: number | undefined;
        /** Integer. */
        lt?: number | undefined;
      }
    | undefined;
  filter: Filter;
  /** Not shown: whether it is required. */
  flat?: { a?: string | undefined; b?: undefined } | undefined;
}

/** The form that a call of `deep` sends. */
export interface DeepBody {
  items: readonly { price: string; tags?: readonly string[] | undefined }[];
  note?: string | undefined;
  labels?: readonly string[] | undefined;
}

/** The options of a call of `deep`. */
export interface DeepInit extends RequestOptions {
  query: DeepQuery;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: DeepBody | RawBody;
  contentType?: "application/x-www-form-urlencoded" | undefined;
}

/**
 * Style deepObject, as far as OpenAPI leaves it open
 *
 * `POST /deep`
 *
 * Not shown: header parameters, cookie parameters, responses, idempotency, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/search.yaml#operations.deep` (Handbook).
 */
export function deep(client: Client, init: DeepInit): Call<unknown> {
  return send(client, deepOperation, [], init);
}

const jsonOperation: Operation = {
  id: "search.json",
  method: "GET",
  path: "/json/{key}",
  parameters: [
    { in: "path", name: "key", style: jsonOrText, explode: false },
    { in: "query", name: "filter", style: jsonOrText, explode: false },
    { in: "query", name: "any", style: jsonOrText, explode: false },
    { in: "query", name: "word", style: json_, explode: false },
    { in: "header", name: "X-Scope", style: jsonOrText, explode: false },
    { in: "cookie", name: "state", style: jsonOrText, explode: false },
  ],
  cookies: putCookies,
};

/** The query parameters of `json`. */
export interface JsonQuery {
  /**
   * What to look for.
   *
   * It is sent as JSON.
   */
  filter: { name: string; tags?: readonly (string | null)[] | undefined };
  /**
   * Not shown: its type. It is sent as JSON, except a string, which is sent as it is.
   *
   * Not shown: whether it is required.
   */
  any?: unknown;
  /**
   * It is sent as JSON.
   *
   * Not shown: whether it is required.
   */
  word?: string | undefined;
  /** Not shown: whether it is required. */
  xml?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  line?: "one" | "two" | undefined;
}

/** The header parameters of `json`. */
export interface JsonHeaders {
  /**
   * It is sent as JSON.
   *
   * Not shown: whether it is required.
   */
  "X-Scope"?: { [name: string]: unknown } | undefined;
}

/** The cookie parameters of `json`. */
export interface JsonCookies {
  /**
   * It is sent as JSON.
   *
   * Not shown: whether it is required.
   */
  state?: { [name: string]: unknown } | undefined;
}

/** The options of a call of `json`. */
export interface JsonInit extends RequestOptions {
  query: JsonQuery;
  headers?: JsonHeaders | undefined;
  cookies?: JsonCookies | undefined;
}

/**
 * Text of JSON in every place
 *
 * `GET /json/{key}`
 *
 * Not shown: body, responses, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/search.yaml#operations.json` (Handbook).
 *
 * @param key - At most 3 items.
 */
export function json(client: Client, key: readonly number[], init: JsonInit): Call<unknown> {
  return send(client, jsonOperation, [key], init);
}

const halfOperation: Operation = {
  id: "search.half",
  method: "GET",
  path: "/half",
  cookies: putCookies,
};

/** The query parameters of `half`. */
export interface HalfQuery {
  /** Not shown: whether it is required. */
  word?: string | undefined;
  /** Not shown: whether it is required. */
  one?: string | undefined;
}

/** The options of a call of `half`. */
export interface HalfInit extends RequestOptions {
  query?: HalfQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
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
   * Style deepObject, as far as OpenAPI leaves it open
   *
   * `POST /deep`
   *
   * Not shown: header parameters, cookie parameters, responses, idempotency, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/search.yaml#operations.deep` (Handbook).
   */
  deep(init: DeepInit): Call<unknown> {
    return deep(this.#client, init);
  }

  /**
   * Text of JSON in every place
   *
   * `GET /json/{key}`
   *
   * Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/search.yaml#operations.json` (Handbook).
   *
   * @param key - At most 3 items.
   */
  json(key: readonly number[], init: JsonInit): Call<unknown> {
    return json(this.#client, key, init);
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
