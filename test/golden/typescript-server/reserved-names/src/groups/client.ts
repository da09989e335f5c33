// Made by endpoint-manifest (typescript-server) from manifest/groups/client.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type {
  AnyReply,
  OpenReply as OpenReply_,
  Reply,
  Status4XX,
  Status5XX,
} from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Call } from "../schemas.js";
import { array, looseObject, optional, string } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { call as callValidator } from "../validators.js";

const sendRoute: Route = {
  id: "client.send",
  method: "POST",
  path: "/send/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `send`. */
export interface SendPath {
  readonly id: string;
}

/** The request that the handler of `send` gets. */
export interface SendRequest extends HandlerRequest {
  readonly path: SendPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `send` may return. */
export type SendReply = AnyReply;

const callRoute: Route = {
  id: "client.call",
  method: "GET",
  path: "/call",
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: { replies: { "200": { "application/json": callValidator } } },
};

/** The request that the handler of `call` gets. */
export interface CallRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `call` may return. */
export type CallReply = Reply<200, Call> | OpenReply_<Status4XX> | OpenReply_<Status5XX>;

const clientRoute: Route = {
  id: "client.client",
  method: "GET",
  path: "/client/{client}",
  parameters: [{ in: "path", name: "client", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `client`. */
export interface ClientPath {
  readonly client: string;
}

/** The request that the handler of `client` gets. */
export interface ClientRequest extends HandlerRequest {
  readonly path: ClientPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `client` may return. */
export type ClientReply = AnyReply;

const operationRoute: Route = {
  id: "client.operation",
  method: "GET",
  path: "/operation",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `operation` gets. */
export interface OperationRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `operation` may return. */
export type OperationReply = AnyReply;

const encodeBodyRoute: Route = {
  id: "client.encode-body",
  method: "POST",
  path: "/encode-body",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `encodeBody` gets. */
export interface EncodeBodyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `encodeBody` may return. */
export type EncodeBodyReply = AnyReply;

const requestOptionsRoute: Route = {
  id: "client.request-options",
  method: "GET",
  path: "/request-options",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `requestOptions` gets. */
export interface RequestOptionsRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `requestOptions` may return. */
export type RequestOptionsReply = AnyReply;

const formRoute: Route = {
  id: "client.form",
  method: "GET",
  path: "/form",
  parameters: [
    { in: "query", name: "ids", style: "form", explode: true, value: { items: "text" } },
  ],
  open: ["header", "cookie"],
  rules: {
    query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(array(string())) })),
  },
};

/** The query parameters of `form`. */
export interface FormQuery {
  readonly ids?: readonly string[];
}

/** The request that the handler of `form` gets. */
export interface FormRequest extends HandlerRequest {
  readonly query: FormQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `form` may return. */
export type FormReply = AnyReply;

const sendOperationRoute: Route = {
  id: "client.send-operation",
  method: "GET",
  path: "/send-operation",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `sendOperation` gets. */
export interface SendOperationRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `sendOperation` may return. */
export type SendOperationReply = AnyReply;

const openRoute: Route = {
  id: "client.open",
  method: "GET",
  path: "/open",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `open` gets. */
export interface OpenRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `open` may return. */
export type OpenReply = AnyReply;

const initRoute: Route = {
  id: "client.init",
  method: "GET",
  path: "/init/{id}/{key}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "path", name: "key", required: true, value: "text" },
  ],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `init`. */
export interface InitPath {
  readonly id: string;
  readonly key: string;
}

/** The request that the handler of `init` gets. */
export interface InitRequest extends HandlerRequest {
  readonly path: InitPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `init` may return. */
export type InitReply = AnyReply;

const pathRoute: Route = {
  id: "client.path",
  method: "GET",
  path: "/path/{init}",
  parameters: [{ in: "path", name: "init", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `path`. */
export interface PathPath {
  readonly init: string;
}

/** The request that the handler of `path` gets. */
export interface PathRequest extends HandlerRequest {
  readonly path: PathPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `path` may return. */
export type PathReply = AnyReply;

const rawBodyRoute: Route = {
  id: "client.raw-body",
  method: "POST",
  path: "/raw-body",
  open: ["query", "header", "cookie"],
  body: { content: [{ mediaType: "image/png" }] },
};

/** The request that the handler of `rawBody` gets. */
export interface RawBodyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: ReadableStream<Uint8Array> | undefined;
}

/** The responses that the handler of `rawBody` may return. */
export type RawBodyReply = AnyReply;

/** Handlers of Client. */
export interface ClientHandlers<Context = unknown> {
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
  readonly send: Handler<SendRequest, SendReply, Context>;
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
  readonly call: Handler<CallRequest, CallReply, Context>;
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
  readonly client: Handler<ClientRequest, ClientReply, Context>;
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
  readonly operation: Handler<OperationRequest, OperationReply, Context>;
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
  readonly encodeBody: Handler<EncodeBodyRequest, EncodeBodyReply, Context>;
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
  readonly requestOptions: Handler<RequestOptionsRequest, RequestOptionsReply, Context>;
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
  readonly form: Handler<FormRequest, FormReply, Context>;
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
  readonly sendOperation: Handler<SendOperationRequest, SendOperationReply, Context>;
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
  readonly open: Handler<OpenRequest, OpenReply, Context>;
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
  readonly init: Handler<InitRequest, InitReply, Context>;
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
  readonly path: Handler<PathRequest, PathReply, Context>;
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
  readonly rawBody: Handler<RawBodyRequest, RawBodyReply, Context>;
}

/** The routes of `client`. */
export const clientRoutes: RouteTree = {
  send: sendRoute,
  call: callRoute,
  client: clientRoute,
  operation: operationRoute,
  encodeBody: encodeBodyRoute,
  requestOptions: requestOptionsRoute,
  form: formRoute,
  sendOperation: sendOperationRoute,
  open: openRoute,
  init: initRoute,
  path: pathRoute,
  rawBody: rawBodyRoute,
};
