// Made by endpoint-manifest (typescript-server) from its template running-call.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A running call. */
import type { Context } from "hono";
import { IncompleteBodyError } from "./body-bytes.js";
import type { FailingCall } from "./failures.js";
import type { OperationPlan } from "./operation-plan.js";
import type { ReadOptions } from "./read-request.js";
import type { RequestBounds } from "./request-bounds.js";
import type { Route } from "./route.js";
import type { AnsweredCall } from "./write-reply.js";

/** The state of a call. Its signal is made on first use: most handlers never use it, and it has a cost. */
export class Call implements ReadOptions, AnsweredCall, FailingCall {
  readonly plan: OperationPlan;
  readonly hono: Context;
  readonly pathTexts: readonly string[];
  #signal: AbortSignal | undefined;
  #timeUp: AbortController | undefined;

  constructor(plan: OperationPlan, hono: Context, pathTexts: readonly string[]) {
    this.plan = plan;
    this.hono = hono;
    this.pathTexts = pathTexts;
  }

  get request(): Request {
    return this.hono.req.raw;
  }

  get route(): Route {
    return this.plan.route;
  }

  get bounds(): RequestBounds {
    return this.plan.bounds;
  }

  get signal(): AbortSignal {
    this.#signal ??= joined([
      this.request.signal,
      this.plan.stop,
      this.plan.timeoutMs === undefined ? undefined : this.#clock.signal,
    ]);
    return this.#signal;
  }

  get #clock(): AbortController {
    this.#timeUp ??= new AbortController();
    return this.#timeUp;
  }

  /** Records that time is up. */
  expire(reason: Error): void {
    this.#clock.abort(reason);
  }

  get responseType(): string | undefined {
    const { success, pick } = this.plan;
    if (success.types.length < 2) return success.types[0];
    return pick(this.request.headers.get("accept")) ?? success.types[0];
  }

  isEnd(error: unknown): boolean {
    if (error instanceof IncompleteBodyError) return true;
    const { aborted, reason } = this.signal;
    return aborted && (error === reason || (error instanceof Error && error.cause === reason));
  }

  failed(error: unknown): void {
    const { plan, request } = this;
    if (!this.isEnd(error)) plan.failures.report(error, { request, operation: plan.route });
  }
}

/** On some platforms a request has no signal. */
function joined(all: readonly (AbortSignal | null | undefined)[]): AbortSignal {
  const signals = all.filter((each) => each !== undefined && each !== null);
  const [only] = signals;
  return only && signals.length === 1 ? only : AbortSignal.any(signals);
}
