/** Scalars on one line, read quickly: the texts that nobody can take for anything else, and the rest by the full rules. */
import type { PlainValue } from "../plain-value.js";
import { otherReading, specialWords } from "../scalar-faults.js";
import { isOddNumber, plainScalarValue } from "../scalars.js";
import { code, type Cursor, unsure } from "./cursor.js";

/** The meaning of a plain scalar's first character: the reader is not sure, it is a text, a word, perhaps a number. */
const doubt = 0;
const text = 1;
const word = 2;
const number = 3;

const kinds = new Uint8Array(128);
for (const each of "$()/;<=\\^_") kinds[each.charCodeAt(0)] = text;
for (const each of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
  kinds[each.charCodeAt(0)] = text;
  kinds[each.toLowerCase().charCodeAt(0)] = text;
}
for (const each of specialWords) if (each !== "~") kinds[each.charCodeAt(0)] = word;
for (const each of "+-.0123456789") kinds[each.charCodeAt(0)] = number;

/** After these `-` and `.` may be marks of YAML's. */
const marks = new Set([..." \n,[]{}-."].map((each) => each.charCodeAt(0)));

const longestWord = Math.max(...[...specialWords].map(({ length }) => length));

/** True if a plain scalar may begin here, and no other thing of YAML's. */
function kindAt(source: string, at: number): number {
  const first = source.charCodeAt(at);
  // A control character, and a byte order mark: YAML gives some of them a meaning at the start of a line.
  if (first >= 128) return first < 0xa0 || first === 0xfeff ? doubt : text;
  if (first !== code.minus && first !== code.dot) return kinds[first] ?? doubt;
  const next = source.charCodeAt(at + 1);
  return Number.isNaN(next) || marks.has(next) ? doubt : number;
}

/**
 * Where a plain scalar ends that begins here. The cursor goes to what stopped it: a colon, the line end, a comma or a bracket
 * in flow, or the white space before a comment.
 */
export function plainEnd(cursor: Cursor, inFlow: boolean): number | undefined {
  return kindAt(cursor.text, cursor.at) === doubt ? unsure : plainLineEnd(cursor, inFlow);
}

/** The same for any line of a plain scalar; further lines may begin with anything. */
export function plainLineEnd(cursor: Cursor, inFlow: boolean): number | undefined {
  const source = cursor.text;
  let end = cursor.at;
  let at = end;
  for (; at < source.length; at++) {
    const each = source.charCodeAt(at);
    if (each === code.space) {
      if (source.charCodeAt(at + 1) === code.hash) break;
      continue;
    }
    if (each === code.newline) break;
    if (each === code.tab) return unsure;
    if (each === code.colon && endsKey(source.charCodeAt(at + 1), inFlow)) break;
    if (inFlow && isFlowMark(each)) break;
    end = at + 1;
  }
  cursor.at = at;
  return end;
}

function endsKey(next: number, inFlow: boolean): boolean {
  return (
    next === code.space ||
    next === code.newline ||
    next === code.tab ||
    Number.isNaN(next) ||
    (inFlow && isFlowMark(next))
  );
}

function isFlowMark(each: number): boolean {
  switch (each) {
    case code.comma:
    case code.openBracket:
    case code.closeBracket:
    case code.openBrace:
    case code.closeBrace:
      return true;
    default:
      return false;
  }
}

/** A plain scalar as a value; unsure where any reader could see something else in it. */
export function plainScalar(written: string, mayBeNull: boolean): PlainValue | undefined {
  switch (kindAt(written, 0)) {
    case text:
      return written;
    case word:
      if (written.length > longestWord || !specialWords.has(written)) return written;
      if (written === "null") return mayBeNull ? null : unsure;
      break;
    default:
      if (isShortInteger(written)) return Number(written);
  }
  // `Null` and `~` are found fault with also where null may stand.
  return isDoubtful(written, false) ? unsure : (plainScalarValue(written) ?? unsure);
}

/** A plain scalar as a key; unsure where some reader could see another key in it, as `1e-7` in `0.0000001`. */
export function plainKey(written: string): string | undefined {
  switch (kindAt(written, 0)) {
    case text:
      return written === "<<" ? unsure : written;
    case word:
      return written.length > longestWord || !specialWords.has(written) ? written : unsure;
    default:
      if (isShortInteger(written)) return written;
      if (String(plainScalarValue(written)) !== written) return unsure;
      return isDoubtful(written, true) ? unsure : written;
  }
}

function isDoubtful(written: string, isKey: boolean): boolean {
  return otherReading(written, isKey) !== undefined || isOddNumber(written);
}

/** Digits without sign and leading zero that any number can hold: most numbers of a manifest. */
function isShortInteger(written: string): boolean {
  if (written.length > 15) return false;
  if (written.charCodeAt(0) === code.zero) return written.length === 1;
  for (let at = 0; at < written.length; at++) {
    const each = written.charCodeAt(at);
    if (each < code.zero || each > code.nine) return false;
  }
  return true;
}

/** A text in quotes, on one line; the cursor goes behind it. */
export function quotedText(cursor: Cursor): string | undefined {
  return cursor.text.charCodeAt(cursor.at) === code.singleQuote
    ? singleQuoted(cursor)
    : doubleQuoted(cursor);
}

function singleQuoted(cursor: Cursor): string | undefined {
  const { text: source, at: start } = cursor;
  let end = source.indexOf("'", start + 1);
  let isDoubled = false;
  while (end !== -1 && source.charCodeAt(end + 1) === code.singleQuote) {
    isDoubled = true;
    end = source.indexOf("'", end + 2);
  }
  if (end === -1) return unsure;
  const inner = source.slice(start + 1, end);
  if (inner.includes("\n") || inner.includes("\t")) return unsure;
  cursor.at = end + 1;
  return isDoubled ? inner.replaceAll("''", "'") : inner;
}

function doubleQuoted(cursor: Cursor): string | undefined {
  const { text: source, at: start } = cursor;
  let at = start + 1;
  let isEscaped = false;
  for (; at < source.length; at++) {
    const each = source.charCodeAt(at);
    if (each === code.doubleQuote) break;
    if (each === code.newline || each === code.tab) return unsure;
    if (each === code.backslash) {
      isEscaped = true;
      at += 1;
    }
  }
  if (at >= source.length) return unsure;
  cursor.at = at + 1;
  const inner = source.slice(start + 1, at);
  return isEscaped ? unescaped(inner) : inner;
}

const notOfJson = /\p{Cc}|\\(?!["\\/bfnrt]|u(?![dD][89a-fA-F])[\da-fA-F]{4})/u;

/** Escapes that JSON knows as well; half of a character and controls, which JSON cannot hold, are left to the full way. */
function unescaped(inner: string): string | undefined {
  if (notOfJson.test(inner.replaceAll("\\\\", "__"))) return unsure;
  const read: unknown = JSON.parse(`"${inner}"`);
  return typeof read === "string" ? read : unsure;
}
