// Made by endpoint-manifest (typescript-client) from manifest/groups/unfollowed.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, ParameterValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const halfKnownOperation: Operation = {
  id: "unfollowed.half-known",
  method: "GET",
  path: "/unfollowed/half-known",
  cookies: putCookies,
};

/** The options of a call of `halfKnown`. */
export interface HalfKnownInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Its answers are not shown
 *
 * `GET /unfollowed/half-known`
 *
 * Its pages cannot be followed: `items` of its answers is not shown; `cursor` of its answers
 * is not shown.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/unfollowed.yaml#operations.half-known` (Handbook).
 */
export function halfKnown(client: Client, init?: HalfKnownInit): Call<unknown> {
  return send(client, halfKnownOperation, [], init);
}

const noCursorOperation: Operation = {
  id: "unfollowed.no-cursor",
  method: "GET",
  path: "/unfollowed/no-cursor",
  cookies: putCookies,
};

/** The options of a call of `noCursor`. */
export interface NoCursorInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Its cursor is not shown
 *
 * `GET /unfollowed/no-cursor`
 *
 * Its pages cannot be followed: `cursor` of its requests is not shown; its answers have no
 * `cursor`.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/unfollowed.yaml#operations.no-cursor` (Handbook).
 */
export function noCursor(client: Client, init?: NoCursorInit): Call<unknown> {
  return send(client, noCursorOperation, [], init);
}

const noFirstPageOperation: Operation = {
  id: "unfollowed.no-first-page",
  method: "GET",
  path: "/unfollowed/no-first-page",
  cookies: putCookies,
};

/** The query parameters of `noFirstPage`. */
export interface NoFirstPageQuery {
  /** Not shown: whether it is required. */
  page?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  limit?: ParameterValue | undefined;
}

/** The options of a call of `noFirstPage`. */
export interface NoFirstPageInit extends RequestOptions {
  query?: NoFirstPageQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * The number of its first page is not shown
 *
 * `GET /unfollowed/no-first-page`
 *
 * Its pages cannot be followed: the number of the first page is not shown (a default or
 * minimum of `query.page`).
 *
 * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
 * deprecation.
 *
 * From `manifest/groups/unfollowed.yaml#operations.no-first-page` (Handbook).
 */
export function noFirstPage(client: Client, init?: NoFirstPageInit): Call<unknown> {
  return send(client, noFirstPageOperation, [], init);
}

const inPathOperation: Operation = {
  id: "unfollowed.in-path",
  method: "GET",
  path: "/unfollowed/{page}",
  cookies: putCookies,
};

/** The options of a call of `inPath`. */
export interface InPathInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * Its pages are asked for in the path
 *
 * `GET /unfollowed/{page}`
 *
 * Its pages cannot be followed: `path.page` is part of the path.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/unfollowed.yaml#operations.in-path` (Handbook).
 *
 * @param page - Integer, at least 1.
 */
export function inPath(client: Client, page: number, init?: InPathInit): Call<unknown> {
  return send(client, inPathOperation, [page], init);
}

const withoutBodyOperation: Operation = {
  id: "unfollowed.without-body",
  method: "GET",
  path: "/unfollowed/without-body",
  cookies: putCookies,
};

/** The options of a call of `withoutBody`. */
export interface WithoutBodyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * It takes no body
 *
 * `GET /unfollowed/without-body`
 *
 * Its pages cannot be followed: its requests have no body.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, limits, deprecation.
 *
 * From `manifest/groups/unfollowed.yaml#operations.without-body` (Handbook).
 */
export function withoutBody(client: Client, init?: WithoutBodyInit): Call<unknown> {
  return send(client, withoutBodyOperation, [], init);
}

/**
 * Its path is not shown
 *
 * Cannot be called yet: its path is not shown.
 *
 * From `manifest/groups/unfollowed.yaml#operations.uncallable` (Handbook).
 */
export const uncallable: NotShown<
  ["path"],
  "manifest/groups/unfollowed.yaml#operations.uncallable"
> = /* @__PURE__ */ notShown("unfollowed.uncallable", ["path"], "manifest/groups/");

/** Pages that cannot be followed */
export class UnfollowedGroup {
  readonly #client: Client;
  /**
   * Its path is not shown
   *
   * Cannot be called yet: its path is not shown.
   *
   * From `manifest/groups/unfollowed.yaml#operations.uncallable` (Handbook).
   */
  declare readonly uncallable: typeof uncallable;

  constructor(client: Client) {
    this.#client = client;
    notShownMembers(this, "unfollowed", ["path"], "manifest/groups/", "uncallable");
  }

  /**
   * Its answers are not shown
   *
   * `GET /unfollowed/half-known`
   *
   * Its pages cannot be followed: `items` of its answers is not shown; `cursor` of its answers
   * is not shown.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.half-known` (Handbook).
   */
  halfKnown(init?: HalfKnownInit): Call<unknown> {
    return halfKnown(this.#client, init);
  }

  /**
   * Its cursor is not shown
   *
   * `GET /unfollowed/no-cursor`
   *
   * Its pages cannot be followed: `cursor` of its requests is not shown; its answers have no
   * `cursor`.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.no-cursor` (Handbook).
   */
  noCursor(init?: NoCursorInit): Call<unknown> {
    return noCursor(this.#client, init);
  }

  /**
   * The number of its first page is not shown
   *
   * `GET /unfollowed/no-first-page`
   *
   * Its pages cannot be followed: the number of the first page is not shown (a default or
   * minimum of `query.page`).
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
   * deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.no-first-page` (Handbook).
   */
  noFirstPage(init?: NoFirstPageInit): Call<unknown> {
    return noFirstPage(this.#client, init);
  }

  /**
   * Its pages are asked for in the path
   *
   * `GET /unfollowed/{page}`
   *
   * Its pages cannot be followed: `path.page` is part of the path.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.in-path` (Handbook).
   *
   * @param page - Integer, at least 1.
   */
  inPath(page: number, init?: InPathInit): Call<unknown> {
    return inPath(this.#client, page, init);
  }

  /**
   * It takes no body
   *
   * `GET /unfollowed/without-body`
   *
   * Its pages cannot be followed: its requests have no body.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * From `manifest/groups/unfollowed.yaml#operations.without-body` (Handbook).
   */
  withoutBody(init?: WithoutBodyInit): Call<unknown> {
    return withoutBody(this.#client, init);
  }
}
