/** Pseudorandom numbers that are the same for the same seed, on every platform. */

/** A source of choices. Values from a fork do not depend on those from others: a new property of a schema changes no other. */
export class Random {
  readonly #seed: number;
  #state: number;

  constructor(seed: string) {
    this.#seed = hashOf(seed);
    this.#state = this.#seed;
  }

  /** An independent source for the value under a name. */
  fork(name: string | number): Random {
    return new Random(`${this.#seed}/${name}`);
  }

  /** From 0 to below 1 (the generator is known as mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True if an event of this probability happens. */
  chance(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  /** One item of a list; `undefined` for an empty one. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.integer(0, items.length - 1)];
  }

  /** The same items in another order. */
  shuffled<Item>(items: readonly Item[]): readonly Item[] {
    const placed = items.map((item) => ({ item, place: this.next() }));
    return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
  }
}

/** A 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
