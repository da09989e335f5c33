// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { OpenReply } from "./runtime/reply.js";
import type { ReplyRules, RouteReply } from "./runtime/route.js";

/** The responses that any operation may give. */
export type CommonReply = OpenReply<404>;

/** The same responses, in the form of routes. */
export const commonReplies: readonly RouteReply[] = [{ status: "404" }];

/** The checks of their bodies. */
export const commonReplyRules: ReplyRules = {};
