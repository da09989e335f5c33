/** Diagnostics as text, in the format that the reader wants. */
import type { Diagnostic, Location } from "./diagnostic.js";
import { type Placed, placeAll } from "./place.js";
import { printGithub } from "./print-github.js";
import { printJson } from "./print-json.js";
import { printText } from "./print-text.js";

/** For people, for programs, or for the annotations of GitHub Actions. */
export type PrintFormat = "text" | "json" | "github";

/** How diagnostics are printed. */
export interface PrintOptions {
  readonly format: PrintFormat;
  /** True if `text` may use colours. */
  readonly colour: boolean;
  /** Looks a place up, late, for those diagnostics that are printed. */
  readonly locate: (location: Location) => Placed;
}

/**
 * Prints diagnostics sorted by file, place and code, each once, lines ended by `\n`.
 * Whatever they quote, no control character of theirs gets through.
 */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format, colour, locate }: PrintOptions,
): string {
  const placed = placeAll(diagnostics, locate);
  switch (format) {
    case "text":
      return printText(placed, colour);
    case "json":
      return printJson(placed);
    case "github":
      return printGithub(placed);
    default: {
      const unknown: never = format;
      throw new Error(`no such format: ${String(unknown)}`);
    }
  }
}
