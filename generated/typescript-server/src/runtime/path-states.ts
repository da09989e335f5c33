// Made by endpoint-manifest (typescript-server) from its template path-states.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * All places of a tree where the segments of a path so far may lead, as one state: a path is then read once, from state to
 * state, however many of its words stand where other templates have parameters. States are made when they are first reached.
 */
import type { Added, Entry, Place } from "./path-tree.js";

/** Where some segments lead. */
export interface PathState<Handler> {
  readonly places: readonly Place<Handler>[];
  /** What goes on with anything from here, or from before. */
  readonly wildcards: readonly Added<Handler>[];
  /** The entries for each method that somebody has asked for. */
  readonly byMethod: Map<string, Entry<Handler>[]>;
  steps: Steps<Handler> | undefined;
}

/** Where one more segment leads; `undefined` = nowhere. */
interface Steps<Handler> {
  readonly words: ReadonlyMap<string, PathState<Handler>>;
  readonly other: PathState<Handler> | undefined;
  /** A segment without a character, which is no parameter. */
  readonly empty: PathState<Handler> | undefined;
}

/** How many states may still be kept. */
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

/** The state after one more segment; `undefined` = nothing goes on with it. */
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

/** All steps from a state, from now on kept there; `undefined` where too many are. */
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

/** The step of one segment; `undefined` = of one that is no word. */
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
  // Wildcards alone are left, however many segments come.
  return places.length === 0 ? state : stateOf(next, wildcards);
}

function listOf<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item];
}

/** What is found in a state, in the order in which it was added. */
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
