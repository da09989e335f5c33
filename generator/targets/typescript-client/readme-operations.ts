/** The README's table of operations: which can be called, and why others cannot. */
import type { ApiModel } from "../../model/model.js";
import { isCallable } from "../../sdk/operations/facts.js";
import type { Located } from "../../emit/typescript/package/located.js";
import { operationsTable } from "../../emit/typescript/package/operations-table.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";

/** All operations, in their order. */
export function operationsSection(
  operations: readonly Located[],
  model: ApiModel,
): readonly Block[] {
  const callable = operations.filter(({ operation }) => isCallable(operation)).length;
  return [countText(callable, operations.length), operationsTable(operations, model)];
}

function countText(callable: number, all: number): string {
  if (callable === all) return `All ${all} operations can be called.`;
  return `${callable} of ${all} operations can be called. The others are in the types, with their docs. You can call them as soon as the manifest has their method and path.`;
}
