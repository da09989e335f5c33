/** Diagnostics for programs: one JSON document. */
import type { Severity } from "./catalog-entry.js";
import type { Placed, PlacedDiagnostic } from "./place.js";
import { visibleInJson } from "./visible.js";

/** A place in the document. A whole file has no lines. */
export interface JsonPlace {
  readonly file: string;
  /** Lines and columns count from 1, columns in UTF-16 code units; the end is after the last character. */
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** An entry of the document. */
export interface JsonDiagnostic extends JsonPlace {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly related?: readonly (JsonPlace & { readonly message: string })[];
}

/** Prints an array of {@link JsonDiagnostic}; texts are as they are, escaped as JSON has it. */
export function printJson(diagnostics: readonly PlacedDiagnostic[]): string {
  return `${visibleInJson(JSON.stringify(diagnostics.map(toJson), null, 2))}\n`;
}

function toJson({ diagnostic, place, related }: PlacedDiagnostic): JsonDiagnostic {
  const { severity, code, message, help } = diagnostic;
  return {
    ...jsonPlace(place),
    severity,
    code,
    message,
    ...(help !== undefined && { help }),
    ...(related.length > 0 && {
      related: related.map((other) => ({ ...jsonPlace(other.place), message: other.message })),
    }),
  };
}

function jsonPlace({ displayPath: file, span }: Placed): JsonPlace {
  if (span === undefined) return { file };
  return {
    file,
    line: span.start.line,
    column: span.start.column,
    endLine: span.end.line,
    endColumn: span.end.column,
  };
}
