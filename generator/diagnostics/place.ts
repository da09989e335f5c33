/** Diagnostics with their places looked up, each once, in the order to print. */
import type { Span } from "../source-ref.js";
import type { Diagnostic, Location } from "./diagnostic.js";
import { compareByCodePoint } from "./order.js";

/** Where a location is, for a reader. */
export interface Placed {
  /** The path to show: one that an editor or a terminal can open. */
  readonly displayPath: string;
  /** The exact stretch, unless the location is a whole file. */
  readonly span?: Span | undefined;
  /** The text of the file, to show the lines around; none is shown without it. */
  readonly text?: string | undefined;
}

/** A diagnostic with its places. */
export interface PlacedDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly place: Placed;
  readonly related: readonly { readonly message: string; readonly place: Placed }[];
}

/** Looks all places up, drops repetitions, and sorts by path, place and code. */
export function placeAll(
  diagnostics: readonly Diagnostic[],
  locate: (location: Location) => Placed,
): readonly PlacedDiagnostic[] {
  const unique = new Map<string, PlacedDiagnostic>();
  for (const diagnostic of diagnostics) {
    const place = locate(diagnostic.at);
    const { start, end } = place.span ?? {};
    const { code, message } = diagnostic;
    const id = JSON.stringify([place.displayPath, start?.offset, end?.offset, code, message]);
    if (unique.has(id)) continue;
    const related = (diagnostic.related ?? []).map((other) => ({
      message: other.message,
      place: locate(other.at),
    }));
    unique.set(id, { diagnostic, place, related });
  }
  return [...unique.values()].sort(compare);
}

/** A path with line and column, as editors and terminals make links of it. */
export function address({ displayPath, span }: Placed): string {
  if (span === undefined) return displayPath;
  return `${displayPath}:${span.start.line}:${span.start.column}`;
}

/** Compares places: a report on a whole file comes before those on parts of it. */
function compare(left: PlacedDiagnostic, right: PlacedDiagnostic): number {
  return (
    compareByCodePoint(left.place.displayPath, right.place.displayPath) ||
    (left.place.span?.start.line ?? 0) - (right.place.span?.start.line ?? 0) ||
    (left.place.span?.start.column ?? 0) - (right.place.span?.start.column ?? 0) ||
    compareByCodePoint(left.diagnostic.code, right.diagnostic.code) ||
    compareByCodePoint(left.diagnostic.message, right.diagnostic.message)
  );
}
