// Made by endpoint-manifest (typescript-server) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { Reply, ReplyHeaders } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type { ErrorBody, NewPlaylist, Playlist, PlaylistPage, UserId } from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { integer, maxLength, maximum, minimum } from "../../typescript-client/schema-checks.js";
import {
  looseObject,
  number,
  optional,
  refer,
  string,
} from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  newPlaylist as newPlaylistValidator,
  playlist as playlistValidator,
  playlistPage as playlistPageValidator,
  userId as userIdValidator,
} from "../../validators.js";

const listRoute: Route = {
  id: "users.playlists.list",
  method: "GET",
  path: "/users/{user_id}/playlists",
  parameters: [
    { in: "path", name: "user_id", required: true, value: "text" },
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
  security: [{ oauth: ["playlist-read-private"] }],
  limits: [{ of: ["query.limit"], maximum: 50, by: "limits.pageSize" }],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ user_id: optional(refer(userIdValidator)) }),
    ),
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        limit: optional(number(integer(), minimum(1), maximum(50))),
        offset: optional(number(integer(), minimum(0), maximum(1000))),
      }),
    ),
    replies: {
      "200": { "application/json": playlistPageValidator },
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `list`. */
export interface ListPath {
  /** Identifier of the user. */
  readonly user_id: UserId;
}

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
  readonly path: ListPath;
  readonly query: ListQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `list` may return. */
export type ListReply =
  Reply<200, PlaylistPage> | Reply<400, ErrorBody> | Reply<404, ErrorBody> | CommonReply;

const createRoute: Route = {
  id: "users.playlists.create",
  method: "POST",
  path: "/users/{user_id}/playlists",
  parameters: [
    { in: "path", name: "user_id", required: true, value: "text" },
    { in: "header", name: "Idempotency-Key", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "201", content: ["application/json"] },
    { status: "400", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playlist-modify-public"] }, { oauth: ["playlist-modify-private"] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ user_id: optional(refer(userIdValidator)) }),
    ),
    header: /* @__PURE__ */ validator(() =>
      looseObject({ "Idempotency-Key": optional(string(maxLength(64))) }),
    ),
    body: { "application/json": newPlaylistValidator },
    replies: {
      "201": { "application/json": playlistValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `create`. */
export interface CreatePath {
  /** Identifier of the user. */
  readonly user_id: UserId;
}

/** The header parameters of `create`. */
export interface CreateHeaders {
  /** The same for calls that are to count as one, for a day. At most 64 characters. */
  readonly "Idempotency-Key"?: string;
  /**
   * Languages in which names and descriptions are wanted, the preferred one first.
   *
   * @example "sv, en;q=0.8"
   */
  readonly "Accept-Language"?: string;
}

/** The request that the handler of `create` gets. */
export interface CreateRequest extends HandlerRequest {
  readonly path: CreatePath;
  readonly headers: CreateHeaders;
  readonly body: NewPlaylist;
}

/** The responses that the handler of `create` may return. */
export type CreateReply =
  | Reply<
      201,
      Playlist,
      ReplyHeaders & {
        /** Where the playlist can be found. */
        readonly Location: string;
      }
    >
  | Reply<400, ErrorBody>
  | CommonReply;

/**
 * Handlers of Playlists.
 *
 * Playlists of a user.
 */
export interface PlaylistsHandlers<Context = unknown> {
  /**
   * Get User's Playlists: Get the playlists that a user owns or follows.
   *
   * `GET /users/{user_id}/playlists`
   *
   * From `manifest/groups/users.yaml#subgroups.playlists.operations.list` (Assumptions of the
   * team).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Create Playlist: Create an empty playlist for a user.
   *
   * Users can create playlists for themselves only.
   *
   * `POST /users/{user_id}/playlists`
   *
   * From `manifest/groups/users.yaml#subgroups.playlists.operations.create` (Assumptions of the
   * team).
   */
  readonly create: Handler<CreateRequest, CreateReply, Context>;
}

/** The routes of `users.playlists`. */
export const playlistsRoutes: RouteTree = { list: listRoute, create: createRoute };
