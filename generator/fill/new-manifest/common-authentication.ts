/**
 * The authentication that most operations of a description state, each for itself: said once, as the default of the service. That
 * is no guess where every operation states its own: those that differ keep theirs.
 */
import { jsonText } from "../../emit/json-text.js";
import type { DescribedApi } from "../described-api.js";
import { jsonOfTold } from "../edits/json-map.js";
import { type Told, toldIn, type ToldMap } from "../told.js";

/** Two operations may agree by chance. */
const leastOperations = 3;

/** Percent of the operations that state it. */
const leastPercent = 50;

/** An API in which such authentication is the service's default. */
export function withCommonAuthentication(api: DescribedApi): DescribedApi {
  const { operations, service, source } = api;
  const authentication = toldIn(service, "authentication");
  const isStated = toldIn(authentication, "default") !== undefined;
  if (source.kind !== "document" || isStated || authentication?.kind !== "map") return api;
  const stated = operations.flatMap(({ facts }) => toldIn(facts, "authentication") ?? []);
  if (stated.length < leastOperations || stated.length < operations.length) return api;
  const common = mostStated(stated);
  if (common === undefined) return api;
  const { text, told } = common;
  const withDefault: ToldMap = {
    ...authentication,
    entries: [...authentication.entries, { key: "default", value: told }],
  };
  const entries = service.entries.map((each) =>
    each.key === "authentication" ? { ...each, value: withDefault } : each,
  );
  return {
    ...api,
    service: { ...service, entries },
    operations: operations.map((each) => ({ ...each, facts: without(each.facts, text) })),
  };
}

/** `not shown` and `none` are told where they hold. */
function mostStated(
  stated: readonly Told[],
): { readonly text: string; readonly told: Told } | undefined {
  const counts = new Map<string, { count: number; readonly told: Told }>();
  for (const told of stated) {
    const text = jsonText(jsonOfTold(told));
    const known = counts.get(text) ?? { count: 0, told };
    known.count += 1;
    counts.set(text, known);
  }
  const [most] = [...counts].sort(([, left], [, right]) => right.count - left.count);
  if (most === undefined) return undefined;
  const [text, { count, told }] = most;
  const isWhole = told.kind === "list" && told.items.every(({ kind }) => kind === "map");
  return isWhole && count * 100 > stated.length * leastPercent ? { text, told } : undefined;
}

function without(facts: ToldMap, text: string): ToldMap {
  const isCommon = (value: Told): boolean => jsonText(jsonOfTold(value)) === text;
  return {
    ...facts,
    entries: facts.entries.filter(({ key, value }) => key !== "authentication" || !isCommon(value)),
  };
}
