/** The response of an operation that a mock chooses. */
import type { MockReply } from "./mock-data.js";
import type { Random } from "./mock-random.js";
import { ProblemError } from "./problem.js";
import type { Route } from "./route.js";

/** A response and its status. */
export interface ChosenReply {
  readonly status: number;
  /** Left out = the manifest does not show it. */
  readonly reply?: MockReply;
}

/**
 * The response where the caller requests no other: the lowest success, else a redirect, else `default`. A `ProblemError` with 500
 * where the manifest lists only errors and says that there are no other responses.
 */
export function usualReply(route: Route, replies: readonly MockReply[]): ChosenReply {
  const lowest = (first: string): ChosenReply | undefined => {
    const [least] = replies
      .filter(
        ({ status }) => new RegExp(`^${first}(?:\\d\\d|XX)$`, "i").test(status) && status !== "304",
      )
      // An exact status precedes a range: 299 < 2XX.
      .sort((a, b) => (a.status < b.status ? -1 : 1));
    return least && { status: Number(least.status.replace(/XX/i, "00")), reply: least };
  };
  const other = replies.find(({ status }) => status === "default");
  const chosen = lowest("2") ?? lowest("3") ?? (other && { status: 200, reply: other });
  if (chosen) return chosen;
  if (replies.length === 0 || route.hasOtherReplies === true || !route.replies)
    return { status: 200 };
  throw new ProblemError({
    status: 500,
    detail: `the manifest lists no success of ${route.id}, and says that it has no other answers`,
  });
}

/** The response with a status; a `ProblemError` with 404 where the manifest lists none, as in Prism. */
export function replyWith(code: number, { id }: Route, replies: readonly MockReply[]): ChosenReply {
  const reply = replyOfStatus(code, replies);
  // A status below 200 is not a final response (RFC 9110, section 15.2).
  if (reply && code >= 200) return { status: code, reply };
  throw new ProblemError({
    status: 404,
    detail: `the status ${code}, which was asked for, is none that the manifest lists for ${id}`,
  });
}

/** The response that is listed for a status: the most specific one. */
export function replyOfStatus(code: number, replies: readonly MockReply[]): MockReply | undefined {
  const range = `${Math.floor(code / 100)}XX`;
  return (
    replies.find(({ status }) => status === String(code)) ??
    replies.find(({ status }) => status.toUpperCase() === range) ??
    replies.find(({ status }) => status === "default")
  );
}

/** A server error, chosen from the manifest's if it lists any. */
export function failingReply(
  { id }: Route,
  replies: readonly MockReply[],
  random: Random,
): ChosenReply {
  const reply = random.pick(replies.filter(({ status }) => /^5(?:\d\d|XX)$/i.test(status)));
  if (reply) return { status: Number(reply.status.replace(/XX/i, "00")), reply };
  throw new ProblemError({
    status: 500,
    detail: `${id} fails, as some answers of this mock are made to`,
  });
}
