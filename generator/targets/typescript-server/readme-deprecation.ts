/** The README on operations that are on their way out, of which their answers tell. */
import { inlineCode, table } from "../../emit/markdown/text.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import type { ApiModel } from "../../model/model.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { callPlan } from "../../sdk/plan-of.js";
import type { RoutedOperation } from "./routed-operations.js";

/** The headers of deprecated operations, where enough of them is known. */
export function deprecationSection(
  routed: readonly RoutedOperation[],
  model: ApiModel,
): readonly Block[] {
  const rows = routed.flatMap(({ operation }) => {
    const plan = callPlan(operation, model);
    const headers = plan === undefined ? [] : headersOf(plan);
    return headers.length === 0
      ? []
      : [[inlineCode(operation.id), headers.map(inlineCode).join(", ")]];
  });
  return rows.length === 0
    ? []
    : [
        "Responses carry the known facts in headers of RFC 9745, RFC 8594 and RFC 5829:",
        table(["Operation", "Headers of its responses"], rows),
      ];
}

function headersOf({ deprecated, request: { path } }: CallableOperation): readonly string[] {
  const { since, sunset, replacementPath: target } = deprecated ?? {};
  // A path with parameters leads nowhere, and the same path is no other resource.
  const isLinked = target !== undefined && !target.includes("{") && target !== path.text;
  return [
    ...(since === undefined ? [] : ["Deprecation"]),
    ...(sunset === undefined ? [] : ["Sunset"]),
    ...(isLinked ? ["Link"] : []),
  ];
}
