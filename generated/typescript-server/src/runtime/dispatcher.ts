// Made by endpoint-manifest (typescript-server) from its template dispatcher.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** From a path to the operation: Hono routes one path template, whatever the method. */
import type { Context, Next } from "hono";
import { matchedRoutes } from "hono/route";
import { findTargetHandler, isMiddleware } from "hono/utils/handler";
import type { Failures } from "./failures.js";
import type { OperationAnswer } from "./operation-call.js";
import { isMoreExact, type PathPattern, pathReader } from "./path-pattern.js";
import { ProblemError } from "./problem.js";
import { passOver } from "./routed.js";

/** One path template with its operations. */
export interface DispatchedPath {
  readonly pattern: PathPattern;
  /** Operations by method. */
  readonly operations: ReadonlyMap<string, OperationAnswer>;
}

/** A handler for Hono; responds synchronously where it can. */
export type Dispatcher = (
  hono: Context,
  next: Next,
) => Response | Promise<Response> | Promise<void>;

/** One of the routes that Hono has found for a request. */
type Found = ReturnType<typeof matchedRoutes>[number];

/** The methods of a path template that matches a URL; none where it does not match. */
type MethodsAt = (url: string) => readonly string[];

/** Methods by handler of Hono, so that dispatchers know each other. */
const dispatchers = new WeakMap<object, MethodsAt>();

/**
 * Makes the handler of a path template. It handles its operations' methods, HEAD where there is a GET, and OPTIONS. It passes
 * everything else on, as well as requests that a later route of the same application matches more specifically. Without a later
 * route it responds with 405 (RFC 9110, section 15.5.6), or with 404 where the URL matches no template.
 */
export function dispatcher(
  { pattern, operations }: DispatchedPath,
  failures: Failures,
): Dispatcher {
  const read = pathReader(pattern);
  const methods = [...operations.keys()];
  const ofHead = operations.get("HEAD") ?? operations.get("GET");

  const dispatch: Dispatcher = (hono, next) => {
    const { raw, routeIndex } = hono.req;
    const { method, url } = raw;
    const routes = matchedRoutes(hono);
    const later = routes.length > routeIndex + 1 ? routes.slice(routeIndex + 1) : none;
    const operation = method === "HEAD" ? ofHead : operations.get(method);
    const texts = operation || method === "OPTIONS" ? read(url) : undefined;
    if (texts && !later.some((each) => outdoes(each, pattern, routes[routeIndex]))) {
      if (operation) return operation(hono, texts);
      if (!later.some((each) => answersOptions(each, url))) return optionsAnswer(hono, routes);
    }
    if (later.length > 0) return next();
    passOver(hono.env);
    return refusal(hono, routes, failures);
  };
  dispatchers.set(dispatch, (url) => (read(url) ? methods : []));
  return dispatch;
}

const none: readonly Found[] = [];

/** True if a later route is foreign and more specific. Middleware sends no response, so nothing is left to it. */
function outdoes(later: Found, pattern: PathPattern, own: Found | undefined): boolean {
  const handler = findTargetHandler(later.handler);
  if (dispatchers.has(handler) || (later.method === "ALL" && isMiddleware(handler))) return false;
  return isMoreExact(later.path, pattern, own?.path ?? "");
}

/** True if a later route handles OPTIONS itself. */
function answersOptions({ method, handler }: Found, url: string): boolean {
  const methodsAt = dispatchers.get(findTargetHandler(handler));
  return method === "OPTIONS" || (methodsAt?.(url).includes("OPTIONS") ?? false);
}

/** RFC 9110, section 9.3.7. */
function optionsAnswer(hono: Context, routes: readonly Found[]): Response {
  return hono.newResponse(null, 204, { allow: allowed(routes, hono.req.url).join(", ") });
}

function refusal(
  hono: Context,
  routes: readonly Found[],
  failures: Failures,
): Response | Promise<Response> {
  const { method, url } = hono.req;
  const allow = allowed(routes, url);
  if (allow.length === 0) return hono.notFound();
  const detail = `${method} is none of ${allow.join(", ")}.`;
  return failures.problem(
    new ProblemError({ status: 405, detail }, { allow: allow.join(", ") }),
    hono,
  );
}

/** The methods of all templates that match a URL. */
function allowed(routes: readonly Found[], url: string): readonly string[] {
  const known = routes.flatMap(
    ({ handler }) => dispatchers.get(findTargetHandler(handler))?.(url) ?? [],
  );
  if (known.length === 0) return [];
  const withHead = known.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...new Set([...withHead, "OPTIONS"])];
}
