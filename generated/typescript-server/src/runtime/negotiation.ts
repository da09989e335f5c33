// Made by endpoint-manifest (typescript-server) from its template negotiation.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The representation that a caller prefers: the `accept` header (RFC 9110, section 12.5.1). */

/** A range of media types that a caller accepts. */
interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  /** Parameters except `q` and `charset`, sorted. */
  readonly parameters: readonly string[];
  /** From 0 (not at all) to 1. */
  readonly quality: number;
}

/**
 * The media type, or range, that a caller prefers among those offered, the first of several equal ones; `undefined` where it
 * accepts none. Without the header, or where none of it is readable, all are accepted.
 */
export function preferredType(
  accept: string | null,
  offered: readonly string[],
): string | undefined {
  const [first] = offered;
  if (accept === null || accept === "*/*" || (accept === first && offered.length === 1))
    return first;
  const ranges = elementsOf(accept, ",").flatMap((each) => rangeOf(each) ?? []);
  if (ranges.length === 0) return first;
  let best: string | undefined;
  let bestQuality = 0;
  for (const type of offered) {
    const quality = qualityOf(type, ranges);
    if (quality > bestQuality) {
      best = type;
      bestQuality = quality;
    }
  }
  return best;
}

/** Finds the type that a caller prefers, for an `accept` header. */
export type TypePicker = (accept: string | null) => string | undefined;

/** Number of headers that are remembered, and their maximum length: callers send few different ones, unless they mean harm. */
const mostHeaders = 64;
const longestHeader = 512;

/** The same for one list of types. Each header is read once. */
export function typePicker(offered: readonly string[]): TypePicker {
  const known = new Map<string, string | undefined>();
  return (accept) => {
    if (accept === null || accept === "*/*") return offered[0];
    const found = known.get(accept);
    if (found !== undefined || known.has(accept)) return found;
    const picked = preferredType(accept, offered);
    if (known.size < mostHeaders && accept.length <= longestHeader) known.set(accept, picked);
    return picked;
  };
}

/** The quality of a type for a caller, from the most specific range that contains it. */
function qualityOf(offered: string, ranges: readonly MediaRange[]): number {
  const type = rangeOf(offered);
  // A type that cannot be parsed cannot be refused.
  if (!type) return 1;
  let quality = 0;
  let exactness = -1;
  for (const range of ranges) {
    const found = exactnessOf(range, type);
    if (found > exactness) {
      exactness = found;
      quality = range.quality;
    }
  }
  return quality;
}

/** How specifically a range matches a type: -1 = not at all. An offered range matches every range that overlaps it. */
function exactnessOf(range: MediaRange, offered: MediaRange): number {
  if (range.type === "*" || offered.type === "*") return 0;
  if (range.type !== offered.type) return -1;
  if (range.subtype === "*" || offered.subtype === "*") return 1;
  if (range.subtype !== offered.subtype) return -1;
  const hasAll = range.parameters.every((each) => offered.parameters.includes(each));
  return hasAll ? 2 + range.parameters.length : -1;
}

/** One element of the header; `undefined` where it is malformed. */
function rangeOf(element: string): MediaRange | undefined {
  const [name = "", ...parameters] = elementsOf(element, ";");
  const [, type, subtype] = /^([\w!#$%&'*+.^`|~-]+)\/([\w!#$%&'*+.^`|~-]+)$/.exec(name) ?? [];
  if (type === undefined || subtype === undefined) return undefined;
  const weight = parameters.findIndex((each) => /^q\s*=/i.test(each));
  const quality = weight < 0 ? 1 : Number(parameters[weight]?.replace(/^q\s*=\s*/i, ""));
  return {
    type: type.toLowerCase(),
    subtype: subtype.toLowerCase(),
    // Parameters after the weight do not belong to the type. Text is always UTF-8 here, whatever the caller requests.
    parameters: parameters
      .slice(0, weight < 0 ? undefined : weight)
      .map((each) => each.split("=").map(trim).join("=").replaceAll('"', "").toLowerCase())
      .filter((each) => !each.startsWith("charset=")),
    // An invalid weight counts as left out.
    quality: quality >= 0 && quality <= 1 ? quality : 1,
  };
}

/** A pattern such as `\s*=` would take quadratic time on many spaces. */
function trim(text: string): string {
  return text.trim();
}

/** The elements of a list, without surrounding spaces. Quoted text is not split. */
function elementsOf(text: string, separator: "," | ";"): readonly string[] {
  const found: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    if (isQuoted && character === "\\") at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === undefined || (character === separator && !isQuoted)) {
      found.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return found;
}
