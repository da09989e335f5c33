/** `src/common-replies.ts`: what any operation may answer. */
import { commonAnswers } from "../../sdk/operations/replies.js";
import { knownItems } from "../../model/known.js";
import type { Operation, Service } from "../../model/model.js";

/** Its path below `src/`, without its ending. */
export const commonRepliesPath = "common-replies";

/** Name of the type. */
export const commonReplyName = "CommonReply";

/** Names of the constants that say of them what a route says of its own. */
export const commonRoutes = { replies: "commonReplies", rules: "commonReplyRules" } as const;

/** Whether an operation may give all of them, as they are: it answers none of their statuses otherwise, or not at all. */
export function inheritsAll({ responses }: Operation, service: Service): boolean {
  const own = new Set(knownItems(responses).map(({ status }) => status));
  const common = commonAnswers(service);
  return common.length > 0 && common.every(({ status }) => !own.has(status));
}
