/** A model against a baseline: facts that became known, facts that were lost, and new ones. */
import type { SourceRef } from "../source-ref.js";
import type { Baseline } from "./baseline.js";
import { movedFacts, wasShared } from "./moved-facts.js";
import type { OwnedFacts, UnknownPlace } from "./owned-facts.js";

/** A model against a baseline. */
export interface SinceBaseline {
  readonly before: KnownCounts;
  readonly now: KnownCounts;
  /** Facts that are known and were not, of what the baseline knows; in the order of the model. */
  readonly gained: readonly GainedFacts[];
  /** Facts that were known and are not shown now. */
  readonly lost: readonly LostFacts[];
  /** Groups, operations and schemas that the baseline does not have. */
  readonly added: readonly (KnownCounts & { readonly owner: string })[];
  /** Those that only the baseline has: what was known of them is not lost, there is nothing to know any more. */
  readonly gone: readonly string[];
}

/** How many facts are known and how many are not shown. */
export interface KnownCounts {
  readonly known: number;
  readonly notShown: number;
}

/** The facts of one owner that became known. */
export interface GainedFacts {
  readonly owner: string;
  readonly places: readonly string[];
}

/** The facts that were known and are not shown now, by the place to fill them in again. */
export interface LostFacts {
  readonly owner: string;
  readonly at: SourceRef;
  /** Places below the owner that were known; empty text = the owner itself. */
  readonly places: readonly string[];
}

/** Compares. What was renamed is found under its former names; what moved to or from a shared part is neither lost nor new. */
export function sinceBaseline(facts: readonly OwnedFacts[], baseline: Baseline): SinceBaseline {
  const rest = new Set(baseline.keys());
  const found = movedFacts(facts);
  const moved = new Map<OwnedFacts, Set<string>>();
  const pairs = facts.map((each) => {
    const name = [each.owner, ...each.formerly].find((owner) => rest.has(owner));
    if (name !== undefined) rest.delete(name);
    return { each, before: name === undefined ? undefined : baseline.get(name) };
  });
  const lost = pairs.flatMap(({ each, before }): readonly LostFacts[] => {
    if (before === undefined) return [];
    const places: string[] = [];
    const lostInParts: LostFacts[] = [];
    for (const place of without(before.known, each.known)) {
      const now = found(each, place);
      if (now === undefined) {
        places.push(place);
        continue;
      }
      const { part, place: own, unknown } = now;
      const known = moved.get(part) ?? new Set();
      // One that several had is lost once.
      if (unknown !== undefined && !known.has(own)) {
        lostInParts.push({ owner: part.owner, at: unknown.at, places: [own] });
      }
      moved.set(part, known.add(own));
    }
    return [...lostOf(each, places), ...lostInParts];
  });
  const wasThere = wasShared(baseline, [...rest]);
  const gained = pairs.flatMap(({ each, before }): readonly GainedFacts[] => {
    if (before === undefined) return [];
    const places = without(each.known, before.known).filter((place) => !wasThere(place));
    return places.length === 0 ? [] : [{ owner: each.owner, places }];
  });
  const added = pairs.flatMap(({ each, before }) => {
    if (before !== undefined) return [];
    const { owner, known, unknown } = each;
    const from = moved.get(each);
    const places = from === undefined ? known : known.filter((place) => !from.has(place));
    // A part that is made of what operations had said is nothing new.
    if (from !== undefined && places.length === 0) return [];
    return [{ owner, known: places.length, notShown: unknown.length }];
  });
  return {
    before: totals([...baseline.values()].map(({ known, notShown }) => [known.length, notShown])),
    now: totals(facts.map(({ known, unknown }) => [known.length, unknown.length])),
    ...{ gained, lost, added, gone: [...rest] },
  };
}

/** How many facts are lost. */
export function lostCount({ lost }: SinceBaseline): number {
  return lost.reduce((sum, { places }) => sum + places.length, 0);
}

/** How many facts got known: also of what is new. */
export function gainedCount({ gained, added }: SinceBaseline): number {
  return [...gained.map(({ places }) => places.length), ...added.map(({ known }) => known)].reduce(
    (sum, count) => sum + count,
    0,
  );
}

function totals(pairs: readonly (readonly [known: number, notShown: number])[]): KnownCounts {
  return pairs.reduce(
    (sum, [known, notShown]) => ({ known: sum.known + known, notShown: sum.notShown + notShown }),
    { known: 0, notShown: 0 },
  );
}

/** Returns the surplus of a list over another: texts may be in them more than once. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const each of others) counts.set(each, (counts.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const count = counts.get(each) ?? 0;
    counts.set(each, count - 1);
    return count <= 0;
  });
}

/**
 * Those of the facts that are known no more which are not shown now. The others went with what they were about: a
 * parameter that a complete list no longer has leaves nothing to be known.
 */
function lostOf(facts: OwnedFacts, missing: readonly string[]): readonly LostFacts[] {
  const free = new Set(facts.unknown);
  const lost = new Map<UnknownPlace, string[]>();
  for (const place of missing) {
    const found =
      facts.unknown.find((each) => covers(each, place, facts)) ??
      [...free].find((each) => isBelow(each.place, place));
    if (found === undefined) continue;
    free.delete(found);
    const places = lost.get(found);
    if (places === undefined) lost.set(found, [place]);
    else places.push(place);
  }
  return [...lost].map(([{ at }, places]) => ({ owner: facts.owner, at, places }));
}

/** True if a place is not shown because something at it or above it is not. */
function covers({ place, open }: UnknownPlace, known: string, facts: OwnedFacts): boolean {
  if (place === known) return true;
  if (!isBelow(known, place)) return false;
  return !open || !isNamed(place + firstStep(known.slice(place.length)), facts);
}

/** True if a list still names an item: then what is no longer said of it does not follow from the list's being open. */
function isNamed(item: string, { known, unknown }: OwnedFacts): boolean {
  return [...known, ...unknown.map(({ place }) => place)].some(
    (place) => place === item || isBelow(place, item),
  );
}

function firstStep(rest: string): string {
  return /^(?:\.?[^.[\]"\s]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])/.exec(rest)?.[0] ?? rest;
}

function isBelow(place: string, above: string): boolean {
  if (above === "") return place !== "";
  return place.startsWith(above) && /^[.[]/.test(place.slice(above.length));
}
