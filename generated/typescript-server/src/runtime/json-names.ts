// Made by endpoint-manifest (typescript-server) from its template json-names.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** How many different names are in JSON, counted in little memory: before it is read, for the reading is what they cost. */

/** A table of bits, by hashes of names: 2 ^ 20 of them. */
const bits = 1_048_576;

/** Names that were seen. A few are taken for others, so that there are never fewer than are counted. */
export class JsonNames {
  readonly #seen: Uint32Array = new Uint32Array(bits / 32);
  /** Nobody who sends names knows which of them this takes for the same. */
  readonly #seed: number = Math.floor(Math.random() * 0x7fffffff);
  #count = 0;

  /** How many there are at least. */
  get count(): number {
    return this.#count;
  }

  /** Sees the name that stands in a text, as it is written there. */
  add(text: string, start: number, end: number): void {
    let hash = this.#seed;
    for (let index = start; index < end; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    // The last characters have to reach all bits.
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
