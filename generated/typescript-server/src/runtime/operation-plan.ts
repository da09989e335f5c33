// Made by endpoint-manifest (typescript-server) from its template operation-plan.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Facts that are computed once for an operation, so that its calls need not. */
import { type Authenticators, type Identifier, identifier } from "./authenticate.js";
import { replyCheck } from "./check-reply.js";
import { deprecationHeaders } from "./deprecation-headers.js";
import { isDevelopment } from "./development.js";
import { type Failures, failuresOf } from "./failures.js";
import type { ReadCredential } from "./credentials.js";
import type { AnyHandler } from "./handler-tree.js";
import { type TypePicker, typePicker } from "./negotiation.js";
import type { AnyOptions } from "./options.js";
import { type RateLimiter, rateLimiter } from "./rate-limits.js";
import { contentOf, type SuccessTypes, successTypes } from "./reply-content.js";
import { type RequestBounds, requestBounds } from "./request-bounds.js";
import { type RequestPlan, requestPlan } from "./request-plan.js";
import type { Route, Service } from "./route.js";
import type { ReplyPlan } from "./write-reply.js";

/** State that a server's operations share. */
export interface ServerPlan {
  readonly failures: Failures;
  readonly schemes: Service["schemes"];
  readonly authenticators: Authenticators<unknown>;
  /** Left out = as their schemes define. */
  readonly readCredential: ReadCredential | undefined;
  readonly limiter: RateLimiter;
  readonly context: AnyOptions["context"];
  readonly bounds: RequestBounds;
  readonly validate: boolean;
  readonly checksReplies: boolean;
  readonly timeoutMs: number | undefined;
  readonly stop: AbortSignal | undefined;
}

/** One operation. */
export interface OperationPlan extends ServerPlan, ReplyPlan {
  readonly route: Route;
  readonly handler: AnyHandler;
  /** How its requests are read. */
  readonly reading: RequestPlan;
  readonly isRated: boolean;
  /** Left out = the operation needs no identity. */
  readonly identify: Identifier<unknown> | undefined;
  /** The media types of its successful responses. */
  readonly success: SuccessTypes;
  /** Picks the one that a caller prefers. */
  readonly pick: TypePicker;
}

/** Maximum delay of timers, in milliseconds: about 25 days. For a longer one no timer is made. */
const longest = 0x7fffffff;

/** Computes a server's plan from its options. */
export function serverPlan({ schemes }: Service, options: AnyOptions): ServerPlan {
  const { authenticate = {}, context, timeoutMs = 0, signal } = options;
  return {
    failures: failuresOf(options),
    schemes,
    authenticators: authenticate,
    readCredential: options.readCredential,
    limiter: rateLimiter(schemes, options.rateLimits),
    context,
    bounds: requestBounds(options),
    validate: options.validateRequests ?? true,
    checksReplies: options.validateReplies ?? isDevelopment(),
    timeoutMs: timeoutMs > 0 && timeoutMs <= longest ? timeoutMs : undefined,
    stop: signal,
  };
}

/** Computes an operation's plan. */
export function operationPlan(
  route: Route,
  handler: AnyHandler,
  server: ServerPlan,
): OperationPlan {
  const { rates = [] } = route;
  const headers = deprecationHeaders(route);
  const success = successTypes(route);
  return {
    ...server,
    route,
    handler,
    reading: requestPlan(route, server.validate),
    isRated: rates.length > 0,
    identify: identifier(
      { route, schemes: server.schemes },
      server.authenticators,
      server.readCredential,
    ),
    contentOf: contentOf(route),
    headers: Object.keys(headers).length > 0 ? headers : undefined,
    success,
    pick: typePicker(success.types),
    check: server.checksReplies ? replyCheck(route) : undefined,
  };
}
