// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { OpenReply, Reply, ReplyHeaders, Status5XX } from "./runtime/reply.js";
import type { ReplyRules, RouteReply } from "./runtime/route.js";
import type { Problem_ } from "./schemas.js";
import { problem as problemValidator } from "./validators.js";

/** The responses that any operation may give. */
export type CommonReply =
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>;

/** The same responses, in the form of routes. */
export const commonReplies: readonly RouteReply[] = [
  { status: "401", content: ["application/json"] },
  { status: "403" },
  { status: "5XX" },
];

/** The checks of their bodies. */
export const commonReplyRules: ReplyRules = { "401": { "application/json": problemValidator } };
