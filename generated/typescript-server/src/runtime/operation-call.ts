// Made by endpoint-manifest (typescript-server) from its template operation-call.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** One call of an operation: from the request to the answer, in one turn as long as nothing has to be waited for. */
import type { Context } from "hono";
import type { Failures } from "./failures.js";
import type { OperationPlan } from "./operation-plan.js";
import { ProblemError } from "./problem.js";
import { type ReadValues, readRequest } from "./read-request.js";
import type { Route } from "./route.js";
import { Call } from "./running-call.js";
import { isPromise } from "./waiting.js";
import { release, writeReply } from "./write-reply.js";

/** Answers a call of which the path is that of the operation. Never throws, and never rejects. */
export type OperationAnswer = (
  hono: Context,
  pathTexts: readonly string[],
) => Response | Promise<Response>;

/** Makes what answers an operation's calls. */
export function operationAnswer(plan: OperationPlan): OperationAnswer {
  const { timeoutMs } = plan;
  return (hono, pathTexts) => {
    const call = new Call(plan, hono, pathTexts);
    try {
      const answered = answer(call);
      if (timeoutMs === undefined || !isPromise(answered)) return answered;
      return inTime(answered, timeoutMs, call);
    } catch (error) {
      return plan.failures.answer(error, call);
    }
  };
}

/** Makes what answers in place of a handler that nobody has written. */
export function missingAnswer(route: Route, failures: Failures): OperationAnswer {
  const problem = new ProblemError({ status: 501, detail: `${route.id} is not implemented.` });
  return (hono) => failures.problem(problem, hono, route);
}

// Each step goes on at once where it can. What they throw is caught above, and promises that they give never reject.

function answer(call: Call): Response | Promise<Response> {
  const { plan, request } = call;
  const counted = plan.isRated ? plan.limiter.take(plan.route, request) : undefined;
  return counted ? after(counted, call, () => answerKnown(call)) : answerKnown(call);
}

/** Once the request is not one too many. */
function answerKnown(call: Call): Response | Promise<Response> {
  const { plan, request } = call;
  const identity = plan.identify?.(request, call);
  return isPromise(identity)
    ? after(identity, call, (known) => answerRead(call, known))
    : answerRead(call, identity);
}

/** Once it is known who calls. */
function answerRead(call: Call, identity: unknown): Response | Promise<Response> {
  const values = readRequest(call.plan.reading, call.request, call);
  return isPromise(values)
    ? after(values, call, (read) => answerIn(call, identity, read))
    : answerIn(call, identity, values);
}

/** Once the request is read. */
function answerIn(call: Call, identity: unknown, values: ReadValues): Response | Promise<Response> {
  const { plan, hono, request } = call;
  if (!plan.success.isOpen) negotiate(request, plan);
  const context = plan.context?.({ request, hono, identity, operation: plan.route });
  return isPromise(context)
    ? after(context, call, (made) => answerBy(call, values, made))
    : answerBy(call, values, context);
}

/** Once there is all that a handler gets. */
function answerBy(call: Call, values: ReadValues, context: unknown): Response | Promise<Response> {
  const reply = call.plan.handler(values, context);
  return isPromise(reply)
    ? after(reply, call, (given) => writeReply(given, call))
    : writeReply(reply, call);
}

/** What comes of a promise. It makes one promise more and not two, for that is done in nearly every call. */
function after<Value>(
  value: Promise<Value>,
  call: Call,
  next: (value: Value) => Response | Promise<Response>,
): Promise<Response> {
  const failed = (error: unknown): Response => call.plan.failures.answer(error, call);
  const went = (given: Value): Response | Promise<Response> => {
    try {
      return next(given);
    } catch (error) {
      return failed(error);
    }
  };
  // What can only be waited for is not all that a promise is.
  return (value instanceof Promise ? value : Promise.resolve<Value>(value)).then(went, failed);
}

/** Refuses before any work is done what could not be answered in a way that the caller takes. */
function negotiate({ headers }: Request, { success, pick }: OperationPlan): void {
  if (pick(headers.get("accept")) !== undefined) return;
  const detail = `The answer is ${success.types.join(" or ")}, which the request does not accept.`;
  throw new ProblemError({ status: 406, detail });
}

/** An answer that has come before time is up, or 503. One that comes later goes nowhere. */
function inTime(answered: Promise<Response>, milliseconds: number, call: Call): Promise<Response> {
  const { plan, hono } = call;
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      const detail = `There was no answer within ${milliseconds} ms.`;
      call.expire(new DOMException(detail, "TimeoutError"));
      resolve(plan.failures.problem(new ProblemError({ status: 503, detail }), hono, plan.route));
    }, milliseconds);
    void answered.then((response) => {
      clearTimeout(timer);
      if (isLate) release(response.body);
      else resolve(response);
    });
  });
}
