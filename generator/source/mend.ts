/** A text with its colons mended, so that one unquoted colon does not hide all other faults of a file. */
import type { Finding } from "./finding.js";

/**
 * Replaces the colons that `title: Foo: bar` has too many, in a copy of the same length: every offset stays.
 * The parser would take such a text for a map, and the keys below for keys of that map.
 */
export function mendColons(text: string, findings: readonly Finding[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { range } of findings) {
    if (range[0] < from) continue;
    pieces.push(text.slice(from, range[0]), text.slice(...range).replace(/:(?=\s|$)/g, "_"));
    from = range[1];
  }
  return [...pieces, text.slice(from)].join("");
}
