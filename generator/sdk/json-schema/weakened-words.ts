/** Words of a schema that cannot be said as they are, because what would follow from them hangs on what is not shown. */
import type { Schema } from "../../model/schema.js";
import { saysAll, showsAllParts } from "./completeness.js";
import type { JsonSchemaScope } from "./schema-scope.js";

/** Such a word: a weaker one stands for it, or none. */
export type WeakenedWord =
  "oneOf" | "not" | "if" | "maxContains" | "unevaluatedItems" | "unevaluatedProperties";

/** Those of a schema itself, not of what is in it. `hidden` as in {@link JsonSchemaScope.schemaOf}. */
export function weakenedWords(
  schema: Schema,
  hidden: ReadonlySet<string>,
  scope: Pick<JsonSchemaScope, "side" | "find">,
): readonly WeakenedWord[] {
  const says = (each: Schema): boolean => saysAll(each, hidden, scope);
  switch (schema.kind) {
    case "oneOf":
      // What is not shown may be what keeps a value from fitting two of them.
      return schema.members.every(says) ? [] : ["oneOf"];
    case "not":
      return says(schema.schema) ? [] : ["not"];
    case "conditional":
      return says(schema.condition) ? [] : ["if"];
    case "array": {
      // At most so many items can be of a kind only where it is certain which are.
      const { contains, maxContains } = schema;
      const isCertain = contains === undefined || saysAll(contains, new Set(), scope);
      return maxContains === undefined || isCertain ? [] : ["maxContains"];
    }
    default:
      return [];
  }
}

/** The same of what is said of all that nothing else looked at: what is not shown here may be what looks at it. */
export function weakenedRests(
  schema: Schema,
  scope: Pick<JsonSchemaScope, "find">,
): readonly WeakenedWord[] {
  const { unevaluatedItems, unevaluatedProperties } = schema;
  const asked: readonly WeakenedWord[] = [
    ...(unevaluatedItems ? (["unevaluatedItems"] as const) : []),
    ...(unevaluatedProperties ? (["unevaluatedProperties"] as const) : []),
  ];
  return asked.length === 0 || showsAllParts(schema, scope) ? [] : asked;
}
