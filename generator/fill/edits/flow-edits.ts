/** Edits of what stands in braces or brackets, in one line or in several. */
import type { TextRange } from "../../source/finding.js";
import type { WrittenText } from "../../source/written.js";
import {
  columnOf,
  endOfLine,
  isFirstInLine,
  lineEndOf,
  startOfLine,
  type TextEdit,
} from "./text-edit.js";

/** A collection, and what is in it. */
export interface FlowCollection {
  readonly range: TextRange;
  readonly ranges: readonly TextRange[];
}

/** Texts to stand before the part of an index. */
export interface FlowPieces {
  readonly index: number;
  readonly pieces: readonly string[];
}

/** Adds parts: in a line of their own where the others have one. */
export function flowInsertion(
  written: WrittenText,
  { range, ranges }: FlowCollection,
  { index, pieces }: FlowPieces,
  depth: number,
): readonly TextEdit[] {
  const { text } = written;
  const last = ranges.at(-1);
  if (last === undefined) return [filledEmpty(text, range, pieces, depth)];
  const column = columnOf(text, last[0]);
  const hasLines = isFirstInLine(text, last[0]);
  const lineStart = `${lineEndOf(text)}${" ".repeat(column)}`;
  const next = ranges[index];
  if (next !== undefined) {
    const separator = isFirstInLine(text, next[0]) ? `,${lineStart}` : ", ";
    const added = pieces.map((piece) => piece + separator).join("");
    return [{ start: next[0], end: next[0], text: added, depth }];
  }
  const comma = commaBehind(written, last[1]);
  const end = endOfLine(text, comma ?? last[1]);
  if (!hasLines || end > range[1]) {
    const added = pieces.map((piece) => `, ${piece}`).join("");
    return [{ start: last[1], end: last[1], text: added, depth }];
  }
  const added = lineStart + pieces.join(`,${lineStart}`);
  if (comma !== undefined) return [{ start: end, end, text: `${added},`, depth }];
  return [
    { start: last[1], end: last[1], text: ",", depth },
    { start: end, end, text: added, depth },
  ];
}

/** Takes a part out, with its comma. */
export function flowRemoval(
  written: WrittenText,
  ranges: readonly TextRange[],
  index: number,
  depth: number,
): readonly TextEdit[] {
  const { text } = written;
  const [before, own, after] = [ranges[index - 1], ranges[index], ranges[index + 1]];
  if (own === undefined) return [];
  const comma = commaBehind(written, own[1]) ?? own[1];
  const end = endOfLine(text, comma);
  const isAlone = isFirstInLine(text, own[0]) && text.slice(comma, end).trim() === "";
  if (isAlone && end < text.length) {
    const lineEnd = lineEndOf(text.slice(end)).length;
    return [{ start: startOfLine(text, own[0]), end: end + lineEnd, text: "", depth }];
  }
  if (isFirstInLine(text, own[0])) return [{ start: own[0], end: comma, text: "", depth }];
  if (before) return [{ start: before[1], end: own[1], text: "", depth }];
  return [{ start: own[0], end: after ? after[0] : comma, text: "", depth }];
}

function filledEmpty(
  text: string,
  [start, end]: TextRange,
  pieces: readonly string[],
  depth: number,
): TextEdit {
  const isMap = text[start] === "{";
  const inside = pieces.join(", ");
  return { start, end, text: isMap ? `{ ${inside} }` : `[${inside}]`, depth };
}

/** The offset behind the comma that follows, past comments and line ends. */
function commaBehind({ text, comments }: WrittenText, from: number): number | undefined {
  for (let at = from; at < text.length; at++) {
    const comment = comments.find(([start]) => start === at);
    if (comment) at = comment[1] - 1;
    else if (text[at] === ",") return at + 1;
    else if (!/\s/.test(text[at] ?? "")) return undefined;
  }
  return undefined;
}
