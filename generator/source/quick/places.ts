/** Where the nodes of a text stand that was read quickly: written down in passing, looked up when a diagnostic asks. */
import type { SourceRef } from "../../source-ref.js";
import type { TextRange } from "../finding.js";
import { trimmedEnd } from "../locate.js";
import { entriesOf, isPlainMap, type PlainValue } from "../plain-value.js";

/** Numbers of one node: where its key starts and ends (-1 of an item), where it starts and ends, the node after it. */
const width = 5;

/** The nodes in the order of the text, each as {@link width} numbers: as plain numbers in a growing list they take 7 % more time. */
export class Places {
  #numbers: Int32Array = new Int32Array(64 * width);
  #count = 0;
  readonly #children = new Map<number, Children>();

  /** How many nodes there are so far. */
  get count(): number {
    return this.#count;
  }

  /** Notes a node before those below it, and gives its number; {@link close} adds where the value stands. */
  open(keyStart: number, keyEnd: number): number {
    const node = this.#count;
    const first = node * width;
    if (first === this.#numbers.length) this.#grow();
    this.#numbers[first] = keyStart;
    this.#numbers[first + 1] = keyEnd;
    this.#count = node + 1;
    return node;
  }

  /** An entry of a list, or the root. */
  openItem(): number {
    return this.open(-1, -1);
  }

  close(node: number, start: number, end: number): void {
    const first = node * width;
    this.#numbers[first + 2] = start;
    this.#numbers[first + 3] = end;
    this.#numbers[first + 4] = this.#count;
  }

  keyOf(node: number): TextRange | undefined {
    const start = this.#number(node, 0);
    return start === -1 ? undefined : [start, this.#number(node, 1)];
  }

  rangeOf(node: number): TextRange {
    return [this.#number(node, 2), this.#number(node, 3)];
  }

  /** The children of a node by their keys or indices: looked up in turn once, however many places are asked for. */
  children(node: number, value: PlainValue): Children {
    const known = this.#children.get(node);
    if (known !== undefined) return known;
    const children = new Map<string | number, Child>();
    if (typeof value === "object" && value !== null) {
      let child = node + 1;
      for (const [key, each] of isPlainMap(value) ? entriesOf(value) : value.entries()) {
        children.set(key, { node: child, value: each });
        child = this.#number(child, 4);
      }
    }
    this.#children.set(node, children);
    return children;
  }

  #grow(): void {
    const more = new Int32Array(this.#numbers.length * 2);
    more.set(this.#numbers);
    this.#numbers = more;
  }

  #number(node: number, field: number): number {
    return this.#numbers[node * width + field] ?? 0;
  }
}

interface Child {
  readonly node: number;
  readonly value: PlainValue;
}

type Children = ReadonlyMap<string | number, Child>;

/** A node that a path leads to, as far as it leads anywhere. */
interface Found extends Child {
  readonly depth: number;
}

/** Finds the stretch of a reference, by the rules of `rangeOf` in `locate.ts`; the value is what was read with the places. */
export function placeOf(
  { text, places, value }: { text: string; places: Places; value: PlainValue },
  ref: Omit<SourceRef, "file">,
): TextRange {
  const path = ref.part === "missing" ? ref.path.slice(0, -1) : ref.path;
  let found: Found = { node: 0, value, depth: 0 };
  for (const part of path) {
    const next = step(found, part, places);
    if (next === undefined) break;
    found = next;
  }
  const isValue = ref.part === "value" && found.depth === path.length;
  const [start, end] = trimmed(places.rangeOf(found.node), text);
  const isShown = isValue && (start < end || places.keyOf(found.node) === undefined);
  return isShown ? [start, end] : keyPlace(found, places, text);
}

function step({ node, value, depth }: Found, part: string | number, places: Places) {
  const key = typeof value === "object" && !Array.isArray(value) ? String(part) : Number(part);
  const child = places.children(node, value).get(key);
  return child && { ...child, depth: depth + 1 };
}

/** The key; of an entry of a list its first key, or all of it; of the whole file its beginning. */
function keyPlace({ node, value, depth }: Found, places: Places, text: string): TextRange {
  const key = places.keyOf(node);
  if (key) return key;
  if (depth === 0) return [0, 0];
  const isMap = isPlainMap(value) && Object.keys(value).length > 0;
  // A map's first key stands right behind it.
  const first = isMap ? places.keyOf(node + 1) : undefined;
  return trimmed(first ?? places.rangeOf(node), text);
}

function trimmed([start, end]: TextRange, text: string): TextRange {
  return [start, trimmedEnd(text, start, end)];
}
