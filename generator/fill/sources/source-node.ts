/** A way through a source for its readers: each value knows its place, and a reference can be followed. */
import type { Location } from "../../diagnostics/diagnostic.js";
import type { Position, Span } from "../../source-ref.js";
import type { SourcePlace } from "../told.js";
import type { SourceValue } from "./source-value.js";

/**
 * A value of a source at its place. Nothing is followed by itself: `get` of `{ $ref: … }` gives what stands there, so that a reader
 * says where a reference may stand (`node.get("schema")?.follow()`), and a property that is called `$ref` stays one.
 */
export interface SourceNode {
  readonly value: SourceValue;
  /** The value itself; where a reference was followed, the place that it leads to. */
  readonly at: SourcePlace;
  /** The kind of a value, which readers test first. */
  readonly kind: "map" | "list" | "text" | "number" | "boolean" | "null";
  /** The value under a key of a map, or at an index of a list; undefined where there is none. */
  get(key: string | number): SourceNode | undefined;
  /** The entries of a map in the order written; none of anything else. */
  entries(): readonly SourceEntry[];
  /** The items of a list; none of anything else. */
  items(): readonly SourceNode[];
  /**
   * The text of a scalar but null; a number or boolean as it is written (`1.10`, `9223372036854775807`, `on`), so that a text
   * that somebody forgot to quote is not changed. Undefined for maps, lists and null.
   */
  text(): string | undefined;
  /** The value where it is a number. */
  number(): number | undefined;
  /** The value where it is a boolean. */
  boolean(): boolean | undefined;
  /** The reference that this node is: a map with a text under `$ref`. Undefined where it is none. */
  reference(): SourceReference | undefined;
  /**
   * The node itself, or what it refers to, through as many references as it takes. Undefined where a reference leads nowhere, in a
   * circle, or where nothing is read; that is reported once, in `Source.diagnostics()`. What stands beside `$ref` is not
   * looked at: see {@link SourceReference.siblings}.
   */
  follow(): SourceNode | undefined;
  /**
   * Returns the target of a reference with this text at this place, for keywords that refer without `$ref` (`mapping` of a
   * discriminator, `operationRef` of a link). Reports as `follow` does where it leads nowhere.
   */
  resolve(text: string): SourceNode | undefined;
  /** Where it stands in the text, looked up at the call, for a diagnostic's `at`: a scalar itself, of a map or list its key. */
  span(): SourceSpan;
}

/** One entry of a map. */
export interface SourceEntry {
  readonly key: string;
  readonly node: SourceNode;
}

/** A reference, as it stands in the source. */
export interface SourceReference {
  /** As written: `#/components/schemas/Book`, `./books.yaml#/Book`. */
  readonly text: string;
  /** The place of the text. */
  readonly at: SourcePlace;
  /**
   * Returns the target, one step away: it may be a reference again. Undefined as with `follow`. `target.at` has the file and
   * the unescaped tokens of the pointer; two references to the same thing have equal places, however they are written.
   */
  target(): SourceNode | undefined;
  /**
   * The values beside `$ref`, in the order written. In schemas of OpenAPI 3.1 and later they count; `summary` and `description`
   * of a Reference Object of 3.1 override; in 2.0 and 3.0 they are ignored, which is a loss to report.
   */
  readonly siblings: readonly SourceEntry[];
}

/** A stretch of a source; `onDisk` tells it from one of the manifest, as with a `FileLocation`. */
export interface SourceSpan extends Span {
  readonly onDisk: true;
  readonly start: Position;
  readonly end: Position;
}

/** True if the place of a diagnostic is a stretch of a source. */
export function isSourceSpan(location: Location): location is Location & SourceSpan {
  return "start" in location && "onDisk" in location && location.onDisk === true;
}
