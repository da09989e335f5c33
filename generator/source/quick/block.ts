/** Maps and lists that are made by indentation, read quickly. */
import { keysOfExamples } from "../empty-values.js";
import { GrowingMap, type PlainMap, type PlainValue } from "../plain-value.js";
import { blockText } from "./block-text.js";
import {
  code,
  type Cursor,
  endLine,
  enter,
  isGap,
  isQuote,
  nextContent,
  unsure,
} from "./cursor.js";
import { flowCollection } from "./flow.js";
import { plainText } from "./plain-text.js";
import { plainEnd, plainKey, plainScalar, quotedText } from "./scalars.js";

/** YAML allows 1,024 characters; the full way says so. */
const longestKey = 1000;

/** A map whose keys stand at a column, the first of them at the cursor, which goes to the first content behind the map. */
export function blockMap(cursor: Cursor, column: number, mayBeNull: boolean): PlainMap | undefined {
  if (!enter(cursor)) return unsure;
  const { places } = cursor;
  const map = new GrowingMap();
  do {
    const keyStart = cursor.at;
    const key = blockKey(cursor);
    if (key === undefined) return unsure;
    const node = places.open(keyStart, cursor.at);
    cursor.at += 1;
    const inExamples = mayBeNull || keysOfExamples.has(key);
    let start = 0;
    let value: PlainValue | undefined;
    if (endLine(cursor)) {
      const isNext = nextContent(cursor);
      start = cursor.at;
      const isList = startsItem(cursor) && cursor.column === column;
      value = isList
        ? blockList(cursor, column, inExamples)
        : blockBelow(cursor, { column, isNext }, inExamples);
    } else {
      start = cursor.at;
      value = valueOnLine(cursor, column, inExamples);
    }
    if (value === undefined || !map.add(key, value)) return unsure;
    places.close(node, start, cursor.end);
  } while (cursor.column === column);
  cursor.depth -= 1;
  return cursor.column < column ? map.value : unsure;
}

/** A list whose dashes stand at a column, the first of them at the cursor. */
function blockList(cursor: Cursor, column: number, mayBeNull: boolean): PlainValue | undefined {
  if (!enter(cursor)) return unsure;
  const { places } = cursor;
  const list: PlainValue[] = [];
  do {
    const node = places.openItem();
    const dash = cursor.at;
    let start = 0;
    let value: PlainValue | undefined;
    cursor.at += 1;
    if (endLine(cursor)) {
      const isNext = nextContent(cursor);
      start = cursor.at;
      value = blockBelow(cursor, { column, isNext }, mayBeNull);
    } else {
      start = cursor.at;
      value = valueAt(cursor, { column, inner: column + start - dash }, mayBeNull);
    }
    if (value === undefined) return unsure;
    list.push(value);
    places.close(node, start, cursor.end);
  } while (cursor.column === column && startsItem(cursor));
  cursor.depth -= 1;
  // At the same column may go on the map that the list is a value in.
  return cursor.column <= column ? list : unsure;
}

/**
 * Reads the lines below a key or a dash. After an empty line or a comment the `yaml` package is in doubt how far a scalar is
 * indented, so only a map or a list is read there.
 */
function blockBelow(
  cursor: Cursor,
  { column, isNext }: { readonly column: number; readonly isNext: boolean },
  mayBeNull: boolean,
): PlainValue | undefined {
  if (cursor.column <= column) return cursor.mayBeEmpty ? null : unsure;
  const isCollection = isNext || startsItem(cursor) || startsEntry(cursor);
  return isCollection ? valueAt(cursor, { column, inner: cursor.column }, mayBeNull) : unsure;
}

/** A value at an inner column: a list, a map, or what goes beyond the column around it. */
function valueAt(
  cursor: Cursor,
  { column, inner }: { readonly column: number; readonly inner: number },
  mayBeNull: boolean,
): PlainValue | undefined {
  if (startsItem(cursor)) return blockList(cursor, inner, mayBeNull);
  return startsEntry(cursor)
    ? blockMap(cursor, inner, mayBeNull)
    : valueOnLine(cursor, column, mayBeNull);
}

function startsEntry(cursor: Cursor): boolean {
  const start = cursor.at;
  const isEntry = blockKey(cursor) !== undefined;
  cursor.at = start;
  return isEntry;
}

function startsItem({ text, at }: Cursor): boolean {
  // Behind the end of a text V8 throws the compiled function away: 7 % of the time over all files.
  return (
    at + 1 < text.length && text.charCodeAt(at) === code.minus && isGap(text.charCodeAt(at + 1))
  );
}

/** A key; the cursor goes to its colon, behind which there is a space or a line end. */
function blockKey(cursor: Cursor): string | undefined {
  const { text, at: start } = cursor;
  const isQuoted = isQuote(text.charCodeAt(start));
  const quoted = isQuoted ? quotedText(cursor) : undefined;
  const end = isQuoted ? cursor.at : plainEnd(cursor, false);
  if (end !== cursor.at || end - start > longestKey) return unsure;
  if (text.charCodeAt(end) !== code.colon || !isGap(text.charCodeAt(end + 1))) return unsure;
  return isQuoted ? quoted : plainKey(text.slice(start, end));
}

/** A scalar, a map in braces or a list in brackets, and what stands on the lines up to the next content. */
function valueOnLine(cursor: Cursor, column: number, mayBeNull: boolean): PlainValue | undefined {
  const first = cursor.text.charCodeAt(cursor.at);
  let value: PlainValue | undefined;
  if (first === code.pipe || first === code.greater) {
    value = blockText(cursor, column);
  } else {
    value = inlineValue(cursor, { first, column }, mayBeNull);
    if (!endLine(cursor)) return unsure;
  }
  nextContent(cursor);
  return value;
}

function inlineValue(
  cursor: Cursor,
  { first, column }: { readonly first: number; readonly column: number },
  mayBeNull: boolean,
): PlainValue | undefined {
  if (first === code.openBrace || first === code.openBracket) {
    const collection = flowCollection(cursor, column, mayBeNull);
    cursor.end = cursor.at;
    return collection;
  }
  if (isQuote(first)) {
    const quoted = quotedText(cursor);
    cursor.end = cursor.at;
    return quoted;
  }
  const written = plainText(cursor, column);
  return written === undefined || cutsText(cursor) ? unsure : plainScalar(written, mayBeNull);
}

/** `see #1`: a comment that was perhaps meant to be a part of the text. */
function cutsText({ text, at }: Cursor): boolean {
  if (text.charCodeAt(at) !== code.space || text.charCodeAt(at + 1) !== code.hash) return false;
  return at + 2 < text.length && !isGap(text.charCodeAt(at + 2));
}
