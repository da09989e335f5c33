// Made by endpoint-manifest (typescript-server) from manifest/groups/shelves.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import { integer, minimum, pattern } from "../typescript-client/schema-checks.js";
import {
  literals,
  looseObject,
  number,
  optional,
  string,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";

const listRoute: Route = {
  id: "shelves.list",
  method: "GET",
  path: "/shelves",
  open: ["query", "header", "cookie"],
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
  id: "shelves.retrieve",
  method: "GET",
  path: "/shelves/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
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

const retrieveRowRoute: Route = {
  id: "shelves.retrieve-row",
  method: "GET",
  path: "/shelves/{shelf_id}/rows/{row_id}",
  parameters: [
    { in: "path", name: "shelf_id", required: true, value: "number" },
    { in: "path", name: "row_id", required: true, value: "text" },
  ],
  open: ["query", "header", "cookie"],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({
        shelf_id: optional(number(integer(), minimum(1))),
        row_id: optional(string(pattern("^[A-Z]$"))),
      }),
    ),
  },
};

/** The path parameters of `retrieveRow`. */
export interface RetrieveRowPath {
  /** Number of the shelf. Integer, at least 1. */
  readonly shelf_id: number;
  /** Letter of the row, counted from below. Pattern: `^[A-Z]$`. */
  readonly row_id: string;
}

/** The request that the handler of `retrieveRow` gets. */
export interface RetrieveRowRequest extends HandlerRequest {
  readonly path: RetrieveRowPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieveRow` may return. */
export type RetrieveRowReply = AnyReply;

const retrieveOddRoute: Route = {
  id: "shelves.retrieve-odd",
  method: "GET",
  path: "/shelves/by-name/{shelf-name}",
  parameters: [{ in: "path", name: "shelf-name", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `retrieveOdd`. */
export interface RetrieveOddPath {
  readonly "shelf-name": string;
}

/** The request that the handler of `retrieveOdd` gets. */
export interface RetrieveOddRequest extends HandlerRequest {
  readonly path: RetrieveOddPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieveOdd` may return. */
export type RetrieveOddReply = AnyReply;

const retrieveByDigitsRoute: Route = {
  id: "shelves.retrieve-by-digits",
  method: "GET",
  path: "/shelves/{2nd}/{new}/{__proto__}/{init}",
  parameters: [
    { in: "path", name: "2nd", required: true, value: "text" },
    { in: "path", name: "new", required: true, value: "text" },
    { in: "path", name: "__proto__", required: true, value: "text" },
    { in: "path", name: "init", required: true, value: "text" },
  ],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `retrieveByDigits`. */
export interface RetrieveByDigitsPath {
  readonly "2nd": string;
  readonly new: string;
  readonly __proto__: string;
  readonly init: string;
}

/** The request that the handler of `retrieveByDigits` gets. */
export interface RetrieveByDigitsRequest extends HandlerRequest {
  readonly path: RetrieveByDigitsPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `retrieveByDigits` may return. */
export type RetrieveByDigitsReply = AnyReply;

const retrieveReservedRoute: Route = {
  id: "shelves.retrieve-reserved",
  method: "DELETE",
  path: "/shelves/{client}",
  parameters: [{ in: "path", name: "client", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `retrieveReserved`. */
export interface RetrieveReservedPath {
  readonly client: string;
}

/** The request that the handler of `retrieveReserved` gets. */
export interface RetrieveReservedRequest extends HandlerRequest {
  readonly path: RetrieveReservedPath;
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

/** The responses that the handler of `retrieveReserved` may return. */
export type RetrieveReservedReply = AnyReply;

const sendRoute: Route = {
  id: "shelves.send",
  method: "POST",
  path: "/shelves/{send}/send",
  parameters: [{ in: "path", name: "send", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `send`. */
export interface SendPath {
  readonly send: string;
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

const cellRoute: Route = {
  id: "shelves.cell",
  method: "GET",
  path: "/shelves/{id}/cells/{column}x{row}.{format}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "path", name: "column", required: true, value: "number" },
    { in: "path", name: "row", required: true, value: "number" },
    { in: "path", name: "format", required: true, value: "text" },
  ],
  open: ["query", "header", "cookie"],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({
        column: optional(number(integer())),
        row: optional(number(integer())),
        format: optional(literals("json", "csv")),
      }),
    ),
  },
};

/** The path parameters of `cell`. */
export interface CellPath {
  readonly id: string;
  /** Integer. */
  readonly column: number;
  /** Integer. */
  readonly row: number;
  readonly format: "json" | "csv";
}

/** The request that the handler of `cell` gets. */
export interface CellRequest extends HandlerRequest {
  readonly path: CellPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `cell` may return. */
export type CellReply = AnyReply;

const percentRoute: Route = {
  id: "shelves.percent",
  method: "GET",
  path: "/shelves/%7Bbraces%7D/{größe}",
  parameters: [{ in: "path", name: "größe", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
};

/** The path parameters of `percent`. */
export interface PercentPath {
  readonly größe: string;
}

/** The request that the handler of `percent` gets. */
export interface PercentRequest extends HandlerRequest {
  readonly path: PercentPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `percent` may return. */
export type PercentReply = AnyReply;

/** Handlers of Shelves. */
export interface ShelvesHandlers<Context = unknown> {
  /**
   * List shelves
   *
   * `GET /shelves`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Get a shelf
   *
   * `GET /shelves/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve` (Handbook).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get a row
   *
   * `GET /shelves/{shelf_id}/rows/{row_id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve-row` (Handbook).
   */
  readonly retrieveRow: Handler<RetrieveRowRequest, RetrieveRowReply, Context>;
  /**
   * Get by an unusual name
   *
   * `GET /shelves/by-name/{shelf-name}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve-odd` (Handbook).
   */
  readonly retrieveOdd: Handler<RetrieveOddRequest, RetrieveOddReply, Context>;
  /**
   * Get by names that no language takes
   *
   * `GET /shelves/{2nd}/{new}/{__proto__}/{init}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve-by-digits` (Handbook).
   */
  readonly retrieveByDigits: Handler<RetrieveByDigitsRequest, RetrieveByDigitsReply, Context>;
  /**
   * Get by a reserved word
   *
   * `DELETE /shelves/{client}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.retrieve-reserved` (Handbook).
   */
  readonly retrieveReserved: Handler<RetrieveReservedRequest, RetrieveReservedReply, Context>;
  /**
   * Send a shelf
   *
   * `POST /shelves/{send}/send`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.send` (Handbook).
   */
  readonly send: Handler<SendRequest, SendReply, Context>;
  /**
   * Two parameters in one segment
   *
   * `GET /shelves/{id}/cells/{column}x{row}.{format}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.cell` (Handbook).
   */
  readonly cell: Handler<CellRequest, CellReply, Context>;
  /**
   * Text that is percent-encoded already
   *
   * `GET /shelves/%7Bbraces%7D/{größe}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/shelves.yaml#operations.percent` (Handbook).
   */
  readonly percent: Handler<PercentRequest, PercentReply, Context>;
}

/** The routes of `shelves`. */
export const shelvesRoutes: RouteTree = {
  list: listRoute,
  retrieve: retrieveRoute,
  retrieveRow: retrieveRowRoute,
  retrieveOdd: retrieveOddRoute,
  retrieveByDigits: retrieveByDigitsRoute,
  retrieveReserved: retrieveReservedRoute,
  send: sendRoute,
  cell: cellRoute,
  percent: percentRoute,
};
