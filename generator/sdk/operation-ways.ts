/** The way to an operation through its groups, as callers of a client with a member for each group write it. */
import type { GroupPlan, OperationPlan } from "./plan.js";

/** An operation, and the groups around it, outermost first. */
export interface OperationWay {
  readonly groups: readonly GroupPlan[];
  readonly operation: OperationPlan;
}

/** The ways of each plan's groups, found once: texts that speak of operations ask for them thousands of times. */
const known = new WeakMap<readonly GroupPlan[], ReadonlyMap<string, OperationWay>>();

/** Finds the operation of an id. */
export function wayTo(id: string, groups: readonly GroupPlan[]): OperationWay | undefined {
  const ways = known.get(groups) ?? new Map(waysIn(groups, []));
  known.set(groups, ways);
  return ways.get(id);
}

function waysIn(
  groups: readonly GroupPlan[],
  around: readonly GroupPlan[],
): readonly (readonly [id: string, way: OperationWay])[] {
  return groups.flatMap((group) => {
    const way = [...around, group];
    return [
      ...group.operations.map((operation) => [operation.id, { groups: way, operation }] as const),
      ...waysIn(group.groups, way),
    ];
  });
}
