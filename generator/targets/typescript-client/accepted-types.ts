/** Which media types an operation's successful answers have: an answer of another is an error that says so. */
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
} from "../../emit/typescript/value-tree.js";
import type { Operation } from "../../model/model.js";
import { acceptedTypes } from "../../emit/typescript/package/accepted-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The entry of the constant; none where a success may have a type that is not shown, or all are empty. */
export function acceptEntries(operation: Operation, imports: FileImports): readonly ObjectEntry[] {
  const types = acceptedTypes(operation);
  if (types.length === 0) return [];
  const accepts = nameValue(imports.value("accepts", "runtime/accept"));
  const value = callOf(accepts, types.map(literalValue), { pure: true });
  return [{ key: "accept", value }];
}
