// Made by endpoint-manifest (typescript-server) from its template json-text.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** JSON of requests (RFC 8259), parsed so that no text can do harm. */
import { JsonNames } from "./json-names.js";
import { UnreadableError } from "./readers.js";
import type { RequestReading } from "./request-bounds.js";

/** Maximum nesting depth. Functions that read or check values call themselves at each level, and stacks are short. */
const deepest = 512;

/**
 * The value of a text. Throws an `UnreadableError`, also where it has more values than the request may have. A key `__proto__` is
 * an ordinary key.
 */
export function parseJson(text: string, reading: RequestReading): unknown {
  // A shorter text can be neither too deep nor have too many values, which saves most requests a pass over their text.
  if (text.length > Math.min(deepest, reading.jsonValuesLeft)) measure(text, reading);
  try {
    return JSON.parse(text);
  } catch {
    // The platform's message would repeat the text.
    throw new UnreadableError("is not JSON");
  }
}

/** Counts open brackets without a stack, values by their separators, and names where there may be many. */
function measure(text: string, reading: RequestReading): void {
  const { maxJsonValues, maxJsonNames } = reading.bounds;
  if (text.length > maxJsonNames) reading.jsonNames ??= new JsonNames();
  const names = reading.jsonNames;
  let depth = 0;
  let nameStart = 0;
  let nameEnd = 0;
  reading.jsonValuesLeft -= 1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      nameStart = index + 1;
      nameEnd = index = endOfString(text, index);
    } else if (code === colon) names?.add(text, nameStart, nameEnd);
    else if (code === comma) reading.jsonValuesLeft -= 1;
    else if (code === bracket || code === brace) {
      depth++;
      reading.jsonValuesLeft -= 1;
    } else if (code === closingBracket || code === closingBrace) depth--;
    if (depth > deepest) throw new UnreadableError(`is nested more than ${deepest} levels deep`);
    if (reading.jsonValuesLeft < 0) throw tooMany(maxJsonValues, "values");
  }
  if ((names?.count ?? 0) > maxJsonNames) throw tooMany(maxJsonNames, "names of properties");
}

function tooMany(most: number, what: string): UnreadableError {
  return new UnreadableError(`has more than ${most} ${what}`);
}

/** The end of the string that begins at an index. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) return index;
    if (code === backslash) index++;
  }
  return text.length;
}

const quote = 0x22;
const colon = 0x3a;
const comma = 0x2c;
const bracket = 0x5b;
const backslash = 0x5c;
const closingBracket = 0x5d;
const brace = 0x7b;
const closingBrace = 0x7d;
