/** The words of JSON Schema for arrays. */
import type { ArraySchema } from "../../model/schema.js";
import { jsonObject, type JsonObject } from "./json-objects.js";
import { type JsonSchemaScope, refusesNothing } from "./schema-scope.js";
import { weakenedWords } from "./weakened-words.js";

/** The words of an array. */
export function arrayWords(schema: ArraySchema, scope: JsonSchemaScope): JsonObject {
  const { prefix, items, contains, minContains, maxContains } = schema;
  const isCounted = !weakenedWords(schema, new Set(), scope).includes("maxContains");
  return jsonObject([
    ["type", "array"],
    ["prefixItems", prefix.length === 0 ? undefined : prefix.map((each) => scope.schemaOf(each))],
    ["items", refusesNothing(items, scope) ? undefined : scope.schemaOf(items)],
    ["contains", contains && scope.schemaOf(contains)],
    ["minContains", minContains],
    ["maxContains", isCounted ? maxContains : undefined],
    ["minItems", schema.minItems],
    ["maxItems", schema.maxItems],
    ["uniqueItems", schema.uniqueItems],
  ]);
}
