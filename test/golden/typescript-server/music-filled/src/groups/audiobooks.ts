// Made by endpoint-manifest (typescript-server) from manifest/groups/audiobooks.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type {
  Audiobook,
  AudiobookList,
  CatalogId,
  ChapterPage,
  ErrorBody,
  Market,
} from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import {
  integer,
  maxItems,
  maximum,
  minItems,
  minimum,
} from "../typescript-client/schema-checks.js";
import { array, looseObject, number, optional, refer } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  audiobook as audiobookValidator,
  audiobookList as audiobookListValidator,
  catalogId as catalogIdValidator,
  chapterPage as chapterPageValidator,
  errorBody as errorBodyValidator,
  market as marketValidator,
} from "../validators.js";

const retrieveRoute: Route = {
  id: "audiobooks.retrieve",
  method: "GET",
  path: "/audiobooks/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    query: /* @__PURE__ */ validator(() =>
      looseObject({ market: optional(refer(marketValidator)) }),
    ),
    replies: {
      "200": { "application/json": audiobookValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Identifier of the audiobook. */
  readonly id: CatalogId;
}

/** The query parameters of `retrieve`. */
export interface RetrieveQuery {
  /** Country in which the content has to be available. */
  readonly market?: Market;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly query: RetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = Reply<200, Audiobook> | Reply<404, ErrorBody> | CommonReply;

const bulkRetrieveRoute: Route = {
  id: "audiobooks.bulk-retrieve",
  method: "GET",
  path: "/audiobooks",
  parameters: [
    {
      in: "query",
      name: "ids",
      required: true,
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        ids: optional(array(refer(catalogIdValidator), minItems(1), maxItems(50))),
        market: optional(refer(marketValidator)),
      }),
    ),
    replies: {
      "200": { "application/json": audiobookListValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the audiobooks. 1 to 50 items. */
  readonly ids: readonly CatalogId[];
  /** Country in which the content has to be available. */
  readonly market?: Market;
}

/** The request that the handler of `bulkRetrieve` gets. */
export interface BulkRetrieveRequest extends HandlerRequest {
  readonly query: BulkRetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `bulkRetrieve` may return. */
export type BulkRetrieveReply = Reply<200, AudiobookList> | Reply<400, ErrorBody> | CommonReply;

const listChaptersRoute: Route = {
  id: "audiobooks.list-chapters",
  method: "GET",
  path: "/audiobooks/{id}/chapters",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
        market: optional(refer(marketValidator)),
      }),
    ),
    replies: {
      "200": { "application/json": chapterPageValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `listChapters`. */
export interface ListChaptersPath {
  /** Identifier of the audiobook. */
  readonly id: CatalogId;
}

/** The query parameters of `listChapters`. */
export interface ListChaptersQuery {
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
  /**
   * How many items to pass over before the page begins. Integer, 0 to 1000.
   *
   * @defaultValue 0
   */
  readonly offset?: number;
  /** Country in which the content has to be available. */
  readonly market?: Market;
}

/** The request that the handler of `listChapters` gets. */
export interface ListChaptersRequest extends HandlerRequest {
  readonly path: ListChaptersPath;
  readonly query: ListChaptersQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `listChapters` may return. */
export type ListChaptersReply =
  Reply<200, ChapterPage> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Audiobooks.
 *
 * Audiobooks of the catalog.
 */
export interface AudiobooksHandlers<Context = unknown> {
  /**
   * Get Audiobook: Get an audiobook and the first page of its chapters.
   *
   * `GET /audiobooks/{id}`
   *
   * From `manifest/groups/audiobooks.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Several Audiobooks: Get up to 50 audiobooks in one call.
   *
   * `GET /audiobooks`
   *
   * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Assumptions of the team).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Get Audiobook's Chapters: Get the chapters of an audiobook, in order.
   *
   * The resume point is there only when a user has signed in.
   *
   * `GET /audiobooks/{id}/chapters`
   *
   * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Assumptions of the team).
   */
  readonly listChapters: Handler<ListChaptersRequest, ListChaptersReply, Context>;
}

/** The routes of `audiobooks`. */
export const audiobooksRoutes: RouteTree = {
  retrieve: retrieveRoute,
  bulkRetrieve: bulkRetrieveRoute,
  listChapters: listChaptersRoute,
};
