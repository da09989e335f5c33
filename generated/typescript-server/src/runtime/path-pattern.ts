// Made by endpoint-manifest (typescript-server) from its template path-pattern.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Path templates: how Hono routes them, how specific they are, and their parameters in a request's URL. */
import { hasObject } from "./parameter-plan.js";
import { partTexts, type SegmentPart, segmentParts } from "./path-segments.js";
import type { Route } from "./route.js";

/** A path template for routing. */
export interface PathPattern {
  /** The path in Hono's syntax. Where a segment is more than a word or a parameter, it matches more than the template. */
  readonly honoPath: string;
  /** Equal for templates that differ only in the names of their parameters. */
  readonly key: string;
  readonly segments: readonly Segment[];
}

/** One segment: a word, a single parameter, or several pieces with parameters among them. */
type Segment = Word | { readonly kind: "parameter" } | Pieces;

interface Word {
  readonly kind: "word";
  readonly text: string;
}

interface Pieces {
  readonly kind: "pieces";
  readonly parts: readonly SegmentPart[];
}

/** Reads a route's template. */
export function pathPattern({ path, parameters = [] }: Route): PathPattern {
  const startOf = (name: string): string => {
    const known = parameters.find((each) => each.in === "path" && each.name === name);
    if (known?.style === "label") return ".";
    if (known?.style !== "matrix") return "";
    // The properties of an exploded object have names of their own.
    return known.explode === true && hasObject(known.value) ? ";" : `;${name}`;
  };
  const segments = path
    .replace(/^\//, "")
    // A parameter's name may contain a slash, too.
    .split(/\/(?![^{}]*\})/)
    .map((text) => segmentOf(text, startOf));
  return {
    honoPath: `/${segments.map(honoSegment).join("/")}`,
    key: JSON.stringify(segments.map(keyOf)),
    segments,
  };
}

function segmentOf(text: string, startOf: (name: string) => string): Segment {
  // Every router takes such a word literally; `:`, `*`, `?`, `@`, `#`, `|` could have a meaning.
  if (/^[\w.~-]*$/.test(text)) return { kind: "word", text };
  if (/^\{[^{}]*\}$/.test(text)) return { kind: "parameter" };
  return { kind: "pieces", parts: segmentParts(text, startOf) };
}

function honoSegment(segment: Segment, index: number): string {
  return segment.kind === "word" ? segment.text : `:p${index}`;
}

function keyOf(segment: Segment): unknown {
  switch (segment.kind) {
    case "word":
      return segment.text;
    case "parameter":
      return [];
    case "pieces":
      return segment.parts.map((part) => ("text" in part ? part.text : [part.start]));
  }
}

/** Compares templates so that, of those that match one URL, the most specific comes first: the one with a word further left. */
export function compareExactness(a: PathPattern, b: PathPattern): number {
  for (const [index, segment] of a.segments.entries()) {
    const other = b.segments[index];
    if (other === undefined) break;
    const difference = openness(segment) - openness(other);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How much a segment leaves open: nothing, all but some characters, all. */
function openness(segment: Segment): number {
  switch (segment.kind) {
    case "word":
      return 0;
    case "parameter":
      return 2;
    case "pieces": {
      const { parts } = segment;
      const literal = parts.map((part) => ("text" in part ? part.text : part.start)).join("");
      return parts.every((part) => "text" in part) ? 0 : 1 + 1 / (1 + literal.length);
    }
  }
}

/**
 * True if a path that Hono matched with the same URL is more specific than a template, which Hono knows as `own`: from the left,
 * it is the first to have a word, or a parameter with a pattern, where the other has a parameter.
 */
export function isMoreExact(honoPath: string, { segments }: PathPattern, own: string): boolean {
  const theirs = honoPath.split("/");
  const ours = own.split("/");
  const mounted = ours.length - segments.length;
  for (const [index, our] of ours.entries()) {
    const their = theirs[index];
    // A wildcard matches anything.
    if (their === undefined || /\*|\{\./.test(their)) return false;
    const segment = segments[index - mounted];
    const difference =
      honoOpenness(their) - Math.floor(segment ? openness(segment) : honoOpenness(our));
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function honoOpenness(segment: string): number {
  if (!segment.startsWith(":")) return 0;
  return segment.includes("{") ? 1 : 2;
}

/** Takes the texts of a template's parameters from a URL, undecoded; `undefined` where it does not match. */
export type PathReader = (url: string) => readonly string[] | undefined;

const noTexts: readonly string[] = [];

/**
 * Makes the reader of a template's parameters. Hono has already matched the path, so words need no second check. Segments are
 * counted from the path's end, because everything before the template belongs to the server's mount.
 */
export function pathReader({ segments }: PathPattern): PathReader {
  const first = segments.findIndex(({ kind }) => kind !== "word");
  if (first < 0) return () => noTexts;
  const fromEnd = segments.slice(first).reverse();
  const [last] = fromEnd;
  const endsWithSlash = last?.kind === "word" && last.text === "";
  return (url) => {
    let end = pathEnd(url);
    // An application of Hono that is not strict ignores it.
    if (!endsWithSlash && url.charCodeAt(end - 1) === slash) end--;
    const texts: string[] = [];
    for (const segment of fromEnd) {
      const start = url.lastIndexOf("/", end - 1) + 1;
      if (segment.kind === "parameter") texts.push(url.slice(start, end));
      else if (segment.kind === "pieces") {
        const found = partTexts(segment.parts, url.slice(start, end));
        if (!found) return undefined;
        texts.push(...[...found].reverse());
      }
      end = start - 1;
    }
    return texts.length > 1 ? texts.reverse() : texts;
  };
}

const slash = 0x2f;

/** The end of a URL's path. */
function pathEnd(url: string): number {
  const query = url.indexOf("?");
  const fragment = url.indexOf("#");
  const end = query < 0 ? url.length : query;
  return fragment < 0 ? end : Math.min(fragment, end);
}
