/** From keys and indices to the stretch of text where the node stands. */
import { isMap, isSeq, type ParsedNode } from "yaml";
import type { SourceRef } from "../source-ref.js";
import type { TextRange } from "./finding.js";
import { type NodeEntry, type EntryMap, keyText, type Path } from "./walk.js";

/** A node that a path leads to, as far as it leads anywhere. */
interface Found {
  readonly node: ParsedNode | null;
  /** The key that the node is the value of; an entry of a list has none. */
  readonly key: ParsedNode | undefined;
  /** How many parts of the path were found. */
  readonly depth: number;
}

/**
 * Finds the stretch of a reference. What is not there is shown at the key of the nearest parent that is:
 * a key that is missing, and also a path that has gone since the reference was made.
 */
export function rangeOf(root: ParsedNode | null, text: string, ref: Omit<SourceRef, "file">) {
  const path = ref.part === "missing" ? ref.path.slice(0, -1) : ref.path;
  const found = follow(root, path, text);
  const isValue = ref.part === "value" && found.depth === path.length;
  return isValue ? valueRange(found, text) : keyRange(found, text);
}

function follow(root: ParsedNode | null, path: Path, text: string): Found {
  let found: Found = { node: root, key: undefined, depth: 0 };
  for (const part of path) {
    const next = step(found, part, text);
    if (next === undefined) break;
    found = next;
  }
  return found;
}

function step({ node, depth }: Found, part: string | number, text: string): Found | undefined {
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const entry = entriesByKey(node, text).get(String(part));
    return entry && { node: entry.value, key: entry.key, depth: depth + 1 };
  }
  if (isSeq<ParsedNode>(node)) {
    const item = node.items[Number(part)];
    return item && { node: item, key: undefined, depth: depth + 1 };
  }
  return undefined;
}

/** The entries of the maps in which a place was looked up; of two with one key the first. */
const known = new WeakMap<EntryMap, ReadonlyMap<string, NodeEntry>>();

function entriesByKey(map: EntryMap, text: string): ReadonlyMap<string, NodeEntry> {
  const before = known.get(map);
  if (before !== undefined) return before;
  const entries = new Map<string, NodeEntry>();
  for (const entry of map.items) {
    const key = keyText(entry.key, text);
    if (!entries.has(key)) entries.set(key, entry);
  }
  known.set(map, entries);
  return entries;
}

/** An empty value has no text; its key stands for it. */
function valueRange(found: Found, text: string): TextRange {
  const { node } = found;
  if (node === null) return keyRange(found, text);
  const start = startOf(node);
  const end = trimmedEnd(text, start, endOf(node));
  return start === end && found.key ? keyRange(found, text) : [start, end];
}

/** The key; of an entry of a list its first key, or all of it; of the whole file its beginning. */
function keyRange({ node, key, depth }: Found, text: string): TextRange {
  if (key) return [key.range[0], key.range[1]];
  if (depth === 0 || node === null) return [0, 0];
  const first = isMap<ParsedNode>(node) ? (node.items[0]?.key ?? node) : node;
  return [startOf(first), trimmedEnd(text, startOf(first), endOf(first))];
}

/** Where a node begins. A block map begins with its first key: its own range may begin with a comment. */
export function startOf(node: ParsedNode): number {
  if (isMap<ParsedNode>(node) && !node.flow) return node.items[0]?.key.range[0] ?? node.range[0];
  return node.range[0];
}

/** Where a node ends. A block collection ends with its last value: its own range takes the comments below it in. */
export function endOf(node: ParsedNode): number {
  if (isMap<ParsedNode, ParsedNode | null>(node) && !node.flow) {
    const last = node.items.at(-1);
    return last ? Math.max(last.key.range[1], last.value ? endOf(last.value) : 0) : node.range[1];
  }
  if (isSeq<ParsedNode>(node) && !node.flow) {
    const last = node.items.at(-1);
    return last ? endOf(last) : node.range[1];
  }
  return node.range[1];
}

/** An end without the white space before it: the range of a block scalar goes on to the next line that is not empty. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}
