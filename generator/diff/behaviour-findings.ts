/** The changes of operations over several calls: pages, limits, and whether a call may be repeated. */
import { sameValue } from "../changes/lists.js";
import type {
  Limits,
  Pager,
  PagerRequest,
  PagerResponse,
  PaginationUse,
} from "../model/behaviour.js";
import { type Bucket, type Fact, knownValue } from "../model/known.js";
import { changedValues, factPair, itemPairs } from "./fact-pairs.js";
import { type Finding, finding } from "./finding.js";
import type { OperationPair } from "./request-findings.js";

/** All of one operation. */
export function behaviourFindings({ before, after }: OperationPair): readonly Finding[] {
  return [
    ...pagingFindings(before.pagination, after.pagination),
    ...ownLimits(before.limits, after.limits),
    ...repeatingFindings(before.idempotent, after.idempotent),
  ];
}

function pagingFindings(
  before: Fact<PaginationUse>,
  after: Fact<PaginationUse>,
): readonly Finding[] {
  const pair = factPair(before, after);
  if (typeof pair === "string") return [];
  const { before: old, after: now } = pair;
  if (sameValue(old, now)) return [];
  if (old === undefined) return [finding("paging-added", "pagination", `by ${now?.uses ?? ""}`)];
  if (now === undefined) return [finding("paging-removed", "pagination", `was by ${old.uses}`)];
  return [finding("paging-changed", "pagination", pair)];
}

/** The ways to page that the service names: each may be used by many operations. */
export function pagerFindings(before: Bucket<Pager>, after: Bucket<Pager>): readonly Finding[] {
  const pairs = itemPairs(before, after, ({ name }) => name);
  return (pairs?.common ?? []).flatMap(({ before: old, after: now }) => {
    const part = `pagination.${now.name}`;
    const strategy =
      old.strategy === now.strategy
        ? []
        : [finding("paging-changed", part, `${old.strategy} → ${now.strategy}`)];
    return [
      ...strategy,
      ...roleFindings(`${part}.request`, rolesOf(old.request), rolesOf(now.request)),
      ...roleFindings(`${part}.response`, rolesOf(old.response), rolesOf(now.response)),
    ];
  });
}

/** Returns the part for each role, in words; unknown roles are left out. */
function rolesOf(list: Pager["request"] | Pager["response"]): ReadonlyMap<string, string> {
  const items: readonly (PagerRequest | PagerResponse)[] =
    list.state === "known" ? list.value.items : [];
  return new Map(
    items.flatMap((item) => {
      const fact = "parameter" in item ? item.parameter : item.pointer;
      if (fact.state !== "known") return [];
      const { value } = fact;
      return [[item.role, typeof value === "string" ? value : `${value.place}.${value.name}`]];
    }),
  );
}

function roleFindings(
  part: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly Finding[] {
  return [...before].flatMap(([role, said]) => {
    const now = after.get(role);
    if (now === undefined || now === said) return [];
    return [finding("paging-changed", `${part}.${role}`, `${said} → ${now}`)];
  });
}

function ownLimits(before: Fact<Limits>, after: Fact<Limits>): readonly Finding[] {
  const [old, now] = [knownValue(before), knownValue(after)];
  return old === undefined || now === undefined ? [] : limitFindings(old, now);
}

/** Limits of the service, or of one operation. */
export function limitFindings(before: Limits, after: Limits): readonly Finding[] {
  const [ids, page] = ["idsPerCall.maximum", "pageSize.maximum"];
  return [
    ...maximumFindings(
      `limits.${ids}`,
      knownValue(before.idsPerCall)?.maximum,
      knownValue(after.idsPerCall)?.maximum,
    ),
    ...maximumFindings(
      `limits.${page}`,
      knownValue(before.pageSize)?.maximum,
      knownValue(after.pageSize)?.maximum,
    ),
    ...rateFindings(before.rate, after.rate),
  ];
}

function maximumFindings(
  part: string,
  before: Fact<number> | undefined,
  after: Fact<number> | undefined,
): readonly Finding[] {
  if (before === undefined || after === undefined) return [];
  const pair = factPair(before, after);
  if (typeof pair === "string" || pair.before === pair.after) return [];
  // Known to have no limit is the highest one.
  const [old, now] = [pair.before ?? Infinity, pair.after ?? Infinity];
  const words = `${pair.before ?? "none"} → ${pair.after ?? "none"}`;
  return [finding(now < old ? "limit-lowered" : "limit-raised", part, words)];
}

/** Requests in a second, of each who shares a limit. */
function rateFindings(before: Limits["rate"], after: Limits["rate"]): readonly Finding[] {
  const change = changedValues(before, after);
  if (change === undefined) return [];
  const slowest = (rates: typeof change.before): number =>
    Math.min(...rates.map(({ requests, seconds }) => requests / seconds));
  const isLower = slowest(change.after) < slowest(change.before);
  return [finding(isLower ? "limit-lowered" : "limit-raised", "limits.rate", change)];
}

function repeatingFindings(
  before: OperationPair["before"]["idempotent"],
  after: OperationPair["after"]["idempotent"],
): readonly Finding[] {
  const isHarmful = before.state === "known" && after.state === "none";
  return isHarmful ? [finding("repeating-harms", "idempotent", "true → false")] : [];
}
