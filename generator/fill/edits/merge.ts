/**
 * Merges the facts of the manifest and of a source, slot by slot. Unknown facts are filled in, facts with the same meaning stay
 * as they are written, and facts that differ are a conflict, which changes nothing unless the source is preferred.
 */
import type { JsonValue } from "../../model/schema.js";
import { isImplied, type Told, type ToldEntry, type ToldMap } from "../told.js";
import {
  indexFor,
  isNone,
  type JsonMap,
  jsonOfTold,
  notShown,
  others,
  valueIn,
  withEntry,
} from "./json-map.js";
import {
  below,
  fill,
  isObserved,
  isOwnFact,
  type Judge,
  type FactPlace,
  prefers,
} from "./judge.js";
import { isReserved, isSameName, nameIndex, withoutLeftOut } from "./left-out-names.js";
import { mergeSchema } from "./merge-schema.js";
import {
  type Credit,
  credited,
  isSaidBy,
  sourcedOnce,
  sourcesOfForm,
  sourcesOfKey,
  withSource,
} from "./provenance.js";
import { sameMeaning } from "./same-meaning.js";
import { isSourceKey } from "../../validate/places.js";
import {
  type FormShape,
  hasOthers,
  keyShape,
  type NamesShape,
  saysNothing,
  type Shape,
} from "./shape.js";
import { emptied, leftUnsaid, withoutUnsaid } from "./unsaid.js";
import { wholeValue } from "./whole-value.js";

/** The value at a place after merging; undefined where there is none. */
export interface Merged {
  readonly value: JsonValue | undefined;
  readonly credit: Credit;
}

/** The value at a place, and the source's facts for it. */
export interface Sides {
  readonly known: JsonValue | undefined;
  readonly told: Told;
}

/** Merges what is told into a place. Below it, forms and names tell their sources; the credit is for the form around it. */
export function merge(sides: Sides, shape: Shape, place: FactPlace, judge: Judge): Merged {
  const { known, told } = sides;
  const value = jsonOfTold(told);
  const isCompared = judge.update !== undefined && isMaps(sides) && shape.is !== "schema";
  if (saysNothing(value, shape) && !isCompared)
    return { value: leftUnsaid(sides, shape, place, judge), credit: "none" };
  if (known === undefined || (saysNothing(known, shape) && !isMaps(sides))) {
    fill(judge, place, told, known === undefined);
    return { value: wholeValue(value, shape, judge), credit: "whole" };
  }
  const markers = () => sameOrDiffering({ known, told }, shape, place, judge);
  switch (shape.is) {
    case "fact": {
      if (sameMeaning(known, value, shape.compared)) return { value: known, credit: "none" };
      const isFollowed = judge.update !== undefined && isOwnFact(judge, place.sources);
      const joined = isFollowed ? undefined : shape.joined?.(known, value);
      if (joined === undefined) return differing({ known, told }, shape, place, judge);
      if (joined === known) return { value: known, credit: "none" };
      fill(judge, place, told, false);
      return { value: joined, credit: "part" };
    }
    case "schema": {
      const merged = mergeSchema({ known, told }, place, judge);
      return { value: merged, credit: merged === known ? "none" : "part" };
    }
    case "names":
      return isMaps(sides) ? inOne(mergeNames(sides, shape, place, judge), known) : markers();
    case "form":
      if (isReferenceAlone(sides)) return differing({ known, told }, shape, place, judge);
      if (isMaps(sides)) return mergeForm(sides, shape, place, judge);
      return shape.flag ? mergeFlag({ known, told }, shape, place, judge) : markers();
  }
}

/** True if a reference stands where something is told that refers to nothing: the one takes the place of the other. */
function isReferenceAlone({ known, told }: Sides): boolean {
  const isReference = valueIn(known, "$ref") !== undefined;
  return isReference && told.kind === "map" && !told.entries.some(({ key }) => key === "$ref");
}

/** Joins the facts that all names leave for the form around them to tell. */
function inOne({ value, credits }: MergedNames, known: JsonValue): Merged {
  const isPart = credits.some(({ credit }) => credit !== "none");
  return value === known ? { value, credit: "none" } : { value, credit: isPart ? "part" : "none" };
}

/** A marker on one side, or on both. */
function sameOrDiffering(
  { known, told }: { readonly known: JsonValue; readonly told: Told },
  shape: Shape,
  place: FactPlace,
  judge: Judge,
): Merged {
  return isNone(known) && isNone(jsonOfTold(told))
    ? { value: known, credit: "none" }
    : differing({ known, told }, shape, place, judge);
}

function differing(
  { known, told }: { readonly known: JsonValue; readonly told: Told },
  shape: Shape,
  place: FactPlace,
  judge: Judge,
): Merged {
  const isShared = !isSaidBy(judge.sourceId, known, shape, place.sources);
  return prefers(judge, { place, known, told, toldAt: told.at, isShared })
    ? { value: wholeValue(jsonOfTold(told), shape, judge), credit: "whole" }
    : { value: known, credit: "none" };
}

/** `true` says no more than that: a form beside it says the rest. */
function mergeFlag(
  { known, told }: { readonly known: JsonValue; readonly told: Told },
  shape: FormShape,
  place: FactPlace,
  judge: Judge,
): Merged {
  const value = jsonOfTold(told);
  const [isKnownTrue, isToldTrue] = [known, value].map(
    (each) => each.kind === "boolean" && each.value,
  );
  if (isKnownTrue && value.kind === "object") {
    fill(judge, place, told, false);
    return { value: wholeValue(value, shape, judge), credit: "part" };
  }
  const isSame = (known.kind === "object" && isToldTrue) || sameMeaning(known, value, "exact");
  return isSame
    ? { value: known, credit: "none" }
    : differing({ known, told }, shape, place, judge);
}

/** Two maps. */
interface Maps {
  readonly known: JsonMap;
  readonly told: ToldMap;
}

function isMaps(sides: Sides): sides is Maps {
  return sides.known?.kind === "object" && sides.told.kind === "map";
}

function mergeForm(
  { known, told }: Maps,
  shape: FormShape,
  place: FactPlace,
  judge: Judge,
): Merged {
  if (differsInKind({ known, told }, shape)) return differing({ known, told }, shape, place, judge);
  const sources = sourcesOfForm(known, place.sources);
  const speaker = { id: judge.sourceId, sources };
  const keys = shape.keys();
  const order = Object.keys(keys);
  let form = known;
  for (const { key, value: toldValue } of inOrder(told.entries, order)) {
    if (isSourceKey(key)) continue;
    const before = valueIn(form, key);
    if (before === undefined && isImplied(toldValue)) continue;
    const inner = keyShape(keys, key);
    const spot = below(place, key, sourcesOfKey(form, key, sources));
    const sides = { known: before, told: toldValue };
    const { value, credits } =
      shape.sourcesOfNames && inner.is === "names" && isMaps(sides)
        ? mergeNames(sides, inner, spot, judge, (name) => sourcesOfKey(known, name, sources))
        : ofOne(key, merge(sides, inner, spot, judge));
    if (value !== undefined && value !== before) {
      form = withEntry(form, { name: key, value }, indexFor(form, key, order));
    }
    if (!shape.unsourced) {
      for (const credit of credits) form = credited(form, credit, speaker);
    }
  }
  form = withoutUnsaid({ known: form, told }, shape, place, judge);
  if (form !== known && judge.update && saysNothing(form, shape)) {
    return { value: emptied(told), credit: "none" };
  }
  const isNew = form !== known && shape.unsourced !== true && shape.sourcesOfNames !== true;
  return { value: isNew ? sourcedOnce(form, shape, judge.sourceId) : form, credit: "none" };
}

function ofOne(key: string, { value, credit }: Merged): MergedNames {
  return { value, credits: [{ key, credit }] };
}

/** Where a key says what kind of thing it is, the rest of two kinds is not compared. */
function differsInKind({ known, told }: Maps, { kindKey }: FormShape): boolean {
  if (kindKey === undefined) return false;
  const [left, right] = [valueIn(known, kindKey), valueIn(jsonOfTold(told), kindKey)];
  return left !== undefined && right !== undefined && !sameMeaning(left, right, "exact");
}

/** A form is filled in in its own order, so that a report reads like the file. */
function inOrder(entries: readonly ToldEntry[], order: readonly string[]): readonly ToldEntry[] {
  const rank = ({ key }: ToldEntry) => (order.includes(key) ? order.indexOf(key) : order.length);
  return entries.toSorted((left, right) => rank(left) - rank(right));
}

/** Names after merging, and which of them the map's holder has to tell the source of. */
interface MergedNames {
  readonly value: JsonValue | undefined;
  readonly credits: readonly { readonly key: string; readonly credit: Credit }[];
}

function mergeNames(
  { known, told }: Maps,
  shape: NamesShape,
  place: FactPlace,
  judge: Judge,
  sourcesOf: (name: string) => readonly string[] = () => place.sources,
): MergedNames {
  const isOpen = !shape.closes || hasOthers(known) || isObserved(judge, place.sources);
  const item = shape.of();
  const credits: { key: string; credit: Credit }[] = [];
  const inSource = judge.update && told.entries;
  let names = known;
  for (const { key, value: toldItem } of told.entries) {
    if (isReserved(key, shape)) continue;
    const before = known.entries.find(({ name }) => isSameName(name, key, shape));
    const name = before?.name ?? key;
    const spot = below(place, name, sourcesOf(name));
    const merged: Merged =
      before === undefined
        ? newName(toldItem, { shape: item, isOpen }, spot, judge)
        : merge({ known: before.value, told: toldItem }, item, spot, judge);
    if (merged.value === undefined || merged.value === before?.value) continue;
    const { value, credit } = namedForm(merged, item, spot, judge);
    names = withEntry(names, { name, value }, nameIndex(names, name, shape, inSource));
    credits.push({ key: name, credit });
  }
  if (!shape.closes) return { value: names, credits };
  const left = withoutLeftOut({ known, merged: names, told }, { shape, isOpen }, place, judge);
  if (left.isCompleted) credits.push({ key: others, credit: "part" });
  return { value: left.names, credits };
}

/** A name that the manifest does not list: one more, or a conflict where its list is complete. */
function newName(
  told: Told,
  { shape, isOpen }: { readonly shape: Shape; readonly isOpen: boolean },
  place: FactPlace,
  judge: Judge,
): Merged {
  const value = jsonOfTold(told);
  const isAbsent = isNone(value) && !isOpen;
  const difference = { place, known: undefined, told, toldAt: told.at };
  if (isAbsent || (!isOpen && !prefers(judge, difference))) {
    return { value: undefined, credit: "none" };
  }
  if (isOpen) fill(judge, place, told, true);
  const isOnlyName = saysNothing(value, shape);
  return { value: isOnlyName ? notShown : wholeValue(value, shape, judge), credit: "whole" };
}

/** A new form among names tells its source itself. */
function namedForm(
  { value, credit }: Merged,
  shape: Shape,
  { sources }: FactPlace,
  { sourceId }: Judge,
): { readonly value: JsonValue; readonly credit: Credit } {
  if (value?.kind !== "object" || shape.is !== "form" || credit !== "whole") {
    return { value: value ?? notShown, credit };
  }
  const sourced = shape.unsourced ? value : withSource(value, { id: sourceId, sources });
  return { value: sourced, credit: "none" };
}
