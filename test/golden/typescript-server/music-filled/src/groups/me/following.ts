// Made by endpoint-manifest (typescript-server) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { EmptyReply, Reply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type {
  ErrorBody,
  FollowIds,
  FollowSelection,
  FollowedArtists,
  Membership,
} from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { integer, maximum, minLength, minimum } from "../../typescript-client/schema-checks.js";
import {
  literals,
  looseObject,
  number,
  optional,
  refer,
  string,
} from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  followIds as followIdsValidator,
  followSelection as followSelectionValidator,
  followedArtists as followedArtistsValidator,
  membership as membershipValidator,
} from "../../validators.js";

const bulkRetrieveRoute: Route = {
  id: "me.following.bulk-retrieve",
  method: "GET",
  path: "/me/following",
  parameters: [
    { in: "query", name: "type", required: true, value: "text" },
    { in: "query", name: "after", value: "text" },
    { in: "query", name: "limit", value: "number" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["follow-read"] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        type: optional(literals("artist")),
        after: optional(string(minLength(1))),
        limit: optional(number(integer(), minimum(1), maximum(50))),
      }),
    ),
    replies: {
      "200": { "application/json": followedArtistsValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** What to list; only artists can be listed. */
  readonly type: "artist";
  /** Identifier of the last artist of the page before. At least 1 character. */
  readonly after?: string;
  /**
   * How many items a page holds at most. Integer, 1 to 50.
   *
   * @defaultValue 20
   */
  readonly limit?: number;
}

/** The request that the handler of `bulkRetrieve` gets. */
export interface BulkRetrieveRequest extends HandlerRequest {
  readonly query: BulkRetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `bulkRetrieve` may return. */
export type BulkRetrieveReply = Reply<200, FollowedArtists> | Reply<400, ErrorBody> | CommonReply;

const followRoute: Route = {
  id: "me.following.follow",
  method: "PUT",
  path: "/me/following",
  parameters: [
    { in: "query", name: "type", required: true, value: "text" },
    { in: "query", name: "ids", style: "form", explode: false, value: { items: "text" } },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["follow-modify"] }],
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
      looseObject({
        type: optional(literals("artist", "user")),
        ids: optional(refer(followIdsValidator)),
      }),
    ),
    body: { "application/json": followSelectionValidator },
    replies: { "400": { "application/json": errorBodyValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `follow`. */
export interface FollowQuery {
  /** What the identifiers stand for. */
  readonly type: "artist" | "user";
  /** Identifiers of the artists or users to follow. */
  readonly ids?: FollowIds;
}

/** The request that the handler of `follow` gets. */
export interface FollowRequest extends HandlerRequest {
  readonly query: FollowQuery;
  readonly headers: ServiceHeaders;
  readonly body: FollowSelection | undefined;
}

/** The responses that the handler of `follow` may return. */
export type FollowReply = EmptyReply<204> | Reply<400, ErrorBody> | CommonReply;

const unfollowRoute: Route = {
  id: "me.following.unfollow",
  method: "DELETE",
  path: "/me/following",
  parameters: [
    { in: "query", name: "type", required: true, value: "text" },
    { in: "query", name: "ids", style: "form", explode: false, value: { items: "text" } },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "204", content: [] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["follow-modify"] }],
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
      looseObject({
        type: optional(literals("artist", "user")),
        ids: optional(refer(followIdsValidator)),
      }),
    ),
    body: { "application/json": followSelectionValidator },
    replies: { "400": { "application/json": errorBodyValidator }, ...commonReplyRules },
  },
};

/** The query parameters of `unfollow`. */
export interface UnfollowQuery {
  /** What the identifiers stand for. */
  readonly type: "artist" | "user";
  /** Identifiers of the artists or users to follow no longer. */
  readonly ids?: FollowIds;
}

/** The request that the handler of `unfollow` gets. */
export interface UnfollowRequest extends HandlerRequest {
  readonly query: UnfollowQuery;
  readonly headers: ServiceHeaders;
  readonly body: FollowSelection | undefined;
}

/** The responses that the handler of `unfollow` may return. */
export type UnfollowReply = EmptyReply<204> | Reply<400, ErrorBody> | CommonReply;

const checkRoute: Route = {
  id: "me.following.check",
  method: "GET",
  path: "/me/following/contains",
  parameters: [
    { in: "query", name: "type", required: true, value: "text" },
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
  security: [{ oauth: ["follow-read"] }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        type: optional(literals("artist", "user")),
        ids: optional(refer(followIdsValidator)),
      }),
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
  /** What the identifiers stand for. */
  readonly type: "artist" | "user";
  /** Identifiers of the artists or users to look for. */
  readonly ids: FollowIds;
}

/** The request that the handler of `check` gets. */
export interface CheckRequest extends HandlerRequest {
  readonly query: CheckQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `check` may return. */
export type CheckReply = Reply<200, Membership> | Reply<400, ErrorBody> | CommonReply;

/**
 * Handlers of Following.
 *
 * Artists and other users that the user follows.
 */
export interface FollowingHandlers<Context = unknown> {
  /**
   * Get Followed Artists: Get the artists that the user follows.
   *
   * `GET /me/following`
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve` (Assumptions of
   * the team).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Follow Artists or Users: Follow artists or other users.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `PUT /me/following`
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.follow` (Assumptions of the
   * team).
   */
  readonly follow: Handler<FollowRequest, FollowReply, Context>;
  /**
   * Unfollow Artists or Users: Stop following artists or other users.
   *
   * Identifiers may stand in the query, in the body, or in both.
   *
   * `DELETE /me/following`
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.unfollow` (Assumptions of the
   * team).
   */
  readonly unfollow: Handler<UnfollowRequest, UnfollowReply, Context>;
  /**
   * Check Followed Artists or Users: Learn which of some artists or users the user follows.
   *
   * `GET /me/following/contains`
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.check` (Assumptions of the
   * team).
   */
  readonly check: Handler<CheckRequest, CheckReply, Context>;
}

/** The routes of `me.following`. */
export const followingRoutes: RouteTree = {
  bulkRetrieve: bulkRetrieveRoute,
  follow: followRoute,
  unfollow: unfollowRoute,
  check: checkRoute,
};
