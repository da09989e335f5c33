/**
 * Paths and the address of a new manifest, where they were only inferred: without them no operation could be called, so that
 * they are taken, and marked as assumed. What else goes by habit is left out, because nobody has looked at it yet.
 */
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import { type Told, type ToldMap, toldIn, toldMap, toldScalar } from "../told.js";

/** A description in which the inferred paths stand among the facts. */
export interface WithPaths {
  readonly described: DescribedApi;
  /** Operations whose paths are assumed, as they are called then. */
  readonly operations: readonly DescribedOperation[];
  /** The address, where it is assumed. */
  readonly baseUrl: string | undefined;
}

/** Takes inferred paths over; `id` is that of the source of what is assumed. */
export function withAssumedPaths(described: DescribedApi, id: string): WithPaths {
  const assumed: DescribedOperation[] = [];
  const operations = described.operations.map((operation) => {
    const own = withPath(operation, id);
    if (own !== operation) assumed.push(own);
    return own;
  });
  const baseUrl = toldIn(described.assumed, "baseUrl");
  const service =
    baseUrl === undefined ? described.service : added(described.service, { baseUrl }, id);
  return {
    described: { ...described, operations, service },
    operations: assumed,
    baseUrl: baseUrl?.kind === "scalar" ? String(baseUrl.value) : undefined,
  };
}

function withPath(operation: DescribedOperation, id: string): DescribedOperation {
  const path = toldIn(operation.assumed, "path");
  if (path?.kind !== "scalar" || toldIn(operation.facts, "path") !== undefined) return operation;
  const inferred = toldIn(toldIn(operation.assumed, "parameters"), "path");
  const known = toldIn(operation.facts, "parameters");
  const before = known?.kind === "map" ? known : toldMap([], operation.at);
  const parameters = inferred && added(before, { path: inferred }, id);
  const facts = added(operation.facts, { path }, id);
  const others = facts.entries.filter(
    ({ key }) => key !== "parameters" || parameters === undefined,
  );
  return {
    ...operation,
    path: String(path.value),
    facts: {
      ...facts,
      entries: [...others, ...(parameters ? [{ key: "parameters", value: parameters }] : [])],
    },
  };
}

/** A form with more entries, of which it says who assumes them. */
function added(form: ToldMap, more: Readonly<Record<string, Told>>, id: string): ToldMap {
  const keys = Object.keys(more);
  const sources = toldMap(
    keys.map((key) => [key, toldScalar(id, form.at)]),
    form.at,
  );
  const own = form.entries.filter(({ key }) => !keys.includes(key));
  const entries = Object.entries(more).map(([key, value]) => ({ key, value }));
  return { ...form, entries: [{ key: "sourceOf", value: sources }, ...entries, ...own] };
}
