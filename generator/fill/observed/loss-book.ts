/** The parts that are not taken over, each kind once: how often, why, and its first place. */
import type { SourceLoss } from "../described-api.js";
import type { SourcePlace } from "../told.js";

/** One thing that is not taken over. */
export interface Lost {
  readonly at: SourcePlace;
  readonly what: string;
  /** A sentence. Never with a text of what was recorded, but for names that may be told. */
  readonly why: string;
}

/** Collects losses. */
export interface LossBook {
  /** Losses of one `what` and one `why` are counted, and keep the place of the first. */
  add(lost: Lost): void;
  /** In the order in which each was first added. */
  losses(): readonly SourceLoss[];
}

/** Nothing is lost as yet. */
export function lossBook(): LossBook {
  const counted = new Map<string, { readonly lost: Lost; count: number }>();
  return {
    add: (lost) => {
      const key = JSON.stringify([lost.what, lost.why]);
      const known = counted.get(key);
      if (known === undefined) counted.set(key, { lost, count: 1 });
      else known.count += 1;
    },
    losses: () =>
      [...counted.values()].map(({ lost: { at, what, why }, count }) => ({
        at,
        what: count === 1 ? what : `${what} (${count} times)`,
        why,
      })),
  };
}
