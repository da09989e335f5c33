// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const listRoute: Route = {
  id: "books.list",
  method: "GET",
  path: "/books",
  open: ["query", "header", "cookie"],
  security: [],
};

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `list` may return. */
export type ListReply = AnyReply;

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  security: [{ oauth: [] }],
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  readonly id: string;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = AnyReply;

const saveRoute: Route = {
  id: "books.save",
  method: "PUT",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  security: [{ oauth: ["library:read", "library:write"], key: [] }, { basic: [] }],
};

/** The path parameters of `save`. */
export interface SavePath {
  readonly id: string;
}

/** The request that the handler of `save` gets. */
export interface SaveRequest extends HandlerRequest {
  readonly path: SavePath;
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

/** The responses that the handler of `save` may return. */
export type SaveReply = AnyReply;

const signRoute: Route = {
  id: "books.sign",
  method: "POST",
  path: "/books/{id}/signature",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  security: [{ certificate: [], tokenCookie: [] }, { certificate: [] }],
};

/** The path parameters of `sign`. */
export interface SignPath {
  readonly id: string;
}

/** The request that the handler of `sign` gets. */
export interface SignRequest extends HandlerRequest {
  readonly path: SignPath;
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

/** The responses that the handler of `sign` may return. */
export type SignReply = AnyReply;

const certifyRoute: Route = {
  id: "books.certify",
  method: "POST",
  path: "/books/{id}/certificate",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  security: [{ certificate: [] }],
};

/** The path parameters of `certify`. */
export interface CertifyPath {
  readonly id: string;
}

/** The request that the handler of `certify` gets. */
export interface CertifyRequest extends HandlerRequest {
  readonly path: CertifyPath;
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

/** The responses that the handler of `certify` may return. */
export type CertifyReply = AnyReply;

const updateRoute: Route = {
  id: "books.update",
  method: "PATCH",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  security: [{ oauth: ["library:read", "library:write"], key: [] }, { basic: [] }],
};

/** The path parameters of `update`. */
export interface UpdatePath {
  readonly id: string;
}

/** The request that the handler of `update` gets. */
export interface UpdateRequest extends HandlerRequest {
  readonly path: UpdatePath;
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

/** The responses that the handler of `update` may return. */
export type UpdateReply = AnyReply;

const openRoute: Route = {
  id: "books.open",
  method: "GET",
  path: "/books/open",
  open: ["query", "header", "cookie"],
  security: [{ openScopes: ["unlisted"] }, { oauth: [] }, { unlistedScheme: [] }],
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

const browseRoute: Route = {
  id: "books.browse",
  method: "GET",
  path: "/shelves",
  security: [{}, { oauth: ["library:read"] }, { key: [] }],
};

/** The request that the handler of `browse` gets. */
export interface BrowseRequest extends HandlerRequest {}

/** The responses that the handler of `browse` may return. */
export type BrowseReply = AnyReply;

const reserveRoute: Route = {
  id: "books.reserve",
  method: "POST",
  path: "/shelves",
  security: [{ key: [] }, {}],
};

/** The request that the handler of `reserve` gets. */
export interface ReserveRequest extends HandlerRequest {
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `reserve` may return. */
export type ReserveReply = AnyReply;

const lendRoute: Route = { id: "books.lend", method: "PUT", path: "/shelves" };

/** The request that the handler of `lend` gets. */
export interface LendRequest extends HandlerRequest {
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `lend` may return. */
export type LendReply = AnyReply;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
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
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * What is not said holds by default
   *
   * `GET /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
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
  readonly save: Handler<SaveRequest, SaveReply, Context>;
  /**
   * A certificate beside a key, or the certificate alone
   *
   * `POST /books/{id}/signature`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.sign` (Handbook).
   */
  readonly sign: Handler<SignRequest, SignReply, Context>;
  /**
   * A certificate is no matter of a request
   *
   * `POST /books/{id}/certificate`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.certify` (Handbook).
   */
  readonly certify: Handler<CertifyRequest, CertifyReply, Context>;
  /**
   * The same as another operation needs
   *
   * `PATCH /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.update` (Handbook).
   */
  readonly update: Handler<UpdateRequest, UpdateReply, Context>;
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
  readonly open: Handler<OpenRequest, OpenReply, Context>;
  /**
   * Whoever has credentials is known, and they may be left out
   *
   * `GET /shelves`
   *
   * Not shown: body, responses, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.browse` (Handbook).
   */
  readonly browse: Handler<BrowseRequest, BrowseReply, Context>;
  /**
   * Another way that is not shown
   *
   * `POST /shelves`
   *
   * Not shown: body, responses, idempotency, other ways to authenticate, pagination, limits,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.reserve` (Handbook).
   */
  readonly reserve: Handler<ReserveRequest, ReserveReply, Context>;
  /**
   * Not what holds by default, and no more is known
   *
   * `PUT /shelves`
   *
   * Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.lend` (Handbook).
   */
  readonly lend: Handler<LendRequest, LendReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  list: listRoute,
  retrieve: retrieveRoute,
  save: saveRoute,
  sign: signRoute,
  certify: certifyRoute,
  update: updateRoute,
  open: openRoute,
  browse: browseRoute,
  reserve: reserveRoute,
  lend: lendRoute,
};
