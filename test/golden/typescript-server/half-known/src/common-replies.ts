// Made by endpoint-manifest (typescript-server) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { OpenReply, Status4XX } from "./runtime/reply.js";
import type { ReplyRules, RouteReply } from "./runtime/route.js";

/** What any operation may answer. */
export type CommonReply = OpenReply<404> | OpenReply<Exclude<Status4XX, 404>>;

/** The same as routes have it. */
export const commonReplies: readonly RouteReply[] = [{ status: "404" }, { status: "4XX" }];

/** What the schemas of their bodies refuse. */
export const commonReplyRules: ReplyRules = {};
