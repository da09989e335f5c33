// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { defaultHeaders } from "../runtime/headers.js";
import { type NotShown, notShown as notShown_, notShownMembers } from "../runtime/not-shown.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type {
  OpenCookies,
  OpenHeaders,
  OpenQuery,
  ParameterValue,
  PathValue,
} from "../runtime/parameters.js";
import { send as send_ } from "../runtime/request.js";
import { form } from "../runtime/styles.js";
import type { Book, BookInput } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";

const sendOperation: Operation = {
  id: "books.send",
  method: "POST",
  path: "/books/{*/}/{`$x`}/{\"}/{'}/{\\}",
  parameters: [
    { in: "query", name: "`${1}`", style: form, explode: false },
    { in: "query", name: "ids[]", style: form, explode: true },
  ],
  cookies: putCookies,
  body: encodeBody,
  contentType: 'application/json; profile="*/ ${x} \'"',
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
  deprecated: { since: "2026-02-01", reason: "*/ because\n@internal" },
};

/** The path parameters of `send`. */
export interface SendPath {
  "*/": PathValue;
  "`$x`": PathValue;
  '"': PathValue;
  "'": PathValue;
  "\u005c": PathValue;
}

/** The query parameters of `send`. */
export interface SendQuery {
  /**
   * *\/
   *
   * Not shown: whether it is required.
   */
  __proto__?: string | undefined;
  /** Not shown: whether it is required. */
  constructor?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  "*/"?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  "a\nb"?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  "`${1}`"?:
    | readonly (
        "*/" | "`" | "${}" | "\n" | "\u202e" | "\u005c" | "'" | '"' | "\u0000" | "</script>"
      )[]
    | undefined;
  /** Not shown: whether it is required. */
  "1st"?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  "🎤"?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  "[]"?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  "ids[]"?: readonly string[] | undefined;
}

/** The header parameters of `send`. */
export interface SendHeaders extends ServiceHeaders {
  /** Not shown: whether it is required. */
  __proto__?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  "X-`${1}'"?: ParameterValue | undefined;
}

/** The cookie parameters of `send`. */
export interface SendCookies {
  /** Not shown: whether it is required. */
  "a'b\"c"?: ParameterValue | undefined;
}

/** The options of a call of `send`. */
export interface SendInit extends RequestOptions {
  query?: SendQuery | undefined;
  headers?: SendHeaders | undefined;
  cookies?: SendCookies | undefined;
  body: BookInput | string;
  contentType?: 'application/json; profile="*/ ${x} \'"' | "text/x-`'$" | undefined;
}

/** The responses of `send`, by status. */
export interface SendResponses {
  /** *\/ */
  "200": Answer<Book>;
}

/**
 * Send *\/: `${process.env}` and <script>alert(1)</script>
 *
 * \@param id - not a parameter \@returns {never}
 *
 *     indented: *\/
 * | a | b |
 * - 1. list
 *
 * `POST /books/{*\/}/{`$x`}/{"}/{'}/{\}`
 *
 * Not shown: idempotency, authentication, pagination, limits.
 *
 * From `manifest/groups/books.yaml#operations.send` (Handbook *\/ second line third).
 *
 * @deprecated Since 2026-02-01. Not shown: until when it works and what replaces it. *\/
 *   because \@internal
 */
export function send(client: Client, path: SendPath, init: SendInit): Call<Book> {
  return send_<Book>(client, sendOperation, path, init);
}

/**
 * Not\u200bshown \ufeff but titled
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/books.yaml#operations.not-shown` (Handbook *\/ second line third).
 */
export const notShown: NotShown<
  ["method", "path"],
  "manifest/groups/books.yaml#operations.not-shown"
> = /* @__PURE__ */ notShown_("books.not-shown", ["method", "path"], "manifest/groups/");

const callOperation: Operation = {
  id: "books.call",
  method: "GET",
  path: "/call/{hasOwnProperty}",
  cookies: putCookies,
};

/** The options of a call of `call`. */
export interface CallInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `books.call`
 *
 * `GET /call/{hasOwnProperty}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.call` (Handbook *\/ second line third).
 */
export function call(client: Client, hasOwnProperty_: PathValue, init?: CallInit): Call<unknown> {
  return send_(client, callOperation, [hasOwnProperty_], init);
}

const deleteOperation: Operation = {
  id: "books.delete",
  method: "DELETE",
  path: "/books/{__proto__}",
  cookies: putCookies,
  body: encodeBody,
};

/** The options of a call of `delete`. */
export interface DeleteInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * `books.delete`
 *
 * `DELETE /books/{__proto__}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.delete` (Handbook *\/ second line third).
 */
export function delete_(client: Client, proto: PathValue, init?: DeleteInit): Call<unknown> {
  return send_(client, deleteOperation, [proto], init);
}

const thenOperation: Operation = {
  id: "books.then",
  method: "GET",
  path: "/then/{then}",
  cookies: putCookies,
};

/** The options of a call of `then_`. */
export interface ThenInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `books.then`
 *
 * `GET /then/{then}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.then` (Handbook *\/ second line third).
 */
export function then_(client: Client, then__: PathValue, init?: ThenInit): Call<unknown> {
  return send_(client, thenOperation, [then__], init);
}

const constructorOperation: Operation = {
  id: "books.constructor",
  method: "GET",
  path: "/constructor/{constructor}",
  cookies: putCookies,
};

/** The options of a call of `constructor_`. */
export interface ConstructorInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `books.constructor`
 *
 * `GET /constructor/{constructor}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.constructor` (Handbook *\/ second line third).
 */
export function constructor_(
  client: Client,
  constructor__: PathValue,
  init?: ConstructorInit,
): Call<unknown> {
  return send_(client, constructorOperation, [constructor__], init);
}

const toStringOperation: Operation = {
  id: "books.to-string",
  method: "GET",
  path: "/to-string/{0}",
  cookies: putCookies,
};

/** The options of a call of `toString_`. */
export interface ToStringInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `books.to-string`
 *
 * `GET /to-string/{0}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.to-string` (Handbook *\/ second line third).
 */
export function toString_(client: Client, _0: PathValue, init?: ToStringInit): Call<unknown> {
  return send_(client, toStringOperation, [_0], init);
}

const schemasOperation: Operation = {
  id: "books.schemas",
  method: "GET",
  path: "/schemas/{🎤}/{.}",
  cookies: putCookies,
};

/** The path parameters of `schemas`. */
export interface SchemasPath {
  "🎤": PathValue;
  ".": PathValue;
}

/** The options of a call of `schemas`. */
export interface SchemasInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `books.schemas`
 *
 * `GET /schemas/{🎤}/{.}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.schemas` (Handbook *\/ second line third).
 */
export function schemas(client: Client, path: SchemasPath, init?: SchemasInit): Call<unknown> {
  return send_(client, schemasOperation, path, init);
}

/**
 * *\/ export const broken = `${1}`; /*
 *
 * Line one line two line three\u0000end \u001b[31mred
 */
export class BooksGroup {
  readonly #client: Client;
  /**
   * Not\u200bshown \ufeff but titled
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/books.yaml#operations.not-shown` (Handbook *\/ second line third).
   */
  declare readonly notShown: typeof notShown;

  constructor(client: Client) {
    this.#client = client;
    notShownMembers(this, "books", ["method", "path"], "manifest/groups/", "not-shown");
  }

  /**
   * Send *\/: `${process.env}` and <script>alert(1)</script>
   *
   * \@param id - not a parameter \@returns {never}
   *
   *     indented: *\/
   * | a | b |
   * - 1. list
   *
   * `POST /books/{*\/}/{`$x`}/{"}/{'}/{\}`
   *
   * Not shown: idempotency, authentication, pagination, limits.
   *
   * From `manifest/groups/books.yaml#operations.send` (Handbook *\/ second line third).
   *
   * @deprecated Since 2026-02-01. Not shown: until when it works and what replaces it. *\/
   *   because \@internal
   */
  send(path: SendPath, init: SendInit): Call<Book> {
    return send(this.#client, path, init);
  }

  /**
   * `books.call`
   *
   * `GET /call/{hasOwnProperty}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.call` (Handbook *\/ second line third).
   */
  call(hasOwnProperty_: PathValue, init?: CallInit): Call<unknown> {
    return call(this.#client, hasOwnProperty_, init);
  }

  /**
   * `books.delete`
   *
   * `DELETE /books/{__proto__}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.delete` (Handbook *\/ second line third).
   */
  delete(proto: PathValue, init?: DeleteInit): Call<unknown> {
    return delete_(this.#client, proto, init);
  }

  /**
   * `books.then`
   *
   * `GET /then/{then}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.then` (Handbook *\/ second line third).
   */
  then_(then__: PathValue, init?: ThenInit): Call<unknown> {
    return then_(this.#client, then__, init);
  }

  /**
   * `books.constructor`
   *
   * `GET /constructor/{constructor}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.constructor` (Handbook *\/ second line third).
   */
  constructor_(constructor__: PathValue, init?: ConstructorInit): Call<unknown> {
    return constructor_(this.#client, constructor__, init);
  }

  /**
   * `books.to-string`
   *
   * `GET /to-string/{0}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.to-string` (Handbook *\/ second line third).
   */
  toString_(_0: PathValue, init?: ToStringInit): Call<unknown> {
    return toString_(this.#client, _0, init);
  }

  /**
   * `books.schemas`
   *
   * `GET /schemas/{🎤}/{.}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.schemas` (Handbook *\/ second line third).
   */
  schemas(path: SchemasPath, init?: SchemasInit): Call<unknown> {
    return schemas(this.#client, path, init);
  }
}
