// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { OpenReply, Reply, ReplyHeaders, Status5XX } from "./runtime/reply.js";
import type { ReplyRules, RouteReply } from "./runtime/route.js";
import type { Problem_ } from "./schemas.js";
import { problem as problemValidator } from "./validators.js";

/** What any operation may answer. */
export type CommonReply =
  | Reply<401, Problem_, ReplyHeaders & { readonly "WWW-Authenticate": string }>
  | OpenReply<403>
  | OpenReply<Status5XX>;

/** The same as routes have it. */
export const commonReplies: readonly RouteReply[] = [
  { status: "401", content: ["application/json"] },
  { status: "403" },
  { status: "5XX" },
];

/** What the schemas of their bodies refuse. */
export const commonReplyRules: ReplyRules = { "401": { "application/json": problemValidator } };
