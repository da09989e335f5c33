/** What calls of an operation are answered, as data: what they give, what they fail with, and what is left open. */
import type { Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { type FailurePlan, failurePlan } from "./failures.js";
import { type OtherAnswers, repliesOf } from "./replies.js";
import { commonReplyPlans, type ReplyPlan, replyPlan } from "./reply-plan.js";
import { type ResultPlan, resultPlan } from "./result.js";

/** What calls of an operation are answered. */
export interface AnswerPlan {
  /** Whether the manifest shows what the operation itself answers. */
  readonly isShown: boolean;
  /** All that may come, each status once: the operation's own answers in their order, then those of the service. */
  readonly replies: readonly ReplyPlan[];
  /** Statuses that are known never to come. */
  readonly never: readonly string[];
  /** What may come beside them. */
  readonly others: OtherAnswers;
  /** Statuses of the service's answers for which the operation's own word holds: it answers otherwise, or never. */
  readonly replaced: readonly string[];
  readonly result: ResultPlan;
  readonly failures: FailurePlan;
}

/** What calls of an operation are answered. */
export function answerOf(
  operation: Pick<Operation, "responses" | "pagination">,
  service: Pick<Service, "errors">,
  find: FindSchema,
): AnswerPlan {
  const { own, common, never, others } = repliesOf(operation, service);
  const result = resultPlan(operation, find);
  const given = new Map(result.answers.map((each) => [each.status, each]));
  const kept = new Set(common.map(({ status }) => status));
  const ofService = commonReplyPlans(service, find);
  const replies = [
    ...own.map((each) => given.get(each.status) ?? replyPlan(each, "operation", find)),
    ...ofService.filter(({ status }) => kept.has(status)),
  ];
  return {
    isShown: operation.responses.state === "known",
    replies,
    never,
    others,
    replaced: ofService.flatMap(({ status }) => (kept.has(status) ? [] : [status])),
    result,
    failures: failurePlan(replies),
  };
}
