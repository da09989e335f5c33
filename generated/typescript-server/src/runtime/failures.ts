// Made by endpoint-manifest (typescript-server) from its template failures.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What becomes of errors: problems for callers, and whoever is told of the others. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { FailedCall, ServerSettings } from "./options.js";
import { ProblemError } from "./problem.js";
import { withHeaders } from "./reply-headers.js";
import type { Route } from "./route.js";
import { isStatus } from "./statuses.js";

/** How a server answers where nothing else does. */
export interface Failures {
  /** The answer that says a problem, in the service's own shape where the option `problem` gives one. */
  problem(error: ProblemError, hono: Context, operation?: Route): Response;
  /** The answer to a call that ended with an error: 500 without a word of it, unless it is an answer by itself. */
  answer(error: unknown, call: FailingCall): Response;
  /** Tells of an error that no caller is told of. */
  report(error: unknown, call: FailedCall): void;
}

/** A call that an error may end. */
export interface FailingCall {
  readonly hono: Context;
  readonly route: Route;
  /** Whether the error says no more than that nobody waits for the answer. */
  isEnd(error: unknown): boolean;
}

/** Makes the answers of a server to errors. */
export function failuresOf({ onError, problem: shape }: ServerSettings): Failures {
  const report: Failures["report"] = (error, call) => {
    try {
      if (onError) onError(error, call);
      else console.error(`${call.operation?.id ?? "The server"} failed:`, error);
    } catch (failure) {
      // Whoever is told of errors must not be the end of an answer.
      console.error("onError failed:", failure, "with", error);
    }
  };

  const problem: Failures["problem"] = (error, hono, operation) => {
    const request = hono.req.raw;
    try {
      const own = shape?.(error.problem, request, operation);
      if (own) return withHeaders(own, error.headers);
    } catch (failure) {
      report(failure, { request, operation });
    }
    return plainProblem(error, hono);
  };

  const answer: Failures["answer"] = (error, call) => {
    const { hono, route } = call;
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof ProblemError) return problem(error, hono, route);
    if (call.isEnd(error)) {
      const detail = "The request was given up before it had an answer.";
      return problem(new ProblemError({ status: 503, detail }), hono, route);
    }
    report(error, { request: hono.req.raw, operation: route });
    return problem(new ProblemError({ status: 500, detail: "The server failed." }), hono, route);
  };

  return { problem, answer, report };
}

/** Made by Hono, so that headers which middleware has set go with it. */
function plainProblem({ problem, headers }: ProblemError, hono: Context): Response {
  const status = isStatus(problem.status) ? problem.status : 500;
  const type = { "content-type": "application/problem+json" };
  return hono.newResponse(JSON.stringify(problem), status, { ...headers, ...type });
}
