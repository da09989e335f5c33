/** One step of a comparison: what changed at two nodes themselves, and which pairs of nodes lie below. */
import type { ChangeKind, FactChange } from "./change.js";
import { isObject, type JsonObject, memberOf } from "./json.js";
import { type Match, matchedItems, sameValue } from "./lists.js";
import {
  type FactNode,
  isDerivedFact,
  isDerivedItem,
  isFact,
  isListing,
  isNotShownSchema,
  isPiece,
  isProvenance,
  isSchema,
  type ListingNode,
  type SchemaNode,
} from "./nodes.js";
import { itemSpot, memberSpot, type Spot, spotOf } from "./spots.js";
import { wordsForBoth, wordsForItem } from "./words.js";

/** A node as it was and as it is. */
export interface Pair {
  readonly before: unknown;
  readonly after: unknown;
  readonly spot: Spot;
}

/** The findings of a step, in the order of the model: changes, and pairs to step into. */
export type Step = readonly (FactChange | Pair)[];

/** True if something may have more parts than are listed, before and after. */
interface Openness {
  readonly before: boolean;
  readonly after: boolean;
}

const complete: Openness = { before: false, after: false };

/** Compares two nodes. Where they are of different forms the older one is of another generator: nothing is said. */
export function stepInto({ before, after, spot }: Pair): Step {
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, spot, complete);
  if (!isObject(before) || !isObject(after)) {
    const areScalars = typeof before !== "object" && typeof after !== "object";
    return areScalars && before !== after ? [change("changed", spot, before, after)] : [];
  }
  if (isFact(before) && isFact(after)) return inFact(before, after, spotOf(after, spot));
  if (isFact(before) || isFact(after)) return [];
  if (isSchema(before) && isSchema(after)) return inSchema(before, after, spotOf(after, spot));
  if (isListing(before) && isListing(after)) return inListing(before, after, spot);
  // What is said once is a list for each kind, and no piece.
  if (spot.subject.kind === "service" && spot.slot.join() === "shared") {
    return inObject(before, after, spot);
  }
  if (isPiece(before) && isPiece(after)) {
    return sameValue(before, after) ? [] : [change("changed", spot, before, after)];
  }
  return inObject(before, after, spot);
}

/** Compares what two objects have in common; one that only one of them has is of another form. */
export function inObject(before: JsonObject, after: JsonObject, spot: Spot): Step {
  return Object.keys(after)
    .filter((key) => !unsaid.has(key) && !isProvenance(key, after[key]))
    .filter((key) => memberOf(before, key) !== undefined)
    .map((key) => inMember(key, before, after, spot));
}

function inFact(before: FactNode, after: FactNode, spot: Spot): Step {
  if (before.state === "known" && after.state === "known") {
    return [{ before: before["value"], after: after["value"], spot }];
  }
  if (before.state === after.state || followsFromPath(before, after, spot)) return [];
  const kind = kindOf(before.state !== "notShown", after.state !== "notShown");
  // A marker that stands for a whole form now would not tell which fact of it was withdrawn.
  const withdrawn = kind === "withdrawn" ? spotOf(before, spot) : spot;
  return [change(kind, withdrawn.place.startsWith(spot.place) ? withdrawn : spot, before, after)];
}

function kindOf(wasShown: boolean, isShown: boolean): ChangeKind {
  if (!wasShown) return "filled";
  return isShown ? "changed" : "withdrawn";
}

/** A path names its parameters, or shows that there are none: the one line is about the path. */
function followsFromPath(before: FactNode, after: FactNode, { subject, slot }: Spot): boolean {
  if (isDerivedFact(before) || isDerivedFact(after)) return true;
  const isOfPath = subject.kind === "operation" && slot.join(".") === "parameters.path";
  const states = [before.state, after.state];
  return isOfPath && states.includes("none") && states.includes("notShown");
}

function inSchema(before: SchemaNode, after: SchemaNode, spot: Spot): Step {
  if (before.kind !== after.kind) {
    const kind = kindOf(before.kind !== "notShown", after.kind !== "notShown");
    return [change(kind, spot, before, after)];
  }
  const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...keys].flatMap((key): Step => {
    const [old, current] = [memberOf(before, key), memberOf(after, key)];
    if (isProvenance(key, current)) return [];
    if (key === "open") return opened(spot, before, after);
    if (key === "properties" && Array.isArray(old) && Array.isArray(current)) {
      return inList(old, current, memberSpot(spot, key), {
        before: isNotShownSchema(before["additional"]),
        after: isNotShownSchema(after["additional"]),
      });
    }
    if (old !== undefined && current !== undefined) return [inMember(key, before, after, spot)];
    // In JSON Schema a keyword that is left out says something too: it did not become known, it changed.
    return [change("changed", memberSpot(spot, key), old, current)];
  });
}

function inListing(before: ListingNode, after: ListingNode, spot: Spot): Step {
  return [
    ...inList(before.items, after.items, spot, { before: before.open, after: after.open }),
    ...opened(spot, before, after),
  ];
}

/** Returns the change of a list that was open and is complete now, or the other way round. */
function opened(spot: Spot, before: JsonObject, after: JsonObject): readonly FactChange[] {
  if (before["open"] === after["open"]) return [];
  const at = { ...spot, slot: [...spot.slot, "(others)"] };
  return after["open"] === true
    ? [{ ...at, kind: "withdrawn", was: "no others", now: "others not shown" }]
    : [{ ...at, kind: "filled", was: "others not shown", now: "no others" }];
}

function inList(
  before: readonly unknown[],
  after: readonly unknown[],
  spot: Spot,
  open: Openness,
): Step {
  const matches = matchedItems(before, after);
  if (matches === undefined) return [change("changed", spot, before, after)];
  return matches.flatMap((match) => inMatch(match, spot, open));
}

function inMatch({ before, after, step }: Match, list: Spot, open: Openness): Step {
  const spot = itemSpot(list, after ?? before, step);
  if (before !== undefined && after !== undefined) return [{ before, after, spot }];
  if (isDerivedItem(before ?? after)) return [];
  return before === undefined
    ? [
        {
          ...spot,
          kind: open.before ? "filled" : "added",
          was: open.before ? "not shown" : "none",
          now: wordsForItem(after),
        },
      ]
    : [
        {
          ...spot,
          kind: open.after ? "withdrawn" : "removed",
          was: wordsForItem(before),
          now: open.after ? "not shown" : "none",
        },
      ];
}

function inMember(key: string, before: JsonObject, after: JsonObject, spot: Spot): Pair {
  return { before: before[key], after: after[key], spot: memberSpot(spot, key) };
}

/** The keys that are no facts: the maker of the file, the folder's name, and keys that follow a change of the name. */
const unsaid: ReadonlySet<string> = new Set(["//", "folder", "id", "formerly"]);

function change(kind: ChangeKind, spot: Spot, before: unknown, after: unknown): FactChange {
  const { was, now } = wordsForBoth(before, after);
  // Two things that read alike in few words differ all the same.
  return { ...spot, kind, was, now: now === was ? `other: ${now}` : now };
}
