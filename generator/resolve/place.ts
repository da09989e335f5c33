/** Where in the manifest reading stands, and which sources speak there. */
import type { SourceIds } from "../model/known.js";
import type { SourceRef } from "../source-ref.js";

/** A node of the manifest and what holds for everything below it. */
export interface Place {
  readonly file: string;
  readonly path: SourceRef["path"];
  /** The nearest sources above, and at, this node. */
  readonly sources: SourceIds;
  /** Ids of the sources that merely observed: what they list is never complete. */
  readonly observers: ReadonlySet<string>;
}

/** The node under a key or an index. */
export function below(place: Place, step: string | number): Place {
  return { ...place, path: [...place.path, step] };
}

/** A reference to a node. */
export function refTo(place: Place, part: SourceRef["part"] = "value"): SourceRef {
  return { file: place.file, path: place.path, part };
}

/** Whether all that is said here was merely observed. */
export function isObserved({ sources, observers }: Place): boolean {
  return sources.length > 0 && sources.every((id) => observers.has(id));
}
