/** The log of each request: its operation, and the response. */
import { compareExactness, pathPattern } from "#runtime/typescript-server/path-pattern.js";
import type { Route } from "#runtime/typescript-server/route.js";

/** A request that was answered. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly target: string;
  /** Id of the operation; undefined where the request is for none. */
  readonly operation: string | undefined;
  readonly status: number;
  /** From the request's head to that of the answer. */
  readonly milliseconds: number;
}

type Answer = (request: Request, env: object) => Promise<Response>;

/** The same answers, each of which is told of. */
export function logging(
  answer: Answer,
  routes: readonly Route[],
  log: (request: LoggedRequest) => void,
): Answer {
  const operationOf = operationFinder(routes);
  return async (request, env) => {
    const start = performance.now();
    const response = await answer(request, env);
    const { pathname, search } = new URL(request.url);
    log({
      method: request.method,
      target: pathname + search,
      operation: operationOf(request.method, pathname),
      status: response.status,
      milliseconds: performance.now() - start,
    });
    return response;
  };
}

/** Finds operations as the server does: of those whose path fits, that of the most exact one; HEAD is for that of GET. */
function operationFinder(
  routes: readonly Route[],
): (method: string, path: string) => string | undefined {
  const paths = routes
    .map((route) => ({ route, pattern: pathPattern(route), expression: expressionOf(route.path) }))
    .sort((a, b) => compareExactness(a.pattern, b.pattern));
  return (method, path) => {
    const fitting = paths.filter(({ expression }) => expression.test(path));
    const asked = (wanted: string) => fitting.find(({ route }) => route.method === wanted);
    const found = asked(method) ?? (method === "HEAD" ? asked("GET") : undefined);
    return found?.route.id;
  };
}

function expressionOf(template: string): RegExp {
  const source = template
    .split(/\{[^{}]*\}/)
    .map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"))
    .join("[^/]+");
  return new RegExp(`^${source}$`);
}
