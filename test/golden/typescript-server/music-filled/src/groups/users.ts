// Made by endpoint-manifest (typescript-server) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { ErrorBody, PublicUser, UserId } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { looseObject, optional, refer } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  publicUser as publicUserValidator,
  userId as userIdValidator,
} from "../validators.js";
import { type PlaylistsHandlers, playlistsRoutes } from "./users/playlists.js";

const retrieveProfileRoute: Route = {
  id: "users.retrieve-profile",
  method: "GET",
  path: "/users/{user_id}",
  parameters: [
    { in: "path", name: "user_id", required: true, value: "text" },
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
      looseObject({ user_id: optional(refer(userIdValidator)) }),
    ),
    replies: {
      "200": { "application/json": publicUserValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieveProfile`. */
export interface RetrieveProfilePath {
  /** Identifier of the user. */
  readonly user_id: UserId;
}

/** The request that the handler of `retrieveProfile` gets. */
export interface RetrieveProfileRequest extends HandlerRequest {
  readonly path: RetrieveProfilePath;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieveProfile` may return. */
export type RetrieveProfileReply = Reply<200, PublicUser> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Users.
 *
 * What users show of themselves to others.
 */
export interface UsersHandlers<Context = unknown> {
  /**
   * Get User's Profile: Get what a user shows to others.
   *
   * `GET /users/{user_id}`
   *
   * From `manifest/groups/users.yaml#operations.retrieve-profile` (Assumptions of the team).
   */
  readonly retrieveProfile: Handler<RetrieveProfileRequest, RetrieveProfileReply, Context>;
  /**
   * Handlers of Playlists.
   *
   * Playlists of a user.
   */
  readonly playlists: PlaylistsHandlers<Context>;
}

/** The routes of `users`. */
export const usersRoutes: RouteTree = {
  retrieveProfile: retrieveProfileRoute,
  playlists: playlistsRoutes,
};
