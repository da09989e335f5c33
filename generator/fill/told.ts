/** The facts of a source, in the manifest's own form: plain values in which each one knows its place in the source. */

/** A place in a source. */
export interface SourcePlace {
  /** Path of the file, as it was given or as a reference names it from there, with `/` on every platform. */
  readonly file: string;
  /** Keys and indices from the root of the file (RFC 6901's tokens, unescaped). */
  readonly path: readonly (string | number)[];
}

/** A value that a source tells. */
export type Told = ToldScalar | ToldList | ToldMap;

/** A single value; text that a marker would be mistaken for is not told (`not shown`, `none` are the markers themselves). */
export interface ToldScalar {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly at: SourcePlace;
  /**
   * Set where only the source's format implies it, and nothing follows from it (how a value without parts is written). It
   * takes the place of a `not shown` that the manifest spells out, and is not written where nothing stands.
   */
  readonly implied?: true;
}

/** A list. */
export interface ToldList {
  readonly kind: "list";
  readonly items: readonly Told[];
  readonly at: SourcePlace;
}

/** A map; entries keep the order of the source, and any name is safe. */
export interface ToldMap {
  readonly kind: "map";
  readonly entries: readonly ToldEntry[];
  readonly at: SourcePlace;
  /** Set where it is only the way to what is told: nothing is meant by what it leaves out. */
  readonly isWay?: true;
}

/** One entry of a map. */
export interface ToldEntry {
  readonly key: string;
  readonly value: Told;
}

/** A single value at a place. */
export function toldScalar(value: ToldScalar["value"], at: SourcePlace): ToldScalar {
  return { kind: "scalar", value, at };
}

/** A single value that nothing follows from; see {@link ToldScalar.implied}. */
export function impliedScalar(value: ToldScalar["value"], at: SourcePlace): ToldScalar {
  return { kind: "scalar", value, at, implied: true };
}

/** True if a value is only implied, and of no consequence. */
export function isImplied(told: Told): boolean {
  return told.kind === "scalar" && told.implied === true;
}

/** A list at a place. */
export function toldList(items: readonly Told[], at: SourcePlace): ToldList {
  return { kind: "list", items, at };
}

/** A map at a place, of the entries that are there. */
export function toldMap(
  entries: Iterable<readonly [key: string, value: Told | undefined]>,
  at: SourcePlace,
): ToldMap {
  const told: ToldEntry[] = [];
  for (const [key, value] of entries) if (value !== undefined) told.push({ key, value });
  // A list that grew has room for more: the copy has none.
  return { kind: "map", entries: told.slice(), at };
}

/** The value under a key of a map. */
export function toldIn(told: Told | undefined, key: string): Told | undefined {
  return told?.kind === "map" ? told.entries.find((each) => each.key === key)?.value : undefined;
}
