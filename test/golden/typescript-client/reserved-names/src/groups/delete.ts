// Made by endpoint-manifest (typescript-client) from manifest/groups/delete.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { type NotShown, notShown } from "../runtime/not-shown.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import { DeleteGroupGroup } from "./delete/delete-group.js";
import { InGroup } from "./delete/in.js";

const deleteOperation: Operation = {
  id: "delete.delete",
  method: "DELETE",
  path: "/delete",
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
 * `delete.delete`
 *
 * `DELETE /delete`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.delete` (Handbook).
 */
export function delete_(client: Client, init?: DeleteInit): Call<unknown> {
  return send(client, deleteOperation, [], init);
}

const thenOperation: Operation = {
  id: "delete.then",
  method: "GET",
  path: "/then",
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
 * `delete.then`
 *
 * `GET /then`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.then` (Handbook).
 */
export function then_(client: Client, init?: ThenInit): Call<unknown> {
  return send(client, thenOperation, [], init);
}

const constructorOperation: Operation = {
  id: "delete.constructor",
  method: "GET",
  path: "/delete/constructor",
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
 * `delete.constructor`
 *
 * `GET /delete/constructor`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.constructor` (Handbook).
 */
export function constructor_(client: Client, init?: ConstructorInit): Call<unknown> {
  return send(client, constructorOperation, [], init);
}

const toStringOperation: Operation = {
  id: "delete.to-string",
  method: "GET",
  path: "/delete/to-string",
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
 * `delete.to-string`
 *
 * `GET /delete/to-string`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.to-string` (Handbook).
 */
export function toString_(client: Client, init?: ToStringInit): Call<unknown> {
  return send(client, toStringOperation, [], init);
}

const toJsonOperation: Operation = {
  id: "delete.to-json",
  method: "GET",
  path: "/to-json",
  cookies: putCookies,
};

/** The options of a call of `toJson`. */
export interface ToJsonInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.to-json`
 *
 * `GET /to-json`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.to-json` (Handbook).
 */
export function toJson(client: Client, init?: ToJsonInit): Call<unknown> {
  return send(client, toJsonOperation, [], init);
}

/**
 * `delete.prototype`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/delete.yaml#operations.prototype` (Handbook).
 */
export const prototype_: NotShown<
  ["method", "path"],
  "manifest/groups/delete.yaml#operations.prototype"
> = /* @__PURE__ */ notShown("delete.prototype", ["method", "path"], "manifest/groups/");

const schemasOperation: Operation = {
  id: "delete.schemas",
  method: "GET",
  path: "/delete/schemas",
  cookies: putCookies,
};

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
 * `delete.schemas`
 *
 * `GET /delete/schemas`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.schemas` (Handbook).
 */
export function schemas(client: Client, init?: SchemasInit): Call<unknown> {
  return send(client, schemasOperation, [], init);
}

const newOperation: Operation = {
  id: "delete.new",
  method: "GET",
  path: "/new",
  cookies: putCookies,
};

/** The options of a call of `new`. */
export interface NewInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.new`
 *
 * `GET /new`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.new` (Handbook).
 */
export function new_(client: Client, init?: NewInit): Call<unknown> {
  return send(client, newOperation, [], init);
}

const awaitOperation: Operation = {
  id: "delete.await",
  method: "GET",
  path: "/await",
  cookies: putCookies,
};

/** The options of a call of `await`. */
export interface AwaitInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.await`
 *
 * `GET /await`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.await` (Handbook).
 */
export function await_(client: Client, init?: AwaitInit): Call<unknown> {
  return send(client, awaitOperation, [], init);
}

/**
 * Former name of `await_`.
 *
 * @deprecated `delete.await` was renamed: use `await_`.
 */
export const arguments_: typeof await_ = await_;

/**
 * Former name of `await_`.
 *
 * @deprecated `delete.await` was renamed: use `await_`.
 */
export const eval_: typeof await_ = await_;

const undefinedOperation: Operation = {
  id: "delete.undefined",
  method: "GET",
  path: "/undefined",
  cookies: putCookies,
};

/** The options of a call of `undefined`. */
export interface UndefinedInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.undefined`
 *
 * `GET /undefined`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.undefined` (Handbook).
 */
export function undefined_(client: Client, init?: UndefinedInit): Call<unknown> {
  return send(client, undefinedOperation, [], init);
}

const typeOperation: Operation = {
  id: "delete.type",
  method: "GET",
  path: "/type",
  cookies: putCookies,
};

/** The options of a call of `type`. */
export interface TypeInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.type`
 *
 * `GET /type`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.type` (Handbook).
 */
export function type(client: Client, init?: TypeInit): Call<unknown> {
  return send(client, typeOperation, [], init);
}

const ofOperation: Operation = { id: "delete.of", method: "GET", path: "/of", cookies: putCookies };

/** The options of a call of `of`. */
export interface OfInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.of`
 *
 * `GET /of`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.of` (Handbook).
 */
export function of(client: Client, init?: OfInit): Call<unknown> {
  return send(client, ofOperation, [], init);
}

const asyncOperation: Operation = {
  id: "delete.async",
  method: "GET",
  path: "/async",
  cookies: putCookies,
};

/** The options of a call of `async`. */
export interface AsyncInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.async`
 *
 * `GET /async`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.async` (Handbook).
 */
export function async(client: Client, init?: AsyncInit): Call<unknown> {
  return send(client, asyncOperation, [], init);
}

const getOperation: Operation = {
  id: "delete.get",
  method: "GET",
  path: "/get",
  cookies: putCookies,
};

/** The options of a call of `get`. */
export interface GetInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.get`
 *
 * `GET /get`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.get` (Handbook).
 */
export function get(client: Client, init?: GetInit): Call<unknown> {
  return send(client, getOperation, [], init);
}

const setOperation: Operation = {
  id: "delete.set",
  method: "GET",
  path: "/set",
  cookies: putCookies,
};

/** The options of a call of `set`. */
export interface Set_Init extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.set`
 *
 * `GET /set`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.set` (Handbook).
 */
export function set(client: Client, init?: Set_Init): Call<unknown> {
  return send(client, setOperation, [], init);
}

const staticOperation: Operation = {
  id: "delete.static",
  method: "GET",
  path: "/static",
  cookies: putCookies,
};

/** The options of a call of `static`. */
export interface StaticInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.static`
 *
 * `GET /static`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.static` (Handbook).
 */
export function static_(client: Client, init?: StaticInit): Call<unknown> {
  return send(client, staticOperation, [], init);
}

const nameOperation: Operation = {
  id: "delete.name",
  method: "GET",
  path: "/name",
  cookies: putCookies,
};

/** The options of a call of `name`. */
export interface NameInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.name`
 *
 * `GET /name`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.name` (Handbook).
 */
export function name(client: Client, init?: NameInit): Call<unknown> {
  return send(client, nameOperation, [], init);
}

const lengthOperation: Operation = {
  id: "delete.length",
  method: "GET",
  path: "/length",
  cookies: putCookies,
};

/** The options of a call of `length`. */
export interface LengthInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.length`
 *
 * `GET /length`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.length` (Handbook).
 */
export function length(client: Client, init?: LengthInit): Call<unknown> {
  return send(client, lengthOperation, [], init);
}

const symbolOperation: Operation = {
  id: "delete.symbol",
  method: "GET",
  path: "/symbol",
  cookies: putCookies,
};

/** The options of a call of `symbol`. */
export interface Symbol_Init extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * `delete.symbol`
 *
 * `GET /symbol`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/delete.yaml#operations.symbol` (Handbook).
 */
export function symbol(client: Client, init?: Symbol_Init): Call<unknown> {
  return send(client, symbolOperation, [], init);
}

/** Delete */
export class DeleteGroup {
  readonly #client: Client;
  /** `delete.delete-group` */
  readonly deleteGroup: DeleteGroupGroup;
  /** `delete.in` */
  readonly in: InGroup;
  /**
   * `delete.prototype`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/delete.yaml#operations.prototype` (Handbook).
   */
  readonly prototype_: typeof prototype_ = prototype_;

  constructor(client: Client) {
    this.#client = client;
    this.deleteGroup = new DeleteGroupGroup(client);
    this.in = new InGroup(client);
  }

  /**
   * `delete.delete`
   *
   * `DELETE /delete`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.delete` (Handbook).
   */
  delete(init?: DeleteInit): Call<unknown> {
    return delete_(this.#client, init);
  }

  /**
   * `delete.then`
   *
   * `GET /then`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.then` (Handbook).
   */
  then_(init?: ThenInit): Call<unknown> {
    return then_(this.#client, init);
  }

  /**
   * `delete.constructor`
   *
   * `GET /delete/constructor`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.constructor` (Handbook).
   */
  constructor_(init?: ConstructorInit): Call<unknown> {
    return constructor_(this.#client, init);
  }

  /**
   * `delete.to-string`
   *
   * `GET /delete/to-string`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.to-string` (Handbook).
   */
  toString_(init?: ToStringInit): Call<unknown> {
    return toString_(this.#client, init);
  }

  /**
   * `delete.to-json`
   *
   * `GET /to-json`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.to-json` (Handbook).
   */
  toJson(init?: ToJsonInit): Call<unknown> {
    return toJson(this.#client, init);
  }

  /**
   * `delete.schemas`
   *
   * `GET /delete/schemas`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.schemas` (Handbook).
   */
  schemas(init?: SchemasInit): Call<unknown> {
    return schemas(this.#client, init);
  }

  /**
   * `delete.new`
   *
   * `GET /new`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.new` (Handbook).
   */
  new(init?: NewInit): Call<unknown> {
    return new_(this.#client, init);
  }

  /**
   * `delete.await`
   *
   * `GET /await`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.await` (Handbook).
   */
  await(init?: AwaitInit): Call<unknown> {
    return await_(this.#client, init);
  }

  /**
   * Former name of `await`.
   *
   * @deprecated `delete.await` was renamed: use `await`.
   */
  arguments(init?: AwaitInit): Call<unknown> {
    return await_(this.#client, init);
  }

  /**
   * Former name of `await`.
   *
   * @deprecated `delete.await` was renamed: use `await`.
   */
  eval(init?: AwaitInit): Call<unknown> {
    return await_(this.#client, init);
  }

  /**
   * `delete.undefined`
   *
   * `GET /undefined`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.undefined` (Handbook).
   */
  undefined(init?: UndefinedInit): Call<unknown> {
    return undefined_(this.#client, init);
  }

  /**
   * `delete.type`
   *
   * `GET /type`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.type` (Handbook).
   */
  type(init?: TypeInit): Call<unknown> {
    return type(this.#client, init);
  }

  /**
   * `delete.of`
   *
   * `GET /of`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.of` (Handbook).
   */
  of(init?: OfInit): Call<unknown> {
    return of(this.#client, init);
  }

  /**
   * `delete.async`
   *
   * `GET /async`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.async` (Handbook).
   */
  async(init?: AsyncInit): Call<unknown> {
    return async(this.#client, init);
  }

  /**
   * `delete.get`
   *
   * `GET /get`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.get` (Handbook).
   */
  get(init?: GetInit): Call<unknown> {
    return get(this.#client, init);
  }

  /**
   * `delete.set`
   *
   * `GET /set`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.set` (Handbook).
   */
  set(init?: Set_Init): Call<unknown> {
    return set(this.#client, init);
  }

  /**
   * `delete.static`
   *
   * `GET /static`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.static` (Handbook).
   */
  static(init?: StaticInit): Call<unknown> {
    return static_(this.#client, init);
  }

  /**
   * `delete.name`
   *
   * `GET /name`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.name` (Handbook).
   */
  name(init?: NameInit): Call<unknown> {
    return name(this.#client, init);
  }

  /**
   * `delete.length`
   *
   * `GET /length`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.length` (Handbook).
   */
  length(init?: LengthInit): Call<unknown> {
    return length(this.#client, init);
  }

  /**
   * `delete.symbol`
   *
   * `GET /symbol`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#operations.symbol` (Handbook).
   */
  symbol(init?: Symbol_Init): Call<unknown> {
    return symbol(this.#client, init);
  }
}
