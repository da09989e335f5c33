// Made by endpoint-manifest (typescript-server) from its template path-segments.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A segment of a path template that is more than a word or a parameter: `{name}.json`, `{a}-{b}`, `{id}:cancel`. */

/** A piece of a segment: literal text, or a parameter. */
export type SegmentPart = SegmentText | SegmentParameter;

/** Text, compact. */
export interface SegmentText {
  readonly text: string;
}

/** A parameter. */
export interface SegmentParameter {
  readonly name: string;
  /** The text that its style puts before it (`.`, `;name`), compact; may be empty. */
  readonly start: string;
}

/** The pieces of a segment; `startOf` gives the text that the style of a parameter puts before it. */
export function segmentParts(
  segment: string,
  startOf: (name: string) => string,
): readonly SegmentPart[] {
  return [...segment.matchAll(/\{([^{}]*)\}|[^{}]+|[{}]/g)].map(([text, name]) =>
    name === undefined ? { text: compact(text) } : { name, start: compact(startOf(name)) },
  );
}

/**
 * Texts of the parameters in a segment of a URL, or `undefined` where it does not match. Each parameter has at least one
 * character, and ends where the next piece is found first. There is no backtracking, so time grows with length alone.
 */
export function partTexts(
  parts: readonly SegmentPart[],
  segment: string,
): readonly string[] | undefined {
  const whole = compact(segment);
  const texts: string[] = [];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if ("text" in part) {
      if (!whole.startsWith(part.text, at)) return undefined;
      at += part.text.length;
      continue;
    }
    if (!whole.startsWith(part.start, at)) return undefined;
    const first = at + Math.max(part.start.length, 1);
    const end = endOf(whole, first, parts.slice(index + 1));
    if (end < 0) return undefined;
    texts.push(spread(whole.slice(at, end)));
    at = end;
  }
  return at === whole.length ? texts : undefined;
}

/** The end of a parameter whose first character is before `first`; -1 = none. */
function endOf(whole: string, first: number, [next, ...others]: readonly SegmentPart[]): number {
  if (first > whole.length) return -1;
  if (next === undefined) return whole.length;
  if (!("text" in next)) return whole.indexOf(next.start, first);
  if (others.length > 0) return whole.indexOf(next.text, first);
  const end = whole.length - next.text.length;
  return end >= first && whole.endsWith(next.text) ? end : -1;
}

/** First code unit of those that stand for percent-encoded bytes, in a private area of Unicode. */
const encodedArea = 0xe000;

/**
 * A text with one character for each percent-encoded byte, so that equivalent texts are equal. Reserved characters differ from
 * their encoded forms (RFC 3986, section 2.2), all other ASCII does not.
 */
function compact(text: string): string {
  return text
    .replace(/[\u0080-\uffff]+/g, (beyond) => new TextEncoder().encode(beyond).reduce(addByte, ""))
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      const plain = String.fromCharCode(code);
      return code < 0x80 && /[^%/?#[\]@:!$&'()*+,;=]/.test(plain) ? plain : addByte("", code);
    });
}

function addByte(text: string, byte: number): string {
  return text + String.fromCharCode(encodedArea + byte);
}

/** A compact text in the form of a URL. */
function spread(text: string): string {
  return text.replace(
    /[\ue000-\ue0ff]/g,
    (each) => `%${(each.charCodeAt(0) - encodedArea).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}
