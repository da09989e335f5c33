/** The README on all operations: those that can be called, and those that cannot yet. */
import { operationTables } from "../../emit/markdown/operation-tables.js";
import type { Emission } from "./emission.js";
import { methodText, namesOf } from "./operation-docs.js";

/** The blocks, in the manifest's order. */
export function operationBlocks({ names }: { readonly names: Emission }): readonly string[] {
  return operationTables(names.plan.groups, {
    member: (id) => methodText(id, names),
    method: (plan) => namesOf(plan, names).method,
    members: "Fields",
    notShown:
      "The others are fields of type `NotShown`. They become methods when the manifest has their missing facts. `client.NotShown()` returns them with their places in the manifest.",
  });
}
