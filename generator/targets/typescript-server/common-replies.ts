/** `src/common-replies.ts`: what any operation may answer. */

/** Its path below `src/`, without its ending. */
export const commonRepliesPath = "common-replies";

/** Name of the type. */
export const commonReplyName = "CommonReply";

/** Names of the constants that say of them what a route says of its own. */
export const commonRoutes = { replies: "commonReplies", rules: "commonReplyRules" } as const;
