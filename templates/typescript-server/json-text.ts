/** JSON of requests (RFC 8259), read so that no text of it can harm. */
import { UnreadableError } from "./readers.js";

/** How deeply values may be nested. What reads or checks them calls itself at each level, and stacks are short. */
const deepest = 512;

/** The value of a text. Throws an `UnreadableError`; a key `__proto__` is a key like others. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new UnreadableError(`is nested more than ${deepest} levels deep`);
  try {
    return JSON.parse(text);
  } catch {
    // The platform's message would repeat the text.
    throw new UnreadableError("is not JSON");
  }
}

/** Brackets that are open at once, counted without a stack. */
function isTooDeep(text: string): boolean {
  // Shorter ones cannot be, which spares most requests the way through their text.
  if (text.length <= deepest) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfString(text, index);
    else if (code === bracket || code === brace) depth++;
    else if (code === closingBracket || code === closingBrace) depth--;
    if (depth > deepest) return true;
  }
  return false;
}

/** Where the string ends that begins at an index. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) return index;
    if (code === backslash) index++;
  }
  return text.length;
}

const quote = 0x22;
const bracket = 0x5b;
const backslash = 0x5c;
const closingBracket = 0x5d;
const brace = 0x7b;
const closingBrace = 0x7d;
