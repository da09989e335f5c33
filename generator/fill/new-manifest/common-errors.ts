/**
 * Errors that all operations of a description have in common: said once, of the service. That any operation may give an answer
 * is a fact only if the description says so of each: one whose list is complete without the answer says `none`, and one whose
 * list is open and lacks it keeps the answer from being said of all, because nobody knows whether that one gives it.
 */
import { jsonText } from "../../emit/json-text.js";
import type { DescribedApi } from "../described-api.js";
import { jsonOfTold, others } from "../edits/json-map.js";
import { type Told, type ToldEntry, type ToldMap, toldIn, toldMap, toldScalar } from "../told.js";

/** Two operations may agree by chance. */
const leastOperations = 3;

/** So many of a hundred operations give it: what each tenth operation has to take back is no rule. */
const leastPercent = 90;

/** An API in which such errors are the service's. */
export function withCommonErrors(api: DescribedApi): DescribedApi {
  const { operations, service, source } = api;
  const isStated = source.kind === "document" && toldIn(service, "errors") === undefined;
  if (!isStated || operations.length < leastOperations) return api;
  const lists = operations.map(({ facts }) => toldIn(facts, "responses"));
  // While nothing is known of the answers of one operation, nothing is known of all.
  if (!lists.every((list) => list?.kind === "map")) return api;
  const common = commonAnswers(lists.filter((list) => list?.kind === "map"));
  if (common.size === 0) return api;
  const more = toldScalar("not shown", service.at);
  const errors = toldMap(
    [...[...common].map(([status, { told }]) => [status, told] as const), [others, more]],
    service.at,
  );
  return {
    ...api,
    service: { ...service, entries: [...service.entries, { key: "errors", value: errors }] },
    operations: operations.map((each) => ({ ...each, facts: withoutCommon(each.facts, common) })),
  };
}

/** An answer of most operations. */
interface CommonAnswer {
  readonly text: string;
  readonly told: Told;
}

function commonAnswers(lists: readonly ToldMap[]): ReadonlyMap<string, CommonAnswer> {
  const counts = new Map<string, Map<string, { count: number; readonly told: Told }>>();
  const given = new Map<string, number>();
  for (const { entries } of lists) {
    for (const { key: status, value } of entries) {
      if (!/^[45]/.test(status)) continue;
      const text = jsonText(jsonOfTold(value));
      const texts = counts.get(status) ?? new Map<string, never>();
      const known = texts.get(text) ?? { count: 0, told: value };
      known.count += 1;
      counts.set(status, texts.set(text, known));
      given.set(status, (given.get(status) ?? 0) + 1);
    }
  }
  const found = new Map<string, CommonAnswer>();
  for (const [status, texts] of [...counts].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const [text = "", best] =
      [...texts].sort(([, left], [, right]) => right.count - left.count)[0] ?? [];
    const isMost = best !== undefined && best.count * 100 >= lists.length * leastPercent;
    const isLeftOpen = lists.some((list) => isOpen(list) && toldIn(list, status) === undefined);
    if (isMost && !isLeftOpen) found.set(status, { text, told: best.told });
  }
  return found;
}

function isOpen(list: ToldMap): boolean {
  return toldIn(list, others) !== undefined;
}

/** An operation says what it has of its own. A list that would say nothing else keeps what it says. */
function withoutCommon(facts: ToldMap, common: ReadonlyMap<string, CommonAnswer>): ToldMap {
  const change = (list: Told): Told => {
    if (list.kind !== "map") return list;
    const isCommon = ({ key, value }: ToldEntry): boolean =>
      common.get(key)?.text === jsonText(jsonOfTold(value));
    const own = list.entries.filter((each) => !isCommon(each));
    const isEmpty = own.every(({ key }) => key === others);
    const lacking = [...common.keys()].filter((status) => toldIn(list, status) === undefined);
    const absent = lacking.map((key): ToldEntry => ({ key, value: toldScalar("none", list.at) }));
    return { ...list, entries: [...(isEmpty ? list.entries : own), ...absent] };
  };
  const entries = facts.entries.map(({ key, value }) => ({
    key,
    value: key === "responses" ? change(value) : value,
  }));
  return { ...facts, entries };
}
