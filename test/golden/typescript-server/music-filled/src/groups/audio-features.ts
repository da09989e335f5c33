// Made by endpoint-manifest (typescript-server) from manifest/groups/audio-features.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonReply, commonReplies, commonReplyRules } from "../common-replies.js";
import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { Reply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { AudioFeatures, AudioFeaturesList, CatalogId, ErrorBody } from "../schemas.js";
import type { ServiceHeaders } from "../service-headers.js";
import { maxItems, minItems } from "../typescript-client/schema-checks.js";
import { array, looseObject, optional, refer } from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  audioFeatures as audioFeaturesValidator,
  audioFeaturesList as audioFeaturesListValidator,
  catalogId as catalogIdValidator,
  errorBody as errorBodyValidator,
} from "../validators.js";

const bulkRetrieveRoute: Route = {
  id: "audio-features.bulk-retrieve",
  method: "GET",
  path: "/audio-features",
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
  security: [{ oauth: [] }],
  rules: {
    query: /* @__PURE__ */ validator(() =>
      looseObject({ ids: optional(array(refer(catalogIdValidator), minItems(1), maxItems(100))) }),
    ),
    replies: {
      "200": { "application/json": audioFeaturesListValidator },
      "400": { "application/json": errorBodyValidator },
      ...commonReplyRules,
    },
  },
};

/** The query parameters of `bulkRetrieve`. */
export interface BulkRetrieveQuery {
  /** Identifiers of the tracks. 1 to 100 items. */
  readonly ids: readonly CatalogId[];
}

/** The request that the handler of `bulkRetrieve` gets. */
export interface BulkRetrieveRequest extends HandlerRequest {
  readonly query: BulkRetrieveQuery;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `bulkRetrieve` may return. */
export type BulkRetrieveReply = Reply<200, AudioFeaturesList> | Reply<400, ErrorBody> | CommonReply;

const retrieveRoute: Route = {
  id: "audio-features.retrieve",
  method: "GET",
  path: "/audio-features/{id}",
  parameters: [
    { in: "path", name: "id", required: true, value: "text" },
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
    replies: {
      "200": { "application/json": audioFeaturesValidator },
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

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
  readonly headers: ServiceHeaders;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply = Reply<200, AudioFeatures> | Reply<404, ErrorBody> | CommonReply;

/**
 * Handlers of Audio Features.
 *
 * What tracks sound like, in numbers.
 */
export interface AudioFeaturesHandlers<Context = unknown> {
  /**
   * Get Several Tracks' Audio Features: Get the audio features of up to 100 tracks in one call.
   *
   * `GET /audio-features`
   *
   * From `manifest/groups/audio-features.yaml#operations.bulk-retrieve` (Assumptions of the
   * team).
   */
  readonly bulkRetrieve: Handler<BulkRetrieveRequest, BulkRetrieveReply, Context>;
  /**
   * Get Track's Audio Features: Get what a track sounds like, in numbers.
   *
   * `GET /audio-features/{id}`
   *
   * From `manifest/groups/audio-features.yaml#operations.retrieve` (Assumptions of the team).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
}

/** The routes of `audio-features`. */
export const audioFeaturesRoutes: RouteTree = {
  bulkRetrieve: bulkRetrieveRoute,
  retrieve: retrieveRoute,
};
