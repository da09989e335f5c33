/** The operations of a plan, group by group. */
import type {
  CallableOperation,
  GroupPlan,
  OperationNotShown,
} from "../../../generator/sdk/plan.js";

/** Those that can be called, and the others. */
export interface PlannedOperations {
  readonly callable: readonly CallableOperation[];
  readonly notShown: readonly OperationNotShown[];
}

/** The operations of groups, and of the groups in them. */
export function operationsIn(groups: readonly GroupPlan[]): PlannedOperations {
  const all = groups.flatMap((group) => group.operations);
  const inner = groups.map((group) => operationsIn(group.groups));
  return {
    callable: [
      ...all.flatMap((each) => (each.kind === "callable" ? [each] : [])),
      ...inner.flatMap((each) => each.callable),
    ],
    notShown: [
      ...all.flatMap((each) => (each.kind === "not-shown" ? [each] : [])),
      ...inner.flatMap((each) => each.notShown),
    ],
  };
}
