/** Which media types an operation's successful answers have: an answer of another is an error that says so. */
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { Negotiation, Reading } from "../../sdk/messages/negotiation.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The entry of the constant; none where a success may have a type that is not shown, or all are empty. */
export function acceptEntries(
  { reading }: Negotiation,
  imports: FileImports,
): readonly ObjectEntry[] {
  if (reading === undefined) return [];
  if ("listed" in reading || "any" in reading) {
    return [{ key: "accept", value: readingValue(reading, imports) }];
  }
  const checks = reading.map(([status, each]) => ({
    key: status,
    value: readingValue(each, imports),
  }));
  const byStatus = nameValue(imports.value("acceptsByStatus", "runtime/accept-by-status"));
  return [{ key: "accept", value: callOf(byStatus, [objectValue(checks)], { pure: true }) }];
}

const readers = { json: "anyAsJson", text: "anyAsText", bytes: "anyAsBytes" } as const;

function readingValue(reading: Reading, imports: FileImports): ValueTree {
  if ("any" in reading) return nameValue(imports.value(readers[reading.any], "runtime/any-media"));
  const { listed } = reading;
  const isOne = listed.length === 1 && !listed[0]?.includes("*");
  const check = isOne
    ? imports.value("accepts", "runtime/accept")
    : imports.value("acceptsAnyOf", "runtime/accept-any-of");
  return callOf(nameValue(check), listed.map(literalValue), { pure: true });
}
