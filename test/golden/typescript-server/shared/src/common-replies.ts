// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { EmptyReply, Reply, ReplyHeaders } from "./runtime/reply.js";
import type { ReplyRules, RouteReply } from "./runtime/route.js";
import type { Problem_ } from "./schemas.js";
import { problem as problemValidator } from "./validators.js";

/** The responses that any operation may give. */
export type CommonReply =
  | Reply<401, Problem_>
  | EmptyReply<429, ReplyHeaders & { readonly "Retry-After": number }>
  | EmptyReply<500>;

/** The same responses, in the form of routes. */
export const commonReplies: readonly RouteReply[] = [
  { status: "401", content: ["application/problem+json"] },
  { status: "429", content: [] },
  { status: "500", content: [] },
];

/** The checks of their bodies. */
export const commonReplyRules: ReplyRules = {
  "401": { "application/problem+json": problemValidator },
};
