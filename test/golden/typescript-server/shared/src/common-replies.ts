// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { EmptyReply, Reply, ReplyHeaders } from "./runtime/reply.js";
import type { ReplyRules, RouteReply } from "./runtime/route.js";
import type { Problem_ } from "./schemas.js";
import { problem as problemValidator } from "./validators.js";

/** What any operation may answer. */
export type CommonReply =
  | Reply<401, Problem_>
  | EmptyReply<429, ReplyHeaders & { readonly "Retry-After": number }>
  | EmptyReply<500>;

/** The same as routes have it. */
export const commonReplies: readonly RouteReply[] = [
  { status: "401", content: ["application/problem+json"] },
  { status: "429", content: [] },
  { status: "500", content: [] },
];

/** What the schemas of their bodies refuse. */
export const commonReplyRules: ReplyRules = {
  "401": { "application/problem+json": problemValidator },
};
