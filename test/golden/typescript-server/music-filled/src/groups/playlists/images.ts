// Made by endpoint-manifest (typescript-server) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../../common-replies.js";
import type { Handler, HandlerRequest } from "../../runtime/handler.js";
import type { EmptyReply, Reply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";
import type { ErrorBody, PlaylistId, PlaylistImage } from "../../schemas.js";
import type { ServiceHeaders } from "../../service-headers.js";
import { maxLength } from "../../typescript-client/schema-checks.js";
import {
  array,
  looseObject,
  optional,
  refer,
  string,
} from "../../typescript-client/schema-kinds.js";
import { validator } from "../../typescript-client/validator.js";
import {
  errorBody as errorBodyValidator,
  playlistId as playlistIdValidator,
  playlistImage as playlistImageValidator,
} from "../../validators.js";

const listRoute: Route = {
  id: "playlists.images.list",
  method: "GET",
  path: "/playlists/{playlist_id}/images",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
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
      looseObject({ playlist_id: optional(refer(playlistIdValidator)) }),
    ),
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() => array(refer(playlistImageValidator))),
      },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `list`. */
export interface ListPath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The request that the handler of `list` gets. */
export interface ListRequest extends HandlerRequest {
  readonly path: ListPath;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `list` may return. */
export type ListReply = Reply<200, PlaylistImage[]> | Reply<404, ErrorBody> | CommonReply;

const updateRoute: Route = {
  id: "playlists.images.update",
  method: "PUT",
  path: "/playlists/{playlist_id}/images",
  parameters: [
    { in: "path", name: "playlist_id", required: true, value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: { required: true, content: [{ mediaType: "image/jpeg", text: true }] },
  replies: [
    { status: "202", content: [] },
    { status: "400", content: ["application/json"] },
    { status: "404", content: ["application/json"] },
    { status: "413", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [
    { oauth: ["images-upload", "playlist-modify-public"] },
    { oauth: ["images-upload", "playlist-modify-private"] },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() =>
      looseObject({ playlist_id: optional(refer(playlistIdValidator)) }),
    ),
    body: { "image/jpeg": /* @__PURE__ */ validator(() => string(maxLength(349528))) },
    replies: {
      "400": { "application/json": errorBodyValidator },
      "404": { "application/json": errorBodyValidator },
      "413": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `update`. */
export interface UpdatePath {
  /** Identifier of the playlist. */
  readonly playlist_id: PlaylistId;
}

/** The request that the handler of `update` gets. */
export interface UpdateRequest extends HandlerRequest {
  readonly path: UpdatePath;
  readonly headers: ServiceHeaders;
  readonly body: string;
}

/** The responses that the handler of `update` may return. */
export type UpdateReply =
  | EmptyReply<202>
  | Reply<400, ErrorBody>
  | Reply<404, ErrorBody>
  | Reply<413, ErrorBody>
  | CommonReply;

/**
 * Handlers of Images.
 *
 * The cover of a playlist.
 */
export interface ImagesHandlers<Context = unknown> {
  /**
   * Get Playlist's Images: Get the cover of a playlist, in several sizes.
   *
   * `GET /playlists/{playlist_id}/images`
   *
   * From `manifest/groups/playlists.yaml#subgroups.images.operations.list` (Assumptions of the
   * team).
   */
  readonly list: Handler<ListRequest, ListReply, Context>;
  /**
   * Upload Playlist Image: Replace the cover of a playlist.
   *
   * `PUT /playlists/{playlist_id}/images`
   *
   * From `manifest/groups/playlists.yaml#subgroups.images.operations.update` (Assumptions of the
   * team).
   */
  readonly update: Handler<UpdateRequest, UpdateReply, Context>;
}

/** The routes of `playlists.images`. */
export const imagesRoutes: RouteTree = { list: listRoute, update: updateRoute };
