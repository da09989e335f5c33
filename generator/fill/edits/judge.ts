/** The decision at each fact of a merge, and its result: filled in, known already, or in conflict. */
import type { JsonValue } from "../../model/schema.js";
import type { SourcePlace, Told } from "../told.js";
import { jsonOfTold } from "./json-map.js";
import type { Conflict, FilledFact, UnsaidFact } from "./proposal.js";
import { flowText } from "./flow-text.js";

/** Where merging stands in the manifest. */
export interface FactPlace {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Who speaks here: the nearest sources. */
  readonly sources: readonly string[];
}

/** A fact that both sides have something to say of; undefined is what a complete list leaves out. */
export interface Difference {
  readonly place: FactPlace;
  readonly known: JsonValue | undefined;
  readonly told: Told | undefined;
  readonly toldAt: SourcePlace;
  /** True if parts of what is known have another source than the place itself: then it is not the source's own. */
  readonly isShared?: boolean;
}

/** The treatment of facts that only the source itself has said so far; see `fill --update`. */
export interface Update {
  /** True if facts are taken out that the source no longer says. */
  readonly prune: boolean;
}

/** Decides on facts, and keeps what was decided. */
export interface Judge {
  /** Who tells. */
  readonly sourceId: string;
  /** Sources that merely observed: what they list is never complete (rule 2 of the manifest). */
  readonly observers: ReadonlySet<string>;
  readonly filled: FilledFact[];
  readonly conflicts: Conflict[];
  /** Facts of the source itself that it no longer says; noted only in an update. */
  readonly unsaid: UnsaidFact[];
  /** Left out, what the source itself said is a conflict like any other. */
  readonly update: Update | undefined;
  /** True if a new operation spells out what is not shown of it. */
  readonly spellsOut: boolean;
  /** True if the source is to be taken where the manifest says something else. */
  readonly prefer: (conflict: Conflict) => boolean;
}

/** The place under a key or an index. */
export function below(place: FactPlace, step: string | number, sources = place.sources): FactPlace {
  return { file: place.file, path: [...place.path, step], sources };
}

/** Notes a fact that is filled in. */
export function fill(judge: Judge, place: FactPlace, told: Told, isMissing: boolean): void {
  const { file, path } = place;
  judge.filled.push({ at: { file, path, part: isMissing ? "missing" : "value" }, told });
}

/** Notes a difference; whether the source is to be taken. */
export function prefers(judge: Judge, difference: Difference): boolean {
  const { place, known, told, toldAt, isShared = false } = difference;
  const { file, path, sources } = place;
  const isOwn = isOwnFact(judge, sources) && !isShared;
  const conflict: Conflict = {
    at: { file, path, part: known === undefined ? "missing" : "value" },
    known: known && shown(known),
    knownSources: sources,
    told: told && shown(jsonOfTold(told)),
    toldAt,
    ...(isOwn && { isOwn }),
  };
  const isPreferred = (isOwn && judge.update !== undefined) || judge.prefer(conflict);
  if (!isPreferred) judge.conflicts.push(conflict);
  else {
    const replaced = conflict.known ?? "";
    const none: Told = { kind: "scalar", value: "none", at: toldAt };
    const isGone = told === undefined;
    judge.filled.push({ at: conflict.at, told: told ?? none, replaced, ...(isGone && { isGone }) });
  }
  return isPreferred;
}

/** True if a place has one source, and that is the one that tells. */
export function isOwnFact({ sourceId }: Judge, sources: readonly string[]): boolean {
  return sources.length === 1 && sources[0] === sourceId;
}

/**
 * Notes a fact of the source itself that it no longer says. It stays, since somebody may have filled it in under the source's
 * name; whether it is to be taken out instead.
 */
export function drops(
  judge: Judge,
  place: FactPlace,
  known: JsonValue,
  toldAt: SourcePlace,
): boolean {
  if (judge.update === undefined) return false;
  const { file, path } = place;
  judge.unsaid.push({ at: { file, path, part: "value" }, known: shown(known), toldAt });
  return judge.update.prune;
}

/** A text as it is, all else in one line of YAML. */
function shown(value: JsonValue): string {
  return value.kind === "string" ? value.value : flowText(value);
}

/** True if all who speak at a place merely observed. */
export function isObserved({ observers }: Judge, sources: readonly string[]): boolean {
  return sources.length > 0 && sources.every((id) => observers.has(id));
}
