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
export function below({ file, path, sources, observers }: Place, step: string | number): Place {
  return { file, path: longer(path, step), sources, observers };
}

/** A key that a form leaves out, or what a marker in its place says of it; without a {@link Place} on the way. */
export function refBelow(
  { file, path }: Place,
  step: string,
  part: SourceRef["part"] = "value",
): SourceRef {
  return { file, path: longer(path, step), part };
}

/**
 * A path with one step more. There are some hundred thousands: a list of just the right length takes a quarter of the time of
 * `[...path, step]`, and less than half of the memory, as that leaves room for twenty more.
 */
function longer(path: SourceRef["path"], step: string | number): SourceRef["path"] {
  const { length } = path;
  const made = new Array<string | number>(length + 1);
  let at = 0;
  for (const each of path) made[at++] = each;
  made[length] = step;
  return made;
}

/** The same node, where other sources speak. */
export function saidBy({ file, path, observers }: Place, sources: SourceIds): Place {
  return { file, path, sources, observers };
}

/** A reference to a node. */
export function refTo(place: Place, part: SourceRef["part"] = "value"): SourceRef {
  return { file: place.file, path: place.path, part };
}

/** Whether all that is said here was merely observed. */
export function isObserved({ sources, observers }: Place): boolean {
  return sources.length > 0 && sources.every((id) => observers.has(id));
}
