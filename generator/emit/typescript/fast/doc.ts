/**
 * Texts with places where a line may end: prettier's Docs, as far as the emitted code needs them. Each is measured once,
 * when it is made; prettier's own are walked through for each group around them, which took two thirds of the time.
 */
import { printOptions } from "../prettier-options.js";
import { columns } from "./columns.js";

/** A text, with or without places where a line may end. */
export type Doc = string | DocNode;

/** A text with at least one such place. A space that may become the end of a line stands between two texts. */
export interface DocNode extends Measure {
  readonly kind:
    | "concat"
    | "indent"
    | "align"
    | "group"
    | "states"
    | "if-break"
    | "indent-if-break"
    | "fill"
    | "line"
    | "hard-line"
    | "comment";
  /**
   * The parts: the layouts of `states` in order, the content of `if-break` in a broken group and in another one, the text of a
   * `line` that does not end the line, the description of a comment.
   */
  readonly parts: readonly Doc[];
  /** How a group is known to others, or by which group others are decided; without one it is the group around them. */
  readonly id: GroupId | undefined;
  /** Columns of an alignment. */
  readonly size: number;
}

/** The key of a group, for parts that depend on whether it is broken. */
export type GroupId = symbol;

/** The measure of a text on one line. */
interface Measure {
  /** True if a line ends in it for certain: all groups around it are broken then, and nothing else is known of it. */
  readonly breaks: boolean;
  /** True if it depends on a group that it does not hold, which then decides how wide it is. */
  readonly depends: boolean;
  /** Its columns; only some of them where it is wider than any line. */
  readonly width: number;
}

/** Text after text. */
export function concat(parts: readonly Doc[]): Doc {
  return container("concat", parts);
}

/** Lines that begin within it are indented by a level. */
export function indent(parts: readonly Doc[]): Doc {
  return container("indent", parts);
}

/** Lines that begin within it are indented by so many columns. */
export function align(size: number, parts: readonly Doc[]): Doc {
  return container("align", parts, { size });
}

/** On one line if it fits, else broken at all places that are not in a group of their own. */
export function group(
  parts: readonly Doc[],
  options: { readonly id?: GroupId; readonly isBroken?: boolean } = {},
): Doc {
  return container("group", parts, options);
}

/** The first layout that fits, its broken groups up to their first line; else the last one, broken. */
export function firstThatFits(states: readonly [Doc, Doc, ...Doc[]]): DocNode {
  return node("states", states, measureOf(states[0]));
}

/** One text in a broken group, another one (by default none) in a group on one line. */
export function ifBreak(broken: Doc, flat: Doc = "", id?: GroupId): DocNode {
  const { breaks, depends, width } = measureOf(flat);
  return node(
    "if-break",
    [broken, flat],
    { breaks: breaks || willBreak(broken), depends: depends || id !== undefined, width },
    { id },
  );
}

/** Indented where another group, before it, is broken. */
export function indentIfBreak(part: Doc, id: GroupId): Doc {
  return container("indent-if-break", [part], { id });
}

/** As many texts on each line as fit, a `line` between any two. */
export function fill(parts: readonly Doc[]): Doc {
  return container("fill", parts);
}

/** Docs with others between them. */
export function join(separator: readonly Doc[], docs: readonly Doc[]): Doc {
  const parts: Doc[] = [];
  for (const doc of docs) {
    if (parts.length > 0) parts.push(...separator);
    parts.push(doc);
  }
  return concat(parts);
}

const none: Options = {};

/** A space, or the end of the line. */
export const line: DocNode = node("line", [" "], { breaks: false, depends: false, width: 1 });

/** Nothing, or the end of the line. */
export const softline: DocNode = node("line", [""], { breaks: false, depends: false, width: 0 });

const breaking: Measure = { breaks: true, depends: false, width: 0 };

/** The end of the line. */
export const hardline: DocNode = node("hard-line", [], breaking);

/** A doc comment of this description, with the end of its last line. */
export function comment(description: string): DocNode {
  return node("comment", [description], breaking);
}

/** True if a line ends within it for certain. */
export function willBreak(doc: Doc): boolean {
  return typeof doc !== "string" && doc.breaks;
}

/** True if a line may end within it. */
export function canBreak(doc: Doc): boolean {
  if (typeof doc === "string") return false;
  const parts = doc.kind === "states" ? doc.parts.slice(0, 1) : doc.parts;
  return ["line", "hard-line", "comment"].includes(doc.kind) || parts.some(canBreak);
}

/** Returns the text on one line, where no line ends in it for certain. */
export function onOneLine(doc: Doc): string {
  if (typeof doc === "string") return doc;
  const { kind, parts } = doc;
  if (kind === "if-break") return onOneLine(parts[1] ?? "");
  return (kind === "states" ? parts.slice(0, 1) : parts).map(onOneLine).join("");
}

/** True if it is a space or the end of a line, and nothing else. */
export function isSpace(doc: Doc): boolean {
  return typeof doc !== "string" && doc.width === 1 && onOneLine(doc) === " ";
}

interface Options {
  readonly id?: GroupId | undefined;
  readonly isBroken?: boolean;
  readonly size?: number;
}

/** Where there is nothing but text, that is the Doc. */
function container(kind: DocNode["kind"], parts: readonly Doc[], options: Options = none): Doc {
  let breaks = options.isBroken ?? false;
  let isText = !breaks;
  let text = "";
  let depends = false;
  let width = 0;
  for (const part of parts) {
    if (typeof part === "string") {
      if (isText) text += part;
      continue;
    }
    isText = false;
    breaks ||= part.breaks;
    depends ||= part.depends;
    width += part.width;
  }
  if (isText) return text;
  if (!breaks) width += widthOfTexts(parts, width);
  // What depends on a group stands within it.
  const isWhole = kind === "group" && options.id !== undefined;
  return {
    kind,
    parts,
    id: options.id,
    size: options.size ?? 0,
    breaks,
    depends: depends && !isWhole,
    width,
  };
}

/** Columns of the texts among parts, as far as they still matter beside others. */
function widthOfTexts(parts: readonly Doc[], taken: number): number {
  let width = 0;
  for (const part of parts) {
    if (typeof part !== "string" || part === "") continue;
    if (taken + width > printOptions.printWidth) break;
    width += columns(part);
  }
  return width;
}

function measureOf(doc: Doc): Measure {
  return typeof doc === "string" ? { breaks: false, depends: false, width: columns(doc) } : doc;
}

/** All have the same keys in the same order, also those of `container`, which makes them quicker to read. */
function node(
  kind: DocNode["kind"],
  parts: readonly Doc[],
  { breaks, depends, width }: Measure,
  { id, size = 0 }: Options = none,
): DocNode {
  return { kind, parts, id, size, breaks, depends, width };
}
