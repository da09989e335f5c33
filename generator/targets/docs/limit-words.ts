/** Limits in words: for the page on them, and for the operations that have some of their own. */
import { inlineCode, inlineText } from "../../emit/markdown/text.js";
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
import { durationText, listText, numberOf } from "./facts.js";
import { notShown } from "./type-text.js";

/** What is known of some limits, a sentence each. */
export function limitSentences({ rate, pageSize, idsPerCall, other }: Limits): readonly string[] {
  return [
    ...(knownValue(rate) ?? []).map(rateText),
    ...pageSizeTexts(knownValue(pageSize)),
    ...idsPerCallTexts(knownValue(idsPerCall)),
    ...(knownValue(other) ?? []).map(otherText),
  ];
}

/** "At most 180 requests in 1 minute, per application." */
export function rateText(limit: RateLimit): string {
  const { per } = limit;
  const shared = per.state === "known" ? `per ${inlineText(per.value)}` : `per what is ${notShown}`;
  return `At most ${requestsText(limit)}, ${shared}.`;
}

/** "180 requests in 1 minute" */
export function requestsText({ requests, seconds }: RateLimit): string {
  return `${requests} ${numberOf(requests, "request", "requests")} in ${durationText(seconds)}`;
}

/** Items on a page; nothing of it while it is not shown. */
export function pageSizeTexts(size: PageSize | undefined): readonly string[] {
  if (size === undefined) return [];
  const usual = knownValue(size.default);
  const most = knownValue(size.maximum);
  return [
    ...(usual === undefined
      ? []
      : [`${itemsText(usual)} on a page, unless a call asks otherwise.`]),
    ...(most === undefined ? [] : [`At most ${itemsText(most)} on a page.`]),
    ...(size.maximum.state === "none" ? ["A page may have any number of items."] : []),
  ];
}

function itemsText(count: number): string {
  return `${count} ${numberOf(count, "item", "items")}`;
}

/** Ids in a call; nothing of it while it is not shown. */
export function idsPerCallTexts(ids: IdsPerCall | undefined): readonly string[] {
  if (ids === undefined) return [];
  const holders = knownValue(ids.of) ?? [];
  const each = holders.length > 1 ? "each of " : "";
  const where = holders.length === 0 ? "a call" : `${each}${pointersText(holders)}`;
  if (ids.maximum.state === "none") return [`Any number of ids in ${where}.`];
  const most = knownValue(ids.maximum);
  return most === undefined ? [] : [`At most ${most} ${numberOf(most, "id", "ids")} in ${where}.`];
}

/** A limit as a source words it, with what can be counted of it. */
export function otherText({ text, check }: OtherLimit): string {
  return check.state === "known"
    ? `${inlineText(text.replace(/\.\s*$/, ""))} (${checkText(check.value)}).`
    : inlineText(text);
}

function checkText({ maxTotal, of }: TotalCheck): string {
  const values = `at most ${maxTotal} ${numberOf(maxTotal, "value", "values")}`;
  return `${values} in ${pointersText(of)}${of.length > 1 ? ", counted together" : ""}`;
}

const nouns: Readonly<Record<ParameterPointer["place"], readonly [one: string, several: string]>> =
  {
    path: ["the path parameter", "the path parameters"],
    query: ["the query parameter", "the query parameters"],
    header: ["the header", "the headers"],
    cookie: ["the cookie", "the cookies"],
    body: ["the body's field", "the body's fields"],
  };

/** "the query parameter `limit`" */
export function pointerText(pointer: ParameterPointer): string {
  return pointersText([pointer]);
}

/** "the query parameters `books` and `shelves` and the body's field `ids`" */
function pointersText(pointers: readonly ParameterPointer[]): string {
  const places = [...new Set(pointers.map(({ place }) => place))];
  return listText(
    places.map((place) => {
      const names = pointers.filter((each) => each.place === place).map(({ name }) => name);
      return `${numberOf(names.length, ...nouns[place])} ${listText(names.map(inlineCode))}`;
    }),
  );
}
