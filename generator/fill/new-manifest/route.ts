/** A path as names see it: its segments as words, without what only says which version of which API it is. */
import { wordsIn } from "../../words.js";

/** One segment of a path. */
export interface Segment {
  /** Words of the text; of a parameter, those of its name. */
  readonly words: readonly string[];
  readonly isParameter: boolean;
}

/** A method and the segments of a path. */
export interface Route {
  /** In small letters. */
  readonly method: string;
  readonly segments: readonly Segment[];
  /** Words of an action behind a colon at the end: `/books/{id}:archive`; none where there is no such thing. */
  readonly action: readonly string[];
  /** All words of the path in one, its beginning among them. */
  readonly spelled: string;
}

/** Matches the segments before the first resource of a path: `/api/v1/books`. */
const preamble = /^(?:api|rest|v\d+(?:[._-]?\d+)*(?:(?:alpha|beta)\d*)?|\d{4}-\d{2}(?:-\d{2})?)$/i;

/** Takes a path apart. */
export function routeOf(method: string, path: string): Route {
  const [address = "", action = ""] = path.split(/:(?=[A-Za-z]\w*$)/);
  const texts = address.split("/").filter((text) => text !== "");
  const start = texts.findIndex((text) => !preamble.test(text));
  const rest = start === -1 ? texts : texts.slice(start);
  return {
    method: method.toLowerCase(),
    segments: rest.map(segmentOf),
    action: wordsIn(action),
    spelled: wordsIn(path).join(""),
  };
}

function segmentOf(text: string): Segment {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  if (names.length > 0) return { words: names.flatMap(wordsIn), isParameter: true };
  return { words: wordsIn(decoded(text)), isParameter: false };
}

/** A segment as people read it; what is no percent-encoding stays as it stands (RFC 3986, section 2.1). */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The texts of a route that are words: what it is about. */
export function literalsOf({ segments }: Route): readonly (readonly string[])[] {
  return segments.flatMap(({ words, isParameter }) =>
    isParameter || words.length === 0 ? [] : [words],
  );
}
