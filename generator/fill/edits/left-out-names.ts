/** Names that a source's list leaves out, and where a name that is new stands among the others. */
import type { ToldEntry, ToldMap } from "../told.js";
import {
  indexFor,
  isNone,
  type JsonMap,
  notShown,
  others,
  withEntry,
  withoutEntry,
} from "./json-map.js";
import { below, drops, fill, isOwnFact, type Judge, type FactPlace, prefers } from "./judge.js";
import { isSaidBy } from "./provenance.js";
import { isSourceKey } from "../../validate/places.js";
import { hasOthers, type NamesShape } from "./shape.js";

/** The names of a bucket before and after what the source lists was merged into it. */
export interface ListedNames {
  readonly known: JsonMap;
  readonly merged: JsonMap;
  readonly told: ToldMap;
}

/**
 * A bucket without the names that a complete list leaves out, where the source is taken; it is complete itself then. A list
 * that is not complete says nothing of them.
 */
export function withoutLeftOut(
  { known, merged, told }: ListedNames,
  { shape, isOpen }: { readonly shape: NamesShape; readonly isOpen: boolean },
  place: FactPlace,
  judge: Judge,
): { readonly names: JsonMap; readonly isCompleted: boolean } {
  const isPartial = isToldOpen(told, judge);
  const toldNames = told.entries.map(({ key }) => key);
  const item = shape.of();
  let names = merged;
  let isComplete = isOpen && !isPartial;
  for (const { name, value } of known.entries) {
    const isTold = toldNames.some((each) => isSameName(name, each, shape));
    if (isTold || isReserved(name, shape) || isNone(value)) continue;
    const spot = below(place, name);
    const isShared = !isSaidBy(judge.sourceId, value, item, place.sources);
    const difference = { place: spot, known: value, told: undefined, toldAt: told.at, isShared };
    if (told.isWay) continue;
    if (isPartial) {
      const isDropped = isOwnFact(judge, place.sources) && !isShared;
      if (isDropped && drops(judge, spot, value, told.at)) names = withoutEntry(names, name);
    } else if (prefers(judge, difference)) names = withoutEntry(names, name);
    else isComplete = false;
  }
  if (isComplete) {
    fill(judge, below(place, others), told, !hasOthers(known));
    return { names: withoutEntry(names, others), isCompleted: true };
  }
  const isOpened = isPartial && told.isWay !== true && !isOpen && isOwnFact(judge, place.sources);
  if (isOpened && drops(judge, below(place, others), none, told.at)) {
    names = withEntry(names, { name: others, value: notShown });
  }
  return { names, isCompleted: false };
}

/** The schema of other names in a complete list. */
const none = { kind: "string", value: "none" } as const;

function isToldOpen(told: ToldMap, { sourceId, observers }: Judge): boolean {
  return observers.has(sourceId) || told.entries.some(({ key }) => key === others);
}

/** `(others)`; and where the names are fixed, the map is also a form that may have a source. */
export function isReserved(name: string, { order }: NamesShape): boolean {
  return name === others || (order !== undefined && isSourceKey(name));
}

/** True if two names are one. */
export function isSameName(left: string, right: string, { anyCase }: NamesShape): boolean {
  return left === right || (anyCase === true && left.toLowerCase() === right.toLowerCase());
}

/** Where a new name stands: in the order of the shape; in an update in that of the source; else behind all others. */
export function nameIndex(
  map: JsonMap,
  name: string,
  { order }: Pick<NamesShape, "order">,
  told: readonly ToldEntry[] | undefined,
): number {
  if (order !== undefined) return indexFor(map, name, order);
  const end = map.entries.findLastIndex((entry) => entry.name !== others) + 1;
  if (told === undefined) return end;
  const at = told.findIndex(({ key }) => key === name);
  const earlier = new Set(told.slice(0, at).map(({ key }) => key));
  const before = map.entries.findLastIndex((entry) => earlier.has(entry.name));
  if (before !== -1) return before + 1;
  const later = new Set(told.slice(at + 1).map(({ key }) => key));
  const behind = map.entries.findIndex((entry) => later.has(entry.name) && entry.name !== others);
  return behind === -1 ? end : behind;
}
