// Made by endpoint-manifest (typescript-server) from its template server.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A server: the routes of a service and the handlers of its operations, as an application of Hono. */
import { Hono } from "hono";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import { missingAuthenticators } from "./authenticate.js";
import { crossOrigin } from "./cross-origin.js";
import { type DispatchedPath, dispatcher } from "./dispatcher.js";
import { type HandledRoute, handledRoutes } from "./handler-tree.js";
import { missingAnswer, type OperationAnswer, operationAnswer } from "./operation-call.js";
import { operationPlan, type ServerPlan, serverPlan } from "./operation-plan.js";
import type { AnyOptions } from "./options.js";
import { compareExactness, type PathPattern, pathPattern } from "./path-pattern.js";
import { PathRouter } from "./path-router.js";
import { ProblemError } from "./problem.js";
import type { Service } from "./route.js";
import { passOver, routedPath } from "./routed.js";
import { startReport } from "./start-report.js";

export type { ServerOptions } from "./options.js";

/** An application of Hono: serve its `fetch`, or mount it in another one with `route`. */
export type Server = Hono;

/** True if handlers may be missing: those operations respond with 501. */
export interface Completeness {
  readonly partial: boolean;
}

/** A server that requires a handler for every route; throws where one is missing. */
export function completeServer(service: Service, handlers: object, options?: AnyOptions): Server {
  return serverOf(service, handlers, options, { partial: false });
}

/** A server with some handlers; all other operations respond with 501. */
export function partialServer(service: Service, handlers: object, options?: AnyOptions): Server {
  return serverOf(service, handlers, options, { partial: true });
}

/**
 * Makes a server. Throws a `TypeError` that names the missing handlers, unless it is partial, and the security schemes that
 * operations need and that have no hook.
 */
export function serverOf(
  service: Service,
  handlers: object,
  options: AnyOptions | undefined,
  { partial }: Completeness,
): Server {
  const settings = options ?? {};
  const handled = handledRoutes(service.routes, handlers);
  if (!partial) {
    refuse(
      "handlers",
      handled.flatMap(({ handler, member }) => (handler ? [] : [member])),
    );
  }
  refuse("authenticate", missingAuthenticators(service, settings.authenticate ?? {}));
  const plan = serverPlan(service, settings);

  const server = new Hono({
    getPath: routedPath,
    router: new SmartRouter({ routers: [new PathRouter(), new TrieRouter()] }),
  });
  if (settings.cors === true) server.use("*", crossOrigin);
  for (const path of dispatchedPaths(handled, plan)) {
    server.all(path.pattern.honoPath, dispatcher(path, plan.failures));
  }
  server.notFound((hono) => {
    passOver(hono.env);
    const detail = "There is nothing at this path.";
    return plan.failures.problem(new ProblemError({ status: 404, detail }), hono);
  });

  const report = startReport(service);
  const { report: tell = console.warn } = settings;
  if (report !== undefined && tell) tell(report);
  return server;
}

function refuse(where: string, missing: readonly string[]): void {
  if (missing.length > 0) throw new TypeError(`${where} lacks ${missing.join(", ")}`);
}

/** The templates, the most specific first. Templates that differ only in the names of their parameters are merged. */
function dispatchedPaths(
  handled: readonly HandledRoute[],
  plan: ServerPlan,
): readonly DispatchedPath[] {
  const paths = new Map<
    string,
    { pattern: PathPattern; operations: Map<string, OperationAnswer> }
  >();
  for (const { route, handler } of handled) {
    const pattern = pathPattern(route);
    const path = paths.get(pattern.key) ?? { pattern, operations: new Map() };
    paths.set(pattern.key, path);
    // If two operations share a method and a path, no request could distinguish them: the first one handles it.
    if (!path.operations.has(route.method)) {
      const answer = handler
        ? operationAnswer(operationPlan(route, handler, plan))
        : missingAnswer(route, plan.failures);
      path.operations.set(route.method, answer);
    }
  }
  return [...paths.values()].sort((a, b) => compareExactness(a.pattern, b.pattern));
}
