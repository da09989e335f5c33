/** What calls of an operation are answered, as data: what they give, what they fail with, and what is left open. */
import type { Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { type FailureClass, type FailurePlan, failurePlan } from "./failures.js";
import { type OtherAnswers, repliesOf } from "./replies.js";
import { commonReplyPlans, type ReplyPlan, replyPlan } from "./reply-plan.js";
import { type ResultPlan, resultPlan } from "./result.js";

/** What calls of an operation are answered, whatever classes of failures there are. */
export interface Answers {
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
}

/** What calls of an operation are answered. */
export interface AnswerPlan extends Answers {
  readonly failures: FailurePlan;
}

/** What is known of an operation that decides on it. */
type Answered = Pick<Operation, "responses" | "pagination">;

/** What calls of an operation are answered, and of which classes its failures are. */
export function answerOf(
  operation: Answered,
  service: Pick<Service, "errors">,
  { find, classes }: { readonly find: FindSchema; readonly classes: readonly FailureClass[] },
): AnswerPlan {
  const answers = answersOf(operation, service, find);
  return { ...answers, failures: failurePlan(answers.replies, classes) };
}

const known = new WeakMap<Answered, Answers>();

/** What calls of an operation are answered; made once for an operation, for all who ask. */
export function answersOf(
  operation: Answered,
  service: Pick<Service, "errors">,
  find: FindSchema,
): Answers {
  const answers = known.get(operation) ?? answersIn(operation, service, find);
  known.set(operation, answers);
  return answers;
}

function answersIn(
  operation: Answered,
  service: Pick<Service, "errors">,
  find: FindSchema,
): Answers {
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
  };
}
