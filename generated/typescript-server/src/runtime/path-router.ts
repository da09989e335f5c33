// Made by endpoint-manifest (typescript-server) from its template path-router.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * The router of a server: a tree of segments, whose time grows with the length of a path and not with the number of routes.
 * Hono's own routers are slower with many routes: one is a regular expression that tries alternatives in turn, and cannot have a
 * word beside a parameter; the other makes several objects for each segment.
 */
import { type Result, type Router, UnsupportedPathError } from "hono/router";
import { type Added, type Entry, newPlace, parameterIn, type Place, wordIn } from "./path-tree.js";
import {
  entriesFor,
  type PathState,
  stateAfter,
  stateOf,
  type StateBudget,
} from "./path-states.js";

/** A router for words, parameters and wildcards at the end. It leaves any other pattern to another router. */
export class PathRouter<Handler> implements Router<Handler> {
  readonly name = "PathRouter";
  readonly #root: Place<Handler> = newPlace();
  /** Methods with routes. Nothing is remembered for others, which callers may invent. */
  readonly #methods = new Set<string>();
  #start: PathState<Handler> | undefined;
  #budget: StateBudget = newBudget();
  #count = 0;

  /** Throws an `UnsupportedPathError`, which tells Hono to use another router. */
  add(method: string, path: string, handler: Handler): void {
    let place = this.#root;
    const places: [name: string, index: number][] = [];
    const segments = path.split("/");
    const isWild = segments.at(-1) === "*";
    for (const [index, segment] of segments.slice(0, isWild ? -1 : undefined).entries()) {
      if (index === 0) continue;
      const [, name] = /^:([^:*?{}]+)$/.exec(segment) ?? [];
      if (name === undefined && /[:*?{}]/.test(segment)) throw new UnsupportedPathError(path);
      if (name !== undefined) places.push([name, index]);
      place = name === undefined ? wordIn(place, segment) : parameterIn(place);
    }
    this.#methods.add(method);
    // Of two parameters with one name, the first counts.
    const entry: Entry<Handler> = [handler, Object.fromEntries(places.reverse())];
    const added: Added<Handler> = { method, order: this.#count++, entry };
    (isWild ? place.wildcards : place.ends).push(added);
    this.#start = undefined;
    this.#budget = newBudget();
  }

  match(method: string, path: string): Result<Handler> {
    const segments = [""];
    this.#start ??= stateOf([this.#root], []);
    let state: PathState<Handler> | undefined = this.#start;
    // Slices take half the time of a split.
    for (let start = 1, end = 0; end >= 0 && state; start = end + 1) {
      end = path.indexOf("/", start);
      const segment = end < 0 ? path.slice(start) : path.slice(start, end);
      segments.push(segment);
      state = stateAfter(state, segment, this.#budget);
    }
    if (!state) return [[], segments];
    return [entriesFor(state, this.#methods.has(method) ? method : "ALL"), segments];
  }
}

/** Services have some hundred states, but some templates would have millions. */
function newBudget(): StateBudget {
  return { left: 20_000 };
}
