// Made by endpoint-manifest (typescript-client) from manifest/groups/client.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody as encodeBody_ } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { defaultHeaders } from "../runtime/headers.js";
import { type NotShown, notShown as notShown_, notShownMembers } from "../runtime/not-shown.js";
import type { Operation, RawBody } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type {
  OpenCookies as OpenCookies_,
  OpenHeaders as OpenHeaders_,
  OpenQuery as OpenQuery_,
  PathValue,
} from "../runtime/parameters.js";
import { rawBody as rawBody_ } from "../runtime/raw-body.js";
import { send as send_ } from "../runtime/request.js";
import { form as form_ } from "../runtime/styles.js";
import type { Call_ } from "../schemas.js";

const sendOperation_: Operation = {
  id: "client.send",
  method: "POST",
  path: "/send/{id}",
  cookies: putCookies,
  body: encodeBody_,
};

/** The options of a call of `send`. */
export interface SendInit extends RequestOptions {
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
 * `client.send`
 *
 * `POST /send/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.send` (Handbook).
 */
export function send(client: Client, id: PathValue, init?: SendInit): Call<unknown> {
  return send_(client, sendOperation_, [id], init);
}

/**
 * `client.not-shown`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/client.yaml#operations.not-shown` (Handbook).
 */
export const notShown: NotShown<
  ["method", "path"],
  "manifest/groups/client.yaml#operations.not-shown"
> = /* @__PURE__ */ notShown_("client.not-shown", ["method", "path"], "manifest/groups/");

const callOperation: Operation = {
  id: "client.call",
  method: "GET",
  path: "/call",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `call`. */
export interface CallInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/** The responses of `call`, by status. */
export interface CallResponses {
  "200": Answer<Call_>;
}

/**
 * `client.call`
 *
 * `GET /call`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.call` (Handbook).
 */
export function call(client: Client, init?: CallInit): Call<Call_> {
  return send_<Call_>(client, callOperation, [], init);
}

const clientOperation: Operation = {
  id: "client.client",
  method: "GET",
  path: "/client/{client}",
  cookies: putCookies,
};

/** The options of a call of `client`. */
export interface ClientInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * `client.client`
 *
 * `GET /client/{client}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.client` (Handbook).
 */
export function client(client: Client, client_: PathValue, init?: ClientInit): Call<unknown> {
  return send_(client, clientOperation, [client_], init);
}

const operationOperation: Operation = {
  id: "client.operation",
  method: "GET",
  path: "/operation",
  cookies: putCookies,
};

/** The options of a call of `operation`. */
export interface OperationInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * `client.operation`
 *
 * `GET /operation`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.operation` (Handbook).
 */
export function operation(client: Client, init?: OperationInit): Call<unknown> {
  return send_(client, operationOperation, [], init);
}

const encodeBodyOperation: Operation = {
  id: "client.encode-body",
  method: "POST",
  path: "/encode-body",
  cookies: putCookies,
  body: encodeBody_,
};

/** The options of a call of `encodeBody`. */
export interface EncodeBodyInit extends RequestOptions {
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
 * `client.encode-body`
 *
 * `POST /encode-body`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.encode-body` (Handbook).
 */
export function encodeBody(client: Client, init?: EncodeBodyInit): Call<unknown> {
  return send_(client, encodeBodyOperation, [], init);
}

const requestOptionsOperation: Operation = {
  id: "client.request-options",
  method: "GET",
  path: "/request-options",
  cookies: putCookies,
};

/** The options of a call of `requestOptions`. */
export interface RequestOptionsInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * `client.request-options`
 *
 * `GET /request-options`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.request-options` (Handbook).
 */
export function requestOptions(client: Client, init?: RequestOptionsInit): Call<unknown> {
  return send_(client, requestOptionsOperation, [], init);
}

const formOperation: Operation = {
  id: "client.form",
  method: "GET",
  path: "/form",
  parameters: [{ in: "query", name: "ids", style: form_, explode: true }],
  cookies: putCookies,
};

/** The query parameters of `form`. */
export interface FormQuery {
  /** Not shown: whether it is required. */
  ids?: readonly string[] | undefined;
}

/** The options of a call of `form`. */
export interface FormInit extends RequestOptions {
  query?: FormQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * `client.form`
 *
 * `GET /form`
 *
 * Not shown: header parameters, cookie parameters, body, responses, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.form` (Handbook).
 */
export function form(client: Client, init?: FormInit): Call<unknown> {
  return send_(client, formOperation, [], init);
}

const sendOperationOperation: Operation = {
  id: "client.send-operation",
  method: "GET",
  path: "/send-operation",
  cookies: putCookies,
};

/** The options of a call of `sendOperation`. */
export interface SendOperationInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * `client.send-operation`
 *
 * `GET /send-operation`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.send-operation` (Handbook).
 */
export function sendOperation(client: Client, init?: SendOperationInit): Call<unknown> {
  return send_(client, sendOperationOperation, [], init);
}

const openOperation: Operation = {
  id: "client.open",
  method: "GET",
  path: "/open",
  cookies: putCookies,
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
 * `client.open`
 *
 * `GET /open`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.open` (Handbook).
 */
export function open(client: Client, init?: OpenInit): Call<unknown> {
  return send_(client, openOperation, [], init);
}

const initOperation: Operation = {
  id: "client.init",
  method: "GET",
  path: "/init/{id}/{key}",
  cookies: putCookies,
};

/** The path parameters of `init`. */
export interface InitPath {
  id: PathValue;
  key: PathValue;
}

/** The options of a call of `init`. */
export interface InitInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * `client.init`
 *
 * `GET /init/{id}/{key}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.init` (Handbook).
 */
export function init(client: Client, path: InitPath, init_?: InitInit): Call<unknown> {
  return send_(client, initOperation, path, init_);
}

const pathOperation: Operation = {
  id: "client.path",
  method: "GET",
  path: "/path/{init}",
  cookies: putCookies,
};

/** The options of a call of `path`. */
export interface PathInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
}

/**
 * `client.path`
 *
 * `GET /path/{init}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.path` (Handbook).
 */
export function path(client: Client, init_: PathValue, init?: PathInit): Call<unknown> {
  return send_(client, pathOperation, [init_], init);
}

const rawBodyOperation: Operation = {
  id: "client.raw-body",
  method: "POST",
  path: "/raw-body",
  cookies: putCookies,
  body: rawBody_,
  contentType: "image/png",
};

/** The options of a call of `rawBody`. */
export interface RawBodyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery_ | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders_ | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies_ | undefined;
  body?: RawBody | undefined;
  contentType?: "image/png" | undefined;
}

/**
 * `client.raw-body`
 *
 * `POST /raw-body`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/client.yaml#operations.raw-body` (Handbook).
 */
export function rawBody(client: Client, init?: RawBodyInit): Call<unknown> {
  return send_(client, rawBodyOperation, [], init);
}

/** Client */
export class ClientGroup {
  readonly #client: Client;
  /**
   * `client.not-shown`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/client.yaml#operations.not-shown` (Handbook).
   */
  declare readonly notShown: typeof notShown;

  constructor(client: Client) {
    this.#client = client;
    notShownMembers(this, "client", ["method", "path"], "manifest/groups/", "not-shown");
  }

  /**
   * `client.send`
   *
   * `POST /send/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.send` (Handbook).
   */
  send(id: PathValue, init?: SendInit): Call<unknown> {
    return send(this.#client, id, init);
  }

  /**
   * `client.call`
   *
   * `GET /call`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.call` (Handbook).
   */
  call(init?: CallInit): Call<Call_> {
    return call(this.#client, init);
  }

  /**
   * `client.client`
   *
   * `GET /client/{client}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.client` (Handbook).
   */
  client(client_: PathValue, init?: ClientInit): Call<unknown> {
    return client(this.#client, client_, init);
  }

  /**
   * `client.operation`
   *
   * `GET /operation`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.operation` (Handbook).
   */
  operation(init?: OperationInit): Call<unknown> {
    return operation(this.#client, init);
  }

  /**
   * `client.encode-body`
   *
   * `POST /encode-body`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.encode-body` (Handbook).
   */
  encodeBody(init?: EncodeBodyInit): Call<unknown> {
    return encodeBody(this.#client, init);
  }

  /**
   * `client.request-options`
   *
   * `GET /request-options`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.request-options` (Handbook).
   */
  requestOptions(init?: RequestOptionsInit): Call<unknown> {
    return requestOptions(this.#client, init);
  }

  /**
   * `client.form`
   *
   * `GET /form`
   *
   * Not shown: header parameters, cookie parameters, body, responses, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.form` (Handbook).
   */
  form(init?: FormInit): Call<unknown> {
    return form(this.#client, init);
  }

  /**
   * `client.send-operation`
   *
   * `GET /send-operation`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.send-operation` (Handbook).
   */
  sendOperation(init?: SendOperationInit): Call<unknown> {
    return sendOperation(this.#client, init);
  }

  /**
   * `client.open`
   *
   * `GET /open`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.open` (Handbook).
   */
  open(init?: OpenInit): Call<unknown> {
    return open(this.#client, init);
  }

  /**
   * `client.init`
   *
   * `GET /init/{id}/{key}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.init` (Handbook).
   */
  init(path: InitPath, init_?: InitInit): Call<unknown> {
    return init(this.#client, path, init_);
  }

  /**
   * `client.path`
   *
   * `GET /path/{init}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.path` (Handbook).
   */
  path(init_: PathValue, init?: PathInit): Call<unknown> {
    return path(this.#client, init_, init);
  }

  /**
   * `client.raw-body`
   *
   * `POST /raw-body`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/client.yaml#operations.raw-body` (Handbook).
   */
  rawBody(init?: RawBodyInit): Call<unknown> {
    return rawBody(this.#client, init);
  }
}
