/** The README on all operations: those that can be called, and those that cannot yet. */
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { notShownGroups } from "../../sdk/readme/not-shown-groups.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";
import type { Block } from "./readme-scope.js";
import { memberText } from "./spelling.js";

/** The blocks, in the manifest's order. */
export function operationBlocks({ names }: { readonly names: Emission }): readonly Block[] {
  const all = names.plan.groups.flatMap(operationsIn);
  const callable = all.filter((each) => each.kind === "callable");
  if (all.length === 0) return [];
  const count =
    callable.length === all.length
      ? `All ${all.length} operations can be called.`
      : `${callable.length} of ${all.length} operations can be called.`;
  return [
    count,
    ...(callable.length === 0
      ? []
      : [
          table(
            ["Method", "", "Request"],
            callable.map((plan) => callableRow(plan, names)),
          ),
        ]),
    ...notShownBlocks(names),
  ];
}

function callableRow(plan: CallableOperation, names: Emission): readonly string[] {
  const { title = "" } = plan.doc;
  const isOld = plan.deprecated !== undefined;
  return [
    inlineCode(memberText(plan.id, names)),
    `${inlineText(title)}${isOld ? " (deprecated)" : ""}`.trim(),
    inlineCode(`${plan.request.method} ${plan.request.path.text}`),
  ];
}

/** A row for each group, since what is missing of an operation is mostly missing of all. */
function notShownBlocks(names: Emission): readonly Block[] {
  const rows = notShownGroups(names.plan.groups).map(({ group, missing, operations }) => {
    const [first] = operations;
    const around = first && memberText(first.id, names).split(".").slice(0, -1).join(".");
    return [
      inlineCode(around ?? ""),
      operations.map((each) => inlineCode(namesOf(each, names).method)).join(", "),
      missing.join(" and "),
      inlineCode(group.place),
    ];
  });
  if (rows.length === 0) return [];
  return [
    "The others are properties of type `NotShown`. They become methods when the manifest has their missing facts. `place` of a `NotShown` is where to fill them in.",
    table(["Group", "Properties", "Not shown", "Place"], rows),
  ];
}
