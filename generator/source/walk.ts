/** The nodes of a syntax tree one after the other, each with its surroundings. */
import { isMap, isScalar, isSeq, type Pair, type ParsedNode, type YAMLMap } from "yaml";
import { scalarText } from "./scalars.js";

/** Keys and list indices from the root, as in a `SourceRef`. */
export type Path = readonly (string | number)[];

/** A key and its value. The value is null where not even a colon stands. */
export type NodeEntry = Pair<ParsedNode, ParsedNode | null>;

/** A map of such entries. */
export type EntryMap = YAMLMap<ParsedNode, ParsedNode | null>;

/** A node on the way. */
export interface Visit {
  readonly node: ParsedNode | null;
  readonly role: "root" | "key" | "value" | "item";
  readonly path: Path;
  /** The entry that a key or a value is a part of, and the map with that entry. */
  readonly entry?: NodeEntry;
  readonly map?: EntryMap;
}

/** Visits all nodes in the order of the text. The depth is bounded by `tree.ts`. */
export function walk(root: ParsedNode | null, text: string, onVisit: (visit: Visit) => void): void {
  descend({ node: root, role: "root", path: [] });

  function descend(visit: Visit): void {
    onVisit(visit);
    const { node, path } = visit;
    if (isMap<ParsedNode, ParsedNode | null>(node)) visitEntries(node, path);
    if (isSeq<ParsedNode>(node)) {
      for (const [index, item] of node.items.entries()) {
        descend({ node: item, role: "item", path: [...path, index] });
      }
    }
  }

  function visitEntries(map: EntryMap, path: Path): void {
    for (const entry of map.items) {
      const inner = [...path, keyText(entry.key, text)];
      onVisit({ node: entry.key, role: "key", path: inner, entry, map });
      descend({ node: entry.value, role: "value", path: inner, entry, map });
    }
  }
}

/** A key as text, the same however it is quoted; of a key that is no scalar, its source. */
export function keyText(key: ParsedNode, text: string): string {
  return isScalar(key) ? scalarText(key, text) : text.slice(key.range[0], key.range[1]);
}
