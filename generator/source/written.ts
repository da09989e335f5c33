/** How a file is written: where each node stands and in which style, for edits that leave all other text as it is. */
import { isMap, isScalar, isSeq, type ParsedNode } from "yaml";
import type { TextRange } from "./finding.js";
import { endOf, startOf, trimmedEnd } from "./locate.js";
import { grow } from "./tree.js";
import { keyText } from "./walk.js";

/** A node as it stands in a text. */
export type WrittenNode = WrittenScalar | WrittenMap | WrittenList;

interface Written {
  /** Without the white space around it; of a block scalar also the empty lines that belong to it. */
  readonly range: TextRange;
  /** In braces or brackets, or inside of such. */
  readonly flow: boolean;
}

/** A single value. */
export interface WrittenScalar extends Written {
  readonly kind: "scalar";
}

/** A map. */
export interface WrittenMap extends Written {
  readonly kind: "map";
  readonly entries: readonly WrittenEntry[];
}

/** A list. */
export interface WrittenList extends Written {
  readonly kind: "list";
  readonly items: readonly WrittenNode[];
}

/** A key with its value. */
export interface WrittenEntry {
  readonly key: string;
  readonly keyRange: TextRange;
  readonly value: WrittenNode;
}

/** A text of which every node is known by its place. */
export interface WrittenText {
  readonly text: string;
  readonly root: WrittenNode;
  /** From each `#` to the end of its line, in the order of the text. */
  readonly comments: readonly TextRange[];
}

/**
 * Finds the nodes of a text. It must be one that `parseDocument` finds no fault in: throws where it cannot be read, or has a
 * key without a value.
 */
export function writtenText(text: string): WrittenText {
  const tree = grow(text);
  if ("code" in tree) throw new Error(`this text cannot be edited: ${tree.message}`);
  const comments = tree.tokens.flatMap((token): readonly TextRange[] =>
    token.type === "comment" ? [[token.offset, token.offset + token.source.length]] : [],
  );
  return { text, root: written(tree.root, text, false), comments };
}

function written(node: ParsedNode | null, text: string, inFlow: boolean): WrittenNode {
  if (node === null) throw new Error("this text cannot be edited: a key has no value");
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const flow = inFlow || node.flow === true;
    const entries = node.items.map(({ key, value }): WrittenEntry => {
      const keyRange: TextRange = [key.range[0], key.range[1]];
      return { key: keyText(key, text), keyRange, value: written(value, text, flow) };
    });
    return { kind: "map", flow, range: rangeIn(node, text, entries.at(-1)?.value, flow), entries };
  }
  if (isSeq<ParsedNode>(node)) {
    const flow = inFlow || node.flow === true;
    const items = node.items.map((item) => written(item, text, flow));
    return { kind: "list", flow, range: rangeIn(node, text, items.at(-1), flow), items };
  }
  return { kind: "scalar", flow: inFlow, range: scalarRange(node, text) };
}

/** A block collection ends where its last value does. */
function rangeIn(
  node: ParsedNode,
  text: string,
  last: WrittenNode | undefined,
  flow: boolean,
): TextRange {
  const start = startOf(node);
  if (!flow && last) return [start, last.range[1]];
  return [start, trimmedEnd(text, start, endOf(node))];
}

/** `|+` keeps the empty lines at its end (YAML 1.2.2, section 8.1.1.2): they are a part of the value. */
function scalarRange(node: ParsedNode, text: string): TextRange {
  const [start, end] = node.range;
  const isBlock = isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");
  const keeps = isBlock && /^[|>]\d?\+/.test(text.slice(start, start + 3));
  return [start, keeps ? end : trimmedEnd(text, start, end)];
}
