/** The README on all operations: those that can be called, and those that cannot yet. */
import { operationTables } from "../../emit/markdown/operation-tables.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";
import { memberText } from "./spelling.js";

/** The blocks, in the manifest's order. */
export function operationBlocks({ names }: { readonly names: Emission }): readonly string[] {
  return operationTables(names.plan.groups, {
    member: (id) => memberText(id, names),
    method: (plan) => namesOf(plan, names).method,
    members: "Properties",
    notShown:
      "The others are properties of type `NotShown`. They become methods when the manifest has their missing facts. `place` of a `NotShown` is where to fill them in.",
  });
}
