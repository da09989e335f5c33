/** A short unified diff of one file, fit for a terminal: what is on disk (-) against what would be generated (+). */
import { structuredPatch } from "diff";
import { visible } from "../diagnostics/visible.js";

/** The beginning of a diff, and what is left out of it. */
export interface Excerpt {
  /** Lines of a unified diff, each cut to a width, with control characters made visible. */
  readonly lines: readonly string[];
  /** A note on the hidden lines: "12 more lines", "no text"; absent = all are shown. */
  readonly note?: string;
}

const contextLines = 2;
const longestExcerpt = 20;
const longestLine = 160;
/** Beyond so many changed lines the search for the shortest diff takes long and nobody reads it. */
const mostChanges = 2_000;

/** Compares two texts; `""` stands for a file that is not there. */
export function excerptOf(onDisk: string, generated: string): Excerpt {
  if (isBinary(onDisk) || isBinary(generated)) return { lines: [], note: "not a text" };
  // Where one side is empty there is nothing to search.
  const isSearch = onDisk !== "" && generated !== "";
  const patch = structuredPatch("", "", onDisk, generated, "", "", {
    context: contextLines,
    maxEditLength: isSearch ? mostChanges : Number.POSITIVE_INFINITY,
  });
  if (patch === undefined) return { lines: [], note: "too much changed to show" };
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`,
    ...hunk.lines,
  ]);
  const shown = lines.slice(0, longestExcerpt).map(printable);
  const hidden = lines.length - shown.length;
  if (hidden === 0) return { lines: shown };
  return { lines: shown, note: hidden === 1 ? "1 more line" : `${hidden} more lines` };
}

/** In unified diffs a range without lines names the line before it. */
function range(start: number, count: number): string {
  return `${count === 0 ? start - 1 : start},${count}`;
}

/** NUL is in no text; U+FFFD stands for bytes that are no UTF-8. */
function isBinary(text: string): boolean {
  return text.includes("\0") || text.includes("\uFFFD");
}

/** Content may come from anybody: nothing in it moves a cursor or turns a line round. Tabs stay: they indent. */
function printable(line: string): string {
  const shown = line.slice(0, longestLine).split("\t").map(visible).join("\t");
  return line.length > longestLine ? `${shown} …` : shown;
}
