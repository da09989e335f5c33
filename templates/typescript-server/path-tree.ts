/** The templates of a router as a tree, one segment a level. */

/** What was added, with the places of its parameters among the segments. */
export type Entry<Handler> = [handler: Handler, places: Record<string, number>];

/** One route. */
export interface Added<Handler> {
  readonly method: string;
  /** Routes come in the order in which they were added. */
  readonly order: number;
  readonly entry: Entry<Handler>;
}

/** A place in the tree, behind some segments. */
export interface Place<Handler> {
  readonly words: Map<string, Place<Handler>>;
  parameter: Place<Handler> | undefined;
  /** What ends here. */
  readonly ends: Added<Handler>[];
  /** What goes on with anything, or nothing. */
  readonly wildcards: Added<Handler>[];
}

/** A place with nothing behind it. */
export function newPlace<Handler>(): Place<Handler> {
  return { words: new Map(), parameter: undefined, ends: [], wildcards: [] };
}

/** The place behind a word. */
export function wordIn<Handler>({ words }: Place<Handler>, word: string): Place<Handler> {
  const known = words.get(word) ?? newPlace();
  words.set(word, known);
  return known;
}

/** The place behind a parameter. */
export function parameterIn<Handler>(place: Place<Handler>): Place<Handler> {
  place.parameter ??= newPlace();
  return place.parameter;
}
