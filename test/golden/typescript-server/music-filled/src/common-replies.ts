// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { Reply, ReplyHeaders } from "./runtime/reply.js";
import type { ReplyRules, RouteReply } from "./runtime/route.js";
import type { ErrorBody } from "./schemas.js";
import { errorBody as errorBodyValidator } from "./validators.js";

/** The responses that any operation may give. */
export type CommonReply =
  | Reply<
      401,
      ErrorBody,
      ReplyHeaders & {
        /** How to authenticate, and what was wrong with the token (RFC 6750). */
        readonly "WWW-Authenticate": string;
      }
    >
  | Reply<403, ErrorBody>
  | Reply<
      429,
      ErrorBody,
      ReplyHeaders & {
        /** Seconds to wait before the next request. */
        readonly "Retry-After": number;
      }
    >;

/** The same responses, in the form of routes. */
export const commonReplies: readonly RouteReply[] = [
  { status: "401", content: ["application/json"] },
  { status: "403", content: ["application/json"] },
  { status: "429", content: ["application/json"] },
];

/** The checks of their bodies. */
export const commonReplyRules: ReplyRules = {
  "401": { "application/json": errorBodyValidator },
  "403": { "application/json": errorBodyValidator },
  "429": { "application/json": errorBodyValidator },
};
