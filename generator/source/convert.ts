/** Syntax tree to plain value. */
import { isMap, isScalar, isSeq, type ParsedNode } from "yaml";
import { isEmptyValue } from "./empty-values.js";
import { type PlainValue, plainMap } from "./plain-value.js";
import { scalarValue } from "./scalars.js";
import { type NodeEntry, keyText, type Path } from "./walk.js";

/**
 * Makes the value of a tree without aliases. Entries whose value is empty are reported by `empty-values.ts`
 * and left out here, so that no later stage complains of them again; of two entries with one key the first counts.
 */
export function toPlainValue(root: ParsedNode, text: string): PlainValue {
  return convert(root, []);

  function convert(node: ParsedNode | null, path: Path): PlainValue {
    if (isMap<ParsedNode, ParsedNode | null>(node)) return plainMap(entries(node.items, path));
    if (isSeq<ParsedNode>(node)) {
      return node.items.map((item, index) => convert(item, [...path, index]));
    }
    return isScalar(node) ? scalarValue(node, text) : null;
  }

  function* entries(
    items: readonly NodeEntry[],
    path: Path,
  ): Generator<readonly [string, PlainValue]> {
    for (const { key, value } of items) {
      if (!isScalar(key)) continue;
      const name = keyText(key, text);
      const inner = [...path, name];
      if (!isEmptyValue(value, inner, text)) yield [name, convert(value, inner)];
    }
  }
}
