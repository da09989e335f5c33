/** Where in the manifest reading stands, and which sources speak there. */
import type { SourceIds } from "../model/known.js";
import type { HeaderFacts, ParameterFacts, ResponseFacts } from "../model/shared.js";
import type { SourceRef } from "../source-ref.js";

/** A node of the manifest and what holds for everything below it. */
export interface Place {
  readonly file: string;
  readonly path: SourceRef["path"];
  /** The nearest sources above, and at, this node. */
  readonly sources: SourceIds;
  readonly around: Surroundings;
}

/** The facts that hold in the whole manifest. */
export interface Surroundings {
  /** Ids of the sources that merely observed: what they list is never complete. */
  readonly observers: ReadonlySet<string>;
  /** The shared parts, by name. */
  readonly shared: SharedFacts;
}

/** The node under a key or an index. */
export function below({ file, path, sources, around }: Place, step: string | number): Place {
  return { file, path: longer(path, step), sources, around };
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
export function saidBy({ file, path, around }: Place, sources: SourceIds): Place {
  return { file, path, sources, around };
}

/** A reference to a node. */
export function refTo(place: Place, part: SourceRef["part"] = "value"): SourceRef {
  return { file: place.file, path: place.path, part };
}

/** True if all that is said here was merely observed. */
export function isObserved({ sources, around }: Place): boolean {
  return sources.length > 0 && sources.every((id) => around.observers.has(id));
}

/** Returns a shared part by its name; undefined where none has the name. Each part is read once. */
export interface SharedFacts {
  readonly parameter: (name: string) => ParameterFacts | undefined;
  readonly header: (name: string) => HeaderFacts | undefined;
  readonly response: (name: string) => ResponseFacts | undefined;
}

/** The shared parts of a manifest without any. */
export const nothingShared: SharedFacts = {
  parameter: () => undefined,
  header: () => undefined,
  response: () => undefined,
};
