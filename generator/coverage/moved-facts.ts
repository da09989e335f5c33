/** Facts that moved between what uses a shared part and the part: nothing is lost or got known by that. */
import type { Baseline } from "./baseline.js";
import type { OwnedFacts, UnknownPlace } from "./owned-facts.js";

/** Where a fact of a user stands now that is a shared part's. */
export interface MovedFact {
  readonly part: OwnedFacts;
  /** Below the part. */
  readonly place: string;
  /** Set where it is not shown there. */
  readonly unknown: UnknownPlace | undefined;
}

/** Finds where a fact of an owner has gone; undefined where it refers to no part there. */
export type FindMoved = (owner: OwnedFacts, place: string) => MovedFact | undefined;

/** Looks through the parts that are shared now. */
export function movedFacts(facts: readonly OwnedFacts[]): FindMoved {
  const owners = new Map(facts.map((each) => [each.owner, each]));
  const find: FindMoved = ({ uses }, place) => {
    for (const use of uses) {
      const rest = restBelow(place, use.place);
      const part = owners.get(use.part);
      if (rest === undefined || part === undefined) continue;
      const further = find(part, rest);
      if (further !== undefined) return further;
      const unknown = part.unknown.find(
        ({ place: own }) => own === rest || restBelow(rest, own) !== undefined,
      );
      // What is known there is known, also where the list around it is open.
      return { part, place: rest, unknown: part.known.includes(rest) ? undefined : unknown };
    }
    return undefined;
  };
  return find;
}

/** True if a fact that an owner has now was one of a shared part that is gone. */
export function wasShared(baseline: Baseline, gone: readonly string[]): (place: string) => boolean {
  const known = new Set(
    gone.flatMap((owner) => {
      const [kind = "", name] = owner.split("/");
      return name === undefined || !kinds.has(kind)
        ? []
        : (baseline.get(owner)?.known.map((place) => `${kind} ${place}`) ?? []);
    }),
  );
  return (place) =>
    known.size > 0 &&
    [...forms].some(([kind, form]) => {
      const rest = form.exec(place)?.[1];
      return rest !== undefined && known.has(`${kind} ${rest.replace(/^\./, "")}`);
    });
}

const step = String.raw`(?:\.?[^.[\]"\s]+|\["(?:[^"\\]|\\.)*"\])`;

/** Where uses of each kind stand, and what is below them. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ["parameters", new RegExp(`^parameters${step}${step}(.*)$`, "s")],
  ["headers", new RegExp(`^(?:(?:responses|errors)${step}\\.)?headers${step}(.*)$`, "s")],
  ["responses", new RegExp(`^(?:responses|errors)${step}(.*)$`, "s")],
]);

const kinds: ReadonlySet<string> = new Set(forms.keys());

/** Returns the rest of a path below another one, without a dot before it; undefined where it is elsewhere. */
function restBelow(place: string, above: string): string | undefined {
  if (place === above) return "";
  const rest = place.slice(above.length);
  return place.startsWith(above) && /^[.[]/.test(rest) ? rest.replace(/^\./, "") : undefined;
}
