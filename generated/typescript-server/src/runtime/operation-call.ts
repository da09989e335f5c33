// Made by endpoint-manifest (typescript-server) from its template operation-call.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** One call of an operation, from the request to the response, synchronous as long as it need not wait. */
import type { Context } from "hono";
import type { Failures } from "./failures.js";
import type { OperationPlan } from "./operation-plan.js";
import { ProblemError } from "./problem.js";
import { type ReadValues, readRequest } from "./read-request.js";
import type { Route } from "./route.js";
import { Call } from "./running-call.js";
import { isPromise } from "./waiting.js";
import { release, writeReply } from "./write-reply.js";

/** Responds to a call whose path matches the operation. Never throws, and never rejects. */
export type OperationAnswer = (
  hono: Context,
  pathTexts: readonly string[],
) => Response | Promise<Response>;

/** Makes the function that responds to an operation's calls. */
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

/** Makes the function that responds in place of a missing handler. */
export function missingAnswer(route: Route, failures: Failures): OperationAnswer {
  const problem = new ProblemError({ status: 501, detail: `${route.id} is not implemented.` });
  return (hono) => failures.problem(problem, hono, route);
}

// Each step continues synchronously where it can. Errors that a step throws are caught above, and its promises never reject.

function answer(call: Call): Response | Promise<Response> {
  const { plan, request } = call;
  const counted = plan.isRated ? plan.limiter.take(plan.route, request) : undefined;
  return counted ? after(counted, call, () => answerKnown(call)) : answerKnown(call);
}

/** Runs when the request is within its rates. */
function answerKnown(call: Call): Response | Promise<Response> {
  const { plan, request } = call;
  const identity = plan.identify?.(request, call);
  return isPromise(identity)
    ? after(identity, call, (known) => answerRead(call, known))
    : answerRead(call, identity);
}

/** Runs when the caller is known. */
function answerRead(call: Call, identity: unknown): Response | Promise<Response> {
  const values = readRequest(call.plan.reading, call.request, call);
  return isPromise(values)
    ? after(values, call, (read) => answerIn(call, identity, read))
    : answerIn(call, identity, values);
}

/** Runs when the request is read. */
function answerIn(call: Call, identity: unknown, values: ReadValues): Response | Promise<Response> {
  const { plan, hono, request } = call;
  if (!plan.success.isOpen) negotiate(request, plan);
  const context = plan.context?.({ request, hono, identity, operation: plan.route });
  return isPromise(context)
    ? after(context, call, (made) => answerBy(call, values, made))
    : answerBy(call, values, context);
}

/** Runs when everything for the handler is ready. */
function answerBy(call: Call, values: ReadValues, context: unknown): Response | Promise<Response> {
  const reply = call.plan.handler(values, context);
  return isPromise(reply)
    ? after(reply, call, (given) => writeReply(given, call))
    : writeReply(reply, call);
}

/** Continues after a promise. It makes one further promise instead of two, because nearly every call does this. */
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
  // A thenable may lack the other methods of a promise.
  return (value instanceof Promise ? value : Promise.resolve<Value>(value)).then(went, failed);
}

/** Refuses a request early when no response could have a media type that the caller accepts. */
function negotiate({ headers }: Request, { success, pick }: OperationPlan): void {
  if (pick(headers.get("accept")) !== undefined) return;
  const detail = `The answer is ${success.types.join(" or ")}, which the request does not accept.`;
  throw new ProblemError({ status: 406, detail });
}

/** A response that arrives in time, or 503. A later response is dropped. */
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
