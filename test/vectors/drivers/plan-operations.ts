/** The operations of a plan, group by group. */
import type {
  CallableOperation,
  GroupPlan,
  OperationNotShown,
} from "../../../generator/sdk/plan.js";
import type { GivenShape } from "../../../generator/sdk/shapes/service-shapes.js";

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

/** True if the value of a call is that of one response, and others may succeed, too: `default` stands for any status. */
export function isOneOfSeveral({ answer }: CallableOperation, given: GivenShape): boolean {
  if ("only" in given) return given.only !== undefined;
  return given.kind === "nothing" && answer.replies.some(({ status }) => status === "default");
}
