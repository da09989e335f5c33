/** Where the quick reader stands in its text, and the steps between one line and the next. */
import { maximumDepth } from "../tree.js";
import type { Places } from "./places.js";

/** A text that is read once, from front to back. */
export interface Cursor {
  /** Free of forbidden characters, and of `\r`. */
  readonly text: string;
  readonly places: Places;
  at: number;
  /** Where the value ends that was read last. */
  end: number;
  /** Column of the first content after the block value that was read last; -1 at the end of the text. */
  column: number;
  /** How many collections are open. */
  depth: number;
  /** True if a key may have nothing after it, which is `null`. */
  readonly mayBeEmpty: boolean;
  /** Lines between values; with the nodes they bound how many lexemes the text has. */
  lines: number;
}

/** The result of a step of the reader that is not sure: then the whole text is read in the full way. */
export const unsure = undefined;

/** The codes of the characters that mean something. */
export const code = {
  tab: 9,
  newline: 10,
  space: 32,
  doubleQuote: 34,
  hash: 35,
  singleQuote: 39,
  comma: 44,
  minus: 45,
  dot: 46,
  zero: 48,
  nine: 57,
  colon: 58,
  greater: 62,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  openBrace: 123,
  pipe: 124,
  closeBrace: 125,
} as const;

/** True if a character parts words in block context; tabs do too, and are left to the full way. */
export function isGap(each: number): boolean {
  return each === code.space || each === code.newline;
}

/** True if a character begins a text in quotes. */
export function isQuote(each: number): boolean {
  return each === code.doubleQuote || each === code.singleQuote;
}

/** Goes into a collection; false where it is too deep for anybody. */
export function enter(cursor: Cursor): boolean {
  cursor.depth += 1;
  return cursor.depth < maximumDepth;
}

/** Passes over spaces; a tab is left where it stands, and nobody expects it there. */
export function skipSpaces(cursor: Cursor): void {
  const { text } = cursor;
  let { at } = cursor;
  while (at < text.length && text.charCodeAt(at) === code.space) at += 1;
  cursor.at = at;
}

/** Passes over what may follow on a line: spaces, a comment, the line end. Where more follows it is false, and the cursor there. */
export function endLine(cursor: Cursor): boolean {
  const { text, at: from } = cursor;
  skipSpaces(cursor);
  if (cursor.at === text.length) return true;
  const next = text.charCodeAt(cursor.at);
  if (next === code.hash && cursor.at > from) {
    skipComment(cursor);
    return true;
  }
  if (next !== code.newline) return false;
  cursor.at += 1;
  return true;
}

/** From the start of a line to the first content on it or below it, and notes its column. Whether it is on the line itself. */
export function nextContent(cursor: Cursor): boolean {
  const { text, lines: before } = cursor;
  for (;;) {
    const start = cursor.at;
    cursor.lines += 1;
    skipSpaces(cursor);
    if (cursor.at === text.length) {
      cursor.column = -1;
      return false;
    }
    const next = text.charCodeAt(cursor.at);
    if (next === code.newline) cursor.at += 1;
    else if (next === code.hash) skipComment(cursor);
    else {
      cursor.column = cursor.at - start;
      return cursor.lines === before + 1;
    }
  }
}

function skipComment(cursor: Cursor): void {
  const end = cursor.text.indexOf("\n", cursor.at);
  cursor.at = end === -1 ? cursor.text.length : end + 1;
}
