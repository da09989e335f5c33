/** Literals and names as TypeScript source: plain to read, and exactly the value that is meant. */

import { withoutUnsafe } from "../text/unsafe-characters.js";

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** Replaces each character that must not stand in source by an escape that JavaScript strings understand. */
export function escapeUnsafe(text: string): string {
  return withoutUnsafe(text, (character) => {
    const short = shortEscapes.get(character);
    if (short !== undefined) return short;
    const hexadecimal = (character.codePointAt(0) ?? 0).toString(16);
    return hexadecimal.length > 4 ? `\\u{${hexadecimal}}` : `\\u${hexadecimal.padStart(4, "0")}`;
  });
}

/** Text that stands in quotes as it is. */
const plainText = /^[\x20!\x23-\x5b\x5d-\x7e]*$/;

/**
 * A string literal; double quotes unless that means more escapes, as prettier would choose. A backslash at the end is
 * written as a number, because ts-morph's writer takes `\\\\"` for a quote that does not end the string.
 */
export function stringLiteral(value: string): string {
  if (plainText.test(value)) return `"${value}"`;
  const doubles = value.split('"').length;
  const singles = value.split("'").length;
  const quote = doubles > singles ? "'" : '"';
  const escaped = value
    .replaceAll("\\", "\\\\")
    .replaceAll(quote, `\\${quote}`)
    .replace(/\\\\$/, "\\u005c");
  return `${quote}${escapeUnsafe(escaped)}${quote}`;
}

/** A number literal in prettier's spelling (`1e21`, not `1e+21`). Only finite numbers have one. */
export function numberLiteral(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as a literal`);
  return Object.is(value, -0) ? "-0" : String(value).replace("e+", "e");
}

/** A literal of any primitive type. */
export function primitiveLiteral(value: string | number | boolean | null): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "number" ? numberLiteral(value) : String(value);
}

/**
 * Names that stand without quotes: ASCII, and letters of the scripts that are most written, all of them letters since
 * Unicode 6. Not `\p{ID_Start}`, which grows with the version of Node. Other names are quoted, which is never wrong.
 */
const letters =
  "A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02c1\\u0388-\\u038a\\u038e-\\u03a1\\u03a3-\\u03f5" +
  "\\u0400-\\u0481\\u048a-\\u0527\\u05d0-\\u05ea\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fcc\\uac00-\\ud7a3";
const plainName = new RegExp(`^[$_${letters}][$_0-9${letters}]*$`);

/** True if a name may stand as an identifier after a dot or before a colon; reserved words may. */
export function isPlainName(name: string): boolean {
  return plainName.test(name);
}

/** The name of a property in a type: quoted exactly when it has to be. */
export function propertyName(name: string): string {
  return isPlainName(name) ? name : stringLiteral(name);
}

/** The name of a property in an object literal, where a plain `__proto__` would set the prototype. */
export function objectKey(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : propertyName(name);
}

/**
 * The name of a member of a class: `#private` and `[computed]` as they are, `constructor` computed, because plain it
 * would be the constructor.
 */
export function classMemberName(name: string): string {
  if (/^#[\w$]+$/.test(name) || /^\[[\w$.]+\]$/.test(name)) return name;
  return name === "constructor" ? '["constructor"]' : propertyName(name);
}
