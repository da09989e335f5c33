/** Where in the manifest reading stands, and which sources speak there. */
import type { SourceIds } from "../model/known.js";
import type { HeaderFacts, ParameterFacts, ResponseFacts } from "../model/shared.js";
import { NodeRef, type SourceRef } from "../source-ref.js";

/** The facts that hold in the whole manifest. */
export interface Surroundings {
  /** Ids of the sources that merely observed: what they list is never complete. */
  readonly observers: ReadonlySet<string>;
  /** The shared parts, by name. */
  readonly shared: SharedFacts;
}

/** A node of the manifest and what holds for everything below it. */
export interface Place {
  readonly node: NodeRef;
  /** The nearest sources above, and at, this node. */
  readonly sources: SourceIds;
  readonly around: Surroundings;
}

/** The root of a file. */
export function rootOf(file: string, around: Surroundings): Place {
  return { node: new NodeRef(file, undefined, "", "value"), sources: [], around };
}

/** The node under a key or an index. */
export function below({ node, sources, around }: Place, step: string | number): Place {
  return { node: node.below(step), sources, around };
}

/** The same node, where other sources speak. */
export function saidBy({ node, around }: Place, sources: SourceIds): Place {
  return { node, sources, around };
}

/** A reference to a node. */
export function refTo({ node }: Place, part: SourceRef["part"] = "value"): SourceRef {
  return node.as(part);
}

/** A key that a form leaves out, or what a marker in its place says of it; without a {@link Place} on the way. */
export function refBelow({ node }: Place, step: string, part?: SourceRef["part"]): SourceRef {
  return node.below(step, part);
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
