/** The places of facts that are not shown, gathered for readers. */
import type { Location } from "../diagnostics/diagnostic.js";
import { address, type Placed } from "../diagnostics/place.js";
import { placeText } from "../model/place.js";
import type { SourceRef } from "../source-ref.js";
import type { UnknownFact } from "./coverage.js";
import { counting } from "./words.js";

/** Looks a place of the manifest up in the files that were read. */
export type Locate = (location: Location) => Placed;

/** The unknown facts at one place of a file. */
export interface UnknownPlace {
  /** Path, line and column. */
  readonly address: string;
  /** Keys that lead there, and what is left out there: "operations.retrieve: summary, description". */
  readonly words: string;
}

/** A place, and what is gathered there. */
interface Gathered {
  readonly address: string;
  /** The keys that lead there; empty for the whole file. */
  readonly keys: string;
  /** Keys that are left out there. */
  readonly missing: Set<string>;
  facts: number;
}

/** Gathers facts by place, in their order: keys that are left out of one form, and all that one marker covers. */
export function unknownPlaces(
  unknown: readonly UnknownFact[],
  locate: Locate,
): readonly UnknownPlace[] {
  const places = new Map<string, Gathered>();
  for (const { at } of unknown) {
    const isMissing = at.part === "missing";
    const keys = keysText(isMissing ? at.path.slice(0, -1) : at.path);
    const where = address(locate(at));
    const id = JSON.stringify([where, keys]);
    const place = places.get(id) ?? { address: where, keys, missing: new Set(), facts: 0 };
    if (isMissing) place.missing.add(keysText(at.path.slice(-1)));
    place.facts += 1;
    places.set(id, place);
  }
  return [...places.values()].map((place) => ({ address: place.address, words: wordsFor(place) }));
}

function wordsFor({ keys, missing, facts }: Gathered): string {
  const names = [...missing].join(", ");
  if (keys === "") return names;
  if (missing.size > 0) return `${keys}: ${names}`;
  return facts === 1 ? keys : `${keys} (${counting(facts, "fact")})`;
}

function keysText(path: SourceRef["path"]): string {
  return placeText("", { file: "", path }).slice(1);
}
