/** Plain scalars in block context, which may go on over several lines, read quickly. */
import { code, type Cursor, skipSpaces, unsure } from "./cursor.js";
import { plainEnd, plainLineEnd } from "./scalars.js";

/** The text, its lines folded; the cursor goes behind its last line. Further lines are indented beyond the column. */
export function plainText(cursor: Cursor, column: number): string | undefined {
  const { text, at: start } = cursor;
  let end = plainEnd(cursor, false);
  if (end === undefined) return unsure;
  let written = text.slice(start, end);
  for (;;) {
    const stop = cursor.at;
    const lineEnds = toContinuation(cursor, column);
    if (lineEnds === 0) {
      cursor.at = stop;
      cursor.end = end;
      return written;
    }
    const from = cursor.at;
    end = plainLineEnd(cursor, false);
    if (end === undefined) return unsure;
    written += (lineEnds === 1 ? " " : "\n".repeat(lineEnds - 1)) + text.slice(from, end);
  }
}

/** From the end of a line to a further line of the same text, and how many line ends are between; 0 where there is none. */
function toContinuation(cursor: Cursor, column: number): number {
  const { text } = cursor;
  let lineEnds = 0;
  while (cursor.at < text.length && text.charCodeAt(cursor.at) === code.newline) {
    lineEnds += 1;
    cursor.at += 1;
    const start = cursor.at;
    skipSpaces(cursor);
    if (cursor.at === text.length) return 0;
    const next = text.charCodeAt(cursor.at);
    if (next === code.newline) continue;
    return cursor.at - start > column && next !== code.hash ? lineEnds : 0;
  }
  return 0;
}
