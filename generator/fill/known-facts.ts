/** How many facts a fill has made known, as `coverage` counts them. */
import type { FactCounts } from "../model/fact-counts.js";

/** Facts by file of the manifest, before a fill and after it. */
export interface KnownFacts {
  readonly before: ReadonlyMap<string, FactCounts>;
  readonly now: ReadonlyMap<string, FactCounts>;
}

/** So many facts more are known: in one file, or in all of them. Negative where facts were taken out. */
export function moreKnown({ before, now }: KnownFacts, file?: string): number {
  const known = (counts: ReadonlyMap<string, FactCounts>): number =>
    file === undefined ? sumOf(counts).known : (counts.get(file)?.known ?? 0);
  return known(now) - known(before);
}

/** The facts of all files. */
export function sumOf(counts: ReadonlyMap<string, FactCounts>): FactCounts {
  return [...counts.values()].reduce(
    (sum, { known, all }) => ({ known: sum.known + known, all: sum.all + all }),
    { known: 0, all: 0 },
  );
}
