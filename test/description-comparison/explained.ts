/** Differences of two descriptions that a loss report explains: it says of the place that it is not taken over. */
import type { SourceLoss } from "../../generator/fill/described-api.js";
import type { SourcePlace } from "../../generator/fill/told.js";
import type { Difference } from "./differences.js";

/** Those that no loss explains. What the second says besides is explained by a loss at the very place. */
export function unexplained(
  differences: readonly Difference[],
  losses: readonly SourceLoss[],
): readonly Difference[] {
  const lost = new Set(losses.map(({ at }) => keyOf(at, at.path.length)));
  const isLost = ({ at, first }: Difference): boolean =>
    first === undefined
      ? lost.has(keyOf(at, at.path.length))
      : at.path.some((_, index) => lost.has(keyOf(at, index + 1)));
  return differences.filter((each) => !isLost(each));
}

/** A place, or one around it, as text. */
function keyOf({ file, path }: SourcePlace, depth: number): string {
  return JSON.stringify([file, ...path.slice(0, depth)]);
}
