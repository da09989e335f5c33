/** Where the values of a text stand: filled while it is parsed, asked only when somebody wants a place. */

/** A value and its key in a text, as offsets in UTF-16 code units; `key` is there where it is the value of a map. */
export interface IndexedPlace {
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly start: number; readonly end: number };
}

/** Numbers for each value: its own stretch, that of its key, the value after its last descendant, and where its children are. */
const columns = 6;
const startColumn = 0;
const endColumn = 1;
const keyStartColumn = 2;
const keyEndColumn = 3;
const nextColumn = 4;
const aliasColumn = 5;

/** No key, no alias. */
const none = -1;

/** Values in the order of the text, parents before children: a description has a million, so they are numbers in one array. */
export class PlaceIndex {
  #numbers: Int32Array;
  readonly #keys: (string | undefined)[] = [];

  /** `expected`: how many values there may be; more are taken, too. */
  constructor(expected: number) {
    this.#numbers = new Int32Array(Math.max(16, expected) * columns);
  }

  /** How many values are in it. */
  get size(): number {
    return this.#keys.length;
  }

  /** Begins a value, and gives its number; what is begun before it is closed is inside of it. */
  open(key: string | undefined, keyStart: number, keyEnd: number, start: number): number {
    const id = this.#keys.length;
    const row = id * columns;
    if (row === this.#numbers.length) this.#grow();
    this.#keys.push(key);
    this.#numbers[row + startColumn] = start;
    this.#numbers[row + keyStartColumn] = keyStart;
    this.#numbers[row + keyEndColumn] = keyEnd;
    this.#numbers[row + nextColumn] = none;
    this.#numbers[row + aliasColumn] = none;
    return id;
  }

  /** Ends the value; `alias` is the value whose children are its own. */
  close(id: number, end: number, alias: number = none): void {
    const row = id * columns;
    this.#numbers[row + endColumn] = end;
    this.#numbers[row + nextColumn] = this.#keys.length;
    this.#numbers[row + aliasColumn] = alias === none ? none : this.#children(alias);
  }

  /** Where the value of a path stands; of one that is not there, its nearest parent. */
  find(path: readonly (string | number)[]): IndexedPlace {
    const id = this.#follow(path);
    const start = this.#at(id, startColumn);
    const keyStart = this.#at(id, keyStartColumn);
    return {
      start,
      end: this.#at(id, endColumn),
      ...(keyStart !== none && { key: { start: keyStart, end: this.#at(id, keyEndColumn) } }),
    };
  }

  /** Where the value itself is written: of an alias, at its anchor. */
  findWritten(path: readonly (string | number)[]): readonly [start: number, end: number] {
    const id = this.#children(this.#follow(path));
    return [this.#at(id, startColumn), this.#at(id, endColumn)];
  }

  /** The stretch of the first key of this name in a value that may still be open. */
  keyOf(parent: number, key: string): readonly [start: number, end: number] | undefined {
    for (let child = parent + 1; child < this.size; child = this.#at(child, nextColumn)) {
      if (this.#keys[child] === key) {
        return [this.#at(child, keyStartColumn), this.#at(child, keyEndColumn)];
      }
      if (this.#at(child, nextColumn) === none) return undefined;
    }
    return undefined;
  }

  /** The numbers of the values in a list or a map. */
  childrenOf(id: number): readonly number[] {
    const parent = this.#children(id);
    const end = this.#at(parent, nextColumn);
    const children: number[] = [];
    for (let child = parent + 1; child < end; child = this.#at(child, nextColumn)) {
      children.push(child);
    }
    return children;
  }

  /** Enters an entry of one map into the value that is open, as `<<` does; its place stays where it is. */
  repeat(map: number, key: string): void {
    const entry = this.#child(map, key);
    if (entry === undefined) return;
    const [keyStart, keyEnd] = [this.#at(entry, keyStartColumn), this.#at(entry, keyEndColumn)];
    const id = this.open(key, keyStart, keyEnd, this.#at(entry, startColumn));
    this.close(id, this.#at(entry, endColumn), this.#children(entry));
  }

  #follow(path: readonly (string | number)[]): number {
    let id = 0;
    for (const step of path) {
      const child = this.#child(id, step);
      if (child === undefined) break;
      id = child;
    }
    return id;
  }

  #child(id: number, step: string | number): number | undefined {
    const parent = this.#children(id);
    const end = this.#at(parent, nextColumn);
    let position = 0;
    for (let child = parent + 1; child < end; child = this.#at(child, nextColumn)) {
      if (typeof step === "number" ? position === step : this.#keys[child] === step) return child;
      position += 1;
    }
    return undefined;
  }

  /** The value whose children a value has: its own, or those of what it is an alias of. */
  #children(id: number): number {
    const alias = this.#at(id, aliasColumn);
    return alias === none ? id : alias;
  }

  #at(id: number, column: number): number {
    return this.#numbers[id * columns + column] ?? none;
  }

  #grow(): void {
    const larger = new Int32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
