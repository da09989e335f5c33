/** Edits of a text by range, and the lines around a place. */

/** A stretch of a text and what stands there instead. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The depth of its place. Of several edits at one offset the deeper one comes first, because it belongs to the text before. */
  readonly depth: number;
}

/** Makes all edits at once. Throws where two of them are for one stretch: our bug. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const sorted = edits.toSorted(
    (left, right) => left.start - right.start || left.end - right.end || right.depth - left.depth,
  );
  const pieces: string[] = [];
  let from = 0;
  for (const edit of sorted) {
    if (edit.start < from) throw new Error(`two edits overlap at offset ${edit.start}`);
    pieces.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  return [...pieces, text.slice(from)].join("");
}

/** The line end that a text has: that of its first line. */
export function lineEndOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? "\n";
}

/** The offset of the line end behind a place; the end of the text where there is none. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  if (end === -1) return text.length;
  return end > offset && text[end - 1] === "\r" ? end - 1 : end;
}

/** The offset of the first character of a line. */
export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The column of a place, from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset);
}

/** True if only spaces stand before a place in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return /^[ \t]*$/.test(text.slice(startOfLine(text, offset), offset));
}
