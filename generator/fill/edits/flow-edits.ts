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

/** Takes parts out, with their commas; `indices` are in order. */
export function flowRemovals(
  written: WrittenText,
  ranges: readonly TextRange[],
  indices: readonly number[],
  depth: number,
): readonly TextEdit[] {
  return runsOf(indices).flatMap((run) => {
    const lines = run.map((index) => lineOf(written, ranges[index]));
    const alone = lines.filter((line) => line !== undefined);
    if (alone.length === run.length) return alone.map((line) => removal(line, depth));
    return runRemoval(written, ranges, run, depth);
  });
}

/** Indices that follow each other, together. */
function runsOf(indices: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const index of indices) {
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** The line that a part has for itself, with its end; undefined where it shares one. */
function lineOf(written: WrittenText, own: TextRange | undefined): TextRange | undefined {
  if (own === undefined) return undefined;
  const { text } = written;
  const comma = commaBehind(written, own[1]) ?? own[1];
  const end = endOfLine(text, comma);
  const isAlone = isFirstInLine(text, own[0]) && text.slice(comma, end).trim() === "";
  if (!isAlone || end >= text.length) return undefined;
  return [startOfLine(text, own[0]), end + lineEndOf(text.slice(end)).length];
}

function runRemoval(
  written: WrittenText,
  ranges: readonly TextRange[],
  run: readonly number[],
  depth: number,
): readonly TextEdit[] {
  const [from = 0, to = from] = [run[0], run.at(-1)];
  const [first, last] = [ranges[from], ranges[to]];
  if (first === undefined || last === undefined) return [];
  const [before, after] = [ranges[from - 1], ranges[to + 1]];
  const comma = commaBehind(written, last[1]) ?? last[1];
  if (isFirstInLine(written.text, first[0])) return [removal([first[0], comma], depth)];
  if (before) return [removal([before[1], last[1]], depth)];
  return [removal([first[0], after ? after[0] : comma], depth)];
}

function removal([start, end]: TextRange, depth: number): TextEdit {
  return { start, end, text: "", depth };
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
