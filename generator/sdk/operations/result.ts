/** The results of an operation's successful calls, as data: one of which bodies, and the requested media types. */
import { isOpen, knownItems } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { isSuccessStatus } from "../../model/successes.js";
import { type CarriedBody, narrowedBody } from "../messages/carried-bodies.js";
import { type Negotiation, negotiationOf, preferredIn } from "../messages/negotiation.js";
import { isDefault, type ReplyPlan, replyPlan } from "./reply-plan.js";

/** The results of an operation's calls. */
export interface ResultPlan {
  /** The operation's own answers that may come where a call goes well: successes, and `default`, which stands for others. */
  readonly answers: readonly ReplyPlan[];
  /**
   * Those of them that say what a call gives: the successes that are listed, and where none is, what `default` says (OpenAPI
   * 3.1.1, section 4.8.16.1). None while that is not shown.
   */
  readonly successes: readonly ReplyPlan[];
  /** The bodies of these, of which a call gives one that asks for no other representation; in the order of `successes`. */
  readonly bodies: readonly CarriedBody[];
  /** True if successes may come that no answer lists by its status. */
  readonly hasOthers: boolean;
  /** The kind of every result: a stream, nothing at all, or something else. */
  readonly kind: "stream" | "nothing" | "other";
  /** The media types that calls request, and how successful responses are read. */
  readonly negotiation: Negotiation;
}

/** The facts of an operation that decide its results. */
type Answered = Pick<Operation, "responses" | "pagination">;

const known = new WeakMap<Answered, ResultPlan>();

/** Returns the results of an operation's calls; made once for each operation. */
export function resultPlan(operation: Answered, find: FindSchema): ResultPlan {
  const plan = known.get(operation) ?? planOf(operation, find);
  known.set(operation, plan);
  return plan;
}

function planOf({ responses, pagination }: Answered, find: FindSchema): ResultPlan {
  const answers = knownItems(responses)
    .filter(({ status, absent }) => !absent && (isSuccessStatus(status) || isDefault({ status })))
    .map((each) => replyPlan(each, "operation", find));
  const listed = answers.filter(({ status }) => isSuccessStatus(status));
  const successes = listed.length > 0 ? listed : answers;
  const isPaged = pagination.state === "known";
  const areOpen = isOpen(responses);
  return {
    answers,
    successes,
    bodies: successes.map(({ body }) => narrowedBody(body, preferredIn(body.contents, isPaged))),
    hasOthers: areOpen || answers.length > successes.length,
    kind: kindOf(successes, areOpen),
    negotiation: negotiationOf({ answers, areOpen, successes, isPaged }),
  };
}

function kindOf(successes: readonly ReplyPlan[], areOpen: boolean): ResultPlan["kind"] {
  const bodies = successes.map(({ body }) => body);
  const contents = bodies.flatMap((body) => body.contents);
  const isStreamed =
    contents.length > 0 &&
    contents.every(({ stream }) => stream !== undefined) &&
    !bodies.some((body) => body.isOpen);
  if (isStreamed) return "stream";
  return bodies.length > 0 && !areOpen && bodies.every(({ isEmpty }) => isEmpty)
    ? "nothing"
    : "other";
}
