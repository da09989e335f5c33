/** What the docs of an operation say of its own limits. */
import type { RateLimit } from "../../model/behaviour.js";
import { knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";

/** One paragraph; none where the operation has no limits of its own. */
export function limitsText({ limits }: Operation): readonly string[] {
  const own = knownValue(limits);
  if (own === undefined) return [];
  const pageSize = knownValue(own.pageSize);
  const page = pageSize && knownValue(pageSize.maximum);
  const idsPerCall = knownValue(own.idsPerCall);
  const ids = idsPerCall && knownValue(idsPerCall.maximum);
  const all = [
    ...(knownValue(own.rate) ?? []).map(rateText),
    ...(page === undefined ? [] : [`at most ${page} items on a page`]),
    ...(ids === undefined ? [] : [`at most ${ids} ids in a call`]),
    ...(knownValue(own.other) ?? []).map(({ text }) => text.replace(/\.$/, "")),
  ];
  return all.length === 0 ? [] : [`Limits: ${all.join("; ")}.`];
}

function rateText({ requests, seconds, per }: RateLimit): string {
  const sharedBy = knownValue(per);
  const time = seconds === 1 ? "a second" : `in ${seconds} seconds`;
  const rate = `${requests} ${requests === 1 ? "request" : "requests"} ${time}`;
  return sharedBy === undefined ? rate : `${rate} per ${sharedBy}`;
}
