/** YAML text to values and places in one pass over its characters, where nothing in it is in doubt. */
import { entriesOf, isPlainMap, type PlainValue } from "../../source/plain-value.js";
import type { Places } from "../../source/quick/places.js";
import { readQuickly } from "../../source/quick/reader.js";
import { PlaceIndex } from "./place-index.js";
import type { SourceValue } from "./source-value.js";

/** What a text says, and where. */
export interface QuickYaml {
  readonly value: SourceValue;
  readonly places: PlaceIndex;
}

/**
 * Reads a text as {@link parseYaml} does, or gives up at the first thing that it is not sure of. The reader is that of manifests,
 * which builds no tree of signs, so that a text may have any number of them.
 */
export function quickYaml(text: string): QuickYaml | undefined {
  const read = readQuickly(text, { isOurs: true });
  if (read === undefined) return undefined;
  const index = new PlaceIndex(read.places.count);
  const value = new Converter(text, read.places, index).convert(read.value, undefined);
  return value === undefined ? undefined : { value, places: index };
}

/** Goes through the values in the order of the text, in which the places are numbered. */
class Converter {
  readonly #text: string;
  readonly #places: Places;
  readonly #index: PlaceIndex;
  #next = 0;

  constructor(text: string, places: Places, index: PlaceIndex) {
    this.#text = text;
    this.#places = places;
    this.#index = index;
  }

  /** Undefined where a number is in it of which sources have another reading than manifests. */
  convert(value: PlainValue, key: string | undefined): SourceValue | undefined {
    const node = this.#next;
    this.#next += 1;
    const [keyStart, keyEnd] = this.#places.keyOf(node) ?? [-1, -1];
    const [start, end] = this.#places.rangeOf(node);
    const id = this.#index.open(key, keyStart, keyEnd, start);
    const converted = this.#content(value);
    this.#index.close(id, this.#isBlock(value, start) ? this.#lineEnd(end) : end);
    return converted;
  }

  /** True if a value is made by indentation: a map, a list, or a text below its key. */
  #isBlock(value: PlainValue, start: number): boolean {
    const first = this.#text.charAt(start);
    if (typeof value === "string") return first === "|" || first === ">";
    return typeof value === "object" && value !== null && first !== "{" && first !== "[";
  }

  /** The `yaml` package counts the end of its last line to a block, and the comment there. */
  #lineEnd(end: number): number {
    const line = this.#text.indexOf("\n", end);
    return line === -1 ? this.#text.length : line + 1;
  }

  #content(value: PlainValue): SourceValue | undefined {
    if (typeof value === "number") {
      return Number.isFinite(value) && !Object.is(value, -0) ? value : undefined;
    }
    if (typeof value !== "object" || value === null) return value;
    if (!isPlainMap(value)) {
      const items: SourceValue[] = [];
      for (const each of value) {
        const item = this.convert(each, undefined);
        if (item === undefined) return undefined;
        items.push(item);
      }
      return items;
    }
    const map = new Map<string, SourceValue>();
    for (const [key, each] of entriesOf(value)) {
      const inner = this.convert(each, key);
      if (inner === undefined) return undefined;
      map.set(key, inner);
    }
    return map;
  }
}
