/** String literals of any language: a policy says how it escapes, and no text ends the literal or is anything but text in it. */
import { withoutUnsafe } from "./unsafe-characters.js";

/** How a language writes strings in double quotes. */
export interface StringPolicy {
  /** Escapes of characters that have one of their own: the quote and the backslash at least. */
  readonly own: ReadonlyMap<string, string>;
  /** Escapes of what means something only before certain characters, such as `#{` in Ruby. */
  readonly sequences?: readonly (readonly [RegExp, string])[];
  /** Any other character that must not stand as it is. */
  readonly escape: (codePoint: number) => string;
  /** True if half of a surrogate pair can be written; else it is U+FFFD, which is all that comes over the wire. */
  readonly hasLoneSurrogates: boolean;
  /** The sign around literals of texts that have more of `"` than of it, where the language's formatter wants that. */
  readonly otherQuote?: string;
  /** The sign around literals without escapes, such as the backtick of Go; left out = there are none. */
  readonly rawQuote?: string;
}

/** A literal in double quotes that means the text. */
export function quoted(text: string, policy: StringPolicy): string {
  const { sequences = [], hasLoneSurrogates } = policy;
  const quote = quoteOf(text, policy);
  const own = quote === '"' ? policy.own : otherEscapes(policy.own, quote);
  const whole = hasLoneSurrogates ? text : text.replace(/\p{Cs}/gu, "\ufffd");
  let inside = "";
  for (const character of whole) inside += own.get(character) ?? character;
  for (const [sequence, escaped] of sequences) inside = inside.replace(sequence, escaped);
  const safe = withoutUnsafe(inside, (each) => policy.escape(each.codePointAt(0) ?? 0));
  return quote + safe + quote;
}

function otherEscapes(own: StringPolicy["own"], quote: string): StringPolicy["own"] {
  const others = [...own].filter(([character]) => character !== '"');
  return new Map([...others, [quote, `\\${quote}`]]);
}

function quoteOf(text: string, { otherQuote }: StringPolicy): string {
  if (otherQuote === undefined) return '"';
  const count = (quote: string): number => text.split(quote).length;
  return count('"') > count(otherQuote) ? otherQuote : '"';
}

/** A literal without escapes, where the language has one for the text. */
export function rawQuoted(text: string, policy: StringPolicy): string {
  const { rawQuote } = policy;
  const isPlain = rawQuote !== undefined && /^[\x20-\x7e]*$/.test(text) && !text.includes(rawQuote);
  return isPlain ? rawQuote + text + rawQuote : quoted(text, policy);
}

/** The escapes of nearly all languages. */
export const usualEscapes: readonly (readonly [string, string])[] = [
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
];

/** `\u2028`, and what has five digits or more as `\U0001f600`. */
export function escapedCodePoint(codePoint: number): string {
  const hexadecimal = codePoint.toString(16);
  return codePoint > 0xffff
    ? `\\U${hexadecimal.padStart(8, "0")}`
    : `\\u${hexadecimal.padStart(4, "0")}`;
}

/** `\u2028`, and what has five digits or more as two units of UTF-16. */
export function escapedUnits(codePoint: number): string {
  return Array.from({ length: codePoint > 0xffff ? 2 : 1 }, (_, index) =>
    String.fromCodePoint(codePoint).charCodeAt(index).toString(16).padStart(4, "0"),
  )
    .map((unit) => `\\u${unit}`)
    .join("");
}
