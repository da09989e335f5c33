/** Changes of a text by position: all that lies outside of them stays as it is, byte for byte. */

/** A stretch of a text and what comes in its place; `start` = `end` where something is put in between. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Puts a text in. */
export function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

/** The text after all edits. Several at one place come in the order given; two that overlap are a bug: thrown. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((left, right) => left.start - right.start || left.end - right.end);
  let result = "";
  let end = 0;
  for (const edit of sorted) {
    if (edit.start < end) throw new Error(`two edits overlap at ${edit.start}`);
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end);
}
