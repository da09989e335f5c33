/** The stand-in for an operation that cannot be called yet. */
import type { VariableStatementStructure } from "ts-morph";
import type { DocComment } from "../../emit/typescript/doc-comments.js";
import { functionName } from "../../emit/typescript/names.js";
import { constOf } from "../../emit/typescript/structures.js";
import { literal, reference, tupleOf } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
} from "../../emit/typescript/value-tree.js";
import type { OperationNotShown, ServicePlan } from "../../sdk/plan.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The value in place of its function, which says what is missing, and where it is to be filled in. */
export function notShownConstant(
  { id, name, missing, place }: OperationNotShown,
  docs: DocComment,
  { groupsFolder }: ServicePlan,
  imports: FileImports,
): VariableStatementStructure {
  const type = reference(imports.type("NotShown", "runtime/not-shown"), [
    tupleOf(missing.map(literal)),
    literal(place),
  ]);
  const said = [
    literalValue(id),
    arrayValue(missing.map(literalValue)),
    literalValue(groupsFolder),
  ];
  const make = nameValue(imports.value("notShown", "runtime/not-shown"));
  const value = callOf(make, said, { pure: true });
  return constOf({ name: functionName(name), docs, type, value });
}
