/** What JSON Schema says of arrays. */
import type { ArraySchema } from "../../model/schema.js";
import { saysAll } from "./completeness.js";
import { jsonObject, type JsonObject } from "./json-objects.js";
import type { JsonSchemaScope } from "./schema-scope.js";

/** The words of an array. */
export function arrayWords(schema: ArraySchema, scope: JsonSchemaScope): JsonObject {
  const { prefix, items, contains, minContains, maxContains } = schema;
  const isOpen = items.kind === "any" || items.kind === "notShown";
  // At most so many items can be of a kind only where it is certain which are.
  const isCounted = contains !== undefined && saysAll(contains, new Set(), scope);
  return jsonObject([
    ["type", "array"],
    ["prefixItems", prefix.length === 0 ? undefined : prefix.map((each) => scope.schemaOf(each))],
    ["items", isOpen ? undefined : scope.schemaOf(items)],
    ["contains", contains && scope.schemaOf(contains)],
    ["minContains", minContains],
    ["maxContains", isCounted ? maxContains : undefined],
    ["minItems", schema.minItems],
    ["maxItems", schema.maxItems],
    ["uniqueItems", schema.uniqueItems],
  ]);
}
