// Made by endpoint-manifest (typescript-server) from manifest/groups/audio-analysis.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { EmptyReply, Reply, ReplyHeaders } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { AudioAnalysis, CatalogId, ErrorBody } from "../schemas.js";
import { looseObject, optional, refer } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  audioAnalysis as audioAnalysisValidator,
  catalogId as catalogIdValidator,
  errorBody as errorBodyValidator,
} from "../validators.js";

const retrieveRoute: Route = {
  id: "audio-analysis.retrieve",
  method: "GET",
  path: "/audio-analysis/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
    { in: "header", name: "If-None-Match", value: "text" },
    { in: "header", name: "Accept-Language", style: "simple", explode: false, value: "text" },
  ],
  body: "none",
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "304", content: [] },
    { status: "404", content: ["application/json"] },
    ...commonReplies,
  ],
  security: [{ oauth: [] }],
  rates: [{ requests: 30, seconds: 60, per: "application", operation: "audio-analysis.retrieve" }],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(catalogIdValidator)) })),
    replies: {
      "200": { "application/json": audioAnalysisValidator },
      "404": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Identifier of the track. */
  readonly id: CatalogId;
}

/** The header parameters of `retrieve`. */
export interface RetrieveHeaders {
  /**
   * Version that the caller has; the answer is 304 while it is the latest.
   *
   * @example "\"4.0.0-9f2c41d0\""
   */
  readonly "If-None-Match"?: string;
  /**
   * Languages in which names and descriptions are wanted, the preferred one first.
   *
   * @example "sv, en;q=0.8"
   */
  readonly "Accept-Language"?: string;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly headers: RetrieveHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply =
  | Reply<
      200,
      AudioAnalysis,
      ReplyHeaders & {
        /** Version of the analysis, for conditional requests. */
        readonly ETag: string;
      }
    >
  | EmptyReply<304>
  | Reply<404, ErrorBody>
  | CommonReply;

/**
 * Handlers of Audio Analysis.
 *
 * The structure, the rhythm and the timbre of tracks.
 */
export interface AudioAnalysisHandlers<Context = unknown> {
  /**
   * Get Track's Audio Analysis: Get the structure, the rhythm and the timbre of a track.
   *
   * An analysis may be larger than 1 MB and changes seldom.
   *
   * `GET /audio-analysis/{id}`
   *
   * From `manifest/groups/audio-analysis.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
}

/** The routes of `audio-analysis`. */
export const audioAnalysisRoutes: RouteTree = { retrieve: retrieveRoute };
