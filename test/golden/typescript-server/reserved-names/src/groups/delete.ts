// Made by endpoint-manifest (typescript-server) from manifest/groups/delete.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { type DeleteGroupHandlers, deleteGroupRoutes } from "./delete/delete-group.js";
import { type InHandlers, inRoutes } from "./delete/in.js";

const deleteRoute: Route = {
  id: "delete.delete",
  method: "DELETE",
  path: "/delete",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `delete` gets. */
export interface DeleteRequest extends HandlerRequest {
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

/** The responses that the handler of `delete` may return. */
export type DeleteReply = AnyReply;

const thenRoute: Route = {
  id: "delete.then",
  method: "GET",
  path: "/then",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `then_` gets. */
export interface ThenRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `then_` may return. */
export type ThenReply = AnyReply;

const constructorRoute: Route = {
  id: "delete.constructor",
  method: "GET",
  path: "/delete/constructor",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `constructor_` gets. */
export interface ConstructorRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `constructor_` may return. */
export type ConstructorReply = AnyReply;

const toStringRoute: Route = {
  id: "delete.to-string",
  method: "GET",
  path: "/delete/to-string",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `toString_` gets. */
export interface ToStringRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `toString_` may return. */
export type ToStringReply = AnyReply;

const toJsonRoute: Route = {
  id: "delete.to-json",
  method: "GET",
  path: "/to-json",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `toJson` gets. */
export interface ToJsonRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `toJson` may return. */
export type ToJsonReply = AnyReply;

const schemasRoute: Route = {
  id: "delete.schemas",
  method: "GET",
  path: "/delete/schemas",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `schemas` gets. */
export interface SchemasRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `schemas` may return. */
export type SchemasReply = AnyReply;

const newRoute: Route = {
  id: "delete.new",
  method: "GET",
  path: "/new",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `new` gets. */
export interface NewRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `new` may return. */
export type NewReply = AnyReply;

const awaitRoute: Route = {
  id: "delete.await",
  method: "GET",
  path: "/await",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `await` gets. */
export interface AwaitRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `await` may return. */
export type AwaitReply = AnyReply;

const undefinedRoute: Route = {
  id: "delete.undefined",
  method: "GET",
  path: "/undefined",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `undefined` gets. */
export interface UndefinedRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `undefined` may return. */
export type UndefinedReply = AnyReply;

const typeRoute: Route = {
  id: "delete.type",
  method: "GET",
  path: "/type",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `type` gets. */
export interface TypeRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `type` may return. */
export type TypeReply = AnyReply;

const ofRoute: Route = {
  id: "delete.of",
  method: "GET",
  path: "/of",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `of` gets. */
export interface OfRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `of` may return. */
export type OfReply = AnyReply;

const asyncRoute: Route = {
  id: "delete.async",
  method: "GET",
  path: "/async",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `async` gets. */
export interface AsyncRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `async` may return. */
export type AsyncReply = AnyReply;

const getRoute: Route = {
  id: "delete.get",
  method: "GET",
  path: "/get",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `get` gets. */
export interface GetRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `get` may return. */
export type GetReply = AnyReply;

const setRoute: Route = {
  id: "delete.set",
  method: "GET",
  path: "/set",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `set` gets. */
export interface Set_Request extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `set` may return. */
export type Set_Reply = AnyReply;

const staticRoute: Route = {
  id: "delete.static",
  method: "GET",
  path: "/static",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `static` gets. */
export interface StaticRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `static` may return. */
export type StaticReply = AnyReply;

const nameRoute: Route = {
  id: "delete.name",
  method: "GET",
  path: "/name",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `name` gets. */
export interface NameRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `name` may return. */
export type NameReply = AnyReply;

const lengthRoute: Route = {
  id: "delete.length",
  method: "GET",
  path: "/length",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `length` gets. */
export interface LengthRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `length` may return. */
export type LengthReply = AnyReply;

const symbolRoute: Route = {
  id: "delete.symbol",
  method: "GET",
  path: "/symbol",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `symbol` gets. */
export interface Symbol_Request extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `symbol` may return. */
export type Symbol_Reply = AnyReply;

/** Handlers of Delete. */
export interface DeleteHandlers<Context = unknown> {
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
  readonly delete: Handler<DeleteRequest, DeleteReply, Context>;
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
  readonly then_: Handler<ThenRequest, ThenReply, Context>;
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
  readonly constructor_: Handler<ConstructorRequest, ConstructorReply, Context>;
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
  readonly toString_: Handler<ToStringRequest, ToStringReply, Context>;
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
  readonly toJson: Handler<ToJsonRequest, ToJsonReply, Context>;
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
  readonly schemas: Handler<SchemasRequest, SchemasReply, Context>;
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
  readonly new: Handler<NewRequest, NewReply, Context>;
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
  readonly await: Handler<AwaitRequest, AwaitReply, Context>;
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
  readonly undefined: Handler<UndefinedRequest, UndefinedReply, Context>;
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
  readonly type: Handler<TypeRequest, TypeReply, Context>;
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
  readonly of: Handler<OfRequest, OfReply, Context>;
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
  readonly async: Handler<AsyncRequest, AsyncReply, Context>;
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
  readonly get: Handler<GetRequest, GetReply, Context>;
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
  readonly set: Handler<Set_Request, Set_Reply, Context>;
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
  readonly static: Handler<StaticRequest, StaticReply, Context>;
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
  readonly name: Handler<NameRequest, NameReply, Context>;
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
  readonly length: Handler<LengthRequest, LengthReply, Context>;
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
  readonly symbol: Handler<Symbol_Request, Symbol_Reply, Context>;
  /** Handlers of `delete.delete-group`. */
  readonly deleteGroup: DeleteGroupHandlers<Context>;
  /** Handlers of `delete.in`. */
  readonly in: InHandlers<Context>;
}

/** The routes of `delete`. */
export const deleteRoutes: RouteTree = {
  delete: deleteRoute,
  then_: thenRoute,
  constructor_: constructorRoute,
  toString_: toStringRoute,
  toJson: toJsonRoute,
  schemas: schemasRoute,
  new: newRoute,
  await: awaitRoute,
  undefined: undefinedRoute,
  type: typeRoute,
  of: ofRoute,
  async: asyncRoute,
  get: getRoute,
  set: setRoute,
  static: staticRoute,
  name: nameRoute,
  length: lengthRoute,
  symbol: symbolRoute,
  deleteGroup: deleteGroupRoutes,
  in: inRoutes,
};
