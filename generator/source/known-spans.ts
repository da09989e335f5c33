/** Places of findings, kept so that a file need not be read to show where they stand. */
import type { SourceRef, Span } from "../source-ref.js";

/** Places of a file that were looked up before, by {@link placeKey}. */
export type KnownSpans = ReadonlyMap<string, Span>;

/** A place in its file, as a key. */
export function placeKey({ path, part }: Pick<SourceRef, "path" | "part">): string {
  return JSON.stringify([part, ...path]);
}
