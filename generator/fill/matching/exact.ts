/** Pairs that are no guess: method and path are known on both sides and are the same but for names of parameters. */
import { grouped } from "../../model/grouped.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import { basePath, describedBase, routeKey } from "./routes.js";

/**
 * The described operation of each operation that has exactly one with its method and path. One side's paths may begin with
 * what the other one has in its base URL.
 */
export function exactPairs(
  model: ApiModel,
  described: DescribedApi,
): ReadonlyMap<Operation, DescribedOperation> {
  const ownBase = basePath(knownValue(model.service.baseUrl));
  const otherBase = describedBase(described);
  const short = grouped(described.operations, ({ method, path }) => routeKey(method, path));
  const long = grouped(described.operations, ({ method, path }) =>
    routeKey(method, otherBase + path),
  );
  const pairs = new Map<Operation, DescribedOperation>();
  const taken = new Set<DescribedOperation>();
  const take = (operation: Operation, found: readonly DescribedOperation[] | undefined) => {
    const [only, another] = found ?? [];
    if (only === undefined || another !== undefined) return;
    if (taken.has(only) || pairs.has(operation)) return;
    pairs.set(operation, only);
    taken.add(only);
  };
  const routed = operationsOf(model).flatMap((operation) => {
    const [method, path] = [knownValue(operation.method), knownValue(operation.path)?.text];
    return method === undefined || path === undefined ? [] : [{ operation, method, path }];
  });
  for (const { operation, method, path } of routed) {
    take(operation, short.get(routeKey(method, path)));
  }
  for (const { operation, method, path } of routed) {
    take(operation, long.get(routeKey(method, path)));
    take(operation, short.get(routeKey(method, ownBase + path)));
  }
  return pairs;
}
