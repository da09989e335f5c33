/** Names of one scope: each is given once, to whoever asks first, so that what comes later never renames what was there. */
import { joined } from "./id-words.js";

/** A scope of names. */
export interface TakenNames {
  readonly isFree: (id: string) => boolean;
  readonly take: (id: string) => void;
  /** The first of several names that is free, or else the first one with a number behind it; it is taken then. */
  readonly takeFirst: (ids: readonly string[]) => string;
}

/** A scope in which no name is taken. */
export function takenNames(): TakenNames {
  const taken = new Set<string>();
  const isFree = (id: string) => !taken.has(joined(id));
  const take = (id: string) => {
    taken.add(joined(id));
  };
  // Where a thousand things have one name, counting begins where it ended before.
  const counted = new Map<string, number>();
  const numbered = (id: string): string => {
    let count = counted.get(id) ?? 2;
    while (!isFree(`${id}-${count}`)) count += 1;
    counted.set(id, count + 1);
    return `${id}-${count}`;
  };
  return {
    isFree,
    take,
    takeFirst: ([best = "", ...others]) => {
      const id = [best, ...others].find(isFree) ?? numbered(best);
      take(id);
      return id;
    },
  };
}
