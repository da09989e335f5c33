/** Offsets to lines and columns, worked out only when somebody asks. */
import type { Position, Span } from "../source-ref.js";

/** A lookup from offsets (UTF-16 code units, from 0) to positions in one text. */
export type LineIndex = (offset: number) => Position;

/** Prepares the lookup of a text. Lines end with `\n`; a `\r` before it belongs to the line end. */
export function lineIndex(text: string): LineIndex {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const inside = Math.max(0, Math.min(offset, text.length));
    const line = lastAtMost(starts, inside);
    return { line: line + 1, column: inside - (starts[line] ?? 0) + 1, offset: inside };
  };
}

/** The span between two offsets of a file. */
export function spanOf(file: string, lines: LineIndex, range: readonly [number, number]): Span {
  return { file, start: lines(range[0]), end: lines(Math.max(range[0], range[1])) };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** Binary search: the index of the last start that is not after the offset. */
function lastAtMost(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
