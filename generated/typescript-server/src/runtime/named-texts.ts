// Made by endpoint-manifest (typescript-server) from its template named-texts.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Texts under names, as in queries, forms and cookies. */
import { UnreadableError } from "./readers.js";

/** Texts by name, as often as each is given. The texts are still encoded. */
export type NamedTexts = ReadonlyMap<string, readonly string[]>;

/** The text under a name. Throws an `UnreadableError` where there are several. */
export function single(texts: NamedTexts, name: string): string | undefined {
  const given = texts.get(name);
  if (given === undefined || given.length === 1) return given?.[0];
  throw new UnreadableError(`is given ${given.length} times`);
}

/**
 * The pairs `name=text` of a query or a form. Throws an `UnreadableError` where there are more than `most`, or a name cannot be
 * decoded.
 */
export function pairsOf(text: string, decode: (name: string) => string, most: number): NamedTexts {
  const found = new Map<string, string[]>();
  let left = most;
  for (let start = 0; start < text.length;) {
    const next = text.indexOf("&", start);
    const end = next < 0 ? text.length : next;
    // Nothing between two separators is no pair, not even one with an empty name (WHATWG URL, section 5.1).
    if (end > start) {
      if (left-- <= 0) throw tooManyFields(most);
      addPair(found, text.slice(start, end), decode);
    }
    start = end + 1;
  }
  return found;
}

/** The error for a query or a form with more fields than allowed. */
export function tooManyFields(most: number): UnreadableError {
  return new UnreadableError(`has more than ${most} fields`);
}

/** The cookies of a header (RFC 6265, section 4.2.1), without the quotes that may surround a value. */
export function cookiesOf(header: string): NamedTexts {
  const found = new Map<string, string[]>();
  for (const each of header.split(";")) {
    const cookie = trimmed(each);
    // A pair without a name is not a cookie.
    if (cookie.includes("=")) addPair(found, cookie.replace(/="([^"]*)"$/, "=$1"), (name) => name);
  }
  return found;
}

/** The same with decoded names. Throws an `UnreadableError`. */
export function withNames(texts: NamedTexts, decode: (name: string) => string): NamedTexts {
  const found = new Map<string, string[]>();
  for (const [name, values] of texts) {
    for (const value of values) add(found, decode(name), value);
  }
  return found;
}

/** Adds one pair; without `=` the text is empty. */
export function addPair(
  found: Map<string, string[]>,
  pair: string,
  decode: (name: string) => string,
): void {
  const end = pair.indexOf("=");
  if (end < 0) add(found, decode(pair), "");
  else add(found, decode(pair.slice(0, end)), pair.slice(end + 1));
}

function add(found: Map<string, string[]>, name: string, text: string): void {
  const texts = found.get(name);
  if (texts) texts.push(text);
  else found.set(name, [text]);
}

/** Text without the spaces and tabs around it (`OWS` of RFC 9110, section 5.6.3). Other white space belongs to the text. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
}
