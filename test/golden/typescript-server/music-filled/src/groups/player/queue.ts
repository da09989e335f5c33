// Made by endpoint-manifest (typescript-server) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { EmptyReply, Reply, Status } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type { DeviceId, PlayableUri, PlaybackQueue, PlayerError } from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { looseObject, optional, refer } from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  deviceId as deviceIdValidator,
  playableUri as playableUriValidator,
  playbackQueue as playbackQueueValidator,
  playerError as playerErrorValidator,
} from "../../validators.js";

const getRoute: Route = {
  id: "player.queue.get",
  method: "GET",
  path: "/me/player/queue",
  parameters: [
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [{ status: "200", content: ["application/json"] }, ...commonReplies],
  security: [{ oauth: ["playback-read"] }],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 20, seconds: 1, per: "user" },
  ],
  rules: {
    replies: { "200": { "application/json": playbackQueueValidator }, ...commonReplyRules },
  },
};

/** The request that the handler of `get` gets. */
export interface GetRequest extends HandlerRequest {
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `get` may return. */
export type GetReply = Reply<200, PlaybackQueue> | CommonReply;

const addRoute: Route = {
  id: "player.queue.add",
  method: "POST",
  path: "/me/player/queue",
  parameters: [
    { in: "query", name: "uri", required: true, value: "text" },
    { in: "query", name: "device_id", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "204", content: [] },
    { status: "404", content: ["application/json"] },
    { status: "default", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: ["playback-modify"] }],
  rates: [{ requests: 10, seconds: 1, per: "user", operation: "player.queue.add" }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({
        uri: optional(refer(playableUriValidator)),
        device_id: optional(refer(deviceIdValidator)),
      }),
    ),
    replies: {
      "404": { "application/json": playerErrorValidator },
      default: { "application/json": playerErrorValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `add`. */
export interface AddQuery {
  /** URI of the track or episode. */
  readonly uri: PlayableUri;
  /** Device to address; the active one when it is left out. */
  readonly device_id?: DeviceId;
}

/** The request that the handler of `add` gets. */
export interface AddRequest extends HandlerRequest {
  readonly query: AddQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `add` may return. */
export type AddReply =
  | EmptyReply<204>
  | Reply<404, PlayerError>
  | Reply<Exclude<Status, 204 | 404 | 401 | 403 | 429>, PlayerError>
  | CommonReply;

/**
 * Handlers of Queue.
 *
 * What plays next.
 */
export interface QueueHandlers<Context = unknown> {
  /**
   * Get Queue: Get what is playing and what comes after it.
   *
   * `GET /me/player/queue`
   *
   * From `manifest/groups/player.yaml#subgroups.queue.operations.get` (Assumptions of the team).
   */
  readonly get: Handler<GetRequest, GetReply, Context>;
  /**
   * Add to Queue: Add a track or an episode to the end of the queue.
   *
   * `POST /me/player/queue`
   *
   * From `manifest/groups/player.yaml#subgroups.queue.operations.add` (Assumptions of the team).
   */
  readonly add: Handler<AddRequest, AddReply, Context>;
}

/** The routes of `player.queue`. */
export const queueRoutes: RouteTree = { get: getRoute, add: addRoute };
