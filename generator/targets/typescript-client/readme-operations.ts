/** The README's table of operations: which can be called, and why others cannot. */
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { operationsHead } from "../../emit/typescript/package/operations-table.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";

/** The section without the rows of its table. */
export function operationsSection(model: ApiModel): readonly Block[] {
  const operations = operationsOf(model);
  const callable = operations.filter(isCallable).length;
  return [countText(callable, operations.length), operationsHead];
}

function countText(callable: number, all: number): string {
  if (callable === all) return `All ${all} operations can be called.`;
  return `${callable} of ${all} operations can be called. The others are in the types, with their docs. You can call them as soon as the manifest has their method and path.`;
}
