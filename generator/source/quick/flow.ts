/** Maps in braces and lists in brackets, read quickly. */
import { keysOfExamples } from "../empty-values.js";
import { GrowingMap, type PlainValue } from "../plain-value.js";
import { code, type Cursor, enter, isGap, isQuote, skipSpaces, unsure } from "./cursor.js";
import { plainEnd, plainKey, plainScalar, quotedText } from "./scalars.js";

/** A map or a list; the cursor stands at its bracket and goes behind the closing one. Its lines are indented beyond the column. */
export function flowCollection(
  cursor: Cursor,
  column: number,
  mayBeNull: boolean,
): PlainValue | undefined {
  if (!enter(cursor)) return unsure;
  const isMap = cursor.text.charCodeAt(cursor.at) === code.openBrace;
  cursor.at += 1;
  const value = isMap ? flowMap(cursor, column, mayBeNull) : flowList(cursor, column, mayBeNull);
  cursor.at += 1;
  cursor.depth -= 1;
  return value;
}

function flowMap(cursor: Cursor, column: number, mayBeNull: boolean): PlainValue | undefined {
  const { text, places } = cursor;
  const map = new GrowingMap();
  for (;;) {
    if (!skipLines(cursor, column)) return unsure;
    if (text.charCodeAt(cursor.at) === code.closeBrace) return map.value;
    const keyStart = cursor.at;
    const key = flowKey(cursor);
    if (key === undefined) return unsure;
    const node = places.open(keyStart, cursor.at);
    cursor.at += 1;
    if (!skipLines(cursor, column)) return unsure;
    const start = cursor.at;
    const value = flowValue(cursor, column, mayBeNull || keysOfExamples.has(key));
    if (value === undefined || !map.add(key, value)) return unsure;
    places.close(node, start, cursor.at);
    if (!skipComma(cursor, column)) return unsure;
  }
}

function flowList(cursor: Cursor, column: number, mayBeNull: boolean): PlainValue | undefined {
  const { text, places } = cursor;
  const list: PlainValue[] = [];
  for (;;) {
    if (!skipLines(cursor, column)) return unsure;
    if (text.charCodeAt(cursor.at) === code.closeBracket) return list;
    const node = places.openItem();
    const start = cursor.at;
    const value = flowValue(cursor, column, mayBeNull);
    if (value === undefined) return unsure;
    list.push(value);
    places.close(node, start, cursor.at);
    if (!skipComma(cursor, column)) return unsure;
  }
}

/** A key; the cursor goes to its colon. Right behind a quote a colon needs no space: that is how JSON is written. */
function flowKey(cursor: Cursor): string | undefined {
  const { text, at: start } = cursor;
  if (isQuote(text.charCodeAt(start))) {
    const key = quotedText(cursor);
    return text.charCodeAt(cursor.at) === code.colon ? key : unsure;
  }
  const end = plainEnd(cursor, true);
  if (end === undefined || end !== cursor.at || text.charCodeAt(end) !== code.colon) return unsure;
  return isGap(text.charCodeAt(end + 1)) ? plainKey(text.slice(start, end)) : unsure;
}

function flowValue(cursor: Cursor, column: number, mayBeNull: boolean): PlainValue | undefined {
  const { text, at: start } = cursor;
  const first = text.charCodeAt(start);
  if (first === code.openBrace || first === code.openBracket) {
    return flowCollection(cursor, column, mayBeNull);
  }
  if (isQuote(first)) return quotedText(cursor);
  const end = plainEnd(cursor, true);
  if (end === undefined) return unsure;
  cursor.at = end;
  return plainScalar(text.slice(start, end), mayBeNull);
}

/** To the comma and over it, or to a closing bracket; false where another thing stands. */
function skipComma(cursor: Cursor, column: number): boolean {
  if (!skipLines(cursor, column)) return false;
  const next = cursor.text.charCodeAt(cursor.at);
  if (next === code.comma) cursor.at += 1;
  return next === code.comma || next === code.closeBrace || next === code.closeBracket;
}

/** Spaces and line ends. Comments stay, and nobody expects them: they are left to the full way. */
function skipLines(cursor: Cursor, column: number): boolean {
  skipSpaces(cursor);
  while (cursor.text.charCodeAt(cursor.at) === code.newline) {
    cursor.at += 1;
    cursor.lines += 1;
    const start = cursor.at;
    skipSpaces(cursor);
    const isEmpty = cursor.text.charCodeAt(cursor.at) === code.newline;
    if (!isEmpty && cursor.at - start <= column) return false;
  }
  return true;
}
