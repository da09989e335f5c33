// Made by endpoint-manifest (typescript-server) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { EmptyReply, Reply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type { ErrorBody, LibraryIds, Membership, SavedPlaylistPage } from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { integer, maximum, minimum } from "../../typescript-client/schema-checks.js";
import { looseObject, number, optional, refer } from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  libraryIds as libraryIdsValidator,
  membership as membershipValidator,
  savedPlaylistPage as savedPlaylistPageValidator,
} from "../../validators.js";

const listRoute: Route = {
  id: "me.saved-playlists.list",
  method: "GET",
  path: "/me/playlists",
  parameters: [
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-read-private"] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
      }),
    ),
    replies: {
      "200": { "application/json": savedPlaylistPageValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `list`. */
export interface ListQuery {
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

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `list` may return. */
export type ListReply = Reply<200, SavedPlaylistPage> | Reply<400, ErrorBody> | CommonReply;

const saveRoute: Route = {
  id: "me.saved-playlists.save",
  method: "PUT",
  path: "/me/playlists",
  parameters: [
    {
      in: "query",
      name: "ids",
      required: true,
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-modify-private"] }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ ids: optional(refer(libraryIdsValidator)) }),
    ),
    replies: { "400": { "application/json": errorBodyValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `save`. */
export interface SaveQuery {
  /** Identifiers of the playlists to save. */
  readonly ids: LibraryIds;
}

/** The request that the handler of `save` gets. */
export interface SaveRequest extends HandlerRequest {
  readonly query: SaveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `save` may return. */
export type SaveReply = EmptyReply<204> | Reply<400, ErrorBody> | CommonReply;

const removeRoute: Route = {
  id: "me.saved-playlists.remove",
  method: "DELETE",
  path: "/me/playlists",
  parameters: [
    {
      in: "query",
      name: "ids",
      required: true,
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-modify-private"] }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ ids: optional(refer(libraryIdsValidator)) }),
    ),
    replies: { "400": { "application/json": errorBodyValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `remove`. */
export interface RemoveQuery {
  /** Identifiers of the playlists to remove. */
  readonly ids: LibraryIds;
}

/** The request that the handler of `remove` gets. */
export interface RemoveRequest extends HandlerRequest {
  readonly query: RemoveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `remove` may return. */
export type RemoveReply = EmptyReply<204> | Reply<400, ErrorBody> | CommonReply;

const checkRoute: Route = {
  id: "me.saved-playlists.check",
  method: "GET",
  path: "/me/playlists/contains",
  parameters: [
    {
      in: "query",
      name: "ids",
      required: true,
      style: "form",
      explode: false,
      value: { items: "text" },
    },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-read-private"] }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ ids: optional(refer(libraryIdsValidator)) }),
    ),
    replies: {
      "200": { "application/json": membershipValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `check`. */
export interface CheckQuery {
  /** Identifiers of the playlists to look for. */
  readonly ids: LibraryIds;
}

/** The request that the handler of `check` gets. */
export interface CheckRequest extends HandlerRequest {
  readonly query: CheckQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `check` may return. */
export type CheckReply = Reply<200, Membership> | Reply<400, ErrorBody> | CommonReply;

/**
 * Handlers of Saved playlists.
 *
 * Playlists that the user owns or has saved.
 */
export interface SavedPlaylistsHandlers<Context = unknown> {
  /**
   * Get Saved Playlists: Get the playlists that the user has saved, the latest first.
   *
   * `GET /me/playlists`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list` (Assumptions of the
   * team).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Save Playlists: Save playlists to the user's library.
   *
   * `PUT /me/playlists`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save` (Assumptions of the
   * team).
   */
  readonly save: Handler<SaveRequest, SaveReply, Context>;
  /**
   * Remove Saved Playlists: Remove playlists from the user's library.
   *
   * `DELETE /me/playlists`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove` (Assumptions of
   * the team).
   */
  readonly remove: Handler<RemoveRequest, RemoveReply, Context>;
  /**
   * Check Saved Playlists: Learn which of some playlists the user has saved.
   *
   * `GET /me/playlists/contains`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check` (Assumptions of
   * the team).
   */
  readonly check: Handler<CheckRequest, CheckReply, Context>;
}

/** The routes of `me.saved-playlists`. */
export const savedPlaylistsRoutes: RouteTree = {
  list: listRoute,
  save: saveRoute,
  remove: removeRoute,
  check: checkRoute,
};
