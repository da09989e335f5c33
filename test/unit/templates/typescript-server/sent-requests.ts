/** Requests as the client writes them, and their reading by the server's runtime: for tests of both together. */
import { putCookies } from "../../../../templates/typescript-client/cookies.js";
import { putHeaders } from "../../../../templates/typescript-client/headers.js";
import type {
  Operation,
  Style,
  StyledParameter,
} from "../../../../templates/typescript-client/operation.js";
import { fillPath, queryText } from "../../../../templates/typescript-client/path.js";
import {
  deepObject,
  form,
  label,
  matrix,
  pipeDelimited,
  simple,
  spaceDelimited,
} from "../../../../templates/typescript-client/styles.js";
import { ProblemError, type Problem } from "../../../../templates/typescript-server/problem.js";
import {
  type ReadOptions,
  readRequest,
  type ReadValues,
} from "../../../../templates/typescript-server/read-request.js";
import {
  type RequestBoundOptions,
  requestBounds,
} from "../../../../templates/typescript-server/request-bounds.js";
import { requestPlan } from "../../../../templates/typescript-server/request-plan.js";
import type {
  ParameterPlace,
  Route,
  RouteParameter,
  StyleName,
} from "../../../../templates/typescript-server/route.js";

/** The client's writer of each style. */
export const writers: Readonly<Record<StyleName, Style>> = {
  form,
  simple,
  label,
  matrix,
  spaceDelimited,
  pipeDelimited,
  deepObject,
};

/** A route below `/books`, without anything that is not said. */
export function routeWith(facts: Partial<Route>): Route {
  return { id: "books.test", method: "GET", path: "/books", ...facts };
}

/** How a request is read, where it is not as usual. */
export interface HowToRead extends Partial<Omit<ReadOptions, "bounds">>, RequestBoundOptions {
  /** True if the route's rules are held against it; so unless said. */
  readonly validate?: boolean;
}

/** Reads a request for a route. */
export function read(
  route: Route,
  request: Request,
  { validate = true, signal = request.signal, ...options }: HowToRead = {},
): ReadValues | Promise<ReadValues> {
  return readRequest(requestPlan(route, validate), request, {
    route,
    responseType: undefined,
    pathTexts: pathTexts(route, request),
    ...options,
    bounds: requestBounds({ maxBodyBytes: 1_000_000, ...options }),
    signal,
  });
}

/** Reads a request that has no body, which is done at once. */
export function readNow(route: Route, request: Request, options: HowToRead = {}): ReadValues {
  const values = read(route, request, options);
  if (values instanceof Promise) throw new Error("the request was not read at once");
  return values;
}

/** The problem that a request is refused with. */
export async function refusal(
  reading: () => unknown,
): Promise<Problem & { readonly headers: Readonly<Record<string, string>> }> {
  try {
    await reading();
  } catch (error) {
    if (error instanceof ProblemError) return { ...error.problem, headers: error.headers };
    throw error;
  }
  throw new Error("the request was not refused");
}

/** Returns the request of the client for some values of the places of a request. */
export function sentRequest(
  route: Route,
  values: Readonly<Partial<Record<ParameterPlace, object>>>,
): Request {
  const operation: Operation = {
    id: route.id,
    method: route.method,
    path: route.path,
    parameters: (route.parameters ?? []).flatMap(styled),
  };
  const query = queryText(operation, values.query);
  const headers = new Headers();
  putHeaders(headers, operation, values.header);
  putCookies(headers, operation, values.cookie);
  const url = `https://example.org${fillPath(operation, values.path)}${query && `?${query}`}`;
  const { method } = route;
  return new Request(url, { method, headers });
}

function styled(parameter: RouteParameter): readonly StyledParameter[] {
  const { style, explode = false } = parameter;
  return style ? [{ in: parameter.in, name: parameter.name, style: writers[style], explode }] : [];
}

/** The texts of a path's parameters, each a whole segment. */
function pathTexts({ path }: Route, { url }: Request): readonly string[] {
  const segments = url.replace(/^[^/]*\/\/[^/]*|[?#].*$/g, "").split("/");
  return path
    .split("/")
    .flatMap((segment, index) => (segment.startsWith("{") ? [segments[index] ?? ""] : []));
}
