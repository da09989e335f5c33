/** The lines around a fault, with the stretch underlined. */
import type { Span } from "../source-ref.js";
import { type Glyph, glyphsOf } from "./display-width.js";

/** A line of a frame: of the text, the one with the fault, or the marks below that. */
export interface FrameLine {
  readonly kind: "source" | "fault" | "marks";
  /** Line number and rule, as wide on every line of the frame. */
  readonly gutter: string;
  readonly text: string;
}

/** How many lines are shown before and after the fault. */
const linesAround = 2;

/** Longer lines are cut, in UTF-16 code units before and after the beginning of the fault. */
const before = 60;
const after = 100;

/** Makes the frame of a span: the first of its lines is underlined, those around it give bearings. */
export function codeFrame(text: string, span: Span): readonly FrameLine[] {
  const current = lineAt(text, span.start.offset);
  const above = linesAbove(text, current);
  const below = linesBelow(text, current);
  const column = span.start.offset - current.start;
  const width = String(span.start.line + below.length).length;
  const frameLine = (kind: FrameLine["kind"], line: Line, number: number): FrameLine => ({
    kind,
    gutter: `${kind === "fault" ? ">" : " "} ${String(number).padStart(width)} |`,
    text: cut(text, line, column)
      .map(({ shown }) => shown)
      .join(""),
  });
  const { line: number } = span.start;
  return [
    ...above.map((line, index) => frameLine("source", line, number - above.length + index)),
    frameLine("fault", current, number),
    {
      kind: "marks",
      gutter: `${" ".repeat(width + 2)} |`,
      text: underline(cut(text, current, column), [column, span.end.offset - current.start]),
    },
    ...below.map((line, index) => frameLine("source", line, number + 1 + index)),
  ];
}

/** A line by its offsets, without its line end. */
interface Line {
  readonly start: number;
  readonly end: number;
}

function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", offset);
  const end = next === -1 ? text.length : next;
  return { start, end: end > start && text.charAt(end - 1) === "\r" ? end - 1 : end };
}

function linesAbove(text: string, current: Line): readonly Line[] {
  const lines: Line[] = [];
  for (let { start } = current; lines.length < linesAround && start > 0;) {
    const line = lineAt(text, start - 1);
    lines.unshift(line);
    start = line.start;
  }
  return lines;
}

function linesBelow(text: string, current: Line): readonly Line[] {
  const lines: Line[] = [];
  let next = text.indexOf("\n", current.end) + 1;
  while (lines.length < linesAround && next > 0 && next < text.length) {
    const line = lineAt(text, next);
    lines.push(line);
    next = text.indexOf("\n", line.end) + 1;
  }
  return lines;
}

/** The glyphs of a line around a column; `…` stands where it was cut. Offsets count from the line's start. */
function cut(text: string, { start, end }: Line, column: number): readonly Glyph[] {
  const from = characterStart(text, Math.min(end, Math.max(start, start + column - before)));
  const to = characterStart(text, Math.min(end, start + column + after));
  const mark = (offset: number): Glyph => ({ shown: "…", columns: 1, offset, length: 1 });
  const glyphs = glyphsOf(text.slice(from, to)).map((glyph) => ({
    ...glyph,
    offset: glyph.offset + from - start,
  }));
  return [
    ...(from > start ? [mark(from - start - 1)] : []),
    ...glyphs,
    ...(to < end ? [mark(to - start)] : []),
  ];
}

/** Steps back out of the middle of a surrogate pair. */
function characterStart(text: string, offset: number): number {
  return /[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, offset - 1), offset + 1))
    ? offset - 1
    : offset;
}

/** Carets below the glyphs that touch a range; one at least, also behind the end of the line. */
function underline(glyphs: readonly Glyph[], [start, end]: readonly [number, number]): string {
  const last = Math.max(end, start + 1);
  const before = glyphs.filter(({ offset, length }) => offset + length <= start);
  const inside = glyphs.filter(({ offset, length }) => offset < last && offset + length > start);
  return " ".repeat(columnsOf(before)) + "^".repeat(Math.max(1, columnsOf(inside)));
}

function columnsOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { columns }) => sum + columns, 0);
}
