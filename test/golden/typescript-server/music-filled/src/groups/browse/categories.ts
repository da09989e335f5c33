// Made by endpoint-manifest (typescript-server) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { Reply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type {
  BrowseCategory,
  CategoryId,
  CategoryList,
  ErrorBody,
  PlaylistSelection,
} from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { integer, maximum, minimum } from "../../typescript-client/schema-checks.js";
import { looseObject, number, optional, refer } from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  browseCategory as browseCategoryValidator,
  categoryId as categoryIdValidator,
  categoryList as categoryListValidator,
  errorBody as errorBodyValidator,
  playlistSelection as playlistSelectionValidator,
} from "../../validators.js";

const listRoute: Route = {
  id: "browse.categories.list",
  method: "GET",
  path: "/browse/categories",
  parameters: [
    { in: "query", name: "page", value: "number" },
    { in: "query", name: "limit", value: "number" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        page: optional(number(integer(), minimum(1))),
        limit: optional(number(integer(), minimum(1), maximum(50))),
      }),
    ),
    replies: {
      "200": { "application/json": categoryListValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Number of the page. Integer, at least 1.
   *
   * @defaultValue 1
   */
  readonly page?: number;
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `list` may return. */
export type ListReply = Reply<200, CategoryList> | Reply<400, ErrorBody> | CommonReply;

const retrieveRoute: Route = {
  id: "browse.categories.retrieve",
  method: "GET",
  path: "/browse/categories/{category_id}",
  parameters: [
    { in: "path", name: "category_id", required: true, value: "text" },
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
    path: /* @__PURE__ */ validator(() =>
      looseObject({ category_id: optional(refer(categoryIdValidator)) }),
    ),
    replies: {
      "200": { "application/json": browseCategoryValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Identifier of the category. */
  readonly category_id: CategoryId;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = Reply<200, BrowseCategory> | Reply<404, ErrorBody> | CommonReply;

const getPlaylistsRoute: Route = {
  id: "browse.categories.get-playlists",
  method: "GET",
  path: "/browse/categories/{category_id}/playlists",
  parameters: [
    { in: "path", name: "category_id", required: true, value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
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
  deprecated: { since: "2025-11-27", sunset: "2026-11-30", replacement: "/search" },
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ category_id: optional(refer(categoryIdValidator)) }),
    ),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
      }),
    ),
    replies: {
      "200": { "application/json": playlistSelectionValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `getPlaylists`. */
export interface GetPlaylistsPath {
  /** Identifier of the category. */
  readonly category_id: CategoryId;
}

/** The query parameters of `getPlaylists`. */
export interface GetPlaylistsQuery {
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
}

/** The request that the handler of `getPlaylists` gets. */
export interface GetPlaylistsRequest extends HandlerRequest {
  readonly path: GetPlaylistsPath;
  readonly query: GetPlaylistsQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `getPlaylists` may return. */
export type GetPlaylistsReply =
  Reply<200, PlaylistSelection> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Categories.
 *
 * Categories that group playlists by mood, occasion or genre.
 */
export interface CategoriesHandlers<Context = unknown> {
  /**
   * Get Several Browse Categories: Get the categories to browse.
   *
   * `GET /browse/categories`
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Assumptions of the
   * team).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Get Single Browse Category: Get the name and the icon of a category.
   *
   * `GET /browse/categories/{category_id}`
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Assumptions of
   * the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
  /**
   * Get Category's Playlists: Get the playlists of a category.
   *
   * `GET /browse/categories/{category_id}/playlists`
   *
   * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists`
   * (Assumptions of the team).
   *
   * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `search.query` in its place.
   *   Categories no longer have playlists of their own.
   */
  readonly getPlaylists: Handler<GetPlaylistsRequest, GetPlaylistsReply, Context>;
}

/** The routes of `browse.categories`. */
export const categoriesRoutes: RouteTree = {
  list: listRoute,
  retrieve: retrieveRoute,
  getPlaylists: getPlaylistsRoute,
};
