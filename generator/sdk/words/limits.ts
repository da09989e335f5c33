/** Limits in words: how often may be called, how much one call may ask for. */
import type {
  IdsPerCall,
  Limits,
  OtherLimit,
  PageSize,
  ParameterPointer,
  RateLimit,
  TotalCheck,
} from "../../model/behaviour.js";
import { knownValue } from "../../model/known.js";
import { durationText, numberOf } from "./counts.js";
import { listed, notShown, type Prose } from "./prose.js";

/** Returns the known facts of some limits, a sentence each. */
export function limitWords({ rate, pageSize, idsPerCall, other }: Limits): readonly Prose[] {
  return [
    ...(knownValue(rate) ?? []).map(rateWords),
    ...pageSizeWords(knownValue(pageSize)),
    ...idsPerCallWords(knownValue(idsPerCall)),
    ...(knownValue(other) ?? []).map(otherLimitWords),
  ];
}

/** "At most 180 requests in 1 minute per application." */
export function rateWords(limit: RateLimit): Prose {
  return ["At most ", ...sharedRate(limit), "."];
}

/** "180 requests in 1 minute per application" */
export function sharedRate(limit: RateLimit): Prose {
  const { per } = limit;
  const sharer: Prose = per.state === "known" ? [{ said: per.value }] : ["what is ", ...notShown];
  return [`${rateText(limit)} per `, ...sharer];
}

/** "180 requests in 1 minute" */
export function rateText({ requests, seconds }: RateLimit): string {
  return `${requests} ${numberOf(requests, "request", "requests")} in ${durationText(seconds)}`;
}

/** Items on a page; nothing of it while it is not shown. */
export function pageSizeWords(size: PageSize | undefined): readonly Prose[] {
  if (size === undefined) return [];
  const usual = knownValue(size.default);
  const most = knownValue(size.maximum);
  return [
    ...(usual === undefined ? [] : [[`${itemsText(usual)} on a page by default.`]]),
    ...(most === undefined ? [] : [[`At most ${itemsText(most)} on a page.`]]),
    ...(size.maximum.state === "none" ? [["A page may have any number of items."]] : []),
  ];
}

function itemsText(count: number): string {
  return `${count} ${numberOf(count, "item", "items")}`;
}

/** Ids in a call; nothing of it while it is not shown. */
export function idsPerCallWords(ids: IdsPerCall | undefined): readonly Prose[] {
  if (ids === undefined) return [];
  const holders = knownValue(ids.of) ?? [];
  const where: Prose =
    holders.length === 0
      ? ["a call"]
      : [holders.length > 1 ? "each of " : "", ...pointerWords(holders)];
  if (ids.maximum.state === "none") return [["Any number of ids in ", ...where, "."]];
  const most = knownValue(ids.maximum);
  if (most === undefined) return [];
  return [[`At most ${most} ${numberOf(most, "id", "ids")} in `, ...where, "."]];
}

/** A limit as a source words it, with what can be counted of it. */
export function otherLimitWords({ text, check }: OtherLimit): Prose {
  return check.state === "known"
    ? [{ said: text.replace(/\.\s*$/, "") }, " (", ...checkWords(check.value), ")."]
    : [{ said: text }];
}

function checkWords({ maxTotal, of }: TotalCheck): Prose {
  const values = `at most ${maxTotal} ${numberOf(maxTotal, "value", "values")} in `;
  return [values, ...pointerWords(of), of.length > 1 ? ", counted together" : ""];
}

const nouns: Readonly<Record<ParameterPointer["place"], readonly [one: string, several: string]>> =
  {
    path: ["the path parameter", "the path parameters"],
    query: ["the query parameter", "the query parameters"],
    header: ["the header", "the headers"],
    cookie: ["the cookie", "the cookies"],
    body: ["the body's field", "the body's fields"],
  };

/** "the query parameters `books` and `shelves` and the body's field `ids`" */
export function pointerWords(pointers: readonly ParameterPointer[]): Prose {
  const places = [...new Set(pointers.map(({ place }) => place))];
  return listed(
    places.map((place) => {
      const names = pointers.filter((each) => each.place === place).map(({ name }) => name);
      const codes = names.map((name): Prose => [{ code: name }]);
      return [`${numberOf(names.length, ...nouns[place])} `, ...listed(codes)];
    }),
  );
}
