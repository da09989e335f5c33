/** YAML's syntax tree to values and places: aliases stand for what their anchors mark, `<<` for the entries that it merges. */
import { type Alias, isAlias, isMap, isScalar, isSeq, type ParsedNode } from "yaml";
import { isPlain } from "../../source/scalars.js";
import type { TextRange } from "../../source/finding.js";
import { type NodeEntry, type EntryMap, keyText } from "../../source/walk.js";
import type { ParsedText } from "./parsed-text.js";
import { PlaceIndex } from "./place-index.js";
import { isSourceList, isSourceMap, type SourceMap, type SourceValue } from "./source-value.js";
import {
  duplicateKey,
  maximumDepth,
  maximumFaults,
  type TextFault,
  tooDeep,
} from "./text-fault.js";
import { isKnownTag, sourceScalar } from "./yaml-scalars.js";

/** All values that aliases may stand for; a description that uses them well has a few thousand. */
const maximumAliased = 1_000_000;

/** A value that was made, with what it weighs. */
interface Made {
  /** Its number in the index. */
  readonly id: number;
  readonly value: SourceValue;
  /** How many values it holds, those of aliases counted as often as they stand. */
  readonly size: number;
  /** How many levels of maps and lists it has. */
  readonly depth: number;
}

/** A key, and where its value stands if it is empty. */
interface Slot {
  readonly key: string | undefined;
  readonly keyRange: TextRange;
  readonly empty: number;
}

/** Ends the making from any depth. */
class Exhausted extends Error {
  readonly fault: TextFault;

  constructor(fault: TextFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Makes the value of a tree whose depth is bounded. Of two entries with one key the first counts, and both are reported. */
export function yamlValue(root: ParsedNode | null, text: string): ParsedText {
  const maker = new YamlMaker(text);
  try {
    const { value } = maker.make(root, { key: undefined, keyRange: [-1, -1], empty: 0 });
    return { value, places: maker.places, faults: maker.faults };
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return { faults: [error.fault] };
  }
}

/** One pass over the tree in the order of the text, so that each anchor is met before its aliases. */
class YamlMaker {
  readonly places: PlaceIndex;
  readonly faults: TextFault[] = [];
  readonly #text: string;
  /** The values that anchors mark; undefined while one is not complete. */
  readonly #anchors = new Map<string, Made | undefined>();
  #aliased = 0;

  constructor(text: string) {
    this.#text = text;
    this.places = new PlaceIndex(text.length >> 4);
  }

  make(node: ParsedNode | null, { key, keyRange, empty }: Slot): Made {
    const start = node?.range[0] ?? empty;
    const end = Math.max(start, node?.range[1] ?? empty);
    const id = this.places.open(key, keyRange[0], keyRange[1], start);
    if (isAlias(node)) {
      const marked = this.#marked(node, [start, end]);
      this.places.close(id, end, marked.id);
      return { ...marked, id };
    }
    if (node?.anchor !== undefined) this.#anchors.set(node.anchor, undefined);
    const made = { ...this.#content(node, id), id };
    if (made.depth > maximumDepth) throw new Exhausted(tooDeep(start));
    if (node?.anchor !== undefined) this.#anchors.set(node.anchor, made);
    this.places.close(id, end);
    return made;
  }

  #content(node: ParsedNode | null, id: number): Omit<Made, "id"> {
    if (node !== null && !isKnownTag(node.tag)) this.#strangeTag(String(node.tag), node);
    if (isMap<ParsedNode, ParsedNode | null>(node)) return this.#map(node, id);
    if (isSeq<ParsedNode>(node)) return this.#list(node.items);
    return { value: isScalar(node) ? sourceScalar(node, this.#text) : null, size: 1, depth: 0 };
  }

  #list(nodes: readonly (ParsedNode | null)[]): Omit<Made, "id"> {
    const made = nodes.map((node) =>
      this.make(node, { key: undefined, keyRange: [-1, -1], empty: 0 }),
    );
    return { value: made.map(({ value }) => value), ...weightOf(made) };
  }

  #map(node: EntryMap, id: number): Omit<Made, "id"> {
    const map = new Map<string, SourceValue>();
    const made: Made[] = [];
    const own = new Set(node.items.map(({ key }) => keyText(key, this.#text)));
    for (const entry of node.items) {
      const slot = this.#slot(entry);
      const entered = this.make(entry.value, slot);
      made.push(entered);
      if (isMergeKey(entry, this.#text)) this.#merge(entered, entry, { map, own });
      else if (map.has(slot.key)) this.#duplicate(slot, id);
      else map.set(slot.key, entered.value);
    }
    return { value: map, ...weightOf(made) };
  }

  #slot({ key, value }: NodeEntry): Slot & { readonly key: string } {
    const keyRange: TextRange = [key.range[0], key.range[1]];
    if (!isScalar(key)) {
      throw this.#fault(
        keyRange,
        "a key is a map, a list or an alias; in descriptions keys are texts",
        {
          help: "write a text as key",
        },
      );
    }
    const name = keyText(key, this.#text);
    if (key.anchor !== undefined) {
      this.#anchors.set(key.anchor, { id: -1, value: name, size: 1, depth: 0 });
    }
    // An unquoted `#` begins a comment, and every reference begins with one.
    const hidden = /\s#\/[^\s#]*/y;
    hidden.lastIndex = key.range[1] + 1;
    if (name === "$ref" && isPlain(value) && value.value === null && hidden.test(this.#text)) {
      throw this.#fault(keyRange, "YAML takes the reference for a comment, as it begins with `#`", {
        help: `put it in quotes: $ref: '${this.#text.slice(key.range[1] + 2, hidden.lastIndex)}'`,
      });
    }
    return { key: name, keyRange, empty: key.range[1] };
  }

  /** YAML 1.1's merge key (https://yaml.org/type/merge.html): a map or a list of maps; what stands beside it wins, then the first. */
  #merge(
    { id, value }: Made,
    { key }: NodeEntry,
    into: { readonly map: Map<string, SourceValue>; readonly own: ReadonlySet<string> },
  ): void {
    const maps = isSourceList(value)
      ? zip(this.places.childrenOf(id), value)
      : [[id, value] as const];
    for (const [number, each] of maps) {
      if (!isSourceMap(each)) {
        throw this.#fault([key.range[0], key.range[1]], "what `<<` merges is not a map", {
          help: "let it be an alias of a map, or a list of such aliases",
        });
      }
      this.#mergeOne(number, each, into);
    }
  }

  #mergeOne(
    id: number,
    from: SourceMap,
    { map, own }: { readonly map: Map<string, SourceValue>; readonly own: ReadonlySet<string> },
  ): void {
    for (const [key, value] of from) {
      if (own.has(key) || map.has(key)) continue;
      map.set(key, value);
      this.places.repeat(id, key);
    }
  }

  #marked({ source }: Alias, range: TextRange): Made {
    const marked = this.#anchors.get(source);
    if (marked === undefined && this.#anchors.has(source)) {
      throw new Exhausted({
        code: "source-bomb",
        message: `the alias *${source} stands inside of what its own anchor marks, so it has no end`,
        range,
        help: "refer with `$ref` where something is meant to hold itself",
      });
    }
    if (marked === undefined) {
      throw this.#fault(range, `no anchor called &${source} stands before this alias`, {
        help: "write the anchor, or put the text in quotes if it is meant to begin with `*`",
      });
    }
    this.#aliased += marked.size;
    if (this.#aliased > maximumAliased) {
      throw new Exhausted({
        code: "source-bomb",
        message: `up to this alias, aliases stand for more than ${maximumAliased / 1e6} million values`,
        range,
        help: "write out what is meant, or refer with `$ref`",
      });
    }
    return marked;
  }

  #duplicate({ key = "", keyRange }: Slot, map: number): void {
    if (this.faults.length >= maximumFaults) return;
    this.faults.push(duplicateKey(key, keyRange, this.places.keyOf(map, key) ?? keyRange));
  }

  #strangeTag(tag: string, { range }: ParsedNode): never {
    throw this.#fault([range[0], range[1]], `the tag ${tag} is of another tool, not of YAML`, {
      help: "write the value out, or let the other tool do so first",
    });
  }

  #fault(range: TextRange, message: string, { help }: { readonly help: string }): Exhausted {
    return new Exhausted({ code: "source-syntax", message, range, help });
  }
}

function isMergeKey({ key }: NodeEntry, text: string): boolean {
  return isPlain(key) && keyText(key, text) === "<<";
}

function weightOf(made: readonly Made[]): Pick<Made, "size" | "depth"> {
  let size = 1;
  let depth = 0;
  for (const each of made) {
    size += each.size;
    depth = Math.max(depth, each.depth);
  }
  return { size, depth: depth + 1 };
}

function zip<A, B>(left: readonly A[], right: readonly B[]): readonly (readonly [A, B])[] {
  return left.flatMap((each, index) =>
    right.slice(index, index + 1).map((other) => [each, other] as const),
  );
}
