/** Calls of an API → its operations: one for each method and template of a path. */
import type { DescribedOperation } from "../described-api.js";
import { knownPath, type KnownRoute } from "../observed/known-routes.js";
import type { Reading } from "../observed/reading.js";
import { isCertain, templateOf } from "../observed/template.js";
import { toldTemplate } from "../observed/told-template.js";
import { toldMap, toldScalar } from "../told.js";
import { toldResponses } from "./answer-facts.js";
import type { Exchange } from "./exchange.js";
import { toldBody, toldHeaders, toldQuery } from "./request-facts.js";
import { type Call, type Route, routesOf } from "./routes.js";

/** The calls of one operation. */
interface OwnCalls {
  readonly route: Route;
  readonly method: string;
  readonly exchanges: readonly Exchange[];
}

/** Operations, in the order of their first requests; `known` are paths of which nothing has to be inferred. */
export function operationsOf(
  calls: readonly Call[],
  reading: Reading,
  known: readonly KnownRoute[] = [],
): readonly DescribedOperation[] {
  const order = new Map(calls.map(({ exchange }, index) => [exchange, index]));
  const rank = ({ exchanges: [first] }: OwnCalls): number => (first && order.get(first)) ?? 0;
  return routesOf(calls, reading.secrets.isTellable)
    .flatMap(byMethod)
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((own) => operationOf(own, reading, known) ?? []);
}

function operationOf(
  { route, method, exchanges }: OwnCalls,
  reading: Reading,
  routes: readonly KnownRoute[],
): DescribedOperation | undefined {
  const [first] = exchanges;
  if (first === undefined) return undefined;
  const at = first.urlAt;
  const known = knownPath(route.pieces, method, routes);
  const { pieces } = known ?? route;
  const path = known?.path ?? templateOf(pieces, "seen").path;
  const proposed = templateOf(pieces, "all");
  const certain = isCertain(pieces);
  if (path !== proposed.path) {
    const why = `One request alone does not tell whether it is ${proposed.path}; record calls for several things.`;
    reading.losses.add({ at, what: `the path ${path}`, why });
  }
  const parameters = toldMap(
    [
      ["path", certain ? toldScalar("none", at) : undefined],
      ["query", toldQuery(exchanges, reading)],
      ["header", toldHeaders(exchanges, reading)],
    ],
    at,
  );
  const facts = toldMap(
    [
      ["method", toldScalar(method, first.methodAt)],
      ["path", certain ? toldScalar(path, at) : undefined],
      ["parameters", parameters.entries.length > 0 ? parameters : undefined],
      ["body", toldBody(exchanges, reading)],
      ["responses", toldResponses(exchanges, reading)],
    ],
    first.at,
  );
  const assumed = certain ? undefined : toldTemplate(proposed, at);
  return { at: first.at, method, path, tags: [], facts, ...(assumed && { assumed }) };
}

function byMethod(route: Route): readonly OwnCalls[] {
  const methods = new Map<string, Exchange[]>();
  for (const { exchange } of route.calls) {
    const known = methods.get(exchange.method);
    if (known === undefined) methods.set(exchange.method, [exchange]);
    else known.push(exchange);
  }
  return [...methods].map(([method, exchanges]) => ({ route, method, exchanges }));
}
