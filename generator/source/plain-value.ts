/** The content of a YAML document, as plain data: any key is safe, and the order written is kept. */

/** A value of JSON's kinds. */
export type PlainValue = string | number | boolean | null | readonly PlainValue[] | PlainMap;

/**
 * A map without prototype, so that `__proto__` and `constructor` are keys like any other.
 * JavaScript moves keys such as `200` to the front; {@link entriesOf} gives the order written.
 */
export interface PlainMap {
  readonly [key: string]: PlainValue;
}

/** The written order of the maps that JavaScript would reorder; a note beside the object, never a key of it. */
const writtenOrder = new WeakMap<object, readonly string[]>();

/** Makes a map from entries in the order written; of two entries with one key the first stays. */
export function plainMap(entries: Iterable<readonly [string, PlainValue]>): PlainMap {
  const map = new GrowingMap();
  for (const [key, value] of entries) map.add(key, value);
  return map.value;
}

/** A map while its entries are read, in the order written. */
export class GrowingMap {
  readonly #map: Record<string, PlainValue> = Object.create(null);
  /** All keys so far, from the first one on that JavaScript moves. */
  #keys: string[] | undefined;

  get value(): PlainMap {
    return this.#map;
  }

  /** Adds an entry; false where the key is there already, and the first value stays. */
  add(key: string, value: PlainValue): boolean {
    if (key in this.#map) return false;
    if (this.#keys === undefined && isIntegerLike(key)) {
      this.#keys = Object.keys(this.#map);
      writtenOrder.set(this.#map, this.#keys);
    }
    this.#keys?.push(key);
    this.#map[key] = value;
    return true;
  }
}

/** The entries of a map, in the order written. */
export function entriesOf<T>(map: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  const keys = writtenOrder.get(map);
  if (keys === undefined) return Object.entries(map);
  return keys.flatMap((key) => {
    const value = map[key];
    return value === undefined ? [] : [[key, value] as const];
  });
}

/** True if a value is a map. */
export function isPlainMap(value: PlainValue): value is PlainMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True if JavaScript may take a key for an array index, and so sort it before all others. */
function isIntegerLike(key: string): boolean {
  // Most keys begin with a letter, and are not worth an expression.
  const first = key.charCodeAt(0);
  if (!(first >= 48 && first <= 57)) return false;
  return /^(?:0|[1-9]\d{0,9})$/.test(key);
}
