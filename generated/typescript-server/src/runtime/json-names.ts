// Made by endpoint-manifest (typescript-server) from its template json-names.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Counts the different names in JSON in little memory. It counts before JSON is parsed, because parsing is where names are
 * costly.
 */

/** A table of bits, by hashes of names: 2 ^ 20 of them. */
const bits = 1_048_576;

/** Names that were seen. A few are mistaken for others, so the count is never too high. */
export class JsonNames {
  readonly #seen: Uint32Array = new Uint32Array(bits / 32);
  /** A random seed, so that no sender knows which names collide. */
  readonly #seed: number = Math.floor(Math.random() * 0x7fffffff);
  #count = 0;

  /** Minimum number of names. */
  get count(): number {
    return this.#count;
  }

  /** Adds the name at a place of a text, as it is written there. */
  add(text: string, start: number, end: number): void {
    let hash = this.#seed;
    for (let index = start; index < end; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    // The last characters must affect all bits.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    const bit = (hash ^ (hash >>> 12)) & (bits - 1);
    const place = bit >>> 5;
    const before = this.#seen[place] ?? 0;
    const after = before | (1 << (bit & 31));
    if (after === (before | 0)) return;
    this.#seen[place] = after;
    this.#count += 1;
  }
}
