// Made by endpoint-manifest (typescript-server) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { EmptyReply, Reply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type {
  ErrorBody,
  LibraryIds,
  LibrarySelection,
  Market,
  Membership,
  SavedTrackPage,
  SavedTrackSelection,
} from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { integer, maximum, minimum } from "../../typescript-client/schema-checks.js";
import { looseObject, number, optional, refer } from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  libraryIds as libraryIdsValidator,
  librarySelection as librarySelectionValidator,
  market as marketValidator,
  membership as membershipValidator,
  savedTrackPage as savedTrackPageValidator,
  savedTrackSelection as savedTrackSelectionValidator,
} from "../../validators.js";

const listRoute: Route = {
  id: "me.saved-tracks.list",
  method: "GET",
  path: "/me/tracks",
  parameters: [
    { in: "query", name: "limit", value: "number" },
    { in: "query", name: "offset", value: "number" },
    { in: "query", name: "market", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["library-read"] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
        market: optional(refer(marketValidator)),
      }),
    ),
    replies: {
      "200": { "application/json": savedTrackPageValidator },
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
  /** Country in which the content has to be available. */
  readonly market?: Market;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly query: ListQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `list` may return. */
export type ListReply = Reply<200, SavedTrackPage> | Reply<400, ErrorBody> | CommonReply;

const saveRoute: Route = {
  id: "me.saved-tracks.save",
  method: "PUT",
  path: "/me/tracks",
  parameters: [
    { in: "query", name: "ids", style: "form", explode: false, value: { items: "text" } },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "200", content: [] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["library-modify"] }],
  limits: [
    { of: ["body.ids"], maxItems: 50, by: "limits.idsPerCall" },
    {
      of: ["query.ids", "body.ids"],
      maxItems: 50,
      by: "At most 50 identifiers in the query and the body together.",
    },
  ],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ ids: optional(refer(libraryIdsValidator)) }),
    ),
    body: { "application/json": savedTrackSelectionValidator },
    replies: { "400": { "application/json": errorBodyValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `save`. */
export interface SaveQuery {
  /** Identifiers of the tracks to save. */
  readonly ids?: LibraryIds;
}

/** The request that the handler of `save` gets. */
export interface SaveRequest extends HandlerRequest {
  readonly query: SaveQuery;
  readonly headers: ServiceHeaders;
  readonly body: SavedTrackSelection | undefined;
}

/** The responses that the handler of `save` may return. */
export type SaveReply = EmptyReply<200> | Reply<400, ErrorBody> | CommonReply;

const removeRoute: Route = {
  id: "me.saved-tracks.remove",
  method: "DELETE",
  path: "/me/tracks",
  parameters: [
    { in: "query", name: "ids", style: "form", explode: false, value: { items: "text" } },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "200", content: [] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["library-modify"] }],
  limits: [
    { of: ["body.ids"], maxItems: 50, by: "limits.idsPerCall" },
    {
      of: ["query.ids", "body.ids"],
      maxItems: 50,
      by: "At most 50 identifiers in the query and the body together.",
    },
  ],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ ids: optional(refer(libraryIdsValidator)) }),
    ),
    body: { "application/json": librarySelectionValidator },
    replies: { "400": { "application/json": errorBodyValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `remove`. */
export interface RemoveQuery {
  /** Identifiers of the tracks to remove. */
  readonly ids?: LibraryIds;
}

/** The request that the handler of `remove` gets. */
export interface RemoveRequest extends HandlerRequest {
  readonly query: RemoveQuery;
  readonly headers: ServiceHeaders;
  readonly body: LibrarySelection | undefined;
}

/** The responses that the handler of `remove` may return. */
export type RemoveReply = EmptyReply<200> | Reply<400, ErrorBody> | CommonReply;

const checkRoute: Route = {
  id: "me.saved-tracks.check",
  method: "GET",
  path: "/me/tracks/contains",
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
  security: [{ oauth: ["library-read"] }],
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
  /** Identifiers of the tracks to look for. */
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
 * Handlers of Saved tracks.
 *
 * Tracks in the user's library.
 */
export interface SavedTracksHandlers<Context = unknown> {
  /**
   * Get Saved Tracks: Get the tracks that the user has saved, the latest first.
   *
   * `GET /me/tracks`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.list` (Assumptions of the
   * team).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Save Tracks: Save tracks to the user's library.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `PUT /me/tracks`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.save` (Assumptions of the
   * team).
   */
  readonly save: Handler<SaveRequest, SaveReply, Context>;
  /**
   * Remove Saved Tracks: Remove tracks from the user's library.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `DELETE /me/tracks`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove` (Assumptions of the
   * team).
   */
  readonly remove: Handler<RemoveRequest, RemoveReply, Context>;
  /**
   * Check Saved Tracks: Learn which of some tracks the user has saved.
   *
   * `GET /me/tracks/contains`
   *
   * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.check` (Assumptions of the
   * team).
   */
  readonly check: Handler<CheckRequest, CheckReply, Context>;
}

/** The routes of `me.saved-tracks`. */
export const savedTracksRoutes: RouteTree = {
  list: listRoute,
  save: saveRoute,
  remove: removeRoute,
  check: checkRoute,
};
