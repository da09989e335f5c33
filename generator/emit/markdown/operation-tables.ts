/** A README on all operations of a client: a table of those that can be called, and one of those that cannot yet. */
import type { CallableOperation, GroupPlan, OperationPlan } from "../../sdk/plan.js";
import { notShownGroups } from "../../sdk/readme/not-shown-groups.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { inlineCode, inlineText, table } from "./text.js";

/** How a language calls what is in the tables. */
export interface OperationSpelling {
  /** A method as callers write it: `client.books.retrieve`. */
  readonly member: (id: string) => string;
  /** Its last part. */
  readonly method: (plan: OperationPlan) => string;
  /** The word in place of a method: `Fields`. */
  readonly members: string;
  /** The sentences on these. */
  readonly notShown: string;
}

/** The blocks, in the manifest's order. */
export function operationTables(
  groups: readonly GroupPlan[],
  spelling: OperationSpelling,
): readonly string[] {
  const all = groups.flatMap(operationsIn);
  const callable = all.filter((each) => each.kind === "callable");
  if (all.length === 0) return [];
  const count = callable.length === all.length ? "All" : `${callable.length} of`;
  const rows = callable.map((plan) => callableRow(plan, spelling));
  return [
    `${count} ${all.length} operations can be called.`,
    ...(rows.length === 0 ? [] : [table(["Method", "", "Request"], rows)]),
    ...notShownBlocks(groups, spelling),
  ];
}

function callableRow(
  { id, doc, deprecated, request }: CallableOperation,
  { member }: OperationSpelling,
): readonly string[] {
  const isOld = deprecated !== undefined;
  return [
    inlineCode(member(id)),
    `${inlineText(doc.title ?? "")}${isOld ? " (deprecated)" : ""}`.trim(),
    inlineCode(`${request.method} ${request.path.text}`),
  ];
}

/** A row for each group, since what is missing of an operation is mostly missing of all. */
function notShownBlocks(
  groups: readonly GroupPlan[],
  { member, method, members, notShown }: OperationSpelling,
): readonly string[] {
  const rows = notShownGroups(groups).map(({ group, missing, operations }) => {
    const [first] = operations;
    const around = first && member(first.id).split(".").slice(0, -1).join(".");
    return [
      inlineCode(around ?? ""),
      operations.map((each) => inlineCode(method(each))).join(", "),
      missing.join(" and "),
      inlineCode(group.place),
    ];
  });
  if (rows.length === 0) return [];
  return [notShown, table(["Group", members, "Not shown", "Place"], rows)];
}
