// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type {
  OpenCookies as OpenCookies_,
  OpenHeaders as OpenHeaders_,
  OpenQuery as OpenQuery_,
  PathValue,
} from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import {
  needsKeyOrNothing,
  needsNothingOrOauthLibraryReadOrKey,
  needsOauth,
  needsOauthLibraryReadLibraryWriteAndKeyOrBasic,
  needsOpenScopesUnlistedOrOauthOrUnlistedScheme,
  needsTokenCookieOrNothing,
} from "../security.js";

const listOperation: Operation = {
  id: "books.list",
  method: "GET",
  path: "/books",
  cookies: putCookies,
};

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * Free for all
 *
 * `GET /books`
 *
 * Needs no authentication.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.list` (Handbook).
 */
export function list(client: Client, init?: ListInit): Call<unknown> {
  return send(client, listOperation, [], init);
}

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  cookies: putCookies,
  security: needsOauth,
};

/** The options of a call of `retrieve`. */
export interface RetrieveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * What is not said holds by default
 *
 * `GET /books/{id}`
 *
 * Needs `auth.oauth` (no scope needed).
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * pagination, limits, deprecation.
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
  cookies: putCookies,
  body: encodeBody,
  security: needsOauthLibraryReadLibraryWriteAndKeyOrBasic,
};

/** The options of a call of `save`. */
export interface SaveInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * All of these, or that one
 *
 * `PUT /books/{id}`
 *
 * Needs `auth.oauth` with the scopes `library:read` and `library:write` together with
 * `auth.key`, or `auth.basic`.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.save` (Handbook).
 */
export function save(client: Client, id: PathValue, init?: SaveInit): Call<unknown> {
  return send(client, saveOperation, [id], init);
}

const signOperation: Operation = {
  id: "books.sign",
  method: "POST",
  path: "/books/{id}/signature",
  cookies: putCookies,
  body: encodeBody,
  security: needsTokenCookieOrNothing,
};

/** The options of a call of `sign`. */
export interface SignInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * A certificate beside a key, or the certificate alone
 *
 * `POST /books/{id}/signature`
 *
 * Needs a certificate that `fetch` presents (`certificate`) together with `auth.tokenCookie`,
 * or a certificate that `fetch` presents (`certificate`).
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.sign` (Handbook).
 */
export function sign(client: Client, id: PathValue, init?: SignInit): Call<unknown> {
  return send(client, signOperation, [id], init);
}

const certifyOperation: Operation = {
  id: "books.certify",
  method: "POST",
  path: "/books/{id}/certificate",
  cookies: putCookies,
  body: encodeBody,
};

/** The options of a call of `certify`. */
export interface CertifyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * A certificate is no matter of a request
 *
 * `POST /books/{id}/certificate`
 *
 * Needs a certificate that `fetch` presents (`certificate`).
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.certify` (Handbook).
 */
export function certify(client: Client, id: PathValue, init?: CertifyInit): Call<unknown> {
  return send(client, certifyOperation, [id], init);
}

const updateOperation: Operation = {
  id: "books.update",
  method: "PATCH",
  path: "/books/{id}",
  cookies: putCookies,
  body: encodeBody,
  security: needsOauthLibraryReadLibraryWriteAndKeyOrBasic,
};

/** The options of a call of `update`. */
export interface UpdateInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * The same as another operation needs
 *
 * `PATCH /books/{id}`
 *
 * Needs `auth.oauth` with the scopes `library:read` and `library:write` together with
 * `auth.key`, or `auth.basic`.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.update` (Handbook).
 */
export function update(client: Client, id: PathValue, init?: UpdateInit): Call<unknown> {
  return send(client, updateOperation, [id], init);
}

const openOperation: Operation = {
  id: "books.open",
  method: "GET",
  path: "/books/open",
  cookies: putCookies,
  security: needsOpenScopesUnlistedOrOauthOrUnlistedScheme,
};

/** The options of a call of `open`. */
export interface OpenInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * A scope that is not listed, and one that is not known
 *
 * `GET /books/open`
 *
 * Needs `auth.openScopes` with the scope `unlisted`, or `auth.oauth` (scopes not shown), or
 * `auth.unlistedScheme`.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.open` (Handbook).
 */
export function open(client: Client, init?: OpenInit): Call<unknown> {
  return send(client, openOperation, [], init);
}

const browseOperation: Operation = {
  id: "books.browse",
  method: "GET",
  path: "/shelves",
  security: needsNothingOrOauthLibraryReadOrKey,
};

/** The options of a call of `browse`. */
export interface BrowseInit extends RequestOptions {}

/**
 * Whoever has credentials is known, and they may be left out
 *
 * `GET /shelves`
 *
 * Takes `auth.oauth` with the scope `library:read`, or `auth.key`, or no authentication.
 *
 * Not shown: body, responses, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.browse` (Handbook).
 */
export function browse(client: Client, init?: BrowseInit): Call<unknown> {
  return send(client, browseOperation, [], init);
}

const reserveOperation: Operation = {
  id: "books.reserve",
  method: "POST",
  path: "/shelves",
  body: encodeBody,
  security: needsKeyOrNothing,
};

/** The options of a call of `reserve`. */
export interface ReserveInit extends RequestOptions {
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * Another way that is not shown
 *
 * `POST /shelves`
 *
 * Takes `auth.key`, or in a way that is not shown.
 *
 * Not shown: body, responses, idempotency, other ways to authenticate, pagination, limits,
 * deprecation.
 *
 * From `manifest/groups/books.yaml#operations.reserve` (Handbook).
 */
export function reserve(client: Client, init?: ReserveInit): Call<unknown> {
  return send(client, reserveOperation, [], init);
}

const lendOperation: Operation = {
  id: "books.lend",
  method: "PUT",
  path: "/shelves",
  body: encodeBody,
};

/** The options of a call of `lend`. */
export interface LendInit extends RequestOptions {
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * Not what holds by default, and no more is known
 *
 * `PUT /shelves`
 *
 * Not shown: body, responses, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.lend` (Handbook).
 */
export function lend(client: Client, init?: LendInit): Call<unknown> {
  return send(client, lendOperation, [], init);
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
   * Needs no authentication.
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
   * Needs `auth.oauth` (no scope needed).
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
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
   * Needs `auth.oauth` with the scopes `library:read` and `library:write` together with
   * `auth.key`, or `auth.basic`.
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
   * A certificate beside a key, or the certificate alone
   *
   * `POST /books/{id}/signature`
   *
   * Needs a certificate that `fetch` presents (`certificate`) together with `auth.tokenCookie`,
   * or a certificate that `fetch` presents (`certificate`).
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.sign` (Handbook).
   */
  sign(id: PathValue, init?: SignInit): Call<unknown> {
    return sign(this.#client, id, init);
  }

  /**
   * A certificate is no matter of a request
   *
   * `POST /books/{id}/certificate`
   *
   * Needs a certificate that `fetch` presents (`certificate`).
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.certify` (Handbook).
   */
  certify(id: PathValue, init?: CertifyInit): Call<unknown> {
    return certify(this.#client, id, init);
  }

  /**
   * The same as another operation needs
   *
   * `PATCH /books/{id}`
   *
   * Needs `auth.oauth` with the scopes `library:read` and `library:write` together with
   * `auth.key`, or `auth.basic`.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.update` (Handbook).
   */
  update(id: PathValue, init?: UpdateInit): Call<unknown> {
    return update(this.#client, id, init);
  }

  /**
   * A scope that is not listed, and one that is not known
   *
   * `GET /books/open`
   *
   * Needs `auth.openScopes` with the scope `unlisted`, or `auth.oauth` (scopes not shown), or
   * `auth.unlistedScheme`.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.open` (Handbook).
   */
  open(init?: OpenInit): Call<unknown> {
    return open(this.#client, init);
  }

  /**
   * Whoever has credentials is known, and they may be left out
   *
   * `GET /shelves`
   *
   * Takes `auth.oauth` with the scope `library:read`, or `auth.key`, or no authentication.
   *
   * Not shown: body, responses, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.browse` (Handbook).
   */
  browse(init?: BrowseInit): Call<unknown> {
    return browse(this.#client, init);
  }

  /**
   * Another way that is not shown
   *
   * `POST /shelves`
   *
   * Takes `auth.key`, or in a way that is not shown.
   *
   * Not shown: body, responses, idempotency, other ways to authenticate, pagination, limits,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.reserve` (Handbook).
   */
  reserve(init?: ReserveInit): Call<unknown> {
    return reserve(this.#client, init);
  }

  /**
   * Not what holds by default, and no more is known
   *
   * `PUT /shelves`
   *
   * Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.lend` (Handbook).
   */
  lend(init?: LendInit): Call<unknown> {
    return lend(this.#client, init);
  }
}
