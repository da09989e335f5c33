// Made by endpoint-manifest (typescript-server) from its template negotiation.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Which representation a caller likes best: the header `accept` (RFC 9110, section 12.5.1). */

/** A range of media types that a caller takes. */
interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  /** Parameters but `q` and `charset`, sorted. */
  readonly parameters: readonly string[];
  /** From 0 (not at all) to 1. */
  readonly quality: number;
}

/**
 * Of the media types, or ranges of them, that are offered the one that a caller likes best, the first where several are
 * liked as much; `undefined` where it takes none. Without the header, or where nothing in it can be read, all are taken.
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

/** Finds the type that a caller likes best, for a header `accept`. */
export type TypePicker = (accept: string | null) => string | undefined;

/** So many headers are remembered, and no longer ones: callers send few different ones, unless they mean harm. */
const mostHeaders = 64;
const longestHeader = 512;

/** The same for one list of types: each header is read once. */
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

/** How much a caller likes a type: the most exact of the ranges that hold it says it. */
function qualityOf(offered: string, ranges: readonly MediaRange[]): number {
  const type = rangeOf(offered);
  // What cannot be understood cannot be refused.
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

/** How exactly a range says a type: -1 = it does not hold it. An offered range is held by all that it has in common with. */
function exactnessOf(range: MediaRange, offered: MediaRange): number {
  if (range.type === "*" || offered.type === "*") return 0;
  if (range.type !== offered.type) return -1;
  if (range.subtype === "*" || offered.subtype === "*") return 1;
  if (range.subtype !== offered.subtype) return -1;
  const hasAll = range.parameters.every((each) => offered.parameters.includes(each));
  return hasAll ? 2 + range.parameters.length : -1;
}

/** One element of the header; `undefined` where it is none. */
function rangeOf(element: string): MediaRange | undefined {
  const [name = "", ...parameters] = elementsOf(element, ";");
  const [, type, subtype] = /^([\w!#$%&'*+.^`|~-]+)\/([\w!#$%&'*+.^`|~-]+)$/.exec(name) ?? [];
  if (type === undefined || subtype === undefined) return undefined;
  const weight = parameters.findIndex((each) => /^q\s*=/i.test(each));
  const quality = weight < 0 ? 1 : Number(parameters[weight]?.replace(/^q\s*=\s*/i, ""));
  return {
    type: type.toLowerCase(),
    subtype: subtype.toLowerCase(),
    // What follows the weight is no parameter of the type. Text is UTF-8 here whatever a caller writes about it.
    parameters: parameters
      .slice(0, weight < 0 ? undefined : weight)
      .map((each) => each.split("=").map(trim).join("=").replaceAll('"', "").toLowerCase())
      .filter((each) => !each.startsWith("charset=")),
    // A weight that is none is as good as left out.
    quality: quality >= 0 && quality <= 1 ? quality : 1,
  };
}

/** A pattern such as `\s*=` would look at each of many spaces as often as there are spaces. */
function trim(text: string): string {
  return text.trim();
}

/** The elements of a list, without the spaces around them; what stands in quotes is not split. */
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
