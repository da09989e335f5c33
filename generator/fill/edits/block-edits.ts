/** Edits of what stands in lines of its own: values below their keys, keys below keys, entries of lists. */
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import type { TextRange } from "../../source/finding.js";
import type {
  WrittenEntry,
  WrittenList,
  WrittenMap,
  WrittenNode,
  WrittenText,
} from "../../source/written.js";
import {
  columnOf,
  endOfLine,
  isFirstInLine,
  lineEndOf,
  startOfLine,
  type TextEdit,
} from "./text-edit.js";
import { entryLines, itemLines, loneLines, valueLines } from "./value-lines.js";

/** Where a node stands among others. */
export interface Spot {
  /** How many nodes stand around it. */
  readonly depth: number;
  /** Spaces that one more level takes in this file. */
  readonly step: number;
  /** The entry that it is the value of; an item of a list has none, nor has the root. */
  readonly owner: WrittenEntry | undefined;
  /** True if it stands in braces or brackets. */
  readonly isInFlow: boolean;
}

/** Puts a value in the place of another one. Comments stay: beside it, or below it where the old value had lines. */
export function blockValue(
  { text, comments }: WrittenText,
  node: WrittenNode,
  value: JsonValue,
  { depth, step, owner }: Spot,
): readonly TextEdit[] {
  const [start, end] = node.range;
  const isBlock = node.kind !== "scalar" && !node.flow;
  const lineEnd = lineEndBehind(text, end);
  if (owner === undefined || (isFirstInLine(text, start) && !isBlock)) {
    const indent = columnOf(text, start);
    const [first = "", ...lines] = loneLines(value, { indent, step });
    const kept = commentLines(text, comments, [start, isBlock ? lineEnd : end], indent);
    return replaced([start, isBlock ? lineEnd : end], first.trimStart(), [...lines, ...kept]);
  }
  const indent = columnOf(text, owner.keyRange[0]);
  const colon = colonOf(text, owner);
  const { inline, lines } = valueLines(
    value,
    { indent, step },
    colon - startOfLine(text, colon) + 1,
  );
  const from = isBlock || inline === "" ? colon : start;
  const to = isBlock ? lineEnd : end;
  const kept = commentLines(text, comments, [from, to], indent + step);
  const lead = isBlock && inline !== "" ? " " : "";
  return replaced([from, to], lead + inline, [...lines, ...kept]);

  function replaced(range: TextRange, first: string, rest: readonly string[]) {
    const edits: TextEdit[] = [{ start: range[0], end: range[1], text: first, depth }];
    if (rest.length > 0)
      edits.push({ start: lineEnd, end: lineEnd, text: below(text, rest), depth });
    return edits;
  }
}

/** Adds keys to a map, before the entry of an index. */
export function blockInsertion(
  { text }: WrittenText,
  node: WrittenMap,
  { index, entries }: { readonly index: number; readonly entries: readonly JsonEntry[] },
  { depth, step, owner }: Spot,
): readonly TextEdit[] {
  const start = node.range[0];
  const indent = columnOf(text, start);
  const lines = entries.flatMap((entry) => entryLines(entry, { indent, step }));
  const before = node.entries[index - 1];
  if (before !== undefined) return inserted(lineEndBehind(text, before.value.range[1]));
  if (owner !== undefined && isFirstInLine(text, start)) {
    return inserted(endOfLine(text, colonOf(text, owner)));
  }
  const [first = "", ...rest] = lines;
  const next = below(text, [...rest, " ".repeat(indent)]);
  return [{ start, end: start, text: first.trimStart() + next, depth }];

  function inserted(at: number): readonly TextEdit[] {
    return [{ start: at, end: at, text: below(text, lines), depth }];
  }
}

/** Adds entries to a list, before the item of an index; undefined where its first item has no line of its own. */
export function blockItems(
  { text }: WrittenText,
  node: WrittenList,
  { index, items }: { readonly index: number; readonly items: readonly JsonValue[] },
  { depth, step }: Spot,
): readonly TextEdit[] | undefined {
  const dash = text.lastIndexOf("-", (node.items[0]?.range[0] ?? 0) - 1);
  const indent = columnOf(text, dash);
  const lines = items.flatMap((item) => itemLines(item, { indent, step }));
  const before = node.items[index - 1];
  if (before === undefined) {
    if (!isFirstInLine(text, dash)) return undefined;
    const lineEnd = lineEndOf(text);
    const start = startOfLine(text, dash);
    return [{ start, end: start, text: lines.map((line) => line + lineEnd).join(""), depth }];
  }
  const end = index === node.items.length ? node.range[1] : before.range[1];
  const at = lineEndBehind(text, end);
  return [{ start: at, end: at, text: below(text, lines), depth }];
}

/** Takes a key and its value out; a comment in its lines stays. */
export function blockRemoval(
  { text, comments }: WrittenText,
  { keyRange, value }: WrittenEntry,
  depth: number,
): readonly TextEdit[] {
  const [key] = keyRange;
  const end = lineEndBehind(text, value.range[1]);
  const kept = commentLines(text, comments, [key, end], columnOf(text, key));
  if (kept.length > 0) {
    const [first = "", ...rest] = kept;
    return [{ start: key, end, text: first.trimStart() + below(text, rest), depth }];
  }
  if (!isFirstInLine(text, key)) {
    const next = /\r?\n\s*/y;
    next.lastIndex = end;
    return [{ start: key, end: end + (next.exec(text)?.[0].length ?? 0), text: "", depth }];
  }
  const line = startOfLine(text, key);
  const after = end + (end < text.length ? lineEndOf(text.slice(end)).length : 0);
  const isLast = end === text.length;
  return [{ start: isLast ? endOfLineBefore(text, line) : line, end: after, text: "", depth }];
}

function endOfLineBefore(text: string, line: number): number {
  if (line === 0) return 0;
  return text[line - 2] === "\r" ? line - 2 : line - 1;
}

/** Lines to follow what stands before. */
function below(text: string, lines: readonly string[]): string {
  const lineEnd = lineEndOf(text);
  return lines.map((line) => lineEnd + line).join("");
}

/** The line end behind a value; a text that keeps its empty lines ends behind the last one of these. */
function lineEndBehind(text: string, end: number): number {
  const isBehind = end > 0 && text[end - 1] === "\n";
  return isBehind ? endOfLineBefore(text, end) : endOfLine(text, end);
}

/** The offset behind the colon of a key. */
function colonOf(text: string, { keyRange }: WrittenEntry): number {
  return text.indexOf(":", keyRange[1]) + 1;
}

function commentLines(
  text: string,
  comments: readonly TextRange[],
  [start, end]: TextRange,
  indent: number,
): readonly string[] {
  return comments
    .filter((comment) => start <= comment[0] && comment[1] <= end)
    .map((comment) => " ".repeat(indent) + text.slice(...comment).trimEnd());
}
