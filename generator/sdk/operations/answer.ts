/** The answers to calls of an operation, as data: results, failures, and what is left open. */
import type { Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { type FailureClass, type FailurePlan, failurePlan } from "./failures.js";
import { type OtherAnswers, repliesOf } from "./replies.js";
import { commonReplyPlans, type ReplyPlan, replyPlan } from "./reply-plan.js";
import { type ResultPlan, resultPlan } from "./result.js";

/** The answers to calls of an operation, without the classes of failures. */
export interface Answers {
  /** True if the manifest shows what the operation itself answers. */
  readonly isShown: boolean;
  /** All that may come, each status once: the operation's own answers in their order, then those of the service. */
  readonly replies: readonly ReplyPlan[];
  /** Statuses that are known never to come. */
  readonly never: readonly string[];
  /** The answers that may come beside them. */
  readonly others: OtherAnswers;
  /** Statuses of the service's answers for which the operation's own word holds: it answers otherwise, or never. */
  readonly replaced: readonly string[];
  readonly result: ResultPlan;
}

/** The answers to calls of an operation. */
export interface AnswerPlan extends Answers {
  readonly failures: FailurePlan;
}

/** The facts of an operation that decide its answers. */
type Answered = Pick<Operation, "responses" | "pagination">;

/** Returns the answers to calls of an operation, and the classes of its failures. */
export function answerOf(
  operation: Answered,
  service: Pick<Service, "errors">,
  { find, classes }: { readonly find: FindSchema; readonly classes: readonly FailureClass[] },
): AnswerPlan {
  const answers = answersOf(operation, service, find);
  return { ...answers, failures: failurePlan(answers.replies, classes) };
}

const known = new WeakMap<Answered, Answers>();

/** Returns the answers to calls of an operation; made once for each operation. */
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
