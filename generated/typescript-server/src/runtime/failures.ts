// Made by endpoint-manifest (typescript-server) from its template failures.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Turns errors into problems for callers, and reports all others. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { FailedCall, ServerSettings } from "./options.js";
import { ProblemError } from "./problem.js";
import { withHeaders } from "./reply-headers.js";
import type { Route } from "./route.js";
import { isStatus } from "./statuses.js";

/** How a server responds where nothing else does. */
export interface Failures {
  /** The response for a problem, in the service's own shape where the option `problem` gives one. */
  problem(error: ProblemError, hono: Context, operation?: Route): Response;
  /** The response to a call that ended with an error: a 500 without details, unless the error is itself a response. */
  answer(error: unknown, call: FailingCall): Response;
  /** Reports an error that no caller sees. */
  report(error: unknown, call: FailedCall): void;
}

/** A call that an error may end. */
export interface FailingCall {
  readonly hono: Context;
  readonly route: Route;
  /** True if the error only says that no caller waits for the response. */
  isEnd(error: unknown): boolean;
}

/** Makes a server's responses to errors. */
export function failuresOf({ onError, problem: shape }: ServerSettings): Failures {
  const report: Failures["report"] = (error, call) => {
    try {
      if (onError) onError(error, call);
      else console.error(`${call.operation?.id ?? "The server"} failed:`, error);
    } catch (failure) {
      // A failure of the error reporter must not prevent the response.
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

/** Made by Hono, so that headers set by middleware are included. */
function plainProblem({ problem, headers }: ProblemError, hono: Context): Response {
  const status = isStatus(problem.status) ? problem.status : 500;
  const type = { "content-type": "application/problem+json" };
  return hono.newResponse(JSON.stringify(problem), status, { ...headers, ...type });
}
