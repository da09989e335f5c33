// Made by endpoint-manifest (typescript-server) from its template path-states.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * All places of a tree that the segments of a path may lead to, as one state. A path is then read once, from state to state,
 * however many of its words could also be parameters of other templates. States are made when they are first reached.
 */
import type { Added, Entry, Place } from "./path-tree.js";

/** The places that some segments lead to. */
export interface PathState<Handler> {
  readonly places: readonly Place<Handler>[];
  /** Routes that match anything from here, or from before. */
  readonly wildcards: readonly Added<Handler>[];
  /** The entries for each method that was requested. */
  readonly byMethod: Map<string, Entry<Handler>[]>;
  steps: Steps<Handler> | undefined;
}

/** The states after one more segment; `undefined` = none. */
interface Steps<Handler> {
  readonly words: ReadonlyMap<string, PathState<Handler>>;
  readonly other: PathState<Handler> | undefined;
  /** An empty segment, which no parameter matches. */
  readonly empty: PathState<Handler> | undefined;
}

/** Number of states that may still be kept. */
export interface StateBudget {
  left: number;
}

/** The state of some places; `wildcards` are those from before. */
export function stateOf<Handler>(
  places: readonly Place<Handler>[],
  wildcards: readonly Added<Handler>[],
): PathState<Handler> {
  return {
    places,
    wildcards: [...wildcards, ...places.flatMap((place) => place.wildcards)],
    byMethod: new Map(),
    steps: undefined,
  };
}

/** The state after one more segment; `undefined` = no route matches. */
export function stateAfter<Handler>(
  state: PathState<Handler>,
  segment: string,
  budget: StateBudget,
): PathState<Handler> | undefined {
  const steps = state.steps ?? stepsOf(state, budget);
  if (!steps) return stepTo(state, segment);
  const { words, other, empty } = steps;
  if (segment === "") return empty;
  return (words.size > 0 ? words.get(segment) : undefined) ?? other;
}

/** All steps from a state, which are kept there; `undefined` where there would be too many. */
function stepsOf<Handler>(
  state: PathState<Handler>,
  budget: StateBudget,
): Steps<Handler> | undefined {
  if (budget.left <= 0) return undefined;
  const words = new Map<string, PathState<Handler>>();
  for (const word of state.places.flatMap((place) => [...place.words.keys()])) {
    const next = words.has(word) ? undefined : stepTo(state, word);
    if (next) words.set(word, next);
  }
  budget.left -= words.size + 2;
  state.steps = { words, other: stepTo(state, undefined), empty: stepTo(state, "") };
  return state.steps;
}

/** The step of one segment; `undefined` = any segment that is not a known word. */
function stepTo<Handler>(
  state: PathState<Handler>,
  segment: string | undefined,
): PathState<Handler> | undefined {
  const { places, wildcards } = state;
  const next = places.flatMap(({ words, parameter }) => [
    ...listOf(segment === undefined ? undefined : words.get(segment)),
    ...listOf(segment === "" ? undefined : parameter),
  ]);
  if (next.length > 0) return stateOf(next, wildcards);
  if (wildcards.length === 0) return undefined;
  // Only wildcards are left, however many segments follow.
  return places.length === 0 ? state : stateOf(next, wildcards);
}

function listOf<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item];
}

/** The routes of a state, in the order in which they were added. */
export function entriesFor<Handler>(
  { places, wildcards, byMethod }: PathState<Handler>,
  method: string,
): Entry<Handler>[] {
  const known = byMethod.get(method);
  if (known) return known;
  const found = [...wildcards, ...places.flatMap(({ ends }) => ends)]
    .filter((each) => each.method === method || each.method === "ALL")
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry);
  byMethod.set(method, found);
  return found;
}
