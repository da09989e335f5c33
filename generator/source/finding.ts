/** A fault found in one text, before its place has a line and a column. */
import type { Code } from "../diagnostics/catalog.js";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { type LineIndex, spanOf } from "./line-index.js";

/** From the first offset to the one after the last, in UTF-16 code units of the text. */
export type TextRange = readonly [start: number, end: number];

/** What a check of the text hands back. */
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

/** A text as YAML wants it quoted, to be copied from a message; a long one is only begun. */
export function quoted(text: string): string {
  return `'${shortened(text).replaceAll("'", "''")}'`;
}

/** Cut first, as a line may have megabytes. */
function shortened(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, " ").trim();
  return line.length > 60 || text.length > 400 ? `${line.slice(0, 59)}…` : line;
}
