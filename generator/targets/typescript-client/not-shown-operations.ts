/** What stands for an operation that cannot be called yet. */
import type { VariableStatementStructure } from "ts-morph";
import type { DocComment } from "../../emit/typescript/doc-comments.js";
import { camelCase } from "../../emit/typescript/names.js";
import { constOf } from "../../emit/typescript/structures.js";
import { literal, reference, tupleOf } from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The value in place of its function, which says what is missing, and where it is to be filled in. */
export function notShownConstant(
  operation: Operation,
  { docs, missing }: { readonly docs: DocComment; readonly missing: readonly string[] },
  model: ApiModel,
  imports: FileImports,
): VariableStatementStructure {
  const type = reference(imports.type("NotShown", "runtime/not-shown"), [
    tupleOf(missing.map(literal)),
    literal(placeText(model.folder, operation.at)),
  ]);
  const said = [
    literalValue(operation.id),
    arrayValue(missing.map(literalValue)),
    literalValue(folderOfGroups(model)),
  ];
  const make = nameValue(imports.value("notShown", "runtime/not-shown"));
  const value = callOf(make, said, { pure: true });
  return constOf({ name: camelCase(operation.name), docs, type, value });
}

/** Folder of the manifest's groups, as the runtime wants it: with a slash at its end. */
export function folderOfGroups({ folder }: ApiModel): string {
  return placeText(folder, { file: "groups/", path: [] });
}
