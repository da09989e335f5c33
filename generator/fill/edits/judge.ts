/** What is decided at each fact of a merge, and what comes of it: filled in, known already, or in conflict. */
import type { JsonValue } from "../../model/schema.js";
import type { SourcePlace, Told } from "../told.js";
import { jsonOfTold } from "./json-map.js";
import type { Conflict, FilledFact } from "./proposal.js";
import { flowText } from "./flow-text.js";

/** Where merging stands in the manifest. */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Who speaks here: the nearest sources. */
  readonly sources: readonly string[];
}

/** A fact that both sides have something to say of; undefined is what a complete list leaves out. */
export interface Difference {
  readonly place: Place;
  readonly known: JsonValue | undefined;
  readonly told: Told | undefined;
  readonly toldAt: SourcePlace;
}

/** Decides on facts, and keeps what was decided. */
export interface Judge {
  /** Who tells. */
  readonly sourceId: string;
  /** Sources that merely observed: what they list is never complete (rule 2 of the manifest). */
  readonly observers: ReadonlySet<string>;
  readonly filled: FilledFact[];
  readonly conflicts: Conflict[];
  /** Whether the source is to be taken where the manifest says something else. */
  readonly prefer: (conflict: Conflict) => boolean;
}

/** The place under a key or an index. */
export function below(place: Place, step: string | number, sources = place.sources): Place {
  return { file: place.file, path: [...place.path, step], sources };
}

/** Notes a fact that is filled in. */
export function fill(judge: Judge, place: Place, told: Told, isMissing: boolean): void {
  const { file, path } = place;
  judge.filled.push({ at: { file, path, part: isMissing ? "missing" : "value" }, told });
}

/** Notes a difference; whether the source is to be taken. */
export function prefers(judge: Judge, { place, known, told, toldAt }: Difference): boolean {
  const { file, path, sources } = place;
  const conflict: Conflict = {
    at: { file, path, part: known === undefined ? "missing" : "value" },
    known: known && shown(known),
    knownSources: sources,
    told: told && shown(jsonOfTold(told)),
    toldAt,
  };
  const isPreferred = judge.prefer(conflict);
  if (!isPreferred) judge.conflicts.push(conflict);
  else {
    const replaced = conflict.known ?? "";
    const none: Told = { kind: "scalar", value: "none", at: toldAt };
    judge.filled.push({ at: conflict.at, told: told ?? none, replaced });
  }
  return isPreferred;
}

/** A text as it is, all else in one line of YAML. */
function shown(value: JsonValue): string {
  return value.kind === "string" ? value.value : flowText(value);
}

/** Whether all who speak at a place merely observed. */
export function isObserved({ observers }: Judge, sources: readonly string[]): boolean {
  return sources.length > 0 && sources.every((id) => observers.has(id));
}
