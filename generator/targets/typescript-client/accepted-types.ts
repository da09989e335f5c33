/** Which media types an operation's successful answers have: an answer of another is an error that says so. */
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
} from "../../emit/typescript/value-tree.js";
import { isOpen, knownItems } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import { isSuccess } from "./results.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The entry of the constant; none where a success may have a type that is not shown, or all are empty. */
export function acceptEntries(operation: Operation, imports: FileImports): readonly ObjectEntry[] {
  const types = acceptedTypes(operation);
  if (types.length === 0) return [];
  const accepts = nameValue(imports.value("accepts", "runtime/accept"));
  const value = callOf(accepts, types.map(literalValue), { pure: true });
  return [{ key: "accept", value }];
}

/** The media types, each once; none where a success may have one that is not shown, or all are empty. */
export function acceptedTypes({ responses }: Operation): readonly string[] {
  // What `default` says holds for every success that is not listed.
  const answers = knownItems(responses).filter(
    (each) => isSuccess(each) || (each.status === "default" && !each.absent),
  );
  if (isOpen(responses) || answers.some(({ content }) => isOpen(content))) return [];
  const types = new Set(
    answers.flatMap(({ content }) => knownItems(content).map(({ mediaType }) => mediaType)),
  );
  return [...types];
}
