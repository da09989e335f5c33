// Made by endpoint-manifest (typescript-server) from its template path-router.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * The router of a server: a tree of segments, whose time grows with the length of a path and not with the number of routes.
 * Hono's own are slower with many routes: one is a regular expression that tries alternatives one after the other, and
 * cannot have a word beside a parameter; the other makes several objects a segment.
 */
import { type Result, type Router, UnsupportedPathError } from "hono/router";

/** What was added, with the places of its parameters among the segments. */
type Entry<Handler> = [handler: Handler, places: Record<string, number>];

interface Added<Handler> {
  readonly method: string;
  /** Routes come in the order in which they were added. */
  readonly order: number;
  readonly entry: Entry<Handler>;
}

/** What was added at one place of the tree. */
interface Stop<Handler> {
  readonly all: Added<Handler>[];
  /** The entries for each method that somebody has asked for. */
  readonly byMethod: Map<string, Entry<Handler>[]>;
}

/** A place in the tree, behind some segments. */
interface Place<Handler> {
  readonly words: Map<string, Place<Handler>>;
  parameter: Place<Handler> | undefined;
  /** What ends here. */
  end: Stop<Handler> | undefined;
  /** What goes on with anything, or nothing. */
  wildcard: Stop<Handler> | undefined;
}

/** A router of words, parameters and wildcards at the end; any other pattern it leaves to another router. */
export class PathRouter<Handler> implements Router<Handler> {
  readonly name = "PathRouter";
  readonly #root: Place<Handler> = newPlace();
  /** Methods that something was added for: of others, which callers may make up, nothing is remembered. */
  readonly #methods = new Set<string>();
  #count = 0;

  /** Throws an `UnsupportedPathError`, by which Hono knows that it has to ask another router. */
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
    // Of two parameters of one name the first counts.
    const entry: Entry<Handler> = [handler, Object.fromEntries(places.reverse())];
    const added = { method, order: this.#count++, entry };
    if (isWild) place.wildcard = withMore(place.wildcard, added);
    else place.end = withMore(place.end, added);
  }

  match(method: string, path: string): Result<Handler> {
    const segments = path.split("/");
    const stops: Stop<Handler>[] = [];
    collect(this.#root, segments, 1, stops);
    const known = this.#methods.has(method) ? method : "ALL";
    const [first] = stops;
    if (first === undefined) return [[], segments];
    return [stops.length === 1 ? entriesFor(first, known) : merged(stops, known), segments];
  }
}

function newPlace<Handler>(): Place<Handler> {
  return { words: new Map(), parameter: undefined, end: undefined, wildcard: undefined };
}

function wordIn<Handler>({ words }: Place<Handler>, word: string): Place<Handler> {
  const known = words.get(word) ?? newPlace();
  words.set(word, known);
  return known;
}

function parameterIn<Handler>(place: Place<Handler>): Place<Handler> {
  place.parameter ??= newPlace();
  return place.parameter;
}

function withMore<Handler>(stop: Stop<Handler> | undefined, added: Added<Handler>): Stop<Handler> {
  return { all: [...(stop?.all ?? []), added], byMethod: new Map() };
}

function collect<Handler>(
  { words, parameter, end, wildcard }: Place<Handler>,
  segments: readonly string[],
  index: number,
  stops: Stop<Handler>[],
): void {
  if (wildcard) stops.push(wildcard);
  const segment = segments[index];
  if (segment === undefined) {
    if (end) stops.push(end);
    return;
  }
  const word = words.get(segment);
  if (word) collect(word, segments, index + 1, stops);
  if (parameter && segment !== "") collect(parameter, segments, index + 1, stops);
}

function entriesFor<Handler>({ all, byMethod }: Stop<Handler>, method: string): Entry<Handler>[] {
  const known =
    byMethod.get(method) ?? all.filter((each) => isFor(each, method)).map(({ entry }) => entry);
  byMethod.set(method, known);
  return known;
}

function merged<Handler>(stops: readonly Stop<Handler>[], method: string): Entry<Handler>[] {
  return stops
    .flatMap(({ all }) => all.filter((each) => isFor(each, method)))
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry);
}

function isFor<Handler>(added: Added<Handler>, method: string): boolean {
  return added.method === method || added.method === "ALL";
}
