/** Lists in which the entry `not shown` stands for others: what is told closes them, or adds to them. */
import type { JsonValue } from "../../model/schema.js";
import { isNone, isNotShown, notShown } from "./json-map.js";
import { meaning } from "./same-meaning.js";

interface OpenList {
  readonly items: readonly JsonValue[];
  readonly open: boolean;
}

/** What both say together: `known` itself where nothing is added to it, and undefined where they say different things. */
export function joinedLists(known: JsonValue, told: JsonValue): JsonValue | undefined {
  const [left, right] = [listIn(known), listIn(told)];
  if (left === undefined || right === undefined) return undefined;
  const added = without(right.items, left.items);
  const isCovered = without(left.items, right.items).length === 0;
  if (left.open && !right.open) return isCovered ? told : undefined;
  if (!right.open) return undefined;
  if (added.length === 0) return known;
  return left.open ? { kind: "array", items: [...left.items, ...added, notShown] } : undefined;
}

/** That there is none is a list of nothing. */
function listIn(value: JsonValue): OpenList | undefined {
  if (isNone(value)) return { items: [], open: false };
  if (value.kind !== "array") return undefined;
  const items = value.items.filter((each) => !isNotShown(each));
  return { items, open: items.length < value.items.length };
}

function without(items: readonly JsonValue[], others: readonly JsonValue[]): readonly JsonValue[] {
  const known = new Set(others.map((each) => meaning(each, "unordered")));
  return items.filter((each) => !known.has(meaning(each, "unordered")));
}
