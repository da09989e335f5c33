/** Operations that cannot be called yet, in the few lines that a README has for them: those of a group that miss the same. */
import { grouped } from "../../model/grouped.js";
import type { MissingFact } from "../operations/facts.js";
import type { GroupPlan, OperationNotShown } from "../plan.js";

/** Operations of one group that miss the same facts. */
export interface NotShownGroup {
  readonly group: GroupPlan;
  readonly missing: readonly MissingFact[];
  readonly operations: readonly OperationNotShown[];
}

/** Returns them in the order of the manifest, a group before those in it. */
export function notShownGroups(groups: readonly GroupPlan[]): readonly NotShownGroup[] {
  return groups.flatMap((group) => {
    const open = group.operations.filter((each) => each.kind === "not-shown");
    const alike = grouped(open, ({ missing }) => missing.join(" "));
    const own = [...alike.values()].map((operations) => ({
      ...{ group, operations },
      missing: operations[0]?.missing ?? [],
    }));
    return [...own, ...notShownGroups(group.groups)];
  });
}
