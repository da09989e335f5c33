/** A fault found in one text, before its place has a line and a column. */
import type { Code } from "../diagnostics/catalog.js";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { type LineIndex, spanOf } from "./line-index.js";

/** From the first offset to the one after the last, in UTF-16 code units of the text. */
export type TextRange = readonly [start: number, end: number];

/** The result of a check of the text. */
export interface Finding {
  readonly code: Code;
  readonly message: string;
  readonly range: TextRange;
  readonly help?: string;
  /** Another stretch of the same text that belongs to the fault. */
  readonly related?: { readonly message: string; readonly range: TextRange };
}

/** Gives a finding its place in the file. */
export function toDiagnostic(finding: Finding, file: string, lines: LineIndex): Diagnostic {
  const { code, message, range, help, related } = finding;
  return diagnostic(code, {
    message,
    at: spanOf(file, lines, range),
    ...(help !== undefined && { help }),
    ...(related && {
      related: [{ message: related.message, at: spanOf(file, lines, related.range) }],
    }),
  });
}

/** A piece of the manifest for a message: in double quotes, on one line, and cut when long. */
export function cite(text: string): string {
  return `"${shortened(text)}"`;
}

/** Two pieces for one message, cut so that what tells them apart is seen. */
export function citeBoth(one: string, other: string): readonly [string, string] {
  const texts = [one, other].map((text) => text.replace(/\s+/g, " ").trim());
  const [first = "", second = ""] = texts;
  let same = 0;
  while (same < first.length && first[same] === second[same]) same += 1;
  // Long texts with one beginning are shown from a little before they part.
  const start = same > 50 ? same - 20 : 0;
  const shown = (text: string): string =>
    start === 0 || text.length <= 60 ? cite(text) : cite(`…${text.slice(start)}`);
  return [shown(first), shown(second)];
}

/** A text as YAML wants it quoted, to be copied from a message; a long one is only begun. */
export function quoted(text: string): string {
  return `'${shortened(text).replaceAll("'", "''")}'`;
}

/** Cut first, as a line may have megabytes. */
function shortened(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, " ").trim();
  return line.length > 60 || text.length > 400 ? `${line.slice(0, 59)}…` : line;
}
