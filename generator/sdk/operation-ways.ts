/** The way to an operation through its groups, as callers of a client with a member for each group write it. */
import type { GroupPlan, OperationPlan } from "./plan.js";

/** An operation, and the groups around it, outermost first. */
export interface OperationWay {
  readonly groups: readonly GroupPlan[];
  readonly operation: OperationPlan;
}

/** Finds the operation of an id. */
export function wayTo(id: string, groups: readonly GroupPlan[]): OperationWay | undefined {
  for (const group of groups) {
    const operation = group.operations.find((each) => each.id === id);
    if (operation !== undefined) return { groups: [group], operation };
    const below = wayTo(id, group.groups);
    if (below !== undefined) return { ...below, groups: [group, ...below.groups] };
  }
  return undefined;
}
