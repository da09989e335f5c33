/** The README on operations that are on their way out, of which their answers tell. */
import { inlineCode, table } from "../../emit/markdown/text.js";
import { isCallable } from "../../sdk/operations/facts.js";
import type { Section } from "../../emit/typescript/package/readme-section.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Deprecation, Operation } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type { RoutedOperation } from "./routed-operations.js";

/** The headers of deprecated operations, where enough of them is known. */
export function deprecationSection(routed: readonly RoutedOperation[], model: ApiModel): Section {
  const rows = routed.flatMap(({ operation }) => {
    const headers = headersOf(operation, model);
    return headers.length === 0
      ? []
      : [[inlineCode(operation.id), headers.map(inlineCode).join(", ")]];
  });
  return {
    title: "Deprecated operations",
    blocks:
      rows.length === 0
        ? []
        : [
            "Answers say what the manifest knows of it, with headers of RFC 9745, RFC 8594 and RFC 5829:",
            table(["Operation", "Headers of its answers"], rows),
          ],
  };
}

function headersOf(operation: Operation, model: ApiModel): readonly string[] {
  const deprecation = knownValue(operation.deprecated);
  if (deprecation === undefined) return [];
  return [
    ...(knownValue(deprecation.since) === undefined ? [] : ["Deprecation"]),
    ...(knownValue(deprecation.sunset) === undefined ? [] : ["Sunset"]),
    ...(isLinked(deprecation, operation, model) ? ["Link"] : []),
  ];
}

/** A path with parameters leads nowhere, and the same path is no other resource. */
function isLinked({ replacement }: Deprecation, { path }: Operation, model: ApiModel): boolean {
  const id = knownValue(replacement);
  const other = operationsOf(model).find((each) => each.id === id && isCallable(each));
  const target = other && knownValue(other.path)?.text;
  return target !== undefined && !target.includes("{") && target !== knownValue(path)?.text;
}
