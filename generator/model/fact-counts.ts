/** How many facts there are, and how many of them are known: the one way in which all commands count. */
import type { ApiModel } from "./model.js";
import type { FactSlot } from "./slot.js";
import { slotsOf } from "./slots.js";

/** Facts of a model, or of a part of it: each slot is one. */
export interface FactCounts {
  /** Known; what is known to be absent is known. */
  readonly known: number;
  readonly all: number;
}

/** Counts the facts of a model. */
export function factCounts(model: ApiModel): FactCounts {
  return countsOfSlots(slotsOf(model));
}

/** Counts the facts that stand in each file of a manifest. */
export function factCountsByFile(model: ApiModel): ReadonlyMap<string, FactCounts> {
  const byFile = new Map<string, { known: number; all: number }>();
  for (const { at, state } of slotsOf(model)) {
    const counts = byFile.get(at.file) ?? { known: 0, all: 0 };
    counts.all += 1;
    if (state !== "notShown") counts.known += 1;
    byFile.set(at.file, counts);
  }
  return byFile;
}

/** Counts some facts. */
export function countsOfSlots(slots: readonly Pick<FactSlot, "state">[]): FactCounts {
  const known = slots.filter(({ state }) => state !== "notShown").length;
  return { known, all: slots.length };
}

/** "117 of 1545 facts known, 3 more than before"; without an earlier count, how many there are now. */
export function knownText({ known, all }: FactCounts, before?: FactCounts): string {
  const now = `${known} of ${all} ${all === 1 ? "fact" : "facts"} known`;
  const more = before === undefined ? 0 : known - before.known;
  if (more === 0) return now;
  return `${now}, ${Math.abs(more)} ${more > 0 ? "more" : "fewer"} than before`;
}
