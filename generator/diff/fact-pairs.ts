/** A fact as it was and as it is: which of the ways from one to the other it went. */
import { sameValue } from "../changes/lists.js";
import type { Bucket, Fact, Listing } from "../model/known.js";
import { unreachable } from "../unreachable.js";

/** A value as it was and as it is, both known; undefined = known to be absent. */
export interface KnownPair<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** The change of a fact: known on both sides, withdrawn, or nothing that breaks by itself (it was not known). */
export type FactPair<T> = KnownPair<T> | "withdrawn" | "unknown";

/** Compares what is known of two facts, not their values. */
export function factPair<T>(before: Fact<T>, after: Fact<T>): FactPair<T> {
  if (before.state === "notShown") return "unknown";
  if (after.state === "notShown") return "withdrawn";
  return {
    before: before.state === "known" ? before.value : undefined,
    after: after.state === "known" ? after.value : undefined,
  };
}

/** The values of two facts, if both are known and they differ, wherever they stand. */
export function changedValues<T>(
  before: Fact<T>,
  after: Fact<T>,
): { readonly before: T; readonly after: T } | undefined {
  if (before.state !== "known" || after.state !== "known") return undefined;
  if (sameValue(before.value, after.value)) return undefined;
  return { before: before.value, after: after.value };
}

/** The changes of the items of a list. */
export interface ItemPairs<T> {
  readonly common: readonly { readonly before: T; readonly after: T }[];
  /** Not those that an open list did not show before. */
  readonly added: readonly T[];
  /** Not those that an open list does not show now. */
  readonly removed: readonly T[];
  readonly withdrawn: readonly T[];
}

/** Matches the items of two lists by name; undefined where one of the lists is not shown at all. */
export function itemPairs<T>(
  before: Bucket<T>,
  after: Bucket<T>,
  nameOf: (item: T) => string,
): ItemPairs<T> | undefined {
  const [old, now] = [listingOf(before), listingOf(after)];
  if (old === undefined || now === undefined) return undefined;
  const byName = new Map(now.items.map((item) => [nameOf(item), item]));
  const names = new Set(old.items.map(nameOf));
  const gone = old.items.filter((item) => !byName.has(nameOf(item)));
  return {
    common: old.items.flatMap((item) => {
      const match = byName.get(nameOf(item));
      return match === undefined ? [] : [{ before: item, after: match }];
    }),
    added: old.open ? [] : now.items.filter((item) => !names.has(nameOf(item))),
    removed: now.open ? [] : gone,
    withdrawn: now.open ? gone : [],
  };
}

function listingOf<T>(bucket: Bucket<T>): Listing<T> | undefined {
  switch (bucket.state) {
    case "known":
      return bucket.value;
    case "none":
      return { items: [], open: false };
    case "notShown":
      return undefined;
    default:
      return unreachable(bucket);
  }
}
