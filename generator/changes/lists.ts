/** Which items of two lists are the same thing. */
import { isObject, listOf, textMember } from "./json.js";
import { identityIn, isPiece, isProvenance } from "./nodes.js";

/** An item as it was and as it is; undefined where it was, or is, not there. */
export interface Match {
  readonly before: unknown;
  readonly after: unknown;
  /** Its name in its list; its index where it has none. */
  readonly step: string | number;
}

/**
 * Matches items by what identifies them and else by their place, in the order of the later list. Undefined where the
 * lists differ and only make sense as a whole, as lists of texts do. The order of things with names says nothing.
 */
export function matchedItems(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly Match[] | undefined {
  const identity = identityIn(before, after);
  if (identity !== undefined) return byIdentity(before, after, identity);
  const haveParts = [...before, ...after].every((item) => isObject(item) && !isPiece(item));
  if (haveParts) {
    const longer = before.length > after.length ? before : after;
    return longer.map((_, step) => ({ before: before[step], after: after[step], step }));
  }
  return sameValue(ordered(before), ordered(after)) ? [] : undefined;
}

function byIdentity(
  before: readonly unknown[],
  after: readonly unknown[],
  identity: string,
): readonly Match[] {
  const name = (item: unknown): string => textMember(item, identity) ?? "";
  const old = new Map(before.map((item) => [name(item), item]));
  const matches = after.map((item): Match => {
    const step = name(item);
    const known = [step, ...formerNames(item, identity)].find((each) => old.has(each));
    if (known === undefined) return { before: undefined, after: item, step };
    const match = { before: old.get(known), after: item, step };
    old.delete(known);
    return match;
  });
  const gone = [...old].map(([step, item]): Match => ({ before: item, after: undefined, step }));
  return [...matches, ...gone];
}

/** Returns the former names of a renamed operation: names of the same group. */
function formerNames(item: unknown, identity: string): readonly string[] {
  const names = listOf(item, "formerly").filter((each) => typeof each === "string");
  if (identity !== "id") return names;
  const group = textMember(item, "id")?.slice(0, -(textMember(item, "name") ?? "").length) ?? "";
  return names.map((name) => group + name);
}

/** Lists of texts are compared as sets: a list of required names, of values, of clients. */
function ordered(list: readonly unknown[]): readonly unknown[] {
  return list.every((item) => typeof item === "string") ? [...list].sort() : list;
}

/** True if two values say the same, wherever they stand; with a list in place of recursion. */
export function sameValue(left: unknown, right: unknown): boolean {
  const pending: [left: unknown, right: unknown][] = [[left, right]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [one, other] = pair;
    if (Array.isArray(one) && Array.isArray(other)) {
      if (one.length !== other.length) return false;
      for (const [index, item] of one.entries()) pending.push([item, other[index]]);
    } else if (isObject(one) && isObject(other)) {
      const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
      for (const key of keys) {
        if (!Object.hasOwn(one, key) || !Object.hasOwn(other, key)) return false;
        if (!isProvenance(key, one[key])) pending.push([one[key], other[key]]);
      }
    } else if (one !== other) {
      return false;
    }
  }
  return true;
}
