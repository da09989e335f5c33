/** How many facts a fill has made known, as `coverage` counts them. */
import { type FactCounts, factCountsByFile } from "../model/fact-counts.js";
import type { ApiModel } from "../model/model.js";

/** Facts by file of the manifest, before a fill and after it. */
export interface KnownFacts {
  readonly before: ReadonlyMap<string, FactCounts>;
  readonly now: ReadonlyMap<string, FactCounts>;
}

/** Counts the facts of two states of a manifest. */
export function knownFacts(before: ApiModel, now: ApiModel): KnownFacts {
  return { before: factCountsByFile(before), now: factCountsByFile(now) };
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
