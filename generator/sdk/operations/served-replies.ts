/** The responses of a server: those of an operation, where the service's `default` stands for errors alone. */
import type { Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { answersOf } from "./answer.js";
import { commonReplyPlans, isDefault, type ReplyPlan } from "./reply-plan.js";

/** The answers of an operation as a server gives them. */
export interface ServedReplies {
  /** Those that are known; undefined while none is shown. */
  readonly replies: readonly ReplyPlan[] | undefined;
  /** True if it may answer otherwise, too. */
  readonly areOpen: boolean;
  /** True if it may give all answers that any operation may give, as they are, and there are some. */
  readonly inheritsAll: boolean;
}

/** The ranges of errors. */
const errorRanges = ["4XX", "5XX"];

/** The answers of an operation, with ranges in place of the service's `default`, and of errors of which nothing is shown. */
export function servedReplies(
  operation: Pick<Operation, "responses" | "pagination">,
  service: Pick<Service, "errors">,
  find: FindSchema,
): ServedReplies {
  const { replies, never, others } = answersOf(operation, service, find);
  const common = servedCommonReplies(service, find);
  const said = new Set([...replies.map(({ status }) => status), ...never]);
  const listed = withRanges(replies, [...said, ...commonStatuses(service, find)]);
  const taken = new Set([...listed.map(({ status }) => status), ...said]);
  const unknown = others === "failures" ? errorRanges.filter((range) => !taken.has(range)) : [];
  const inherited = listed.filter(({ from }) => from === "service");
  const areOpen = others === "any";
  return {
    replies: areOpen && listed.length === 0 ? undefined : [...listed, ...unknown.map(unknownReply)],
    areOpen,
    inheritsAll: common.length > 0 && inherited.length === common.length,
  };
}

/** The answers that any operation may give, as a server gives them. */
export function servedCommonReplies(
  service: Pick<Service, "errors">,
  find: FindSchema,
): readonly ReplyPlan[] {
  return withRanges(commonReplyPlans(service, find), commonStatuses(service, find));
}

function commonStatuses(service: Pick<Service, "errors">, find: FindSchema): readonly string[] {
  return commonReplyPlans(service, find).map(({ status }) => status);
}

/** The same with the ranges of errors in place of the service's `default`, but for those that are said. */
function withRanges(replies: readonly ReplyPlan[], said: readonly string[]): readonly ReplyPlan[] {
  return replies.flatMap((each) =>
    each.from === "service" && isDefault(each)
      ? errorRanges.filter((range) => !said.includes(range)).map((status) => ({ ...each, status }))
      : [each],
  );
}

/** An error of which nothing is shown. */
function unknownReply(status: string): ReplyPlan {
  return {
    status,
    from: "service",
    headers: { known: [], isOpen: true },
    body: { contents: [], isOpen: true, isUnknown: true, isEmpty: false },
  };
}
