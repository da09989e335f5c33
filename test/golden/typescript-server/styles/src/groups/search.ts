// Made by endpoint-manifest (typescript-server) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters, OpenValue } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Filter } from "../schemas.js";
import { integer, maxItems } from "../typescript-client/schema-checks.js";
import {
  anyOf,
  array,
  literals,
  looseObject,
  nullable,
  number,
  object,
  optional,
  refer,
  string,
  unknown,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import { filter as filterValidator } from "../validators.js";

const pathRoute: Route = {
  id: "search.path",
  method: "GET",
  path: "/simple/{simple}/label{label}/matrix{matrix}",
  parameters: [
    {
      in: "path",
      name: "simple",
      required: true,
      style: "simple",
      explode: false,
      value: { items: "text" },
    },
    {
      in: "path",
      name: "label",
      required: true,
      style: "label",
      explode: true,
      value: { items: "text" },
    },
    {
      in: "path",
      name: "matrix",
      required: true,
      style: "matrix",
      explode: true,
      value: { properties: [["x", "number"]], others: "text" },
    },
  ],
  open: ["query", "header", "cookie"],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({
        simple: optional(array(string())),
        label: optional(array(string())),
        matrix: optional(looseObject({ x: optional(number(integer())) })),
      }),
    ),
  },
};

/** The path parameters of `path`. */
export interface PathPath {
  readonly simple: readonly string[];
  readonly label: readonly string[];
  readonly matrix: {
    /** Integer. */
    x?: number | undefined;
  };
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

const queryRoute: Route = {
  id: "search.query",
  method: "GET",
  path: "/query",
  parameters: [
    {
      in: "query",
      name: "ids",
      required: true,
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "query", name: "tags", style: "form", explode: true, value: { items: "text" } },
    {
      in: "query",
      name: "words",
      style: "spaceDelimited",
      explode: false,
      value: { items: "text" },
    },
    {
      in: "query",
      name: "options",
      style: "pipeDelimited",
      explode: false,
      value: { items: "text" },
    },
    {
      in: "query",
      name: "filter",
      style: "deepObject",
      explode: true,
      value: { properties: [], others: "text" },
    },
    { in: "query", name: "fields", style: "form", explode: false, value: "text" },
    { in: "query", name: "where", style: "form", explode: false, json: true, value: "text" },
    { in: "query", name: "near", value: "text" },
    { in: "query", name: "paths", style: "form", explode: true, value: { items: "text" } },
  ],
  open: ["header", "cookie"],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        ids: optional(array(string(), maxItems(50))),
        tags: optional(array(string())),
        words: optional(array(string())),
        options: optional(array(string())),
        filter: optional(object({}, { additional: string() })),
        fields: optional(string()),
        where: optional(looseObject({})),
        near: optional(string()),
        paths: optional(array(string())),
      }),
    ),
  },
};

/** The query parameters of `query`. */
export interface QueryQuery {
  /** At most 50 items. */
  readonly ids: readonly string[];
  readonly tags?: readonly string[];
  readonly words?: readonly string[];
  readonly options?: readonly string[];
  readonly filter?: { [name: string]: string };
  readonly fields?: string;
  readonly where?: { [name: string]: unknown };
  readonly near?: string;
  readonly paths?: readonly string[];
}

/** The request that the handler of `query` gets. */
export interface QueryRequest extends HandlerRequest {
  readonly query: QueryQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `query` may return. */
export type QueryReply = AnyReply;

const headerRoute: Route = {
  id: "search.header",
  method: "GET",
  path: "/header",
  parameters: [
    { in: "header", name: "X-Ids", style: "simple", explode: false, value: { items: "number" } },
    { in: "cookie", name: "seen", style: "form", explode: false, value: { items: "number" } },
  ],
  open: ["query"],
  rules: {
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "X-Ids": optional(array(number(integer()))) }),
    ),
    cookie: /* @__PURE__ */ validator(() =>
      looseObject({ seen: optional(array(number(integer()))) }),
    ),
  },
};

/** The header parameters of `header`. */
export interface HeaderHeaders {
  readonly "X-Ids"?: readonly number[];
}

/** The cookie parameters of `header`. */
export interface HeaderCookies {
  readonly seen?: readonly number[];
}

/** The request that the handler of `header` gets. */
export interface HeaderRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  readonly headers: HeaderHeaders;
  readonly cookies: HeaderCookies;
}

/** The responses that the handler of `header` may return. */
export type HeaderReply = AnyReply;

const deepRoute: Route = {
  id: "search.deep",
  method: "POST",
  path: "/deep",
  parameters: [
    {
      in: "query",
      name: "expand",
      required: true,
      style: "deepObject",
      explode: true,
      value: { items: "text" },
    },
    {
      in: "query",
      name: "created",
      style: "deepObject",
      explode: true,
      value: {
        anyOf: [
          "number",
          {
            properties: [
              ["gt", "number"],
              ["lt", "number"],
            ],
            others: "text",
          },
        ],
      },
    },
    {
      in: "query",
      name: "filter",
      required: true,
      style: "deepObject",
      explode: true,
      value: { name: "filter" },
      readers: [
        [
          "filter",
          {
            properties: [
              ["name", "text"],
              ["years", { items: "number" }],
              ["any", { items: { name: "filter" } }],
            ],
            others: "text",
          },
        ],
      ],
    },
    {
      in: "query",
      name: "flat",
      style: "form",
      explode: true,
      value: {
        properties: [
          ["a", "text"],
          ["b", { items: "text" }],
        ],
        others: "text",
      },
    },
  ],
  open: ["header", "cookie"],
  body: {
    required: true,
    content: [
      {
        mediaType: "application/x-www-form-urlencoded",
        form: {
          properties: [
            [
              "items",
              {
                items: {
                  properties: [
                    ["price", "text"],
                    ["tags", { items: "text" }],
                  ],
                  others: "text",
                },
              },
            ],
            ["note", "text"],
            ["labels", { items: "text" }],
          ],
          others: "text",
        },
        parts: [
          {
            name: "items",
            style: "deepObject",
            explode: true,
            value: {
              items: {
                properties: [
                  ["price", "text"],
                  ["tags", { items: "text" }],
                ],
                others: "text",
              },
            },
          },
          { name: "labels", style: "deepObject", explode: true, value: { items: "text" } },
        ],
      },
    ],
  },
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        expand: optional(array(string())),
        created: optional(
          anyOf(
            number(integer()),
            looseObject({ gt: optional(number(integer())), lt: optional(number(integer())) }),
          ),
        ),
        filter: optional(refer(filterValidator)),
        flat: optional(
          looseObject({ a: optional(nullable(string())), b: optional(array(unknown())) }),
        ),
      }),
    ),
    body: {
      "application/x-www-form-urlencoded": /* @__PURE__ */ validator(() =>
        looseObject({
          items: array(looseObject({ price: string(), tags: optional(array(string())) })),
          note: optional(nullable(string())),
          labels: optional(array(nullable(string()))),
        }),
      ),
    },
  },
};

/** The query parameters of `deep`. */
export interface DeepQuery {
  readonly expand: readonly string[];
  readonly created?:
    | number
    | {
        /** Integer. */
        gt?: number | undefined;
        /** Integer. */
        lt?: number | undefined;
      };
  readonly filter: Filter;
  readonly flat?: { a?: string | null | undefined; b?: readonly unknown[] | undefined };
}

/** The body of a request of `deep`. */
export type DeepBody = {
  items: readonly { price: string; tags?: readonly string[] | undefined }[];
  note?: string | null | undefined;
  labels?: readonly (string | null)[] | undefined;
};

/** The request that the handler of `deep` gets. */
export interface DeepRequest extends HandlerRequest {
  readonly query: DeepQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: DeepBody;
}

/** The responses that the handler of `deep` may return. */
export type DeepReply = AnyReply;

const jsonRoute: Route = {
  id: "search.json",
  method: "GET",
  path: "/json/{key}",
  parameters: [
    {
      in: "path",
      name: "key",
      required: true,
      style: "simple",
      explode: false,
      json: true,
      value: "text",
    },
    {
      in: "query",
      name: "filter",
      required: true,
      style: "form",
      explode: false,
      json: true,
      value: "text",
    },
    { in: "query", name: "any", style: "form", explode: false, json: true, value: "text" },
    { in: "query", name: "word", style: "form", explode: false, json: true, value: "text" },
    { in: "query", name: "xml", value: "text" },
    { in: "query", name: "line", value: "text" },
    { in: "header", name: "X-Scope", style: "simple", explode: false, json: true, value: "text" },
    { in: "cookie", name: "state", style: "form", explode: false, json: true, value: "text" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ key: optional(array(number(integer()), maxItems(3))) }),
    ),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        filter: optional(
          looseObject({ name: string(), tags: optional(array(nullable(string()))) }),
        ),
        word: optional(string()),
        line: optional(literals("one", "two")),
      }),
    ),
    header: /* @__PURE__ */ validator(() => looseObject({ "X-Scope": optional(looseObject({})) })),
    cookie: /* @__PURE__ */ validator(() => looseObject({ state: optional(looseObject({})) })),
  },
};

/** The path parameters of `json`. */
export interface JsonPath {
  /** At most 3 items. */
  readonly key: readonly number[];
}

/** The query parameters of `json`. */
export interface JsonQuery {
  /** What to look for. */
  readonly filter: { name: string; tags?: readonly (string | null)[] | undefined };
  readonly any?: unknown;
  readonly word?: string;
  readonly xml?: OpenValue;
  readonly line?: "one" | "two";
}

/** The header parameters of `json`. */
export interface JsonHeaders {
  readonly "X-Scope"?: { [name: string]: unknown };
}

/** The cookie parameters of `json`. */
export interface JsonCookies {
  readonly state?: { [name: string]: unknown };
}

/** The request that the handler of `json` gets. */
export interface JsonRequest extends HandlerRequest {
  readonly path: JsonPath;
  readonly query: JsonQuery;
  readonly headers: JsonHeaders;
  readonly cookies: JsonCookies;
}

/** The responses that the handler of `json` may return. */
export type JsonReply = AnyReply;

const halfRoute: Route = {
  id: "search.half",
  method: "GET",
  path: "/half",
  parameters: [
    { in: "query", name: "word", value: "text" },
    { in: "query", name: "one", value: "text" },
  ],
  open: ["header", "cookie"],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ word: optional(string()), one: optional(string()) }),
    ),
  },
};

/** The query parameters of `half`. */
export interface HalfQuery {
  readonly word?: string;
  readonly one?: string;
}

/** The request that the handler of `half` gets. */
export interface HalfRequest extends HandlerRequest {
  readonly query: HalfQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `half` may return. */
export type HalfReply = AnyReply;

/** Handlers of Search. */
export interface SearchHandlers<Context = unknown> {
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
  readonly path: Handler<PathRequest, PathReply, Context>;
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
  readonly query: Handler<QueryRequest, QueryReply, Context>;
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
  readonly header: Handler<HeaderRequest, HeaderReply, Context>;
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
  readonly deep: Handler<DeepRequest, DeepReply, Context>;
  /**
   * Text of JSON in every place
   *
   * `GET /json/{key}`
   *
   * Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/search.yaml#operations.json` (Handbook).
   */
  readonly json: Handler<JsonRequest, JsonReply, Context>;
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
  readonly half: Handler<HalfRequest, HalfReply, Context>;
}

/** The routes of `search`. */
export const searchRoutes: RouteTree = {
  path: pathRoute,
  query: queryRoute,
  header: headerRoute,
  deep: deepRoute,
  json: jsonRoute,
  half: halfRoute,
};
