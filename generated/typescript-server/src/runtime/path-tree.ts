// Made by endpoint-manifest (typescript-server) from its template path-tree.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The templates of a router as a tree, with one segment per level. */

/** A handler, with the indexes of its parameters among the segments. */
export type Entry<Handler> = [handler: Handler, places: Record<string, number>];

/** One route. */
export interface Added<Handler> {
  readonly method: string;
  /** Routes apply in the order in which they were added. */
  readonly order: number;
  readonly entry: Entry<Handler>;
}

/** A place in the tree, after some segments. */
export interface Place<Handler> {
  readonly words: Map<string, Place<Handler>>;
  parameter: Place<Handler> | undefined;
  /** Routes that end here. */
  readonly ends: Added<Handler>[];
  /** Routes that continue with any segments, or none. */
  readonly wildcards: Added<Handler>[];
}

/** A place with nothing after it. */
export function newPlace<Handler>(): Place<Handler> {
  return { words: new Map(), parameter: undefined, ends: [], wildcards: [] };
}

/** The place after a word. */
export function wordIn<Handler>({ words }: Place<Handler>, word: string): Place<Handler> {
  const known = words.get(word) ?? newPlace();
  words.set(word, known);
  return known;
}

/** The place after a parameter. */
export function parameterIn<Handler>(place: Place<Handler>): Place<Handler> {
  place.parameter ??= newPlace();
  return place.parameter;
}
